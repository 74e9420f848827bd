import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { AppError, errorText } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk.ts';
import { formatKes } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { sendBackUnplaced } from './outgoings.queries.ts';
import type { Unplaced } from './payment-desk.queries.ts';

const BESIDE = ['bad_phone', 'bad_receipt', 'receipt_used', 'wrong_amount', 'bad_note'];

/** Notes that money without a bill was sent back by hand: to whom, with which reference, and why. */
export function SendBackUnplaced({ money }: { money: Unplaced }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="secondary" className="w-fit" onClick={() => setOpen(true)}>
        {t('It was sent back')}
      </Button>
      {isOpen && <SendBackDialog money={money} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What the form says; an error stands beside the field it is about. */
function SendBackDialog({ money, onClose }: { money: Unplaced; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [said, setSaid] = useState({ reference: '', phone: '', note: '' });
  const note = useMutation({
    mutationFn: () => sendBackUnplaced(money.receipt, said),
    onSuccess: (state) => {
      toast.success(
        state === 'booked' ? t('Noted as sent back') : t('It waits for a second person'),
        t('No bill is paid by it any more.'),
      );
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  const refused = note.error instanceof AppError ? note.error.kind : null;
  const beside = (...kinds: string[]) =>
    refused !== null && kinds.includes(refused) ? errorText(note.error) : undefined;
  const change = (part: Partial<typeof said>): void => {
    note.reset();
    setSaid((before) => ({ ...before, ...part }));
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('{amount} was sent back?', { amount: formatKes(money.paid_in_kes) })}
      description={t(
        'Send it back in the portal of M-Pesa or your bank first, whole, and note it here. A second person looks where the number is not known to have paid, or the sum is above the limit.',
      )}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          note.mutate();
        }}
      >
        <TextField
          label={t('Number or account it went to')}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          value={said.phone}
          error={beside('bad_phone')}
          onChange={(event) => change({ phone: event.currentTarget.value })}
        />
        <TextField
          label={t('M-Pesa or bank reference')}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          value={said.reference}
          error={beside('bad_receipt', 'receipt_used', 'wrong_amount')}
          onChange={(event) => change({ reference: event.currentTarget.value })}
        />
        <TextField
          label={t('Why it goes back')}
          maxLength={500}
          value={said.note}
          error={beside('bad_note')}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        {note.error && !(refused !== null && BESIDE.includes(refused)) && (
          <Alert tone="danger">{errorText(note.error)}</Alert>
        )}
        <Button type="submit" busy={note.isPending}>
          {t('Note that it was sent back')}
        </Button>
      </form>
    </Dialog>
  );
}
