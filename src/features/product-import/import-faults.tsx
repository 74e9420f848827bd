import { errorText, toAppError } from '../../lib/app-error.ts';
import { writeCsv } from '../../lib/csv.ts';
import { saveFile } from '../../lib/native-shell.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/desk.ts';
import { FileProblem, type ImportError } from './import-file.ts';

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

type Props = {
  name: string;
  problem: unknown;
  /** Rows that were sent before; null when the file itself was not understood. */
  done: number | null;
  onGoOn: () => void;
  onReset: () => void;
};

/** Nothing would be different if the same rows were sent to the same import again. */
const isFinal = (kind: string): boolean => kind === 'wrong_state' || kind === 'bad_file';

function titleOf(kind: string): string {
  if (kind === 'offline') return t('The connection to the shop was interrupted');
  if (kind === 'denied' || kind === 'not_allowed') return t('You may not import products');
  if (kind === 'server' || kind === 'too_many') return t('The shop could not take these rows now');
  return t('The import has stopped');
}

/** What came in the way of a file, and how to go on. */
export function ImportProblem({ name, problem, done, onGoOn, onReset }: Props) {
  const text = problem instanceof FileProblem ? problem.message : errorText(problem);
  if (done === null)
    return (
      <Alert tone="danger" title={t('“{name}” cannot be imported', { name })}>
        {text}
      </Alert>
    );
  const { kind } = toAppError(problem);
  return (
    <Alert
      tone="danger"
      title={titleOf(kind)}
      action={
        <>
          {!isFinal(kind) && (
            <Button size="sm" onClick={onGoOn}>
              {t('Go on from row {n}', { n: done })}
            </Button>
          )}
          <Button size="sm" variant="secondary" onClick={onReset}>
            {t('Choose another file')}
          </Button>
        </>
      }
    >
      {text}
    </Alert>
  );
}
