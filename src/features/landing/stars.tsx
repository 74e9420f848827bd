import { cn } from '../../lib/cn.ts';
import { StarIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shell.ts';

const places = [1, 2, 3, 4, 5];

/** `rating` of five stars filled. */
export function Stars({ rating }: { rating: number }) {
  return (
    <p className="flex gap-0.5">
      <span className="sr-only">{t('{rating} out of 5 stars', { rating })}</span>
      {places.map((place) => (
        <StarIcon
          key={place}
          className={cn('size-5', place <= rating ? 'fill-gold-400 text-gold-500' : 'text-line')}
        />
      ))}
    </p>
  );
}
