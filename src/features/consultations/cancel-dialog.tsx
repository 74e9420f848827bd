import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatKes } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { deviceZone, whenIn } from '../../lib/zone-time.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/care.ts';
import { consultationKeys } from './consultation-keys.ts';
import type { Consultation, Terms } from './consultation.ts';
import { cancelConsultation } from './consultations.queries.ts';

type Props = {
  userId: string;
  consultation: Consultation;
  terms: Terms;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** What cancelling gives back, in words for the side that reads them. */
function meaning({ cancel, side }: Terms, amount: number): string {
  const client = side === 'client';
  if (cancel.gives_back === 'entitlement')
    return client
      ? t('The consultation goes back into your plan.')
      : t('The consultation goes back into the client’s plan.');
  if (cancel.gives_back === 'refund')
    return client
      ? t('We send back {amount} to the M-Pesa number that paid.', { amount: formatKes(amount) })
      : t('The client gets back {amount}.', { amount: formatKes(amount) });
  if (cancel.is_late) return t('It is less than a day before: nothing is given back.');
  return t('Nothing was paid, so there is nothing to give back.');
}

/** Says what cancelling means before it is done. */
export function CancelDialog({ userId, consultation, terms, open, onOpenChange }: Props) {
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const cancel = useMutation({
    mutationFn: () => cancelConsultation(consultation.id, reason),
    onSuccess: async (gaveBack) => {
      onOpenChange(false);
      toast.success(
        t('Consultation cancelled'),
        gaveBack === 'nothing'
          ? undefined
          : gaveBack === 'refund'
            ? t('{amount} will be sent back.', { amount: formatKes(consultation.price_kes) })
            : t('It is back in the plan.'),
      );
      await queryClient.invalidateQueries({ queryKey: consultationKeys.all(userId) });
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Cancel this consultation?')}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('Keep it')}
          </Button>
          <Button variant="danger" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('Cancel the consultation')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Alert tone={terms.cancel.is_late ? 'warning' : 'info'}>
          {meaning(terms, consultation.price_kes)}
        </Alert>
        {terms.side === 'client' && !terms.cancel.is_late && (
          <p className="text-muted text-sm">
            {t('Free until {when}.', { when: whenIn(terms.cancel.free_until, deviceZone()) })}
          </p>
        )}
        <TextField
          label={t('Reason (optional)')}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {cancel.error && <Alert tone="danger">{errorText(cancel.error)}</Alert>}
      </div>
    </Dialog>
  );
}
