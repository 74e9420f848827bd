import { writeCsv } from '../../lib/csv.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/desk.ts';
import type { ImportError } from './import-file.ts';

const SHOWN = 100;

/** What is wrong, by the row numbers of the file. */
export function ErrorTable({ errors, fileName }: { errors: readonly ImportError[]; fileName: string }) {
  const download = (): void =>
    saveFile(
      `${fileName.replace(/\.\w+$/, '')}-errors.csv`,
      writeCsv([
        ['row', 'sku', 'column', 'message'],
        ...errors.map(({ row, sku, field, message }) => [String(row), sku ?? '', field, message]),
      ]),
      'text/csv',
    );
  return (
    <section aria-labelledby="import-errors" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="import-errors" className="text-xl">
          {t.count(errors.length, '{n} error', '{n} errors')}
        </h2>
        <Button variant="secondary" size="sm" onClick={download}>
          {t('Download as CSV')}
        </Button>
      </div>
      <ul className="border-line bg-surface divide-line divide-y rounded-2xl border shadow-sm">
        {errors.slice(0, SHOWN).map((error) => (
          <li
            key={`${error.row} ${error.field} ${error.message}`}
            className="grid gap-x-4 p-3 sm:grid-cols-[5rem_9rem_9rem_1fr] sm:px-4"
          >
            <span className="font-semibold tabular-nums">{t('Row {n}', { n: error.row })}</span>
            <span className="wrap-anywhere">{error.sku ?? t('no SKU')}</span>
            <span className="text-muted">{error.field}</span>
            <span className="text-danger-700 wrap-anywhere">{error.message}</span>
          </li>
        ))}
      </ul>
      {errors.length > SHOWN && (
        <p className="text-muted text-sm">
          {t('The first {n} are shown; the download has all.', { n: SHOWN })}
        </p>
      )}
    </section>
  );
}
