import { BarChart, LineChart } from '../../ui/charts/charts.tsx';
import { t } from '../../words/fasting.ts';
import { type Fast, hoursByDay } from './fast.ts';
import { formatDay, shortDay } from './zoned.ts';

const DAYS = 14;
const WEEKS = 12;

/** The mean of each seven days, the last week ending today. */
function weeklyMeans(byDay: readonly { day: string; hours: number | null }[]) {
  return Array.from({ length: byDay.length / 7 }, (_, week) => {
    const days = byDay.slice(week * 7, week * 7 + 7);
    const known = days.flatMap(({ hours }) => (hours === null ? [] : [hours]));
    const mean = known.reduce((sum, hours) => sum + hours, 0) / known.length;
    return { from: days[0]?.day ?? '', mean: known.length > 0 ? Math.round(mean * 10) / 10 : null };
  });
}

/** Hours by day and week, and weight where it was noted. */
export function FastingCharts({ fasts, today, now }: { fasts: readonly Fast[]; today: string; now: number }) {
  const days = hoursByDay(fasts, today, DAYS, now);
  const weeks = weeklyMeans(hoursByDay(fasts, today, WEEKS * 7, now));
  const weights = fasts
    .flatMap(({ weight_kg, weighed_on }) =>
      weight_kg === null || weighed_on === null ? [] : [{ weight_kg, weighed_on }],
    )
    .toSorted((a, b) => a.weighed_on.localeCompare(b.weighed_on))
    .slice(-30);
  const usual = fasts[0];
  return (
    <div className="grid content-start gap-8">
      <BarChart
        title={t('Hours fasted, last 14 days')}
        labels={days.map(({ day }) => shortDay(day))}
        longLabels={days.map(({ day }) => formatDay(day))}
        series={[{ name: t('Fasted'), values: days.map(({ hours }) => hours) }]}
        yLabel={t('hours')}
        xLabel={t('day')}
        target={usual ? { value: usual.target_minutes / 60, name: t('Goal') } : undefined}
        emptyText={t('Your fasts of two weeks will stand here.')}
      />
      <BarChart
        title={t('Mean length by week')}
        labels={weeks.map(({ from }) => shortDay(from))}
        longLabels={weeks.map(({ from }) => t('Week from {day}', { day: formatDay(from) }))}
        series={[{ name: t('Mean of a day with a fast'), values: weeks.map(({ mean }) => mean) }]}
        yLabel={t('hours')}
        xLabel={t('week')}
        emptyText={t('After your first fast its week appears here.')}
      />
      {weights.length > 1 && (
        <LineChart
          title={t('Weight noted while fasting')}
          labels={weights.map(({ weighed_on }) => shortDay(weighed_on))}
          longLabels={weights.map(({ weighed_on }) => formatDay(weighed_on))}
          series={[
            { name: t('Weight'), values: weights.map(({ weight_kg }) => weight_kg), marks: 'bridged' },
          ]}
          yLabel="kg"
          xLabel={t('day')}
        />
      )}
    </div>
  );
}
