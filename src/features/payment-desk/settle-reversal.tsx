import { useState } from 'react';

import { formatKes } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/choices.tsx';
import { t } from '../../words/desk.ts';
import { type ReversalOutcome, settleReversal, type Waiting } from './payment-desk.queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type Option = { value: ReversalOutcome; label: string; description: string };
/** While so much of the bill is left. */
const whileLeft: readonly Option[] = [
  {
    value: 'owing',
    label: t('It is owing again'),
    description: t('The payer is asked for so much again, and nothing is sent before.'),
  },
  {
    value: 'refund',
    label: t('It goes back to the payer'),
    description: t(
      'It is noted as a refund with this receipt: the price is less by it, and the goods go for the rest.',
    ),
  },
];
const ifNoted: Option = {
  value: 'noted',
  label: t('It is the refund that we noted'),
  description: t('Its reference was another one, or mistyped. Nothing changes.'),
};
/** Where as much was noted as sent back and is not here any more. */
const onceGone: readonly Option[] = [
  ifNoted,
  {
    value: 'twice',
    label: t('It went out besides'),
    description: t('The money went back twice: the payer is asked for one of the two.'),
  },
];

type Reversal = Pick<Waiting, 'number' | 'amount_kes'> & { receipt: string | null; told: string | null };

/** Lets the desk say what M-Pesa took back where nothing in the books explains it. */
export function SettleReversal({ waiting }: { waiting: Reversal }) {
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<ReversalOutcome>();
  const { receipt, amount_kes: kes } = waiting;
  if (receipt === null) return null;
  const options =
    waiting.told === 'gone' ? onceGone : waiting.told === 'sent' ? [...whileLeft, ifNoted] : whileLeft;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('Say what it is')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('M-Pesa took {amount} of {number} back', {
            amount: formatKes(kes),
            number: waiting.number,
          })}
          description={t('Receipt {receipt}. Ask the payer, or M-Pesa, what happened.', { receipt })}
          choice={{
            field: (
              <RadioCards
                legend={t('What it is')}
                name="reversal"
                value={outcome}
                onChange={(next) => setOutcome(options.find(({ value }) => value === next)?.value)}
                options={[...options]}
              />
            ),
            isMade: outcome !== undefined,
          }}
          label={t('How you know')}
          hint={t('For colleagues. The payer does not see it.')}
          missing={t('Say how you know.')}
          confirm={t('Settle it')}
          say={async (note) => {
            if (outcome) await settleReversal(receipt, outcome, note);
          }}
          onSaid={() =>
            toast.success(t('Settled'), t('{number} is off the list.', { number: waiting.number }))
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
