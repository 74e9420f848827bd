import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText, AppError } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk.ts';
import { formatDateTime, formatKes, formatPhone } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/desk.ts';
import type { Unplaced } from './payment-desk.queries.ts';
import { type Outgoing, outgoingsQuery, settleOutgoing, sendBackUnplaced } from './refunds.queries.ts';

const kinds: Record<string, string> = {
  sent_back: t('Sent back, of money without a bill'),
  outside: t('Sent outside the app: a loss'),
  fee: t('A charge'),
  to_bank: t('Brought to the bank'),
};

/** Money that went out and is no refund of a bill: a second person looks before it is booked. Nothing where none waits. */
export function OutgoingList() {
  const { data, error } = useQuery(outgoingsQuery);
  if (error) return <Alert tone="danger">{errorText(error)}</Alert>;
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="outgoings" className="grid gap-3">
      <h2 id="outgoings" className="text-xl">
        {t('Money out that waits for approval')}
      </h2>
      <ul className="grid gap-3">
        {data.map((each) => (
          <OutgoingItem key={each.id} outgoing={each} />
        ))}
      </ul>
    </section>
  );
}

/** Whether the reader may approve money that goes out: as a second person, or alone with their second step. */
export const mayApprove = (approval: string): boolean => approval === 'second_person' || approval === 'alone';

/** Why the reader may not approve it; nothing where they may. `own`: what is said of what they asked for themselves. */
export function WhyNotApproved({ approval, own }: { approval: string; own: string }) {
  if (approval === 'own_refund') return <p className="text-muted text-sm">{own}</p>;
  if (approval !== 'second_factor_needed') return null;
  return (
    <p className="text-sm">
      {t.rich(
        'You are the only one who decides about payments. <a>Show your second step</a> to approve it yourself.',
        { a: (words) => <Link to="/profile?tab=security">{words}</Link> },
      )}
    </p>
  );
}

export function OutgoingItem({ outgoing }: { outgoing: Outgoing }) {
  const queryClient = useQueryClient();
  const settle = useMutation({
    mutationFn: (approve: boolean) => settleOutgoing(outgoing.id, approve),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  return (
    <li className="border-line bg-surface grid gap-3 rounded-2xl border p-4 shadow-sm">
      <p className="wrap-anywhere">
        <strong className="tabular-nums">{formatKes(outgoing.amount_kes)}</strong> · {outgoing.receipt} ·{' '}
        {kinds[outgoing.what] ?? outgoing.what}
        <span className="text-muted block text-sm">
          {[
            outgoing.of_receipt && t('came with receipt {receipt}', { receipt: outgoing.of_receipt }),
            outgoing.went_to && t('to {phone}', { phone: formatPhone(outgoing.went_to) }),
            outgoing.asked_by && t('noted by {person}', { person: outgoing.asked_by }),
            formatDateTime(outgoing.asked_at),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className="block">{outgoing.note}</span>
      </p>
      <WhyNotApproved approval={outgoing.approval} own={t('You noted this, so somebody else approves it.')} />
      {settle.error && <Alert tone="danger">{errorText(settle.error)}</Alert>}
      <div className="flex flex-wrap gap-2">
        {mayApprove(outgoing.approval) && (
          <Button
            size="sm"
            busy={settle.isPending && settle.variables}
            disabled={settle.isPending}
            onClick={() => settle.mutate(true)}
          >
            {t('Approve')}
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          busy={settle.isPending && !settle.variables}
          disabled={settle.isPending}
          onClick={() => settle.mutate(false)}
        >
          {t('Withdraw')}
        </Button>
      </div>
    </li>
  );
}

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
