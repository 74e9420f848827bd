import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { decodeText, parseCsv } from '../../lib/csv.ts';
import { deskKey } from '../../lib/desk.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/desk.ts';
import { importStatement, tillQuery, type TillState } from './payment-desk.queries.ts';
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
