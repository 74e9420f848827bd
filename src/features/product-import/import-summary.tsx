import { Alert } from '../../ui/alert.tsx';
import type { Tally } from './run-import.ts';

type Props = { stage: 'checked' | 'written'; name: string; tally: Tally; bad: number };

/** What a file would do, or has done. */
export function ImportSummary({ stage, name, tally, bad }: Props) {
  const figures = [
    { label: stage === 'checked' ? 'To create' : 'Created', value: tally.created },
    { label: stage === 'checked' ? 'To update' : 'Updated', value: tally.updated },
    { label: 'Unchanged', value: tally.unchanged },
    { label: 'With errors', value: bad },
  ];
  const tone = bad > 0 ? 'warning' : 'success';
  const left = bad > 0 ? ` Rows with errors ${stage === 'checked' ? 'are' : 'were'} left out.` : '';
  return (
    <div className="grid gap-4">
      <Alert
        tone={stage === 'checked' && bad === 0 ? 'info' : tone}
        title={
          stage === 'checked' ? `“${name}” is checked. Nothing is written yet.` : `“${name}” is imported.`
        }
      >
        {stage === 'checked' && tally.created + tally.updated === 0
          ? `There is nothing to write.${left}`
          : left.trim() || null}
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
