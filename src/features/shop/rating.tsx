import type { ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { StarIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';

const quiet = (words: ReactNode) => <span className="sr-only">{words}</span>;

/** The mean of the reviews in a line: a star, the number and how many there are; nothing without reviews. */
export function Rating({
  rating,
  count,
  className,
}: {
  rating: number | null;
  count: number;
  className?: string;
}) {
  'use no memo'; // renders rarely: memo caches would only add bytes
  if (rating === null || count === 0) return null;
  return (
    <span className={cn('inline-flex items-center gap-1 text-sm', className)}>
      <StarIcon className="text-gold-500 size-4 fill-current" />
      <span className="font-semibold tabular-nums">
        {t.rich('<quiet>Rated </quiet>{mean}<quiet> of 5 in</quiet>', { quiet }, { mean: rating.toFixed(1) })}
      </span>
      <span className="text-muted tabular-nums">
        {count === 1
          ? t.rich('({n}<quiet> review</quiet>)', { quiet }, { n: count })
          : t.rich('({n}<quiet> reviews</quiet>)', { quiet }, { n: count })}
      </span>
    </span>
  );
}
