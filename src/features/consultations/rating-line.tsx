import { StarIcon } from '../../ui/icons.tsx';

/** `★ 4.5 (2 reviews)`, or that there are none yet. */
export function RatingLine({ rating, count }: { rating: number | null; count: number }) {
  if (rating === null) return <span className="text-muted text-sm">No reviews yet</span>;
  return (
    <span className="inline-flex items-center gap-1 text-sm">
      <StarIcon className="text-gold-500 size-4.5 fill-current" />
      <span className="font-semibold">
        <span className="sr-only">Rated </span>
        {rating.toFixed(1)}
        <span className="sr-only"> of 5,</span>
      </span>
      <span className="text-muted">
        {count} {count === 1 ? 'review' : 'reviews'}
      </span>
    </span>
  );
}
