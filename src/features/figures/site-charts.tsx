import { useQuery } from '@tanstack/react-query';

import { formatNumber, formatDateTime } from '../../lib/format.ts';
import { Card, Badge } from '../../ui/card.tsx';
import { BarChart } from '../../ui/charts/charts.tsx';
import { t } from '../../words/desk.ts';
import { type FunnelStep, visitFiguresQuery, type SiteFigures, siteFiguresQuery } from './figures.queries.ts';
import { Loaded, changeText, type Period, pointName, shortDay, stepName, wholeNumber } from './period.tsx';

const names: Record<string, string> = {
  visit: t('Came to the site'),
  shop: t('Looked at the shop'),
  cart: t('Opened the cart'),
  checkout: t('Went to the checkout'),
  order: t('Ordered'),
};

const share = (part: number, whole: number): string =>
  whole === 0 ? '0%' : `${formatNumber((part / whole) * 100, 1)}%`;

/** How many visits got how far on the way to an order. */
export function VisitFunnel({ period }: { period: Period }) {
  const query = useQuery(visitFiguresQuery(period));
  return (
    <Loaded query={query} what={t('the visits')}>
      {(steps) => (
        <Card>
          <h3 className="text-lg">{t('From a visit to an order')}</h3>
          <p className="text-muted mt-1 text-sm">
            {t('Visits that got so far. Who does not want to be counted is not in it.')}
          </p>
          <Steps steps={steps} />
        </Card>
      )}
    </Loaded>
  );
}

