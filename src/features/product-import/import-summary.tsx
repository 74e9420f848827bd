import { Alert } from '../../ui/alert.tsx';
import { t } from '../../words/desk.ts';
import type { Tally } from './run-import.ts';

type Props = { stage: 'checked' | 'written'; name: string; tally: Tally; bad: number };

/** What a file would do, or has done. */
export function ImportSummary({ stage, name, tally, bad }: Props) {
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
