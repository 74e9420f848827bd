import { queryOptions, useQuery } from '@tanstack/react-query';

import { anonRows } from '../../lib/anon-rest.ts';
import { unwrap } from '../../lib/app-error.ts';
import { sessionFetch } from '../../lib/session-fetch.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/account.ts';

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

export type ReturnWish = ReturnChoice & { details: string; photoPath: string | null };

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
