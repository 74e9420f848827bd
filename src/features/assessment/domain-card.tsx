import type { ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { formatDate } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { t } from '../../words/assessment.ts';
import { scoreText } from './answer-words.ts';
import type { Tone } from './meaning.ts';
import { bandMeaning, meanings } from './meanings.ts';
import { type ScaleId, scales } from './scoring/scales.ts';

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
