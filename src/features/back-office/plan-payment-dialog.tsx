import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatKes } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { t } from '../../words/back-office.ts';
import { type PlanDecision, resolvePlanPayment } from './desk-actions.queries.ts';
import { type Row, textOf } from './row.ts';
import { useDeskAction } from './use-desk-action.ts';

const all = [
  { value: 'paid', label: t('The money is here'), description: t('Gives the month that was paid for.') },
  { value: 'not_paid', label: t('No money came'), description: t('The person may try again.') },
  {
    value: 'refunded',
    label: t('The money went back'),
    description: t('Send it by M-Pesa first, then note it here.'),
  },
] as const;

/** Whether a payment for a plan waits for a person. */
export const isInDoubt = (row: Row): boolean =>
  row['state'] === 'needs_review' || row['state'] === 'refund_due';

/** Settles a payment for a plan whose money is in doubt or owed back. */
export function PlanPaymentDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const options = row['state'] === 'refund_due' ? all.filter(({ value }) => value === 'refunded') : [...all];
  const [decision, setDecision] = useState<PlanDecision>(options[0]?.value ?? 'refunded');
  const [receipt, setReceipt] = useState(typeof row['receipt'] === 'string' ? row['receipt'] : '');
  const settle = useDeskAction(
    () => resolvePlanPayment(String(row.id), decision, decision === 'paid' ? receipt.trim() || null : null),
    { done: t('Payment settled'), onDone: onClose },
  );
  const amount = formatKes(Number(row['amount_kes']));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('Settle {number}', { number: textOf(row, 'number') })}
      description={
        row['email']
          ? t('{amount} from {email}.', { amount, email: textOf(row, 'email') })
          : t('{amount} from a deleted account.', { amount })
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          settle.mutate(undefined);
        }}
      >
        <RadioCards
          legend={t('What happened')}
          name="decision"
          value={decision}
          onChange={(next) => setDecision(all.find(({ value }) => value === next)?.value ?? decision)}
          options={options}
        />
        {decision === 'paid' && (
          <TextField
            label={t('M-Pesa receipt')}
            hint={t('From the statement, if it names one.')}
            maxLength={20}
            autoComplete="off"
            value={receipt}
            onChange={(event) => setReceipt(event.currentTarget.value)}
          />
        )}
        {settle.error && <Alert tone="danger">{errorText(settle.error)}</Alert>}
        <Button type="submit" busy={settle.isPending}>
          {t('Settle')}
        </Button>
      </form>
    </Dialog>
  );
}
