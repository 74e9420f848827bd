import { Suspense, useState } from 'react';

import { writeCsv } from '../../lib/csv.ts';
import { type WeightUnit, weightUnit } from '../../lib/measures.ts';
import { useNairobiDay } from '../../lib/nairobi.ts';
import { saveFile } from '../../lib/native-shell.ts';
import { lazyPart } from '../../start/later.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceRow } from '../../ui/choices.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/nutrition.ts';
import { fullDay } from './diary.ts';
import { useTarget, type Weight, weights } from './nutrition.queries.ts';
import { RecordsNote, RemovedStrip } from './page-frame.tsx';
import { weightText } from './target.ts';
import { GoalWeight, WeightForm } from './weight-forms.tsx';
import { weeklyPace, WeightFacts, weightSeries, weightTrend } from './weight-trend.tsx';

const WeightChart = lazyPart(async () => (await import('./weight-chart.tsx')).WeightChart);

const spans = [
  { value: '30', label: t('Month') },
  { value: '90', label: t('3 months') },
  { value: '365', label: t('Year') },
  { value: 'all', label: t('All') },
] as const;
type Span = (typeof spans)[number]['value'];

function saveWeights(rows: readonly Weight[]): void {
  const cells = rows.map(({ id, kg, note }) => [id, String(kg), note]);
  saveFile('mizizi-weights.csv', writeCsv([['date', 'kg', 'note'], ...cells]), 'text/csv');
}

const FIRST_ROWS = 10;

/** The readings, the newest first; each can be taken away and brought back. */
function WeightList({ rows, unit }: { rows: readonly Weight[]; unit: WeightUnit }) {
  const [removed, setRemoved] = useState<Weight | null>(null);
  const [isLong, setIsLong] = useState(false);
  return (
    <div className="grid gap-3">
      {removed && (
        <RemovedStrip
          what={t('{weight} of {day}', {
            weight: weightText(removed.kg, unit),
            day: fullDay(removed.id),
          })}
          onUndo={() => {
            weights.put(removed);
            setRemoved(null);
          }}
        />
      )}
      <ul className="divide-line divide-y">
        {rows.slice(0, isLong ? rows.length : FIRST_ROWS).map((row) => (
          <li key={row.id} className="flex items-center gap-3 py-1">
            <span className="text-muted w-28 shrink-0 text-sm">{fullDay(row.id)}</span>
            <span className="grow">
              <strong className="tabular-nums">{weightText(row.kg, unit)}</strong>
              {row.note && <span className="text-muted block text-sm">{row.note}</span>}
            </span>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t('Remove {weight} of {day}', {
                weight: weightText(row.kg, unit),
                day: fullDay(row.id),
              })}
              onClick={() => {
                weights.remove(row);
                setRemoved(row);
              }}
            >
              <TrashIcon className="size-5" />
            </Button>
          </li>
        ))}
      </ul>
      {rows.length > FIRST_ROWS && !isLong && (
        <Button variant="secondary" onClick={() => setIsLong(true)}>
          {t('Show all {n}', { n: rows.length })}
        </Button>
      )}
    </div>
  );
}

/** The weight log: today's reading, the trend behind it, and all that was noted. */
export function WeightLog() {
  const today = useNairobiDay();
  const unit = weightUnit.useValue();
  const { rows, state, refresh } = weights.useRecords();
  const { target } = useTarget();
  const [span, setSpan] = useState<Span>('90');
  const [said, setSaid] = useState('');
  const weighings = rows.map(({ id, kg }) => ({ date: id, kg }));
  const points = weightTrend(weighings);
  const goalKg = target?.goal_weight_kg ?? null;

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <Card className="grid gap-5 lg:col-start-2">
        <h2 className="text-xl">{t('Note a weight')}</h2>
        <WeightForm key={`${today}-${unit}`} today={today} unit={unit} onSaved={() => setSaid(t('Noted.'))} />
        <output className="sr-only">{said}</output>
        <RecordsNote />
      </Card>
      <div className="grid min-w-0 grid-cols-1 gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {state === 'failed' && rows.length === 0 && (
          <Alert
            tone="warning"
            title={t('Your weights could not be read')}
            action={
              <Button size="sm" variant="secondary" onClick={refresh}>
                {t('Try again')}
              </Button>
            }
          >
            {t('What you note now is kept on this device and sent later.')}
          </Alert>
        )}
        {state === 'loading' && <Skeleton className="h-72" />}
        {state !== 'loading' && rows.length === 0 && (
          <EmptyState title={t('Your first reading')}>
            <p>
              {t(
                'Weigh yourself in the morning, before breakfast. One reading a day is plenty; the line between them is what counts.',
              )}
            </p>
          </EmptyState>
        )}
        {rows.length > 0 && (
          <>
            <Card className="grid grid-cols-1 gap-5">
              <WeightFacts points={points} pace={weeklyPace(weighings, today)} goalKg={goalKg} unit={unit} />
              <ChoiceRow
                legend={t('How far back')}
                name="span"
                value={span}
                onChange={setSpan}
                options={spans}
              />
              <Suspense fallback={<Skeleton className="h-64" />}>
                <WeightChart
                  series={weightSeries(points, today, span === 'all' ? null : Number(span))}
                  unit={unit}
                  goalKg={goalKg}
                />
              </Suspense>
            </Card>
            <Card className="grid gap-3">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h2 className="text-xl">{t('All readings')}</h2>
                <Button variant="quiet" size="sm" onClick={() => saveWeights(rows)}>
                  {t('Save as CSV')}
                </Button>
              </div>
              <WeightList rows={rows} unit={unit} />
            </Card>
          </>
        )}
      </div>
      <Card className="grid gap-5 lg:col-start-2">
        <h2 className="text-xl">{t('How you read it')}</h2>
        <ChoiceRow
          legend={t('Unit')}
          name="unit"
          value={unit}
          onChange={(chosen) => weightUnit.change(() => chosen)}
          options={[
            { value: 'kg', label: t('Kilograms') },
            { value: 'lb', label: t('Pounds') },
          ]}
        />
        {target && <GoalWeight key={`${unit}-${target.goal_weight_kg ?? ''}`} target={target} unit={unit} />}
      </Card>
    </div>
  );
}
