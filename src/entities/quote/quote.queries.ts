import { queryOptions, keepPreviousData } from '@tanstack/react-query';

import { anonRows, anonCall } from '../../lib/anon-rest.ts';
import { unwrap } from '../../lib/app-error.ts';
import type { Tables, Returns } from '../../lib/database.types.ts';
import { getSupabase } from '../../lib/supabase.ts';

const columns = [
  'id',
  'name',
  'base_fee_kes',
  'base_weight_g',
  'extra_kg_fee_kes',
  'min_days',
  'max_days',
  'cash_on_delivery',
] as const;

/** Fees in whole shillings, weights in grams, times in working days. */
export type DeliveryZone = Pick<Tables<'delivery_zones'>, (typeof columns)[number]>;

export const deliveryQueries = {
  /** The zones with the cheapest first. */
  zones: () =>
    queryOptions({
      queryKey: ['delivery', 'zones'] as const,
      queryFn: ({ signal }): Promise<DeliveryZone[]> =>
        anonRows('delivery_zones', columns, { order: 'base_fee_kes' }, signal),
      staleTime: 3_600_000,
    }),
};

/** One product of the cart, as the database functions take it. */
export type OrderLine = { product_id: number; quantity: number };

/** What a cart costs today: prices in whole shillings, times in working days. */
export type Quote = Returns<'quote_order'>;
export type QuoteLine = Quote['lines'][number];
/** Why a line cannot be bought as it stands. */
export type LineProblem = NonNullable<QuoteLine['problem']>;

/** What a quote depends on besides the cart; '' for what is not chosen. A pickup point goes before a county. */
export type QuoteAbout = {
  county?: string;
  pickupPoint?: string;
  coupon?: string;
  /** Whose coupon it is: some are for a first order, or once for each person. */
  buyerId?: string;
};

/** Today's prices, stock and delivery of a cart. Without a destination the delivery is unknown. */
export const quoteQuery = (
  items: OrderLine[],
  { county = '', pickupPoint = '', coupon = '', buyerId = '' }: QuoteAbout = {},
) => {
  const to = pickupPoint === '' ? (county === '' ? {} : { county }) : { pickup_point: pickupPoint };
  // Only a coupon is judged by who asks; without one the plain read is the same for everybody.
  const buyer = coupon === '' ? '' : buyerId;
  return queryOptions({
    queryKey: ['quote', items, to, coupon, buyer] as const,
    queryFn: async ({ signal }): Promise<Quote> => {
      const asked = { items, ...to, ...(coupon === '' ? {} : { coupon }) };
      if (buyer === '') return anonCall('quote_order', asked, signal);
      const { rpc } = await getSupabase();
      return unwrap(await rpc('quote_order', asked));
    },
    enabled: items.length > 0,
    placeholderData: keepPreviousData,
  });
};

/** The names of the 47 counties in alphabetical order. */
export const countiesQuery = queryOptions({
  queryKey: ['counties'] as const,
  staleTime: Infinity,
  queryFn: async ({ signal }): Promise<string[]> =>
    (await anonRows('counties', ['name'], { order: 'name' }, signal)).map(({ name }) => name),
});
