import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { anonRest } from '../../lib/anon-rest.ts';
import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';
import type { CartItem } from './cart-item.ts';
import { parseQuote } from './quote.ts';

interface QuoteAbout {
  /** Where it shall be sent. */
  county?: string | null;
  coupon?: string;
  /** Whose coupon it is: some are for a first order, or once for each person. */
  userId?: string | null;
}

const readNames = (answer: unknown): string[] =>
  (Array.isArray(answer) ? answer : []).flatMap((row: unknown) =>
    typeof row === 'object' && row !== null && 'name' in row && typeof row.name === 'string'
      ? [row.name]
      : [],
  );

/** Reads that belong to the cart. */
export const cartQueries = {
  all: ['cart'] as const,

  /** Today's prices and stock for these lines; needs no account. */
  quote: (
    items: readonly Pick<CartItem, 'id' | 'quantity'>[],
    { county = null, coupon = '', userId = null }: QuoteAbout = {},
  ) => {
    const lines = items.map(({ id, quantity }) => ({ product_id: id, quantity }));
    // Only a coupon is judged by who asks; without one the plain read is the same for everybody.
    const asUser = coupon !== '' && userId !== null;
    return queryOptions({
      queryKey: [...cartQueries.all, 'quote', lines, county, coupon, asUser ? userId : null] as const,
      queryFn: async ({ signal }) => {
        const about = { ...(county !== null && { county }), ...(coupon !== '' && { coupon }) };
        if (!asUser) {
          const parameters = { items: JSON.stringify(lines), ...about };
          return parseQuote(await anonRest('rpc/quote_order', parameters, signal));
        }
        const { rpc } = await getSupabase();
        return parseQuote(unwrap(await rpc('quote_order', { items: lines, ...about })));
      },
      enabled: lines.length > 0,
      placeholderData: keepPreviousData,
      staleTime: 15_000,
      // A cart may be a week old: look again whenever the shopper comes back to the page.
      refetchOnMount: 'always',
    });
  },

  /** The names of the 47 counties in alphabetical order. */
  counties: () =>
    queryOptions({
      queryKey: [...cartQueries.all, 'counties'] as const,
      queryFn: async ({ signal }) =>
        readNames(await anonRest('counties', { select: 'name', order: 'name' }, signal)),
      staleTime: Infinity,
    }),
};
