import { useQuery } from '@tanstack/react-query';

import { formatDateTime, formatKes } from '../../lib/format.ts';
import { Link } from '../../ui/link.tsx';
import { NotLoaded } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/desk.ts';
import { NeverCame } from './never-came.tsx';
import { reconciliationQuery, type ReconciliationStatus } from './payment-desk.queries.ts';

type Props = { status: ReconciliationStatus; hrefOf: (orderId: string) => string };

/** Statement lines and payments of one kind, beside each other. */
export function ReconciliationList({ status, hrefOf }: Props) {
  const { data, error, refetch } = useQuery(reconciliationQuery(status));
  if (!data && error)
    return <NotLoaded title={t('The list could not be loaded')} error={error} again={refetch} />;
  if (!data) return <Spinner label={t('Comparing')} />;
  if (data.rows.length === 0)
    return (
      <p className="border-line bg-surface text-muted rounded-2xl border p-8 text-center">
        {t('Nothing of this kind.')}
      </p>
    );
  return (
    <div className="grid gap-3">
      <ul className="border-line bg-surface divide-line divide-y rounded-2xl border shadow-sm">
        {data.rows.map((row) => (
          <li
            key={`${row.receipt} ${row.payment_id}`}
            className="grid gap-x-4 gap-y-1 p-3 sm:grid-cols-2 sm:px-4"
          >
            <p>
              <span className="text-muted text-sm">{t('Statement')}</span>
              <br />
              {row.paid_in_kes === null ? (
                t('not there')
              ) : (
                <>
                  <strong className="tabular-nums">{formatKes(row.paid_in_kes)}</strong> · {row.receipt} ·{' '}
                  {row.account ?? t('no account')}
                  <span className="text-muted block text-sm wrap-anywhere">
                    {formatDateTime(row.completed_at)} · {row.details}
                  </span>
                </>
              )}
            </p>
            <p>
              <span className="text-muted text-sm">{t('Our payment')}</span>
              <br />
              {row.amount_kes === null ? (
                t('none')
              ) : (
                <>
                  <strong className="tabular-nums">{formatKes(row.amount_kes)}</strong> ·{' '}
                  {t.known(row.payment_state ?? '')} ·{' '}
                  {row.order_id ? (
                    <Link
                      to={hrefOf(row.order_id)}
                      className="text-leaf-700 font-semibold underline underline-offset-4"
                    >
                      {row.reference}
                    </Link>
                  ) : (
                    row.reference
                  )}
                  <span className="text-muted block text-sm">{formatDateTime(row.payment_created_at)}</span>
                </>
              )}
            </p>
            {row.vouched_at !== null && row.paid_in_kes !== row.amount_kes && row.payment_id !== null && (
              <div className="grid gap-2 sm:col-span-2">
                <p className="text-danger-700 text-sm font-semibold">
                  {t('Somebody vouched for it: M-Pesa has not told of this payment.')}
                </p>
                <NeverCame
                  payments={[
                    {
                      id: row.payment_id,
                      state: row.payment_state ?? '',
                      amount_kes: row.amount_kes ?? 0,
                      received_kes: row.amount_kes,
                      receipt: row.receipt,
                      isUnheard: true,
                    },
                  ]}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {data.total > data.rows.length && (
        <p className="text-muted text-center text-sm">
          {t('The newest {n} of {total}.', { n: data.rows.length, total: data.total })}
        </p>
      )}
    </div>
  );
}
