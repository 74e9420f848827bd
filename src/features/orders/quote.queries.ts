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
  discount_kes: z.number(),
  delivery_kes: z.nullable(z.number()),
  total_kes: z.nullable(z.number()),
  min_days: z.nullable(z.number()),
  max_days: z.nullable(z.number()),
  cash_on_delivery: z.boolean(),
  cash_limit_kes: z.number(),
  free_delivery_from_kes: z.nullable(z.number()),
  too_heavy: z.boolean(),
  coupon: z.nullable(
    z.object({
      code: z.string(),
      discount_kes: z.number(),
      problem: z.nullable(z.string()),
      message: z.nullable(z.string()),
    }),
  ),
});

export type QuoteLine = z.infer<typeof quoteLine>;
export type Quote = z.infer<typeof quote>;

/** What a quote depends on besides the cart; '' for what is not chosen. A pickup point goes before a county. */
export type QuoteAbout = {
  county?: string;
  pickupPoint?: string;
  coupon?: string;
  /** Whose coupon it is: some are for a first order only. */
  buyerId?: string;
};

/** Today's prices, stock and delivery of a cart. Without a destination the delivery is unknown. Amounts in KSh. */
export const quoteQuery = (
  items: OrderLine[],
  { county = '', pickupPoint = '', coupon = '', buyerId = '' }: QuoteAbout = {},
) => {
  const to = pickupPoint === '' ? (county === '' ? {} : { county }) : { pickup_point: pickupPoint };
  return queryOptions({
    queryKey: ['quote', items, to, coupon, coupon === '' ? '' : buyerId],
    queryFn: async (): Promise<Quote> => {
      const { rpc } = await getSupabase();
      const answer = await rpc('quote_order', { items, ...to, ...(coupon === '' ? {} : { coupon }) });
      return quote.parse(unwrap(answer));
    },
    enabled: items.length > 0,
    staleTime: 0,
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  });
};

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

/** Where parcels can be fetched. Fees in KSh, times in working days. */
export const pickupPointsQuery = queryOptions({
  queryKey: ['pickup-points'],
  staleTime: 600_000,
  queryFn: async () => {
    const { from } = await getSupabase();
    return unwrap(
      await from('pickup_points')
        .select('id, name, county, town, landmark, hours, phone, fee_kes, min_days, max_days, cash_on_pickup')
        .eq('is_active', true) // administrators may read the closed ones too
        .order('position'),
    );
  },
});

export type PickupPoint = Awaited<ReturnType<NonNullable<(typeof pickupPointsQuery)['queryFn']>>>[number];

/** Whether the prices have VAT in them, which only those of a registered shop do. */
export const vatQuery = queryOptions({
  queryKey: ['prices-include-vat'],
  staleTime: 3_600_000,
  queryFn: async (): Promise<boolean> => {
    const { rpc } = await getSupabase();
    return unwrap(await rpc('prices_include_vat', undefined, { get: true }));
  },
});
