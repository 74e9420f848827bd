import { cn } from '../../lib/cn.ts';
import { formatDate } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { bandMeaning, meanings, type Tone } from './meanings.ts';
import { scoreText } from './score-text.ts';
import { type ScaleId, scales } from './scoring/scales.ts';

const badges = { good: 'leaf', watch: 'gold', act: 'clay', neutral: 'neutral' } as const;
const fills: Readonly<Record<Tone, string>> = {
  good: 'bg-leaf-500',
  watch: 'bg-gold-400',
  act: 'bg-clay-500',
  neutral: 'bg-edge',
};

type DomainCardProps = {
  id: ScaleId;
  score: number;
  band: string;
  before: { score: number; at: string } | null;
};

/** One score: the number on its scale, what it means, how it was before, where it comes from. */
export function DomainCard({ id, score, band, before }: DomainCardProps) {
  const { title, measure, source, isOwn, unit } = meanings[id];
  const { label, tone, text } = bandMeaning(id, band);
  const { highest } = scales[id];
  const isPart = unit === 'of' || unit === 'days of 7';
  return (
    <article className="border-line bg-surface grid content-start gap-3 rounded-2xl border p-5 shadow-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <h3 className="text-xl">{title}</h3>
        <Badge tone={badges[tone]}>{label}</Badge>
      </div>
      {id !== 'dosha' && (
        <p className="text-3xl font-semibold tabular-nums">
          {score}
          {unit && (
            <span className="text-muted text-base font-normal">
              {' '}
              {unit === 'of' ? `of ${highest}` : unit === 'days of 7' ? 'of 7 days' : unit}
            </span>
          )}
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
        <p className="text-sm font-medium">
          {before.score === score ? 'The same as' : `It was ${scoreText(id, before.score)}`} on{' '}
          {formatDate(before.at)}.
        </p>
      )}
      <p className="text-muted mt-auto text-sm text-pretty">
        {measure} {isOwn ? `${source}.` : `Source: ${source}.`}
      </p>
    </article>
  );
}
