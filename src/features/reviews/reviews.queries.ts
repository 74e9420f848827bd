import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { anonRest } from '../../lib/anon-rest.ts';
import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';
import type { MyReview, ReportReason, ReviewDraft } from './review.ts';

const REVIEWS_AT_ONCE = 10;

const review = z.object({
  id: z.number(),
  rating: z.number(),
  title: z.string(),
  body: z.string(),
  author_name: z.string(),
  created_at: z.string(),
  edited_at: z.nullable(z.string()),
});
const counts = z.array(z.object({ stars: z.number(), many: z.number() }));
const mine = z.object({
  may_review: z.boolean(),
  review: z.nullable(
    z.extend(review, {
      state: z.enum(['published', 'held', 'rejected']),
      held_reason: z.nullable(z.enum(['claim', 'reported', 'edited', 'rewritten'])),
    }),
  ),
});

const orders = {
  newest: 'created_at.desc,id.desc',
  best: 'rating.desc,created_at.desc,id.desc',
  worst: 'rating.asc,created_at.desc,id.desc',
} as const;
export type ReviewOrder = keyof typeof orders;

function readMine(answer: unknown): MyReview {
  const { may_review: mayReview, review: own } = mine.parse(answer);
  return { mayReview, review: own };
}

export const reviewQueries = {
  all: ['reviews'] as const,

  /** How many reviews gave how many stars, five first. */
  counts: (productId: number) =>
    queryOptions({
      queryKey: [...reviewQueries.all, productId, 'counts'] as const,
      queryFn: async ({ signal }) =>
        counts.parse(await anonRest('rpc/review_counts', { product_id: productId }, signal)),
      staleTime: 60_000,
    }),

  /** The published reviews, in pages; `stars` shows those with so many only. */
  list: (productId: number, order: ReviewOrder, stars: number | null) =>
    infiniteQueryOptions({
      queryKey: [...reviewQueries.all, productId, 'list', order, stars] as const,
      queryFn: async ({ pageParam, signal }) =>
        z.array(review).parse(
          await anonRest(
            'product_reviews',
            {
              select: 'id,rating,title,body,author_name,created_at,edited_at',
              product_id: `eq.${productId}`,
              rating: stars === null ? null : `eq.${stars}`,
              order: orders[order],
              limit: REVIEWS_AT_ONCE,
              offset: pageParam,
            },
            signal,
          ),
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
        return readMine(unwrap(await rpc('my_review', { product_id: productId })));
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
  return readMine(unwrap(answer));
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
