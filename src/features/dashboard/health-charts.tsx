import { Card } from '../../ui/card.tsx';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import type { Dashboard, HealthDay } from './dashboard.ts';

const zone = { timeZone: 'UTC' } as const;
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', ...zone });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', ...zone });
const long = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'long', ...zone });
const hundredths = new Intl.NumberFormat('en-KE', { maximumFractionDigits: 2 });
const twoDecimals = (value: number): string => hundredths.format(value);
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

type Column = Exclude<keyof HealthDay, 'day'>;

/** Energy, water, weight, fasting and mood of the last days, as far as anything was noted. */
export function HealthCharts({ days, target }: Pick<Dashboard, 'days' | 'target'>) {
  const axis = {
    labels: days.map(({ day }) => (days.length <= 7 ? weekday : short).format(at(day))),
    longLabels: days.map(({ day }) => long.format(at(day))),
    xLabel: 'day',
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
            title="Energy"
            series={[{ name: 'Energy', values: values('energy_kcal') }]}
            yLabel="kcal"
            target={target ? { value: target.energy_kcal, name: 'Target' } : undefined}
          />
        </Card>
      )}
      {has('kg') && (
        <Card>
          <LineChart
            {...axis}
            title="Weight"
            series={[{ name: 'Weight', values: values('kg'), marks: 'bridged' }]}
            yLabel="kg"
            target={goalKg === null ? undefined : { value: goalKg, name: 'Goal' }}
          />
        </Card>
      )}
      {has('fasted_minutes') && (
        <Card>
          <BarChart
            {...axis}
            title="Hours fasted"
            series={[{ name: 'Hours', values: values('fasted_minutes', 1 / 60) }]}
            yLabel="hours"
          />
        </Card>
      )}
      {has('water_ml') && (
        <Card>
          <BarChart
            {...axis}
            title="Water"
            series={[{ name: 'Water', values: values('water_ml', 1 / 1000) }]}
            yLabel="litres"
            format={twoDecimals}
            target={target ? { value: target.water_ml / 1000, name: 'Aim' } : undefined}
          />
        </Card>
      )}
      {has('mood') && (
        <Card>
          <LineChart
            {...axis}
            title="Mood"
            series={[{ name: 'Mood', values: values('mood'), marks: 'bridged' }]}
            yLabel="of 5"
            range={[1, 5]}
          />
        </Card>
      )}
    </div>
  );
}
