import * as z from 'zod/mini';

import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';
import type { CartItem, KeptLine } from './cart-item.ts';
import type { MergeChange } from './merge-notice.ts';

/** The cart of the signed-in person as the account keeps it. Prices are today's. */
const line = z.object({
  product_id: z.number(),
  name: z.string(),
  size: z.string(),
  picture: z.string(),
  unit_price_kes: z.number(),
  quantity: z.number(),
});
const kept = z.array(z.object({ product_id: z.number(), quantity: z.number() }));
const merged = z.object({
  lines: z.array(line),
  kept,
  changes: z.array(
    z.object({
      product_id: z.number(),
      name: z.nullable(z.string()),
      kind: z.enum(['added', 'summed', 'capped', 'sold_out', 'gone', 'cart_full']),
      device_quantity: z.number(),
      account_quantity: z.number(),
      quantity: z.number(),
    }),
  ),
  already_merged: z.boolean(),
});

const saved = z.object({ saved: z.boolean(), lines: z.array(line), kept });

/** The account's cart: what can be shown, and all that is kept, to be named when it is changed. */
export interface AccountCart {
  items: CartItem[];
  kept: KeptLine[];
}

const toItem = (entry: z.infer<typeof line>): CartItem => ({
  id: entry.product_id,
  name: entry.name,
  size: entry.size,
  picture: entry.picture,
  price: entry.unit_price_kes,
  quantity: entry.quantity,
});
/** The lines of a cart as they are sent to be saved. */
export const toLines = (items: readonly CartItem[]): KeptLine[] =>
  items.map(({ id, quantity }) => ({ product_id: id, quantity: Math.min(quantity, 99) }));

/**
 * Adds the device's cart to the account of `owner`, for nobody else it is sent; nothing to add reads it. The same key
 * merges once, so that a merge whose answer was lost can be sent again.
 */
export async function mergeAccountCart(
  owner: string,
  items: readonly CartItem[],
  mergeKey: string | null,
): Promise<AccountCart & { changes: MergeChange[] }> {
  const answer = await (await getSupabase()).as(owner).rpc('merge_cart', {
    items: toLines(items),
    ...(mergeKey === null ? {} : { merge_key: mergeKey }),
  });
  const { lines, changes, ...cart } = merged.parse(unwrap(answer));
  return {
    items: lines.map(toItem),
    kept: cart.kept,
    changes: changes.map((change) => ({
      name: change.name,
      kind: change.kind,
      onDevice: change.device_quantity,
      inAccount: change.account_quantity,
      quantity: change.quantity,
    })),
  };
}

/**
 * Makes the account's cart what the device shows, unless another device has changed it since this one last heard of it:
 * then `isSaved` is false and nothing is written.
 */
export async function saveAccountCart(
  owner: string,
  items: readonly CartItem[],
  known: readonly KeptLine[] | undefined,
): Promise<AccountCart & { isSaved: boolean }> {
  const answer = await (
    await getSupabase()
  )
    .as(owner)
    .rpc('save_cart', { items: toLines(items), ...(known ? { known: [...known] } : {}) });
  const cart = saved.parse(unwrap(answer));
  return { items: cart.lines.map(toItem), kept: cart.kept, isSaved: cart.saved };
}
