import { kgToLb, type WeightUnit } from '../../lib/measures.ts';
import { LineChart } from '../../ui/charts/charts.tsx';
import { t } from '../../words/nutrition.ts';
import { fullDay, shortDay } from './diary.ts';
import type { WeightSeries } from './weight-trend.tsx';

type Props = { series: WeightSeries; unit: WeightUnit; goalKg: number | null };

/** Readings and their trend. */
export function WeightChart({ series, unit, goalKg }: Props) {
  const shown = (kg: number | null): number | null =>
    kg === null ? null : Number((unit === 'kg' ? kg : kgToLb(kg)).toFixed(1));
  return (
    <LineChart
      title={t('Weight')}
      labels={series.days.map(shortDay)}
      longLabels={series.days.map(fullDay)}
      series={[
        { name: t('Trend'), values: series.trend.map(shown) },
        { name: t('Reading'), values: series.kg.map(shown), marks: 'dots' },
      ]}
      yLabel={t(unit)}
      xLabel={t('day')}
      target={goalKg === null ? undefined : { value: shown(goalKg) ?? 0, name: t('Goal') }}
    />
  );
}
