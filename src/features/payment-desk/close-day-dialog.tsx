import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { deskKey, moneyFault } from '../../lib/desk.ts';
import { formatDate, formatKes } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { NotYetOver } from './account-day-rows.tsx';
import { type AccountDay, closeDay, takeToBank } from './daily-close.queries.ts';

type Props = { day: string; account: AccountDay; asks: 'close' | 'bank'; onClose: () => void };

/** Closes a day of an account, or notes what was brought to the bank. */
export function CloseDayDialog({ day, account, asks, onClose }: Props) {
  const queryClient = useQueryClient();
  const [amount, setAmount] = useState(String(Math.max(account.closing_kes, 0)));
  const [note, setNote] = useState('');
  const asksAmount = asks === 'bank' || !account.has_statement;
  const isReady =
    !asksAmount ||
    (/^\d{1,8}$/.test(amount) &&
      (asks === 'close' || (Number(amount) > 0 && Number(amount) <= account.closing_kes)));
  const act = useMutation({
    mutationFn: () =>
      asks === 'bank'
        ? takeToBank(account.account, Number(amount))
        : closeDay(day, account.account, { countedKes: asksAmount ? Number(amount) : null, note }),
    onSuccess: () => {
      if (asks === 'bank')
        toast.success(t('Noted'), t('{amount} to the bank.', { amount: formatKes(Number(amount)) }));
      else toast.success(t('Closed'), formatDate(`${day}T12:00:00Z`));
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  const fault = moneyFault(act.error);
  return (
    <Dialog
      onClose={onClose}
      title={
        asks === 'bank' ? t('Bring to the bank') : t('Close {day}', { day: formatDate(`${day}T12:00:00Z`) })
      }
      description={
        asks === 'bank'
          ? t('It is noted today. At most {amount} lies here.', { amount: formatKes(account.closing_kes) })
          : t(
              'What stands there now is kept with your name. Nothing is locked: what changes later shows as a difference. The first day that is closed takes over what lay there before.',
            )
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) act.mutate();
        }}
      >
        {asksAmount && (
          <TextField
            label={asks === 'bank' ? t('Amount (KSh)') : t('Counted in the till (KSh)')}
            inputMode="numeric"
            value={amount}
            error={
              isReady
                ? fault.amount
                : asks === 'bank'
                  ? t('Enter whole shillings, at most {amount}', { amount: formatKes(account.closing_kes) })
                  : t('Enter whole shillings')
            }
            onChange={(event) => setAmount(event.currentTarget.value)}
          />
        )}
        {asks === 'close' && (
          <TextField
            label={t('Note')}
            maxLength={500}
            hint={t('For whoever asks later.')}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
        {asks === 'close' && <NotYetOver account={account} />}
        {fault.other && <Alert tone="danger">{fault.other}</Alert>}
        <Button type="submit" busy={act.isPending} disabled={!isReady}>
          {asks === 'bank' ? t('Bring to the bank') : t('Close this day')}
        </Button>
      </form>
    </Dialog>
  );
}
