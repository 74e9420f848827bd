import { useState } from 'react';

import { formatKes } from '../../lib/format.ts';
import { moneyFault } from '../../lib/money-fault.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { t } from '../../words/desk.ts';
import { type Refund, useRefundDecision } from './refunds.queries.ts';

/** Somebody has looked at the statement and says whether a refund was sent. */
export function SettleRefundDialog({ refund, onClose }: { refund: Refund; onClose: () => void }) {
  const decide = useRefundDecision(refund.id);
  const [answer, setAnswer] = useState<string | undefined>(refund.receipt ? 'sent' : undefined);
  const [receipt, setReceipt] = useState(refund.receipt ?? '');
  const wasSent = answer === 'sent';
  const isReceipt = /^[A-Z0-9]{8,12}$/.test(receipt.trim());
  const isReady = answer === 'not_sent' || (wasSent && isReceipt);
  const fault = moneyFault(decide.error);
  return (
    <Dialog
      onClose={onClose}
      title={t('Was it sent?')}
      description={t('{number}: look for {amount} in the M-Pesa statement first.', {
        number: refund.number,
        amount: formatKes(refund.amount_kes),
      })}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) decide.mutate({ what: 'settle_refund', wasSent, receipt }, { onSuccess: onClose });
        }}
      >
        <RadioCards
          legend={t('What the statement says')}
          name="was-sent"
          value={answer}
          onChange={setAnswer}
          options={[
            { value: 'sent', label: t('It was sent'), description: t('The payer is told.') },
            {
              value: 'not_sent',
              label: t('It was not sent'),
              description: t('Then it can be tried again, or sent by hand.'),
              disabled: refund.receipt !== null,
            },
          ]}
        />
        {wasSent && (
          <TextField
            label={t('M-Pesa receipt of the refund')}
            autoComplete="off"
            spellCheck={false}
            maxLength={12}
            value={receipt}
            error={
              receipt === '' || isReceipt
                ? fault.receipt
                : t('Enter it as in the message, such as SKA4N7Q2XD')
            }
            onChange={(event) => setReceipt(event.currentTarget.value.toUpperCase())}
          />
        )}
        {fault.other && <Alert tone="danger">{fault.other}</Alert>}
        <Button type="submit" busy={decide.isPending} disabled={!isReady}>
          {t('Settle it')}
        </Button>
      </form>
    </Dialog>
  );
}
