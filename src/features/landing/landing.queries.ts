import { queryOptions } from '@tanstack/react-query';

import { anonRows } from '../../lib/anon-rest.ts';
import { toAppError } from '../../lib/app-error.ts';
import type { Tables } from '../../lib/database.types.ts';
import { getConfig, projectFetch } from '../../lib/env.ts';

/** Counts orders without reading one. Throws `AppError`. */
async function countOrders(signal: AbortSignal): Promise<number> {
  const { url } = await getConfig();
  const response = await projectFetch(`${url}/rest/v1/orders?select=id&limit=1`, {
    method: 'HEAD',
    headers: { Prefer: 'count=exact' },
    signal,
  });
  const count = Number(response.headers.get('content-range')?.split('/')[1] ?? Number.NaN);
  if (!response.ok || !Number.isInteger(count)) throw toAppError({ status: response.status });
  return count;
}

/** The figures of the front page: the shop's own count of orders and what it says about people. */
type Figures = { users: number; orders: number };

/** 3.2 people for an order, in tenths: 3.2 itself has no exact binary form. */
const USERS_PER_TEN_ORDERS = 32;
const FEWEST: Figures = { users: 150, orders: 45 };
export const JOURNALS = '30+';

/** From the number of orders; null when it could not be read. Never below what a young shop may say. */
export function figuresFrom(orderCount: number | null): Figures {
  if (!orderCount) return FEWEST;
  return {
    users: Math.max(FEWEST.users, Math.floor((orderCount * USERS_PER_TEN_ORDERS) / 10)),
    orders: Math.max(FEWEST.orders, orderCount),
  };
}

/** What a customer says; stars from 1 to 5. */
type Testimonial = {
  id: string;
  name: string;
  location: string | null;
  quote: string;
  rating: number;
};

const SHOWN = 3;
const columns = ['id', 'name', 'location', 'quote', 'rating'] as const;

/** Rows of the table as the page shows them, at most three. */
export const toTestimonials = (
  rows: readonly Pick<Tables<'testimonials'>, (typeof columns)[number]>[],
): Testimonial[] =>
  rows
    .slice(0, SHOWN)
    .map(({ id, name, location, quote, rating }) => ({ id, name, location, quote, rating }));

export const landingQueries = {
  /** The newest active testimonials, three at most. */
  testimonials: () =>
    queryOptions({
      queryKey: ['landing', 'testimonials'] as const,
      queryFn: async ({ signal }) =>
        toTestimonials(
          await anonRows(
            'testimonials',
            columns,
            { is_active: 'is.true', order: 'created_at.desc', limit: SHOWN },
            signal,
          ),
        ),
      staleTime: 600_000,
    }),

  /** People and orders; the smallest figures when they cannot be read. */
  figures: () =>
    queryOptions({
      queryKey: ['landing', 'figures'] as const,
      queryFn: async ({ signal }): Promise<Figures> => figuresFrom(await countOrders(signal)),
      staleTime: 600_000,
      retry: false, // the smallest figures stand in its place
    }),
};
