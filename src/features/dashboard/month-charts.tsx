import { Card } from '../../ui/card.tsx';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { t } from '../../words/fasting.ts';
import { dateLocale } from '../../words/language.ts';
import { litres } from './dashboard.ts';

type Month = {
  month: string;
  energy_kcal: number | null;
  water_ml: number | null;
  mood: number | null;
  fasted_minutes: number | null;
  kg: number | null;
};

const short = new Intl.DateTimeFormat(dateLocale, { month: 'short', year: '2-digit', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat(dateLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Averages of months, of the days on which something was noted. */
export function MonthCharts({ months }: { months: readonly Month[] }) {
  const axis = {
    labels: months.map(({ month }) => short.format(new Date(`${month}T00:00:00Z`))),
    longLabels: months.map(({ month }) => long.format(new Date(`${month}T00:00:00Z`))),
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
