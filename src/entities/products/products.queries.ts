import { queryOptions } from '@tanstack/react-query';

import { anonRows } from '../../lib/anon-rest.ts';
import { reads } from './product-columns.ts';
import { toSummary } from './product.ts';

/** These products as cards show them, as far as they are on sale, in no particular order. */
export const someProductsQuery = (ids: readonly number[]) => {
  const wanted = ids.toSorted((a, b) => a - b);
  return queryOptions({
    queryKey: ['shop', 'some', wanted] as const,
    queryFn: async ({ signal }) =>
      (
        await anonRows(
          'products',
          reads.card,
          { id: `in.(${wanted.join(',')})`, status: 'eq.active' },
          signal,
        )
      ).map(toSummary),
    enabled: wanted.length > 0,
    staleTime: 30_000,
  });
};
