import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { productSearch } from '../../entities/needs/product-search.ts';
import type { OrderLine } from '../../entities/quote/quote.queries.ts';
import { anonCall } from '../../lib/anon-rest.ts';
import { unwrap } from '../../lib/app-error.ts';
import type { Returns, Tables } from '../../lib/database.types.ts';
import { deskKey } from '../../lib/desk.ts';
import { normalisePhone } from '../../lib/kenyan-numbers.ts';
import { getSupabase } from '../../lib/supabase.ts';

const SHOWN = 6;

/** What is found for some letters, each with its sizes; understood as the shop understands it. */
export const pickQuery = (search: string) =>
  queryOptions({
    queryKey: [...deskKey, 'pick', search],
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    queryFn: async ({ signal }) => {
      const filters = { ...(await productSearch(search)), page_size: SHOWN };
      const found = await anonCall('browse_products', { filters }, signal);
      if (found.length === 0) return [];
      const { from } = await getSupabase();
      const ids = found.map(({ id }) => id);
      const sizes = unwrap(
        await from('products')
          .select('id, variant_of, name, size, price_kes, stock')
          .or(`id.in.(${ids.join(',')}),variant_of.in.(${ids.join(',')})`)
          .eq('status', 'active')
          .order('price_kes'),
      );
      return found.map(({ id, name }) => ({
        id,
        name,
        sizes: sizes.filter((size) => (size.variant_of ?? size.id) === id),
      }));
    },
  });

/** What has to be said of products before they are sold. */
export const warningsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: [...deskKey, 'warnings', ids.toSorted((a, b) => a - b)],
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    queryFn: async () => {
      const { from } = await getSupabase();
      return unwrap(
        await from('products')
          .select('id, name, warnings, herb_slugs')
          .in('id', [...ids])
          .order('id'),
      );
    },
  });

/** Where parcels can be fetched. */
export const deskPointsQuery = queryOptions({
  queryKey: [...deskKey, 'points'],
  staleTime: 600_000,
  queryFn: async () => {
    const { from } = await getSupabase();
    return unwrap(
      await from('pickup_points').select('id, name, town, fee_kes').eq('is_active', true).order('position'),
    );
  },
});

type KnownBuyer = Pick<Tables<'orders'>, 'contact_name' | 'county' | 'town' | 'landmark' | 'pickup_point_id'>;

/** Where the last order of a phone (254…) went; null for a new one. */
export const knownBuyerQuery = (phone: string | null) =>
  queryOptions({
    queryKey: [...deskKey, 'known-buyer', phone],
    enabled: phone !== null,
    queryFn: async (): Promise<KnownBuyer | null> => {
      const { from } = await getSupabase();
      const answer = await from('orders')
        .select('contact_name, county, town, landmark, pickup_point_id')
        .eq('phone', phone ?? '')
        .order('placed_at', { ascending: false })
        .limit(1)
        .maybeSingle();
      return unwrap(answer);
    },
  });

/** Who gets a parcel, and where. A pickup point goes before an address; '' for what is not said. */
export type Receiver = {
  name: string;
  phone: string;
  way: 'door' | 'pickup';
  county: string;
  town: string;
  landmark: string;
  pickupPoint: string;
  note: string;
};

export type DeskOrder = Receiver & {
  key: string;
  items: OrderLine[];
  channel: 'phone' | 'whatsapp' | 'counter';
  pay: 'prompt' | 'link' | 'cash';
  language: 'en' | 'sw';
  email: string;
  readOut: boolean;
};

const toReceiver = ({ name, phone, way, county, town, landmark, pickupPoint, note }: Receiver) => ({
  contact_name: name.trim(),
  phone: normalisePhone(phone) ?? phone,
  county: way === 'pickup' ? '' : county,
  town: way === 'pickup' ? '' : town.trim(),
  landmark: way === 'pickup' ? '' : landmark.trim(),
  pickup_point: way === 'pickup' ? pickupPoint : null,
  note: note.trim() || null,
});

export type TakenOrder = Returns<'create_desk_order'>;

/**
 * Takes an order for a buyer; the same key answers the same order. Refusals: those of `create_desk_order`.
 * @param totalKes what was said to the buyer; anything else is refused
 */
export async function takeOrder(order: DeskOrder, totalKes: number): Promise<TakenOrder> {
  const { rpc } = await getSupabase();
  return unwrap(
    await rpc('create_desk_order', {
      ...toReceiver(order),
      client_key: order.key,
      items: order.items,
      payment_method: order.pay === 'cash' ? 'cash' : 'mpesa',
      channel: order.channel,
      expected_total_kes: totalKes,
      language: order.language,
      email: order.email.trim() || null,
      read_out: order.readOut,
      sends_link: order.pay === 'link',
    }),
  );
}

/** Sends the SMS with sum and link again; answers its phone. Refusals: `wrong_state, no_texts, too_many_attempts`. */
export async function sendLink(orderId: string): Promise<string> {
  const { rpc } = await getSupabase();
  return unwrap(await rpc('send_order_link', { order_id: orderId }));
}

/** What an order would come to so, and what that means for its money. */
export const editQuoteQuery = (
  orderId: string,
  seen: string,
  items: OrderLine[],
  { way, county, pickupPoint }: Receiver,
) =>
  queryOptions({
    queryKey: [...deskKey, 'edit-quote', orderId, seen, items, way === 'pickup' ? pickupPoint : '', county],
    enabled: items.length > 0,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const { rpc } = await getSupabase();
      const to = way === 'pickup' ? { pickup_point: pickupPoint } : { county };
      return unwrap(await rpc('quote_edit', { order_id: orderId, items, ...to }));
    },
  });

type Edit = {
  orderId: string;
  /** `updated_at` of the order that was looked at. */
  seen: string;
  key: string;
  items: OrderLine[];
  receiver: Receiver;
  readOut: boolean;
  totalKes: number;
};

/** Changes an order that is not packed; the same key changes it once. Refusals: those of `edit_order`. */
export async function editOrder(edit: Edit): Promise<Returns<'edit_order'>> {
  const { rpc } = await getSupabase();
  return unwrap(
    await rpc('edit_order', {
      ...toReceiver(edit.receiver),
      order_id: edit.orderId,
      seen: edit.seen,
      client_key: edit.key,
      items: edit.items,
      expected_total_kes: edit.totalKes,
      read_out: edit.readOut,
    }),
  );
}
