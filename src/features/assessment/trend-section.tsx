import { useState } from 'react';

import { formatDate } from '../../lib/format.ts';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { t } from '../../words/assessment.ts';
import { dateLocale } from '../../words/language.ts';
import type { Finished } from './assessment.ts';
import { meanings } from './meanings.ts';
import { trendOf } from './retest-card.tsx';
import { type ScaleId, scaleIds, scales } from './scoring/scales.ts';

const short = new Intl.DateTimeFormat(dateLocale, {
  day: 'numeric',
  month: 'short',
  timeZone: 'Africa/Nairobi',
});

const units: Readonly<Partial<Record<ScaleId, string>>> = {
  body: 'kg/m²',
  waist: t('ratio'),
  activity: t('days'),
  food: t('habits'),
};

/** Whether a score counts points, of which all there are to have are shown; the others are measures. */
const isPoints = (id: ScaleId): boolean => id !== 'body' && id !== 'waist';

/** How each score moved, once there are two results by the same formulas. */
export function TrendSection({ finished }: { finished: readonly Finished[] }) {
  const drawn = scaleIds.filter(
    (id) => id !== 'dosha' && trendOf(finished, id).filter(({ score }) => score !== null).length > 1,
  );
  const [wanted, setWanted] = useState<ScaleId | null>(null);
  const moved = drawn.find((scale) => {
    const scores = trendOf(finished, scale).flatMap(({ score }) => score ?? []);
    return scores[0] !== scores.at(-1);
  });
  const id = wanted && drawn.includes(wanted) ? wanted : (moved ?? drawn[0]);
  if (!id) return null;
  const points = trendOf(finished, id).filter(({ score }) => score !== null);
  const { title, better } = meanings[id];
  return (
    <section aria-labelledby="trend" className="grid gap-4">
      <h2 id="trend" className="text-2xl">
        {t('How it moved')}
      </h2>
      <div className="border-line bg-surface grid grid-cols-1 gap-4 rounded-2xl border p-5 shadow-sm">
        <SelectField
          label={t('Score')}
          value={id}
          className="max-w-xs"
          onChange={(event) => {
            const next = drawn.find((scale) => scale === event.currentTarget.value);
            if (next) setWanted(next);
          }}
        >
          {drawn.map((scale) => (
            <option key={scale} value={scale}>
              {meanings[scale].title}
            </option>
          ))}
        </SelectField>
        <LineChart
          title={title}
          labels={points.map(({ at }) => short.format(new Date(at)))}
          longLabels={points.map(({ at }) => formatDate(at))}
          series={[{ name: title, values: points.map(({ score }) => score), marks: 'bridged' }]}
          yLabel={units[id] ?? t('points')}
          xLabel={t('date')}
          {...(isPoints(id) && { range: [scales[id].lowest, scales[id].highest] as const })}
        />
        <p className="text-muted text-sm">
          {better === 'lower'
            ? t('Lower is better.')
            : better === 'higher'
              ? t('Higher is better.')
              : t('Neither direction is better in itself.')}{' '}
          {t('One step up or down is often chance; a direction over months means something.')}
        </p>
      </div>
    </section>
  );
}
