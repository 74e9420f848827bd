import { lazy, Suspense, useState } from 'react';

import { Skeleton } from '../../ui/skeleton.tsx';
import { t } from '../../words/fasting.ts';
import type { Dashboard } from './dashboard.ts';

const loadCharts = () =>
  import('./health-charts.tsx').then(({ HealthCharts }) => ({ default: HealthCharts }));
const HealthCharts = lazy(loadCharts);

const spans = [
  { days: 7, label: t('Week') },
  { days: 30, label: t('Month') },
] as const;

/** The last week or month, drawn. Nothing is drawn of which nothing was noted. */
export function ChartsSection({ days, target }: Pick<Dashboard, 'days' | 'target'>) {
  const [span, setSpan] = useState<number>(7);
  const hasAny = days.some(({ day: _day, ...values }) =>
    Object.values(values).some((value) => value !== null),
  );
  return (
    <section aria-labelledby="charts">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="charts" className="text-2xl">
          {t('Trends')}
        </h2>
        {hasAny && (
          <div className="bg-sunk border-line flex gap-1 rounded-xl border p-1">
            {spans.map(({ days: count, label }) => (
              <button
                key={count}
                type="button"
                aria-pressed={span === count}
                onClick={() => setSpan(count)}
                className="text-muted aria-pressed:bg-surface aria-pressed:text-leaf-800 min-h-11 rounded-lg px-4 font-semibold aria-pressed:shadow-sm"
              >
                {label}
              </button>
            ))}
          </div>
        )}
      </div>
      {hasAny ? (
        <Suspense fallback={<Skeleton className="h-72" />}>
          <HealthCharts days={days.slice(-span)} target={target} />
        </Suspense>
      ) : (
        <p className="border-line text-muted rounded-2xl border border-dashed p-5 text-pretty">
          {t('Your first note draws the first line: a meal, a glass of water, a weight, a fast or a mood.')}
        </p>
      )}
    </section>
  );
}
