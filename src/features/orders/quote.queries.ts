import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';

/** One product of the cart, as the database functions take it. */
export type OrderLine = { product_id: number; quantity: number };

const quoteLine = z.object({
  product_id: z.number(),
  name: z.nullable(z.string()),
  size: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  unit_price_kes: z.number(),
  quantity: z.number(),
  line_total_kes: z.number(),
  stock: z.number(),
  problem: z.nullable(z.enum(['gone', 'sold_out', 'short'])),
});

const quote = z.object({
  lines: z.array(quoteLine),
  subtotal_kes: z.number(),
  delivery_kes: z.nullable(z.number()),
  total_kes: z.nullable(z.number()),
  min_days: z.nullable(z.number()),
  max_days: z.nullable(z.number()),
  cash_on_delivery: z.boolean(),
  cash_limit_kes: z.number(),
});

export type QuoteLine = z.infer<typeof quoteLine>;
export type Quote = z.infer<typeof quote>;

/** Today's prices, stock and delivery of a cart. Without a county the delivery is unknown. Amounts in KSh. */
export const quoteQuery = (items: OrderLine[], county: string | null) =>
  queryOptions({
    queryKey: ['quote', items, county],
    queryFn: async (): Promise<Quote> => {
      const { rpc } = await getSupabase();
      return quote.parse(unwrap(await rpc('quote_order', county === null ? { items } : { items, county })));
    },
    enabled: items.length > 0,
    staleTime: 0,
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  });

/** The names of the 47 counties in alphabetical order. */
export const countiesQuery = queryOptions({
  queryKey: ['counties'],
  staleTime: Infinity,
  queryFn: async (): Promise<string[]> => {
    const { from } = await getSupabase();
    const rows = unwrap(await from('counties').select('name').order('name'));
    return rows.map(({ name }) => name);
  },
});
