import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';

import { errorText, toAppError } from '../../lib/app-error.ts';
import { paths } from '../../lib/paths.ts';
import { lazyPart } from '../../start/later.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/fasting.ts';
import { healthMonthsQuery, type Dashboard } from './dashboard.queries.ts';

const HealthCharts = lazyPart(async () => (await import('./health-charts.tsx')).HealthCharts);

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

const MonthCharts = lazyPart(async () => (await import('./health-charts.tsx')).MonthCharts);

/** Years instead of weeks, for Gold. The database says who sees them. */
export function MonthsSection({ userId }: { userId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const months = useQuery({ ...healthMonthsQuery(userId), enabled: isOpen });
  const isRefused = months.isError && toAppError(months.error).kind === 'plan_required';
  return (
    <section aria-labelledby="months" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="months" className="flex items-center gap-3 text-2xl">
          {t('Long views')} <Badge tone="gold">{t('Gold')}</Badge>
        </h2>
        {!isOpen && (
          <Button variant="secondary" onClick={() => setIsOpen(true)}>
            {t('Show the years')}
          </Button>
        )}
      </div>
      {isOpen && months.isPending && <Skeleton className="h-64" />}
      {months.isError && (
        <Alert
          tone="info"
          title={isRefused ? t('Part of Gold') : t('The long view could not be read')}
          action={
            isRefused ? (
              <Link to={paths.plans()} className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
                {t('See the plans')}
              </Link>
            ) : (
              <Button variant="secondary" size="sm" onClick={() => void months.refetch()}>
                {t('Try again')}
              </Button>
            )
          }
        >
          {isRefused
            ? t('Up to five years in months: energy, weight, water, mood and fasting side by side.')
            : errorText(months.error)}
        </Alert>
      )}
      {months.data && (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <MonthCharts months={months.data} />
        </Suspense>
      )}
    </section>
  );
}
