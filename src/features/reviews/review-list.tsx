import { keepPreviousData, useInfiniteQuery, type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';

import { StarRow } from '../../entities/reviews/stars.tsx';
import { errorText } from '../../lib/app-error.ts';
import { formatDate } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { PendingBar, Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/shop.ts';
import { type Review, type ReviewOrder, reviewQueries, type StarCount, totalOf } from './reviews.queries.ts';

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

interface ReviewItemProps {
  review: Review;
  /** True when the caller wrote it: nobody reports themselves. */
  own: boolean;
  onReport: () => void;
}

const b = (words: ReactNode) => <span className="text-ink font-semibold">{words}</span>;

/** Who wrote it and when. */
function Byline({ own, edited, ...values }: { author: string; date: string; own: boolean; edited: boolean }) {
  if (own)
    return edited
      ? t.rich('<b>{author} (you)</b>, {date}, edited', { b }, values)
      : t.rich('<b>{author} (you)</b>, {date}', { b }, values);
  return edited
    ? t.rich('<b>{author}</b>, {date}, edited', { b }, values)
    : t.rich('<b>{author}</b>, {date}', { b }, values);
}

/** One published review. */
function ReviewItem({ review, own, onReport }: ReviewItemProps) {
  const { rating, title, body, author_name: author, created_at: at, edited_at: edited } = review;
  return (
    <article className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StarRow value={rating} />
        {title && <h3 className="font-sans text-base tracking-normal">{title}</h3>}
      </div>
      {body && (
        <p className="max-w-prose leading-relaxed [overflow-wrap:anywhere] whitespace-pre-line">{body}</p>
      )}
      <div className="text-muted flex flex-wrap items-center gap-x-4 text-sm">
        <span>
          <Byline author={author} date={formatDate(at)} own={own} edited={edited !== null} />
        </span>
        <span className="text-leaf-700 inline-flex items-center gap-1">
          <CheckIcon className="size-4" />
          {t('Bought here')}
        </span>
        {!own && (
          <button
            type="button"
            onClick={onReport}
            className="hover:text-ink min-h-11 px-1 underline underline-offset-4"
          >
            {t.rich(
              'Report <quiet>the review by {author}</quiet>',
              { quiet: (words) => <span className="sr-only">{words}</span> },
              { author },
            )}
          </button>
        )}
      </div>
    </article>
  );
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
