import { useState } from 'react';

import { formatKes } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/desk.ts';
import { paymentDeskKey, settleNotReceived, type Waiting } from './payment-desk.queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** Lets the desk say what became of a refund that its payer did not get. */
export function SettleNotReceived({ waiting }: { waiting: Waiting }) {
  const [isOpen, setOpen] = useState(false);
  const { claim_id: refundId } = waiting;
  if (refundId === null) return null;
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {t('Settled with the payer')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('What became of {amount} for {number}?', {
            amount: formatKes(waiting.amount_kes),
            number: waiting.number,
          })}
          description={t(
            'It moves no money. Once M-Pesa reverses the refund, import its line: then it is owed again by itself.',
          )}
          label={t('What you found out')}
          hint={t('For colleagues. The payer does not see it.')}
          missing={t('Say what you found out.')}
          confirm={t('Settled')}
          say={(note) => settleNotReceived(refundId, note)}
          onSaid={() => toast.success(t('Settled'), t('It is off the list.'))}
          queryKey={paymentDeskKey}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
