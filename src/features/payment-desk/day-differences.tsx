import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { deskKey, moneyFault } from '../../lib/desk.ts';
import { formatDate, formatKes, formatDateTime } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/choices.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/desk.ts';
import { NotYetOver, signedKes } from './account-day-rows.tsx';
import { type AccountDay, closeDay, takeToBank, type DayDifference } from './books.queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { bookOutgoingLine } from './refunds.queries.ts';

type CloseProps = { day: string; account: AccountDay; asks: 'close' | 'bank'; onClose: () => void };

/** Closes a day of an account, or notes what was brought to the bank. */
export function CloseDayDialog({ day, account, asks, onClose }: CloseProps) {
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

const reasons: Record<string, string> = {
  no_payment: t('Money came that is no payment of ours.'),
  no_refund: t('Money went out that is no refund. Record it where it was sent back.'),
  no_line: t('Ours alone: the statement has no such line.'),
  not_settled: t('Here it is in doubt or failed. Look under “Waiting for you”.'),
  amount_differs: t('Both have it, with other amounts.'),
  other_day: t('Both have it, on different days.'),
};

type Props = {
  differences: readonly DayDifference[];
  hrefOf: (bill: Pick<DayDifference, 'kind' | 'bill_id' | 'number'>) => string | null;
  /** Whether they may say what went out that is no refund, as owners may. */
  mayBook?: boolean;
};

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
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The receipts that make the difference of a day. */
export function DayDifferences({ differences, hrefOf, mayBook = false }: Props) {
  if (differences.length === 0) return null;
  return (
    <ul aria-label={t('What makes the difference')} className="divide-line divide-y">
      {differences.map((difference) => {
        const href = hrefOf(difference);
        return (
          <li key={`${difference.receipt} ${difference.at}`} className="grid gap-0.5 py-2">
            <span className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">
                {difference.receipt ?? t('no receipt')}
                {difference.number && ' · '}
                {difference.number &&
                  (href ? (
                    <Link to={href} className="text-leaf-700 underline underline-offset-4">
                      {difference.number}
                    </Link>
                  ) : (
                    difference.number
                  ))}
              </span>
              <strong className="ml-auto whitespace-nowrap tabular-nums">
                {signedKes(difference.difference_kes)}
              </strong>
            </span>
            <span className="text-pretty">{reasons[difference.why] ?? difference.why}</span>
            <span className="text-muted text-sm wrap-anywhere">
              {[
                formatDateTime(difference.at),
                difference.stated_kes !== null && difference.booked_kes !== null
                  ? t('statement {stated}, ours {ours}', {
                      stated: formatKes(difference.stated_kes),
                      ours: formatKes(difference.booked_kes),
                    })
                  : null,
                difference.details,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {mayBook && difference.why === 'no_refund' && difference.receipt !== null && (
              <BookLine receipt={difference.receipt} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
