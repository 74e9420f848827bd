import { useQuery } from '@tanstack/react-query';

import { cn } from '../../lib/cn.ts';
import { formatKes, formatNumber } from '../../lib/format.ts';
import { Card } from '../../ui/card.tsx';
import { BarChart, LineChart } from '../../ui/charts/charts.tsx';
import { t } from '../../words/desk.ts';
import { type ShopFigures, shopFiguresQuery } from './figures.queries.ts';
import { Loaded, changeText, type Period, pointName, shortDay, stepName, wholeNumber } from './period.tsx';

const planNames: Record<string, string> = {
  free: t('Basic'),
  free_trial: t('Free Trial'),
  premium: t('Premium'),
  gold: t('Gold'),
};
const stepNames: Record<string, string> = {
  trial_started: t('Trials begun'),
  started: t('Plans begun'),
  renewed: t('Months renewed'),
  upgraded: t('Moved up'),
  downgraded: t('Moved down'),
  cancelled: t('Cancelled'),
  next_chosen: t('Smaller plan chosen for later'),
  resumed: t('Cancelling taken back'),
  in_grace: t('Payment became due'),
  ended: t('Ended'),
  changed: t('Otherwise changed'),
};

/** Sales, orders, sign-ups and plans over a period, the one before laid over it. */
export function ShopCharts({ period }: { period: Period }) {
  const query = useQuery(shopFiguresQuery(period));
  return (
    <Loaded query={query} what={t('the shop’s figures')}>
      {(figures) => (
        <>
          <Totals figures={figures} />
          <Charts figures={figures} />
          <Plans figures={figures} />
        </>
      )}
    </Loaded>
  );
}

type Props = {
  label: string;
  now: number;
  before: number;
  format: (value: number) => string;
  /** Whether less is better. */
  isCost?: boolean;
};

/** A sum with how it moved since the period before. */
function TotalTile({ label, now, before, format, isCost = false }: Props) {
  const isBetter = isCost ? now < before : now > before;
  return (
    <li className="border-line bg-surface grid content-between gap-1 rounded-2xl border p-4 shadow-md">
      <span className="text-muted text-sm">{label}</span>
      <strong className="font-serif text-2xl wrap-anywhere tabular-nums sm:text-3xl">{format(now)}</strong>
      <span className="text-muted text-sm tabular-nums">
        {t.rich(
          '<b>{change}</b> from {before}',
          {
            b: (words) => (
              <span
                className={cn(
                  'font-semibold',
                  now !== before && (isBetter ? 'text-leaf-700' : 'text-clay-700'),
                )}
              >
                {words}
              </span>
            ),
          },
          { change: changeText(now, before), before: format(before) },
        )}
      </span>
    </li>
  );
}

function Totals({ figures: { totals, totals_before: before } }: { figures: ShopFigures }) {
  const average = (of: typeof totals): number => (of.orders === 0 ? 0 : Math.round(of.sales_kes / of.orders));
  return (
    <ul
      aria-label={t('Totals')}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3"
    >
      <TotalTile label={t('Sales')} now={totals.sales_kes} before={before.sales_kes} format={formatKes} />
      <TotalTile label={t('Orders')} now={totals.orders} before={before.orders} format={formatNumber} />
      <TotalTile
        label={t('Sales per order')}
        now={average(totals)}
        before={average(before)}
        format={formatKes}
      />
      <TotalTile label={t('Sign-ups')} now={totals.sign_ups} before={before.sign_ups} format={formatNumber} />
      <TotalTile
        label={t('Plans paid')}
        now={totals.plans_kes}
        before={before.plans_kes}
        format={formatKes}
      />
    </ul>
  );
}

function Charts({ figures: { points, step } }: { figures: ShopFigures }) {
  const axis = {
    labels: points.map(({ day }) => shortDay(day)),
    longLabels: points.map(({ day }) => pointName(day, step)),
    xLabel: stepName(step),
  };
  const both = (key: 'sales_kes' | 'orders' | 'sign_ups') => [
    { name: t('Now'), values: points.map((point) => point[key]) },
    { name: t('Before'), values: points.map(({ before }) => before[key]) },
  ];
  return (
    <>
      <Card>
        <LineChart
          {...axis}
          title={t('Sales')}
          yLabel="KSh"
          format={wholeNumber}
          series={both('sales_kes')}
        />
      </Card>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @2xl:grid-cols-2">
        <Card>
          <LineChart
            {...axis}
            title={t('Orders')}
            yLabel={t('orders')}
            format={wholeNumber}
            series={both('orders')}
          />
        </Card>
        <Card>
          <LineChart
            {...axis}
            title={t('Sign-ups')}
            yLabel={t('people')}
            format={wholeNumber}
            series={both('sign_ups')}
          />
        </Card>
      </div>
    </>
  );
}

function Plans({ figures: { plans, plan_steps: steps } }: { figures: ShopFigures }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @2xl:grid-cols-2">
      <Card>
        <BarChart
          title={t('Plans today')}
          labels={plans.map(({ plan }) => planNames[plan] ?? plan)}
          series={[{ name: t('Accounts'), values: plans.map(({ now }) => now) }]}
          yLabel={t('accounts')}
          format={wholeNumber}
          xLabel={t('plan')}
        />
      </Card>
      <Card>
        <h3 className="mb-3 text-lg">{t('What became of plans')}</h3>
        {steps.length === 0 ? (
          <p className="text-muted">{t('Nobody began, changed or ended a plan in these days.')}</p>
        ) : (
          <table className="w-full text-left">
            <thead className="border-line text-muted border-b text-sm">
              <tr>
                <th scope="col" className="py-2">
                  {t('Step')}
                </th>
                <th scope="col" className="py-2 text-right">
                  {t('Now')}
                </th>
                <th scope="col" className="py-2 text-right">
                  {t('Before')}
                </th>
              </tr>
            </thead>
            <tbody>
              {steps.map(({ kind, many, before }) => (
                <tr key={kind} className="border-line border-b last:border-0">
                  <th scope="row" className="py-2 font-normal">
                    {stepNames[kind] ?? kind}
                  </th>
                  <td className="py-2 text-right tabular-nums">{formatNumber(many)}</td>
                  <td className="text-muted py-2 text-right tabular-nums">{formatNumber(before)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Card>
    </div>
  );
}
