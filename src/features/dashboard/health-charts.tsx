import { Card } from '../../ui/card.tsx';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { t } from '../../words/fasting.ts';
import { dateLocale } from '../../words/language.ts';
import { type Dashboard, type HealthDay, litres } from './dashboard.ts';

const zone = { timeZone: 'UTC' } as const;
const short = new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'short', ...zone });
const weekdays = [t('Sun'), t('Mon'), t('Tue'), t('Wed'), t('Thu'), t('Fri'), t('Sat')];
const long = new Intl.DateTimeFormat(dateLocale, {
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
      days.length <= 7 ? (weekdays[at(day).getUTCDay()] ?? '') : short.format(at(day)),
    ),
    longLabels: days.map(({ day }) => long.format(at(day))),
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
