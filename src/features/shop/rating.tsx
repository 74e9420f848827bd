import { cn } from '../../lib/cn.ts';
import { StarIcon } from '../../ui/icons.tsx';

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
  'use no memo'; // drawn seldom: the compiler's caches would only weigh
  if (rating === null || count === 0) return null;
  return (
    <span className={cn('inline-flex items-center gap-1 text-sm', className)}>
      <StarIcon className="text-gold-500 size-4 fill-current" />
      <span className="font-semibold tabular-nums">
        <span className="sr-only">Rated </span>
        {rating.toFixed(1)}
        <span className="sr-only"> of 5 in</span>
      </span>
      <span className="text-muted tabular-nums">
        ({count}
        <span className="sr-only">{count === 1 ? ' review' : ' reviews'}</span>)
      </span>
    </span>
  );
}
