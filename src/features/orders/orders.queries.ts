import { queryOptions, useQueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { anonRows } from '../../lib/anon-rest.ts';
import { AppError, unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { watchRows } from '../../lib/realtime.ts';
import { sessionFetch } from '../../lib/session-fetch.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/account.ts';
import type { OrderDetails } from './order.ts';

export const orderKeys = {
  all: ['orders'] as const,
  ofUser: (userId: string) => ['orders', 'of', userId] as const,
  one: (orderId: string) => ['orders', 'one', orderId] as const,
  guest: (orderId: string) => ['orders', 'guest', orderId] as const,
};

/** The buyer's own orders, newest first, with what the list shows of their lines. */
export const ordersQuery = (userId: string) =>
  queryOptions({
    queryKey: orderKeys.ofUser(userId),
    queryFn: async () => {
      const { from } = await getSupabase();
      return unwrap(
        await from('orders')
          .select(
            'id, number, payment_method, payment_state, fulfilment_state, return_state, total_kes, placed_at, items:order_items(id, name, picture, quantity)',
          )
          .eq('user_id', userId) // administrators may read everybody's; this page is about their own
          .order('placed_at', { ascending: false })
          .limit(100),
      );
    },
  });

const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/**
 * A member's order with its lines, its story and its payments, as they were at one moment: read one after the other they
 * contradict each other. Throws `AppError` of kind `not_found`.
 */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: orderKeys.one(orderId),
    queryFn: async (): Promise<OrderDetails> => {
      if (!isUuid(orderId)) throw new AppError('not_found', t('We could not find this order.'));
      const { rpc } = await getSupabase();
      const order = unwrap(await rpc('own_order', { order_id: orderId }));
      if (order === null) throw new AppError('not_found', t('We could not find this order.'));
      return order;
    },
  });

/** A visitor's order by its token. Throws `not_found` when an account has it by now. Nothing tells of changes: ask again. */
export const guestOrderQuery = (orderId: string, token: string) =>
  queryOptions({
    queryKey: orderKeys.guest(orderId),
    queryFn: async (): Promise<OrderDetails> => {
      const { rpc } = await getSupabase();
      const order = unwrap(await rpc('guest_order', { order_token: token }));
      if (order === null) throw new AppError('not_found', t('We could not find this order.'));
      return order;
    },
  });

/** Puts a visitor's order under the account that is signed in. Its token ends with that. */
export async function claimOrder(token: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('claim_order', { order_token: token }));
}

/** @param token how a visitor names their order; null for a member */
export async function cancelOrder(orderId: string, token: string | null): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('cancel_order', { order_id: orderId, ...(token === null ? {} : { order_token: token }) }));
}

/** Reads the orders again whenever one of them changes. `filter` is PostgREST's, such as `id=eq.<uuid>`; null for none. */
export function useLiveOrders(filter: string | null): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      filter === null
        ? undefined
        : watchRows({
            table: 'orders',
            filter,
            onChange: () => void queryClient.invalidateQueries({ queryKey: orderKeys.all }),
          }),
    [filter, queryClient],
  );
}

/** A line of it: `ordered` as it was, `quantity` as it can be had today. */
export type ReorderLine = Omit<Returns<'reorder'>[number], 'stock'>;

/** What a member's order would be today, with today's prices in KSh. */
export async function reorder(orderId: string): Promise<ReorderLine[]> {
  const { rpc } = await getSupabase();
  return unwrap(await rpc('reorder', { order_id: orderId }));
}

/** `to_pay_kes`: by M-Pesa now; 0: nothing, or it is looked at. */
export type TrackedOrder = NonNullable<Returns<'track_order'>>;

/**
 * Where a visitor's parcel is; null when number and phone do not belong together, or when the order is in an account.
 * Every call counts: after ten an hour the database refuses with `too_many_attempts`.
 */
export async function trackOrder(number: string, phone: string): Promise<TrackedOrder | null> {
  const { rpc } = await getSupabase();
  return unwrap(await rpc('track_order', { number, phone }));
}

