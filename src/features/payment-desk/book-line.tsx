import { useState } from 'react';

import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { t } from '../../words/desk.ts';
import { bookOutgoingLine } from './outgoings.queries.ts';
import { paymentDeskKey } from './payment-desk.queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const kinds = [
  { value: 'outside', label: t('Sent outside the app: a loss') },
  { value: 'fee', label: t('A charge') },
  { value: 'to_bank', label: t('Brought to the bank') },
];

/** Lets an owner book a line of the statement by which money went out that is no refund, so that the difference ends. */
export function BookLine({ receipt }: { receipt: string }) {
  const [isOpen, setOpen] = useState(false);
  const [what, setWhat] = useState('');
  return (
    <>
      <Button size="sm" variant="secondary" className="w-fit" onClick={() => setOpen(true)}>
        {t('Book it')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('What was {receipt}?', { receipt })}
          description={t(
            'A refund of an order, plan or consultation is recorded there, and money without a bill under “Money nobody knows”. What else went out is booked here.',
          )}
          choice={{
            field: (
              <RadioCards
                legend={t('What became of it?')}
                name="booked-line"
                value={what}
                onChange={setWhat}
                options={kinds}
              />
            ),
            isMade: what !== '',
          }}
          label={t('Why it went out')}
          missing={t('Say why it went out.')}
          confirm={t('Book it')}
          say={(reason) => bookOutgoingLine(receipt, what, reason)}
          onSaid={() =>
            toast.success(t('It waits for a second person'), t('The difference ends once they approve it.'))
          }
          queryKey={paymentDeskKey}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
