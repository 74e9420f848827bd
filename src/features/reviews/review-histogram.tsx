import type { ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { StarIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';
import { meanOf, type StarCount, totalOf } from './review.ts';
import { StarRow } from './stars.tsx';

const icon = () => <StarIcon className="text-gold-500 size-4 fill-current" />;
const quiet = (words: ReactNode) => <span className="sr-only">{words}</span>;

interface ReviewHistogramProps {
  counts: readonly StarCount[];
  /** The number of stars the list is narrowed to. */
  chosen: number | null;
  onChoose: (stars: number | null) => void;
}

/** The mean, and a bar for each number of stars that narrows the list to it. */
export function ReviewHistogram({ counts, chosen, onChoose }: ReviewHistogramProps) {
  const mean = meanOf(counts);
  const total = totalOf(counts);
  if (mean === null) return null;
  return (
    <div className="grid content-start gap-3">
      <p className="flex items-center gap-3">
        <span className="font-serif text-5xl font-semibold tabular-nums">{mean.toFixed(1)}</span>
        <span className="grid">
          <StarRow value={mean} />
          <span className="text-muted text-sm">{t.count(total, '{n} review', '{n} reviews')}</span>
        </span>
      </p>
      <ul>
        {counts.map(({ stars, many }) => (
          <li key={stars}>
            <button
              type="button"
              // the last of the chosen ones may be withdrawn: there has to be a way back
              disabled={many === 0 && chosen !== stars}
              aria-pressed={chosen === stars}
              onClick={() => onChoose(chosen === stars ? null : stars)}
              className={cn(
                'enabled:hover:bg-leaf-50 grid min-h-9 w-full grid-cols-[2.5rem_1fr_2.5rem] items-center gap-3 rounded-lg px-2 text-left',
                chosen === stars && 'bg-leaf-100',
              )}
            >
              <span className="flex items-center gap-1 tabular-nums">
                {stars === 1
                  ? t.rich('{n}<icon></icon><quiet>star:</quiet>', { icon, quiet }, { n: stars })
                  : t.rich('{n}<icon></icon><quiet>stars:</quiet>', { icon, quiet }, { n: stars })}
              </span>
              <span aria-hidden="true" className="bg-sunk h-2.5 overflow-hidden rounded-full">
                <span
                  className="bg-gold-500 block h-full rounded-full"
                  style={{ width: `${(many / total) * 100}%` }}
                />
              </span>
              <span className="text-muted text-right text-sm tabular-nums">
                {many === 1
                  ? t.rich('{n}<quiet> review</quiet>', { quiet }, { n: many })
                  : t.rich('{n}<quiet> reviews</quiet>', { quiet }, { n: many })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
