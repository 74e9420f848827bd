import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk.ts';
import { formatDateTime, formatKes } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckboxField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { leftWords, riderPaid, ridersQuery } from './books.queries.ts';
import { SendBackUnplaced } from './outgoings.tsx';
import {
  assignMoney,
  correctReceipt,
  setMoneyAside,
  type Unplaced,
  unplacedQuery,
} from './payment-desk.queries.ts';

/** Money that M-Pesa told of and that found no bill: a person gives it to one, or says what it is. */
export function UnplacedMoney() {
  const { data, error } = useQuery(unplacedQuery);
  if (error) return <Alert tone="danger">{errorText(error)}</Alert>;
  if (!data || data.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('Money nobody knows')}</h2>
      <p className="text-muted">
        {t(
          'M-Pesa told of it, and no bill fits. Give it to a bill, note that it was sent back, or set it aside with a word.',
        )}
      </p>
      <ul className="grid gap-3">
        {data.map((money) => (
          <UnplacedRow key={money.receipt} money={money} />
        ))}
      </ul>
    </section>
  );
}

export function UnplacedRow({ money }: { money: Unplaced }) {
  const queryClient = useQueryClient();
  const [asks, setAsks] = useState<'number' | 'note'>('number');
  const [typed, setTyped] = useState(money.number ?? '');
  const [isAnother, setAnother] = useState(false);
  const decide = useMutation({
    mutationFn: () =>
      asks === 'number'
        ? assignMoney(money.receipt, typed.trim(), isAnother)
        : setMoneyAside(money.receipt, typed.trim()),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    decide.mutate();
  }
  return (
    <li className="border-line bg-surface grid gap-3 rounded-2xl border p-4 shadow-sm">
      <p>
        <strong className="tabular-nums">{formatKes(money.paid_in_kes)}</strong> · {money.receipt} ·{' '}
        {money.account || t('no account')}
        <span className="text-muted block text-sm wrap-anywhere">
          {formatDateTime(money.completed_at)} · {money.details}
        </span>
      </p>
      {money.number !== null && money.method === 'cash' && (
        <p className="text-sm">
          {t('{number} asks {amount} in cash. Given to it, the right sum pays it and nothing is collected.', {
            number: money.number,
            amount: formatKes(money.asked_kes ?? 0),
          })}
        </p>
      )}
      <LookAlike money={money} />
      <LikelyBills money={money} />
      <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <TextField
          label={asks === 'number' ? t('Number of the bill') : t('What this money is for')}
          autoComplete="off"
          maxLength={asks === 'number' ? 20 : 500}
          value={typed}
          error={decide.isError ? errorText(decide.error) : undefined}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            if (decide.isError) decide.reset();
          }}
        />
        {money.like_receipt !== null && asks === 'number' && (
          <CheckboxField
            label={t('It is another payment, on top')}
            checked={isAnother}
            onChange={(event) => {
              setAnother(event.currentTarget.checked);
            }}
          />
        )}
        <Button type="submit" size="sm" busy={decide.isPending}>
          {asks === 'number' ? t('Give it to this bill') : t('Set aside')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            setAsks(asks === 'number' ? 'note' : 'number');
            setTyped(asks === 'number' ? '' : (money.number ?? ''));
            decide.reset();
          }}
        >
          {asks === 'number' ? t('It is for no bill') : t('It is for a bill')}
        </Button>
      </form>
      <FromRider money={money} />
      <SendBackUnplaced money={money} />
    </li>
  );
}

const reasons: Record<string, string> = {
  sum: t('the sum'),
  phone: t('the phone'),
  account: t('the account, nearly'),
  name: t('the name'),
};

/** The bills that money is most likely for, the best first, each with why and one press that gives it to it. */
function LikelyBills({ money }: { money: Unplaced }) {
  const queryClient = useQueryClient();
  const give = useMutation({
    mutationFn: (number: string) => assignMoney(money.receipt, number, false),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  const bills = money.likely;
  // Where a receipt may have been mistyped, that question comes first.
  if (bills.length === 0 || money.like_receipt !== null) return null;
  return (
    <div className="bg-leaf-50 grid gap-3 rounded-xl p-3">
      <h3 className="text-sm font-semibold">{t('Most likely it is for')}</h3>
      <ul className="grid gap-3">
        {bills.map(({ number, name, why }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-2">
            <p>
              <strong className="tabular-nums">{number}</strong>
              {name && ` · ${name}`}
              <span className="text-muted block text-sm">
                {t('What fits: {reasons}.', { reasons: why.map((each) => reasons[each] ?? each).join(', ') })}
              </span>
            </p>
            <Button
              size="sm"
              variant="secondary"
              busy={give.isPending && give.variables === number}
              disabled={give.isPending}
              onClick={() => give.mutate(number)}
            >
              {t('Give it to {number}', { number })}
            </Button>
          </li>
        ))}
      </ul>
      {give.isError && <Alert tone="danger">{errorText(give.error)}</Alert>}
    </div>
  );
}

/** Riders send the day's cash by M-Pesa: one of those who have some is chosen, and asked about once. Nothing where nobody has. */
function FromRider({ money }: { money: Unplaced }) {
  const queryClient = useQueryClient();
  const { data = [] } = useQuery(ridersQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const hand = useMutation({
    mutationFn: (rider: string) => riderPaid(money.receipt, rider),
    onSuccess: (left, rider) => {
      toast.success(t('Handed in'), leftWords(rider, left));
      setChosen(null);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  const owing = data.filter(({ owed_kes: kes }) => kes > 0);
  if (owing.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {t('A rider handed it in')}
      </summary>
      <div className="flex flex-wrap gap-2 pb-2">
        {owing.map(({ rider, owed_kes: kes }) => (
          <Button key={rider} size="sm" variant="secondary" onClick={() => setChosen(rider)}>
            {t('{rider}, who has {amount}', { rider, amount: formatKes(kes) })}
          </Button>
        ))}
      </div>
      {chosen !== null && (
        <Dialog
          onClose={() => setChosen(null)}
          title={t('{rider} handed in {amount}?', { rider: chosen, amount: formatKes(money.paid_in_kes) })}
          description={t('It lies at M-Pesa and counts as handed in. That cannot be taken back.')}
        >
          <div className="grid gap-4">
            {hand.isError && <Alert tone="danger">{errorText(hand.error)}</Alert>}
            <Button busy={hand.isPending} onClick={() => hand.mutate(chosen)}>
              {t('Yes, they handed it in')}
            </Button>
          </div>
        </Dialog>
      )}
    </details>
  );
}

/** Money whose receipt looks like one that somebody typed: most likely the same payment. */
function LookAlike({ money }: { money: Unplaced }) {
  const queryClient = useQueryClient();
  const typed = money.like_receipt;
  const correct = useMutation({
    mutationFn: (receipt: string) => correctReceipt(money.receipt, receipt),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  if (typed === null || money.like_number === null) return null;
  return (
    <Alert
      tone="warning"
      title={t('Is it the same payment?')}
      action={
        <Button size="sm" busy={correct.isPending} onClick={() => correct.mutate(typed)}>
          {t('Yes, correct the receipt')}
        </Button>
      }
    >
      {t('{receipt} looks like {typed}, with which {number} was paid the same sum.', {
        receipt: money.receipt,
        typed,
        number: money.like_number,
      })}
      {correct.isError && <span className="block">{errorText(correct.error)}</span>}
    </Alert>
  );
}
