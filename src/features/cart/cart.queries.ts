import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { anonRest } from '../../lib/anon-rest.ts';
import type { CartItem } from './cart-item.ts';
import { parseQuote } from './quote.ts';

/** Reads that belong to the cart. */
export const cartQueries = {
  all: ['cart'] as const,

  /** Today's prices and stock for these lines; needs no account. */
  quote: (items: readonly CartItem[]) => {
    const lines = items.map(({ id, quantity }) => ({ product_id: id, quantity }));
    return queryOptions({
      queryKey: [...cartQueries.all, 'quote', lines] as const,
      queryFn: async ({ signal }) =>
        parseQuote(await anonRest('rpc/quote_order', { items: JSON.stringify(lines) }, signal)),
      enabled: lines.length > 0,
      placeholderData: keepPreviousData,
      staleTime: 15_000,
      // A cart may be a week old: look again whenever the shopper comes back to the page.
      refetchOnMount: 'always',
    });
  },
};
