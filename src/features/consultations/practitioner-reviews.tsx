import { useQuery } from '@tanstack/react-query';

import { cn } from '../../lib/cn.ts';
import { formatDate } from '../../lib/format.ts';
import { StarIcon } from '../../ui/icons.tsx';
import { t } from '../../words/care.ts';
import { practitionerQueries } from './practitioners.queries.ts';

/** What clients say whose consultation took place. */
export function PractitionerReviews({ practitionerId }: { practitionerId: string }) {
  const { data: reviews } = useQuery(practitionerQueries.reviews(practitionerId));
  if (!reviews) return null;
  if (reviews.length === 0)
    return (
      <p className="text-muted">{t('No reviews yet. Only clients who had a consultation can write one.')}</p>
    );
  return (
    <ul className="grid gap-3">
      {reviews.map((review) => (
        <li key={review.id} className="border-line bg-surface grid gap-1.5 rounded-2xl border p-4">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <span className="inline-flex">
              <span className="sr-only">{t('{n} of 5 stars', { n: review.rating })}</span>
              {[1, 2, 3, 4, 5].map((star) => (
                <StarIcon
                  key={star}
                  className={cn(
                    'size-4.5',
                    star <= review.rating ? 'text-gold-500 fill-current' : 'text-edge',
                  )}
                />
              ))}
            </span>
            <span className="text-muted text-sm">{formatDate(review.created_at)}</span>
          </p>
          {review.body && <p className="text-pretty">{review.body}</p>}
          <p className="text-muted text-sm">{review.author_name}</p>
        </li>
      ))}
    </ul>
  );
}
