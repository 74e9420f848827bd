import { type ReactNode, useState } from 'react';

import { cn } from '../../lib/cn.ts';
import { formatDate } from '../../lib/format.ts';
import { Badge } from '../../ui/card.tsx';
import { LineChart } from '../../ui/charts/charts.tsx';
import { SelectField } from '../../ui/field.tsx';
import { t } from '../../words/assessment.ts';
import { dateLocale } from '../../words/language.ts';
import { bandMeaning, meanings, scoreText } from './answer-words.ts';
import type { Finished } from './assessments.queries.ts';
import type { Tone } from './meanings-body.ts';
import { trendOf } from './result-cards.tsx';
import { type ScaleId, scaleIds, scales } from './scoring/scores.ts';

const badges = { good: 'leaf', watch: 'gold', act: 'clay', neutral: 'neutral' } as const;
const fills: Readonly<Record<Tone, string>> = {
  good: 'bg-leaf-500',
  watch: 'bg-gold-400',
  act: 'bg-clay-500',
  neutral: 'bg-edge',
};

const small = (words: ReactNode) => <span className="text-muted text-base font-normal">{words}</span>;

type DomainCardProps = {
  id: ScaleId;
  score: number;
  band: string;
  before: { score: number; at: string } | null;
};

/** One score: the number on its scale, what it means, how it was before, where it comes from. */
export function DomainCard({ id, score, band, before }: DomainCardProps) {
  const { title, measure, source, isOwn, behind } = meanings[id];
  const { label, tone, text } = bandMeaning(id, band);
  const { highest } = scales[id];
  const isPart = behind === 'highest' || behind === 'week';
  return (
    <article className="border-line bg-surface grid content-start gap-3 rounded-2xl border p-5 shadow-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <h3 className="text-xl">{title}</h3>
        <Badge tone={badges[tone]}>{label}</Badge>
      </div>
      {id !== 'dosha' && (
        <p className="text-3xl font-semibold tabular-nums">
          {behind === 'highest'
            ? t.rich('{score}<small> of {highest}</small>', { small }, { score, highest })
            : behind === 'week'
              ? t.rich('{score}<small> of 7 days</small>', { small }, { score })
              : behind === 'unit'
                ? t.rich('{score}<small> kg/m²</small>', { small }, { score })
                : score}
        </p>
      )}
      {isPart && (
        <div aria-hidden="true" className="bg-sunk h-2 overflow-hidden rounded-full print:hidden">
          <div
            className={cn('h-full rounded-full', fills[tone])}
            style={{ width: `${Math.max((score / highest) * 100, 2)}%` }}
          />
        </div>
      )}
      <p className="text-pretty">{text}</p>
      {before && (
        <p className="text-sm font-semibold">
          {before.score === score
            ? t('The same as on {date}.', { date: formatDate(before.at) })
            : t('It was {score} on {date}.', {
                score: scoreText(id, before.score),
                date: formatDate(before.at),
              })}
        </p>
      )}
      <p className="text-muted mt-auto text-sm text-pretty">
        {measure} {isOwn ? `${source}.` : t('Source: {source}.', { source })}
      </p>
    </article>
  );
}

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
