import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { decodeText, parseCsv } from '../../lib/csv.ts';
import { deskKey } from '../../lib/desk.ts';
import { formatDateTime, formatKes } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { NotLoaded } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/desk.ts';
import {
  importStatement,
  tillQuery,
  type TillState,
  reconciliationQuery,
  type ReconciliationStatus,
} from './payment-desk.queries.ts';
import { NeverCame } from './reason-dialog.tsx';
import { checkOwner, StatementProblem, toStatement } from './statement-file.ts';

async function importFile(file: File, { shortcode, till, former }: TillState) {
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  const statement = toStatement(parseCsv(text).rows);
  checkOwner(
    statement,
    [shortcode, till, ...former.map(({ number }) => number)].filter((number) => number !== null),
  );
  return importStatement(statement);
}

/** Takes M-Pesa's statement in and says what it settled. */
export function StatementImport() {
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const take = useMutation({
    mutationFn: async (file: File) => importFile(file, await queryClient.ensureQueryData(tillQuery)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  const { data, error } = take;
  return (
    <div className="grid gap-3">
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv"
        aria-label={t('Statement file')}
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) take.mutate(file);
          event.target.value = '';
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button busy={take.isPending} onClick={() => input.current?.click()}>
          {t('Import an M-Pesa statement')}
        </Button>
        <p className="text-muted text-sm">
          {t('The CSV of the M-Pesa portal. Lines that are known are left as they are.')}
        </p>
      </div>
      {error && (
        <Alert tone="danger" title={t('The statement was not imported')}>
          {error instanceof StatementProblem ? error.message : errorText(error)}
        </Alert>
      )}
      {data && (
        <Alert
          tone={data.bad.length > 0 ? 'warning' : 'success'}
          title={t('{imported} new lines, {known} known', { imported: data.imported, known: data.known })}
        >
          <p>
            {t.count(data.placed, '{n} line given to its bill', '{n} lines given to their bills')},{' '}
            {t.count(data.claims_matched, '{n} named receipt settled', '{n} named receipts settled')},{' '}
            {t.count(
              data.receipts_learned,
              '{n} payment given their receipt.',
              '{n} payments given their receipt.',
            )}
          </p>
          {data.left_out > 0 && (
            <p>
              {t.count(
                data.left_out,
                '{n} line was left out: M-Pesa did not complete it.',
                '{n} lines were left out: M-Pesa did not complete them.',
              )}
            </p>
          )}
          {data.bad.length > 0 && (
            <ul className="mt-2">
              {data.bad.slice(0, 20).map(({ row, message }) => (
                <li key={row}>{t('Row {row}: {message}', { row, message: t.known(message) })}</li>
              ))}
              {data.bad.length > 20 && <li>{t('and {n} more', { n: data.bad.length - 20 })}</li>}
            </ul>
          )}
        </Alert>
      )}
    </div>
  );
}

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
