import { Card } from '../../ui/card.tsx';
import { BarChart, LineChart } from '../../ui/charts/charts.tsx';
import { t } from '../../words/fasting.ts';
import { dateLocale } from '../../words/language.ts';
import { type Dashboard, type HealthDay, litres } from './dashboard.queries.ts';

const zone = { timeZone: 'UTC' } as const;
const shortDay = new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'short', ...zone });
const weekdays = [t('Sun'), t('Mon'), t('Tue'), t('Wed'), t('Thu'), t('Fri'), t('Sat')];
const longDay = new Intl.DateTimeFormat(dateLocale, {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  ...zone,
});
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

type Column = Exclude<keyof HealthDay, 'day'>;

/** Energy, water, weight, fasting and mood of the last days, as far as anything was noted. */
export function HealthCharts({ days, target }: Pick<Dashboard, 'days' | 'target'>) {
  const axis = {
    labels: days.map(({ day }) =>
      days.length <= 7 ? (weekdays[at(day).getUTCDay()] ?? '') : shortDay.format(at(day)),
    ),
    longLabels: days.map(({ day }) => longDay.format(at(day))),
    xLabel: t('day'),
  };
  const values = (column: Column, factor = 1): (number | null)[] =>
    days.map((day) => {
      const value = day[column];
      return value === null ? null : Number((value * factor).toFixed(2));
    });
  const has = (column: Column): boolean => days.some((day) => day[column] !== null);
  const goalKg = target?.goal_weight_kg ?? null;

  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:*:last:odd:col-span-2">
      {has('energy_kcal') && (
        <Card>
          <BarChart
            {...axis}
            title={t('Energy')}
            series={[{ name: t('Energy'), values: values('energy_kcal') }]}
            yLabel="kcal"
            target={target ? { value: target.energy_kcal, name: t('Target') } : undefined}
          />
        </Card>
      )}
      {has('kg') && (
        <Card>
          <LineChart
            {...axis}
            title={t('Weight')}
            series={[{ name: t('Weight'), values: values('kg'), marks: 'bridged' }]}
            yLabel="kg"
            target={goalKg === null ? undefined : { value: goalKg, name: t('Goal') }}
          />
        </Card>
      )}
      {has('fasted_minutes') && (
        <Card>
          <BarChart
            {...axis}
            title={t('Hours fasted')}
            series={[{ name: t('Hours'), values: values('fasted_minutes', 1 / 60) }]}
            yLabel={t('hours')}
          />
        </Card>
      )}
      {has('water_ml') && (
        <Card>
          <BarChart
            {...axis}
            title={t('Water')}
            series={[{ name: t('Water'), values: values('water_ml', 1 / 1000) }]}
            yLabel={t('litres')}
            format={litres}
            target={target ? { value: target.water_ml / 1000, name: t('Aim') } : undefined}
          />
        </Card>
      )}
      {has('mood') && (
        <Card>
          <LineChart
            {...axis}
            title={t('Mood')}
            series={[{ name: t('Mood'), values: values('mood'), marks: 'bridged' }]}
            yLabel={t('of 5')}
            range={[1, 5]}
          />
        </Card>
      )}
    </div>
  );
}

type Month = {
  month: string;
  energy_kcal: number | null;
  water_ml: number | null;
  mood: number | null;
  fasted_minutes: number | null;
  kg: number | null;
};

const shortMonth = new Intl.DateTimeFormat(dateLocale, { month: 'short', year: '2-digit', timeZone: 'UTC' });
const longMonth = new Intl.DateTimeFormat(dateLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Averages of months, of the days on which something was noted. */
export function MonthCharts({ months }: { months: readonly Month[] }) {
  const axis = {
    labels: months.map(({ month }) => shortMonth.format(new Date(`${month}T00:00:00Z`))),
    longLabels: months.map(({ month }) => longMonth.format(new Date(`${month}T00:00:00Z`))),
    xLabel: t('month'),
  };
  const values = (column: Exclude<keyof Month, 'month'>, factor = 1, digits = 1): (number | null)[] =>
    months.map((month) => {
      const value = month[column];
      return value === null ? null : Number((value * factor).toFixed(digits));
    });
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <Card className="lg:col-span-2">
        <LineChart
          {...axis}
          title={t('Weight by month')}
          series={[{ name: t('Weight'), values: values('kg'), marks: 'bridged' }]}
          yLabel="kg"
        />
      </Card>
      <Card>
        <BarChart
          {...axis}
          title={t('Energy by month')}
          series={[{ name: t('Energy'), values: values('energy_kcal') }]}
          yLabel={t('kcal a day')}
        />
      </Card>
      <Card>
        <BarChart
          {...axis}
          title={t('Water by month')}
          series={[{ name: t('Water'), values: values('water_ml', 1 / 1000, 2) }]}
          yLabel={t('litres a day')}
          format={litres}
        />
      </Card>
      <Card>
        <BarChart
          {...axis}
          title={t('Hours fasted by month')}
          series={[{ name: t('Hours'), values: values('fasted_minutes', 1 / 60) }]}
          yLabel={t('hours a fasting day')}
        />
      </Card>
      <Card>
        <LineChart
          {...axis}
          title={t('Mood by month')}
          series={[{ name: t('Mood'), values: values('mood'), marks: 'bridged' }]}
          yLabel={t('of 5')}
          range={[1, 5]}
        />
      </Card>
    </div>
  );
}
