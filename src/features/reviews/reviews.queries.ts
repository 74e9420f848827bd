import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { anonCall, anonRows } from '../../lib/anon-rest.ts';
import { unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { getSupabase } from '../../lib/supabase.ts';
import type { MyReview, ReportReason, ReviewDraft } from './review.ts';

const REVIEWS_AT_ONCE = 10;

const columns = ['id', 'rating', 'title', 'body', 'author_name', 'created_at', 'edited_at'] as const;

const orders = {
  newest: 'created_at.desc,id.desc',
  best: 'rating.desc,created_at.desc,id.desc',
  worst: 'rating.asc,created_at.desc,id.desc',
} as const;
export type ReviewOrder = keyof typeof orders;

const toMine = ({ may_review: mayReview, review }: Returns<'my_review'>): MyReview => ({ mayReview, review });

export const reviewQueries = {
  all: ['reviews'] as const,

  /** How many reviews gave how many stars, five first. */
  counts: (productId: number) =>
    queryOptions({
      queryKey: [...reviewQueries.all, productId, 'counts'] as const,
      queryFn: ({ signal }) => anonCall('review_counts', { product_id: productId }, signal),
      staleTime: 60_000,
    }),

  /** The published reviews, in pages; `stars` shows those with so many only. */
  list: (productId: number, order: ReviewOrder, stars: number | null) =>
    infiniteQueryOptions({
      queryKey: [...reviewQueries.all, productId, 'list', order, stars] as const,
      queryFn: ({ pageParam, signal }) =>
        anonRows(
          'product_reviews',
          columns,
          {
            product_id: `eq.${productId}`,
            rating: stars === null ? null : `eq.${stars}`,
            order: orders[order],
            limit: REVIEWS_AT_ONCE,
            offset: pageParam,
          },
          signal,
        ),
      initialPageParam: 0,
      getNextPageParam: (last, pages) =>
        last.length < REVIEWS_AT_ONCE ? undefined : pages.length * REVIEWS_AT_ONCE,
      staleTime: 60_000,
    }),

  /** The caller's own review, and whether they may write one. */
  mine: (productId: number, userId: string) =>
    queryOptions({
      queryKey: [...reviewQueries.all, productId, 'mine', userId] as const,
      queryFn: async () => {
        const { rpc } = await getSupabase();
        return toMine(unwrap(await rpc('my_review', { product_id: productId })));
      },
    }),
};

/** Writes or edits the caller's review. Refusals: `not_signed_in, not_found, not_a_buyer, bad_review`. */
export async function saveReview(productId: number, draft: ReviewDraft): Promise<MyReview> {
  const { rpc } = await getSupabase();
  const { rating, title, body, authorName } = draft;
  const answer = await rpc('save_review', {
    product_id: productId,
    rating,
    title,
    body,
    ...(authorName.trim() && { author_name: authorName }),
  });
  return toMine(unwrap(answer));
}

/** Withdraws the caller's review. */
export async function deleteReview(productId: number): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('delete_review', { product_id: productId }));
}

/** Tells the shop about somebody else's review. Refusals: `not_signed_in, not_found, not_allowed, bad_reason`. */
export async function reportReview(reviewId: number, reason: ReportReason): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('report_review', { review_id: reviewId, reason }));
}