function Steps({ steps }: { steps: FunnelStep[] }) {
  const all = steps[0]?.many ?? 0;
  return (
    <ol className="mt-4 grid gap-3">
      {steps.map(({ step, many, before }) => (
        <li key={step} className="grid gap-1">
          <span className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{names[step] ?? step}</span>
            <span className="tabular-nums">
              <strong>{formatNumber(many)}</strong>
              <span className="text-muted">
                {' '}
                · {t('{share} of visits', { share: share(many, all) })} · {changeText(many, before)}
              </span>
            </span>
          </span>
          <span aria-hidden="true" className="bg-sunk h-3 overflow-hidden rounded-full">
            <span
              className="bg-leaf-500 block h-full rounded-full"
              style={{ width: `${all === 0 ? 0 : Math.max((many / all) * 100, many > 0 ? 1 : 0)}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}

const tones = { good: 'leaf', middling: 'gold', poor: 'danger' } as const;
const words = { good: t('good'), middling: t('could be better'), poor: t('poor') } as const;

/** Web Vitals as web.dev sets their bounds: at most `good`, above `poor` people leave. Milliseconds; CLS has no unit. */
const vitals = {
  lcp: { name: t('Shown (LCP)'), good: 2500, poor: 4000 },
  inp: { name: t('Answers (INP)'), good: 200, poor: 500 },
  fid: { name: t('First answer (FID)'), good: 100, poor: 300 },
  cls: { name: t('Jumps (CLS)'), good: 0.1, poor: 0.25 },
} as const;

type Vital = keyof typeof vitals;

export function judge(vital: Vital, value: number): 'good' | 'middling' | 'poor' {
  const { good, poor } = vitals[vital];
  return value <= good ? 'good' : value <= poor ? 'middling' : 'poor';
}

/** `1.8 s`, `160 ms` or, for CLS, `0.05`. */
export function vitalText(vital: Vital, value: number): string {
  if (vital === 'cls') return formatNumber(value, 2);
  return value >= 1000
    ? `${(value / 1000).toLocaleString('en-KE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`
    : `${Math.round(value)} ms`;
}

const columns: readonly Vital[] = ['lcp', 'inp', 'fid', 'cls'];

/** How fast pages are for three visitors of four, and what broke. */
export function SiteCharts({ period }: { period: Period }) {
  const query = useQuery(siteFiguresQuery(period));
  return (
    <Loaded query={query} what={t('speed and errors')}>
      {(figures) => (
        <>
          <Speed pages={figures.vitals} />
          <Errors errors={figures.errors} />
        </>
      )}
    </Loaded>
  );
}

function Speed({ pages }: { pages: SiteFigures['vitals'] }) {
  return (
    <Card>
      <h3 className="text-lg">{t('Speed by page')}</h3>
      <p className="text-muted mt-1 text-sm">{t('Three of four visits were at least this fast.')}</p>
      {pages.length === 0 ? (
        <p className="text-muted mt-4">{t('No page was measured in these days.')}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
        <section aria-label={t('Speed by page')} tabIndex={0} className="relative mt-3 overflow-x-auto">
          <table className="w-full text-left">
            <thead className="border-line text-muted border-b text-sm">
              <tr>
                <th scope="col" className="py-2 pr-4">
                  {t('Page')}
                </th>
                {columns.map((vital) => (
                  <th key={vital} scope="col" className="px-3 py-2 whitespace-nowrap">
                    {vitals[vital].name}
                  </th>
                ))}
                <th scope="col" className="px-3 py-2 text-right whitespace-nowrap">
                  {t('LCP since')}
                </th>
                <th scope="col" className="py-2 pl-3 text-right">
                  {t('Measured')}
                </th>
              </tr>
            </thead>
            <tbody>
              {pages.map((row) => (
                <tr key={row.page} className="border-line border-b last:border-0">
                  <th scope="row" className="min-w-32 py-2 pr-4 font-normal wrap-anywhere">
                    {row.page}
                  </th>
                  {columns.map((vital) => (
                    <td key={vital} className="px-3 py-2">
                      <Measured vital={vital} value={row[vital]} />
                    </td>
                  ))}
                  <td className="text-muted px-3 py-2 text-right whitespace-nowrap tabular-nums">
                    {row.lcp === null || row.lcp_before === null ? '–' : changeText(row.lcp, row.lcp_before)}
                  </td>
                  <td className="text-muted py-2 pl-3 text-right tabular-nums">
                    {formatNumber(row.samples)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Card>
  );
}

function Measured({ vital, value }: { vital: Vital; value: number | null }) {
  if (value === null) return <span className="text-muted">–</span>;
  const judged = judge(vital, value);
  return (
    <Badge tone={tones[judged]} className="tabular-nums">
      {vitalText(vital, value)}
      <span className="sr-only">, {words[judged]}</span>
    </Badge>
  );
}

function Errors({ errors }: { errors: SiteFigures['errors'] }) {
  const { points, step, total, before, top } = errors;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @2xl:grid-cols-2">
      <Card>
        <BarChart
          title={t('Errors')}
          labels={points.map(({ day }) => shortDay(day))}
          longLabels={points.map(({ day }) => pointName(day, step))}
          series={[
            {
              name: t('Errors'),
              values: total === 0 ? points.map(() => null) : points.map(({ many }) => many),
            },
          ]}
          yLabel={t('errors')}
          format={wholeNumber}
          xLabel={stepName(step)}
          emptyText={t('Nothing broke in these days.')}
        />
        <p className="text-muted mt-2 text-sm tabular-nums">
          {t('{total} in these days, {change} from {before}', {
            total: formatNumber(total),
            change: changeText(total, before),
            before: formatNumber(before),
          })}
        </p>
      </Card>
      <Card>
        <h3 className="mb-3 text-lg">{t('Most frequent errors')}</h3>
        {top.length === 0 ? (
          <p className="text-muted">{t('None.')}</p>
        ) : (
          <ol className="divide-line grid divide-y">
            {top.map((error) => (
              <li key={`${error.type} ${error.message}`} className="grid gap-1 py-2">
                <span className="line-clamp-2 font-semibold wrap-anywhere">{error.message}</span>
                <span className="text-muted text-sm">
                  {t.count(error.pages, '{many} times on {n} page', '{many} times on {n} pages', {
                    many: error.many,
                  })}{' '}
                  · {error.type ?? t('unknown type')} ·{' '}
                  {t('last {time}', { time: formatDateTime(error.last_at) })}
                </span>
              </li>
            ))}
          </ol>
        )}
      </Card>
    </div>
  );
}
