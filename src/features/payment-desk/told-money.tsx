import { useMutation, useQueryClient } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk.ts';
import { formatDateTime, formatKes } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { askAboutReceipt, type Waiting } from './payment-desk.queries.ts';

/** What M-Pesa tells of the receipt of a row of the queue. */
export type ToldMoney = NonNullable<Waiting['money']>;

/** `2547*****671`; a phone that is told as SHA-256 says nothing to a person. */
const shown = (payer: string | null): string | null => (payer !== null && payer.length < 20 ? payer : null);

/** Who paid, from where and for what, as M-Pesa tells it, for whoever decides whether it is for this bill. */
export function ToldMoney({ money }: { money: ToldMoney }) {
  const payer = shown(money.payer);
  const others = money.also_named_for;
  return (
    <div className="bg-leaf-50 grid gap-2 rounded-xl p-3 text-sm">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 wrap-anywhere">
        <dt className="text-muted">{t('M-Pesa tells')}</dt>
        <dd className="tabular-nums">
          {formatKes(money.kes)} · {formatDateTime(money.at)}
        </dd>
        {payer !== null && (
          <>
            <dt className="text-muted">{t('From')}</dt>
            <dd className="tabular-nums">{payer}</dd>
          </>
        )}
        <dt className="text-muted">{t('Account')}</dt>
        <dd>{money.account ?? t('no account')}</dd>
        {money.details !== '' && (
          <>
            <dt className="text-muted">{t('Details')}</dt>
            <dd>{money.details}</dd>
          </>
        )}
      </dl>
      {money.paid !== null && <p>{t('It paid {number} already.', { number: money.paid })}</p>}
      {money.paid === null && money.means !== null && (
        <p>{t('Its account means {number}.', { number: money.means })}</p>
      )}
      {others.length > 0 && <p>{t('It is named for {numbers} as well.', { numbers: others.join(', ') })}</p>}
    </div>
  );
}

type Props = {
  waiting: Waiting;
  /** Null where M-Pesa has not told of the receipt. */
  money: ToldMoney | null;
  receipt: string;
  checked: boolean;
  onCheck: (checked: boolean) => void;
};

/** Says what M-Pesa has not told, offers to ask it, and asks whoever decides to vouch for the money where nothing else does. */
export function Vouching({ waiting, money, receipt, checked, onCheck }: Props) {
  const queryClient = useQueryClient();
  const ask = useMutation({
    mutationFn: () => askAboutReceipt(waiting.bill_id, receipt),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  const isAsking = ask.data === 'asking' || (ask.isIdle && waiting.told === 'asking');
  if (money !== null)
    return (
      <CheckboxField
        label={t('I asked the payer: this money is for {number}.', { number: waiting.number })}
        checked={checked}
        onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
      />
    );
  return (
    <div className="grid gap-2">
      <Alert
        tone="warning"
        title={isAsking ? t('M-Pesa is being asked about this receipt.') : t('M-Pesa has not told of it yet')}
      >
        {isAsking
          ? t(
              'The answer usually comes within a minute. Close this and look again, or go on if you see the money yourself.',
            )
          : t('Nobody has seen this money yet. Ask M-Pesa, or look at it there yourself.')}
      </Alert>
      {!isAsking && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          busy={ask.isPending}
          onClick={() => ask.mutate()}
        >
          {t('Ask M-Pesa')}
        </Button>
      )}
      {ask.isError && <Alert tone="danger">{errorText(ask.error)}</Alert>}
      {ask.data === 'told' && <p>{t('M-Pesa has told of it. Close this and look again.')}</p>}
      <CheckboxField
        label={t('I see this money at M-Pesa myself, with this receipt and sum.')}
        checked={checked}
        onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
      />
    </div>
  );
}
