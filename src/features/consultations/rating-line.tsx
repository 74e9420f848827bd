import { StarIcon } from '../../ui/icons.tsx';
import { t } from '../../words/care.ts';

/** `★ 4.5 (2 reviews)`, or that there are none yet. */
export function RatingLine({ rating, count }: { rating: number | null; count: number }) {
  if (rating === null) return <span className="text-muted text-sm">{t('No reviews yet')}</span>;
  return (
    <span className="inline-flex items-center gap-1 text-sm">
      <StarIcon className="text-gold-500 size-4.5 fill-current" />
      <span className="font-semibold">
        {t.rich(
          '<quiet>Rated </quiet>{rating}<quiet> of 5,</quiet>',
          { quiet: (words) => <span className="sr-only">{words}</span> },
          { rating: rating.toFixed(1) },
        )}
      </span>
      <span className="text-muted">{t.count(count, '{n} review', '{n} reviews')}</span>
    </span>
  );
}
