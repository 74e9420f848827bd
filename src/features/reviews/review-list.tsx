import type { UseQueryResult } from '@tanstack/react-query';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PendingBar } from '../../ui/pending-bar.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { t } from '../../words/shop.ts';
import { ReviewItem } from './review-item.tsx';
import type { Review, StarCount } from './review.ts';
import { totalOf } from './review.ts';
import type { ReviewOrder } from './reviews.queries.ts';
import { reviewQueries } from './reviews.queries.ts';

const orderLabels: Record<ReviewOrder, string> = {
  newest: t('Newest first'),
  best: t('Best first'),
  worst: t('Worst first'),
};
const isOrder = (value: string): value is ReviewOrder => value in orderLabels;

interface ReviewListProps {
  productId: number;
  counts: UseQueryResult<StarCount[]>;
  /** The number of stars the list is narrowed to. */
  stars: number | null;
  /** The review that the reader wrote. */
  ownId: number | undefined;
  onReport: (review: Review) => void;
}

/** The published reviews in pages, and their order. What has been read stays until there is something newer. */
export function ReviewList({ productId, counts, stars, ownId, onReport }: ReviewListProps) {
  const id = useId();
  const [order, setOrder] = useState<ReviewOrder>('newest');
  const list = useInfiniteQuery({
    ...reviewQueries.list(productId, order, stars),
    placeholderData: keepPreviousData,
  });
  if (counts.data && totalOf(counts.data) === 0)
    return <p className="text-lg">{t('Nobody has reviewed this product yet.')}</p>;
  const error = (counts.data ? null : counts.error) ?? (list.data ? null : list.error);
  return (
    <>
      {counts.data && (
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
      )}
      {error && (
        <Alert
          tone="danger"
          title={t('We could not load the reviews')}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                if (!counts.data) void counts.refetch();
                if (!list.data) void list.refetch();
              }}
            >
              {t('Try again')}
            </Button>
          }
        >
          {errorText(error)}
        </Alert>
      )}
      {!error && !(counts.data && list.data) && <Skeleton className="h-72 w-full" />}
      {counts.data && list.data && (
        <>
          {list.isPlaceholderData && <PendingBar />}
          <ul aria-labelledby={`${id}-list`} className="divide-line divide-y" aria-busy={list.isFetching}>
            {list.data.pages.flat().map((review) => (
              <li key={review.id} className="py-5 first:pt-0">
                <ReviewItem review={review} own={review.id === ownId} onReport={() => onReport(review)} />
              </li>
            ))}
          </ul>
          <h3 id={`${id}-list`} className="sr-only">
            {stars === null ? t('Reviews') : t('Reviews with {n} stars', { n: stars })}
          </h3>
          {list.isFetchNextPageError && (
            <Alert tone="danger" title={t('We could not load more reviews')}>
              {errorText(list.error)}
            </Alert>
          )}
          {list.hasNextPage && (
            <Button
              variant="secondary"
              className="justify-self-start"
              busy={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {list.isFetchNextPageError ? t('Try again') : t('More reviews')}
            </Button>
          )}
        </>
      )}
    </>
  );
}
