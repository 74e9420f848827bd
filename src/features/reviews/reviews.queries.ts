import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { anonCall, anonRows } from '../../lib/anon-rest.ts';
import { unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/shop.ts';

/** What a buyer said about a product, as everybody may read it. */
export interface Review {
  id: number;
  rating: number;
  title: string;
  body: string;
  author_name: string;
  created_at: string;
  edited_at: string | null;
}

/** The caller's own review with where it stands. */
export interface OwnReview extends Review {
  state: 'published' | 'held' | 'rejected';
  held_reason: 'claim' | 'reported' | 'edited' | 'rewritten' | null;
}

export interface MyReview {
  /** Whether an order with the product has reached them. */
  mayReview: boolean;
  review: OwnReview | null;
}

/** How many published reviews gave so many stars. */
export interface StarCount {
  stars: number;
  many: number;
}

export interface ReviewDraft {
  rating: number;
  title: string;
  body: string;
  authorName: string;
}

export const LONGEST_TITLE = 80;
export const LONGEST_BODY = 2000;
export const LONGEST_NAME = 40;

export const reportReasons = {
  false: t('It is not true'),
  rude: t('It is rude or hurtful'),
  spam: t('It is advertising'),
  private: t('It tells something private'),
  claim: t('It claims that an illness is cured'),
} as const;
export type ReportReason = keyof typeof reportReasons;

/** How many reviews there are. */
export const totalOf = (counts: readonly StarCount[]): number =>
  counts.reduce((sum, { many }) => sum + many, 0);

/** Mean with one decimal, null without reviews. */
export function meanOf(counts: readonly StarCount[]): number | null {
  const many = totalOf(counts);
  if (many === 0) return null;
  const stars = counts.reduce((sum, count) => sum + count.stars * count.many, 0);
  return Math.round((stars / many) * 10) / 10;
}

/** Why a review is not shown, and what its writer can do; null for one that is. */
export function stateWords({
  state,
  held_reason: reason,
}: OwnReview): { title: string; text: string } | null {
  if (state === 'published') return null;
  if (state === 'rejected')
    return {
      title: t('Your review is not shown'),
      text: t('It does not fit our rules for reviews. Edit it, and we will look at it again.'),
    };
  if (reason === 'claim')
    return {
      title: t('Your review waits for a person to read it'),
      text: t(
        'It sounds as if a herb cured or treats an illness. In Kenya a shop may not publish that about a herbal product, however well it is meant, so somebody reads it first. What helps others most: how it tastes, how you use it, how it arrived.',
      ),
    };
  if (reason === 'reported')
    return {
      title: t('Your review is hidden for now'),
      text: t('Several people reported it. We read it and decide; you will be told.'),
    };
  if (reason === 'rewritten')
    return {
      title: t('Your review waits for a person to read it'),
      text: t(
        'Your earlier review of this product had been held back or reported, so we read the new one first. You will be told.',
      ),
    };
  return {
    title: t('Your change waits for a person to read it'),
    text: t('Your review had been held back before, so we read the new words first. You will be told.'),
  };
}

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
