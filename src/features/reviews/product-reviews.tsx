import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';

import { errorText } from '../../lib/app-error.ts';
import { cn } from '../../lib/cn.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { t } from '../../words/shop.ts';
import { MyReviewPanel } from './my-review-panel.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { ReviewHistogram } from './review-histogram.tsx';
import { ReviewItem } from './review-item.tsx';
import type { Review } from './review.ts';
import type { ReviewOrder } from './reviews.queries.ts';
import { reviewQueries } from './reviews.queries.ts';

const orderLabels: Record<ReviewOrder, string> = {
  newest: t('Newest first'),
  best: t('Best first'),
  worst: t('Worst first'),
};
const isOrder = (value: string): value is ReviewOrder => value in orderLabels;

interface ProductReviewsProps {
  /** The product itself, not one of its options. */
  productId: number;
  /** The page to come back to after signing in. */
  returnTo: string;
}

/** What buyers say about a product: the stars in numbers, the reviews, and the reader's own. */
export function ProductReviews({ productId, returnTo }: ProductReviewsProps) {
  const session = useSession();
  const navigate = useNavigate();
  const id = useId();
  const [order, setOrder] = useState<ReviewOrder>('newest');
  const [stars, setStars] = useState<number | null>(null);
  const [reported, setReported] = useState<Review | null>(null);
  const counts = useQuery(reviewQueries.counts(productId));
  const list = useInfiniteQuery(reviewQueries.list(productId, order, stars));
  const userId = session?.user.id ?? '';
  const { data: mine } = useQuery({ ...reviewQueries.mine(productId, userId), enabled: userId !== '' });

  if (counts.isPending || (list.isPending && !counts.isError)) return <Skeleton className="h-72 w-full" />;
  const error = counts.error ?? list.error;
  if (error)
    return (
      <Alert
        tone="danger"
        title={t('We could not load the reviews')}
        action={
          <Button
            variant="secondary"
            busy={counts.isFetching || list.isFetching}
            onClick={() => {
              void counts.refetch();
              void list.refetch();
            }}
          >
            {t('Try again')}
          </Button>
        }
      >
        {errorText(error)}
      </Alert>
    );

  const reviews = list.data?.pages.flat() ?? [];
  const total = (counts.data ?? []).reduce((sum, { many }) => sum + many, 0);
  return (
    <div className={cn('grid gap-8', total > 0 && 'md:grid-cols-[18rem_minmax(0,1fr)] md:gap-12')}>
      <ReviewHistogram counts={counts.data ?? []} chosen={stars} onChoose={setStars} />
      <div className="grid content-start gap-5">
        {session ? (
          <MyReviewPanel productId={productId} user={session.user} />
        ) : (
          <p className="text-muted text-sm">
            {t.rich('Only people who bought a product here can review it. <a>Sign in to write one</a>', {
              a: (words) => (
                <Link
                  to={paths.auth({ redirect: returnTo })}
                  className="text-leaf-700 inline-block py-1 underline underline-offset-4"
                >
                  {words}
                </Link>
              ),
            })}
          </p>
        )}
        {total === 0 ? (
          <p className="text-lg">{t('Nobody has reviewed this product yet.')}</p>
        ) : (
          <>
            <SelectField
              label={t('Order of the reviews')}
              className="max-w-60"
              value={order}
              onChange={(event) => {
                if (isOrder(event.currentTarget.value)) setOrder(event.currentTarget.value);
              }}
            >
              {Object.entries(orderLabels).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
            <ul aria-labelledby={`${id}-list`} className="divide-line divide-y" aria-busy={list.isFetching}>
              {reviews.map((review) => (
                <li key={review.id} className="py-5 first:pt-0">
                  <ReviewItem
                    review={review}
                    own={review.id === mine?.review?.id}
                    onReport={() => {
                      if (session) setReported(review);
                      else void navigate(paths.auth({ redirect: returnTo }));
                    }}
                  />
                </li>
              ))}
            </ul>
            <h3 id={`${id}-list`} className="sr-only">
              {stars === null ? t('Reviews') : t('Reviews with {n} stars', { n: stars })}
            </h3>
            {list.hasNextPage && (
              <Button
                variant="secondary"
                className="justify-self-start"
                busy={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                {t('More reviews')}
              </Button>
            )}
          </>
        )}
      </div>
      {reported && <ReportDialog review={reported} onClose={() => setReported(null)} />}
    </div>
  );
}
