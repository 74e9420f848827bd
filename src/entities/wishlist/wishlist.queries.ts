import { queryOptions } from '@tanstack/react-query';

import { toAppError, unwrap } from '../../lib/app-error.ts';
import { isText, objectOf } from '../../lib/guards.ts';
import { createStoredState } from '../../lib/stored-state.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { deleteCall, insertCall, rpcCall } from '../../lib/sync/change.ts';
import { createRecords, type Former } from '../../lib/sync/records.ts';
import { t } from '../../words/shop.ts';

/** The account's wishes, the newest first; their ids are those of the products. */
async function readAccountWishes(): Promise<{ id: string }[]> {
  const { from } = await getSupabase();
  const rows = unwrap(
    await from('wishlist_items').select('product_id').order('created_at', { ascending: false }).limit(200),
  );
  return rows.map(({ product_id }) => ({ id: String(product_id) }));
}

/** Reads that belong to the wishlist. */
export const wishlistQueries = {
  all: ['wishlist'] as const,

  /** The products somebody waits for: they are told once when these are back. */
  alerts: (userId: string) =>
    queryOptions({
      queryKey: [...wishlistQueries.all, 'alerts', userId] as const,
      queryFn: async () => {
        const { from } = await getSupabase();
        return unwrap(await from('stock_alerts').select('product_id')).map(({ product_id }) => product_id);
      },
    }),
};

/** Asks to be told when a product is back, or no longer. */
export async function saveAlert(id: number, wanted: boolean): Promise<void> {
  const { from } = await getSupabase();
  if (!wanted) {
    unwrap(await from('stock_alerts').delete().eq('product_id', id));
    return;
  }
  const { error } = await from('stock_alerts').insert({ product_id: id });
  if (error && error.code !== '23505') throw toAppError(error);
}

export const WISHLIST_KEY = 'wishlist';
export const WISHLIST_TTL_MS = 90 * 86_400_000;
const MOST_WISHES = 200;

/** A wish; its `id` is that of the product, in digits. */
export type Wish = { id: string };

/** Of the device, where release 1.1 kept numbers. */
const isWish = (value: unknown): value is Wish => {
  const id = Number(Reflect.get(Object(value), 'id'));
  return Number.isSafeInteger(id) && id > 0;
};

/** Whose copy an earlier release kept under `WISHLIST_KEY`, and `[id, wanted]` that the account had yet to hear of. */
interface FormerOwner {
  userId: string;
  unsaved: [number, boolean][];
}
const isFormerOwner = objectOf<FormerOwner>({ userId: isText, unsaved: Array.isArray });
const formerOwner = createStoredState<FormerOwner | null>(
  'wishlist-owner',
  isFormerOwner,
  null,
  WISHLIST_TTL_MS,
);

function readFormer(userId: string, copy: readonly Wish[]): Former<Wish> | null {
  const former = formerOwner.get();
  if (!former) return null;
  formerOwner.change(() => null);
  if (former.userId !== userId) return { copy: [], waiting: [] };
  const waiting = former.unsaved.map(([id, wanted]) => ({ row: { id: String(id) }, isRemoval: !wanted }));
  return { copy, waiting };
}

/** The wishes of this member or of this device, the newest first. A visitor's go ninety days after their last change. */
export const wishes = createRecords<Wish>({
  table: 'wishlist_items',
  isRow: isWish,
  read: readAccountWishes,
  compare: () => 0,
  save: ({ id }) => insertCall('wishlist_items', { product_id: Number(id) }),
  remove: ({ id }, owner) => deleteCall('wishlist_items', { product_id: Number(id), user_id: owner }),
  ids: { key: WISHLIST_KEY, keptMs: WISHLIST_TTL_MS, toId: Number },
  // The oldest first, so that the account keeps them in their order.
  moveAll: (rows) =>
    rpcCall('merge_wishlist', { product_ids: rows.map(({ id }) => Number(id)).toReversed() }),
  moved: {
    kind: 'info',
    title: t('Your wishlist moved in'),
    text: t('What you kept on this device is in your account now.'),
  },
  refused: (isRemoval) => (isRemoval ? t('Still on your wishlist') : t('Not on your wishlist')),
  former: readFormer,
});

/** Puts a product on the list or takes it away. False when the list is full. */
export function setWish(id: number, wanted: boolean): boolean {
  const wish = { id: String(id) };
  const now = wishes.current();
  if (now.some((other) => other.id === wish.id) === wanted) return true;
  if (!wanted) wishes.remove(wish);
  else if (now.length < MOST_WISHES) wishes.put(wish);
  else return false;
  return true;
}