/** Why something is sent back, as the database knows it and as people say it. */
export const returnReasons = [
  { value: 'damaged', label: t('It arrived damaged') },
  { value: 'wrong_item', label: t('It is not what I ordered') },
  { value: 'not_as_described', label: t('It is not as described') },
  { value: 'expired', label: t('It is past its date') },
  { value: 'unwanted', label: t('I no longer want it') },
] as const;

type ReturnReason = (typeof returnReasons)[number]['value'];

export const isReturnReason = (value: string): value is ReturnReason =>
  returnReasons.some((reason) => reason.value === value);

export const reasonLabel = (value: string): string =>
  returnReasons.find((reason) => reason.value === value)?.label ?? value;

export type ReturnChoice = {
  orderId: string;
  items: { order_item_id: number; quantity: number; opened: boolean }[];
  reason: ReturnReason;
  /** How a visitor names their order; null for a member. */
  token: string | null;
};

type ReturnWish = ReturnChoice & { details: string; photoPath: string | null };

/** What would be paid back, as `request_return` will note it; the delivery fee is part of it. */
export const returnQuoteQuery = ({ orderId, items, reason, token }: ReturnChoice) =>
  queryOptions({
    queryKey: ['return-quote', orderId, reason, items] as const,
    queryFn: async () => {
      const { rpc } = await getSupabase();
      const answer = await rpc('quote_return', {
        order_id: orderId,
        items,
        reason,
        ...(token === null ? {} : { order_token: token }),
      });
      return unwrap(answer);
    },
    gcTime: 0, // an amount of before is none to show
  });

async function openBucket() {
  const [{ StorageClient }, { auth, checkSession, config }] = await Promise.all([
    import('@supabase/storage-js'),
    getSupabase(),
  ]);
  return new StorageClient(`${config.url}/storage/v1`, {}, sessionFetch(auth, checkSession)).from(
    'return-photos',
  );
}

/** Who sends a photo: a member into their own folder, a visitor under a name given for the token of their order. */
export type Sender = { userId: string } | { token: string };

async function photoPath(sender: Sender, orderId: string): Promise<string> {
  if ('userId' in sender) return `${sender.userId}/${orderId}/${crypto.randomUUID()}.jpg`;
  const { rpc } = await getSupabase();
  return unwrap(await rpc('name_guest_photo', { order_token: sender.token }));
}

/** Stores a photo of what is wrong (JPEG, at most 5 MB); answers its path for `requestReturn`. */
export async function uploadReturnPhoto(sender: Sender, orderId: string, photo: Blob): Promise<string> {
  const path = await photoPath(sender, orderId);
  const bucket = await openBucket();
  unwrap(await bucket.upload(path, photo, { contentType: 'image/jpeg' }));
  return path;
}

/** Asks for a return. Throws `AppError` with the refusal's kind. */
export async function requestReturn(wish: ReturnWish): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(
    await rpc('request_return', {
      order_id: wish.orderId,
      items: wish.items,
      reason: wish.reason,
      details: wish.details.trim(),
      ...(wish.photoPath === null ? {} : { photo_path: wish.photoPath }),
      ...(wish.token === null ? {} : { order_token: wish.token }),
    }),
  );
}

/**
 * What the terms promise and the database never goes below: the answer while the setting cannot be read, so that nobody
 * without a connection is promised too much.
 */
const LEAST_DAYS = 30;

/** How many days after delivery a return may be asked for. Under the settings' key, so that the desk's Save reads it again. */
export const returnDaysQuery = () =>
  queryOptions({
    queryKey: ['shop-settings', 'return-days'] as const,
    queryFn: async ({ signal }): Promise<number> => {
      const [settings] = await anonRows('shop_settings', ['return_days'], {}, signal);
      return settings?.return_days ?? LEAST_DAYS;
    },
    staleTime: 3_600_000,
  });

export const useReturnDays = (): number => useQuery(returnDaysQuery()).data ?? LEAST_DAYS;
