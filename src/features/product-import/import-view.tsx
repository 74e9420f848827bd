import { type DragEvent, useRef, useState } from 'react';

import { errorText, toAppError } from '../../lib/app-error.ts';
import { cn } from '../../lib/cn.ts';
import { writeCsv } from '../../lib/csv.ts';
import { saveFile } from '../../lib/native-shell.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/desk.ts';
import { clearable, FileProblem, type ImportError } from './import-file.ts';
import { UndoImport } from './past-imports.tsx';
import { type Tally, useImport } from './use-import.ts';

type Props = { stage: 'checked' | 'written'; name: string; tally: Tally; bad: number };

/** What a file would do, or has done. */
function ImportSummary({ stage, name, tally, bad }: Props) {
  const isChecked = stage === 'checked';
  const figures = [
    { label: isChecked ? t('To create') : t('Created'), value: tally.created },
    { label: isChecked ? t('To update') : t('Updated'), value: tally.updated },
    { label: t('Unchanged'), value: tally.unchanged },
    { label: t('With errors'), value: bad },
  ];
  const tone = bad > 0 ? 'warning' : 'success';
  const left =
    bad === 0 ? null : isChecked ? t('Rows with errors are left out.') : t('Rows with errors were left out.');
  const nothing = isChecked && tally.created + tally.updated === 0 ? t('There is nothing to write.') : null;
  return (
    <div className="grid gap-4">
      <Alert
        tone={isChecked && bad === 0 ? 'info' : tone}
        title={
          isChecked
            ? t('“{name}” is checked. Nothing is written yet.', { name })
            : t('“{name}” is imported.', { name })
        }
      >
        {[nothing, left].filter(Boolean).join(' ') || null}
      </Alert>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(({ label, value }) => (
          <div key={label} className="border-line bg-surface grid gap-1 rounded-xl border p-4 shadow-sm">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-serif text-2xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Takes a file of products: first a check that writes nothing, then the import itself, which can be undone. */
export function ImportView() {
  const { stage, name, file, tally, problem, ...actions } = useImport();
  const isChecking = stage === 'checking';
  const isRunning = isChecking || stage === 'writing';
  const rows = file?.rows.length ?? 0;
  const good = tally.created + tally.updated;
  const errors = [...(file?.errors ?? []), ...tally.errors].toSorted((one, other) => one.row - other.row);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {stage === 'choose' && <FileDrop onFile={(chosen) => void actions.choose(chosen)} />}
      {problem !== null && (
        <ImportProblem
          name={name}
          problem={problem}
          done={file ? tally.done : null}
          onGoOn={() => void actions.goOn()}
          onReset={actions.reset}
        />
      )}
      {isRunning && (
        <div className="grid gap-2">
          <p aria-live="polite">
            {isChecking
              ? t('Checking “{name}”: {done} of {all} rows', { name, done: tally.done, all: rows })
              : t('Importing “{name}”: {done} of {all} rows', { name, done: tally.done, all: rows })}
          </p>
          <progress
            aria-label={isChecking ? t('Rows checked') : t('Rows imported')}
            value={tally.done}
            max={Math.max(rows, 1)}
            className="bg-line [&::-moz-progress-bar]:bg-leaf-600 [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf-600 h-3 w-full appearance-none overflow-hidden rounded-full"
          />
          {stage === 'writing' && problem === null && (
            <Button variant="quiet" size="sm" className="w-fit" onClick={actions.stop}>
              {t('Stop here')}
            </Button>
          )}
        </div>
      )}
      {(stage === 'checked' || stage === 'written') && file && (
        <>
          <ImportSummary
            stage={stage}
            name={name}
            tally={tally}
            bad={new Set(errors.map(({ row }) => row)).size}
          />
          {file.unknown.length > 0 && (
            <Alert tone="info" title={t('Columns that are left out')}>
              {file.unknown.join(', ')}
            </Alert>
          )}
          <div className="flex flex-wrap gap-3">
            {stage === 'checked' && good > 0 && (
              <Button onClick={() => void actions.write()}>
                {t.count(good, 'Import {n} row', 'Import {n} rows')}
              </Button>
            )}
            {stage === 'written' && tally.done < rows && (
              <Button onClick={() => void actions.goOn()}>
                {t('Go on with the other {n} rows', { n: rows - tally.done })}
              </Button>
            )}
            {stage === 'written' && good > 0 && <UndoImport batchId={actions.batchId.current} />}
            <Button variant="secondary" onClick={actions.reset}>
              {stage === 'checked' ? t('Choose another file') : t('Import another file')}
            </Button>
          </div>
          {errors.length > 0 && <ErrorTable errors={errors} fileName={name} />}
        </>
      )}
    </div>
  );
}

function FileDrop({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (file: File | undefined): void => {
    if (file) onFile(file);
  };
  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  }
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cn(
        'border-edge bg-surface grid justify-items-center gap-3 rounded-2xl border-2 border-dashed p-8 text-center',
        isOver && 'border-leaf-600 bg-leaf-50',
      )}
    >
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={t('Product file')}
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>{t('Choose a CSV file')}</Button>
      <p className="text-muted max-w-prose text-pretty">
        {t(
          'It is checked first; nothing is written before you say so. Rows are found by their SKU: known ones are updated, new ones created as drafts. Empty cells change nothing.',
        )}
      </p>
      <p className="text-muted max-w-prose text-pretty">
        {t('To empty a field, write the word none in its cell. This works for {columns}.', {
          columns: clearable.join(', '),
        })}
      </p>
    </div>
  );
}

const SHOWN = 100;

/** What is wrong, by the row numbers of the file. */
function ErrorTable({ errors, fileName }: { errors: readonly ImportError[]; fileName: string }) {
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

type FaultsProps = {
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
function ImportProblem({ name, problem, done, onGoOn, onReset }: FaultsProps) {
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
