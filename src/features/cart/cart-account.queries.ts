import * as z from 'zod/mini';

import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';
import type { CartItem } from './cart-item.ts';
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
const merged = z.object({
  lines: z.array(line),
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

const toItem = (entry: z.infer<typeof line>): CartItem => ({
  id: entry.product_id,
  name: entry.name,
  size: entry.size,
  picture: entry.picture,
  price: entry.unit_price_kes,
  quantity: entry.quantity,
});
const toLines = (items: readonly CartItem[]) =>
  items.map(({ id, quantity }) => ({ product_id: id, quantity: Math.min(quantity, 99) }));

/**
 * Adds the device's cart to the account's; nothing to add reads it. The same key merges once, so that a merge whose answer
 * was lost can be sent again.
 */
export async function mergeAccountCart(
  items: readonly CartItem[],
  mergeKey: string | null,
): Promise<{ items: CartItem[]; changes: MergeChange[] }> {
  const { rpc } = await getSupabase();
  const answer = await rpc('merge_cart', {
    items: toLines(items),
    ...(mergeKey === null ? {} : { merge_key: mergeKey }),
  });
  const { lines, changes } = merged.parse(unwrap(answer));
  return {
    items: lines.map(toItem),
    changes: changes.map((change) => ({
      name: change.name,
      kind: change.kind,
      onDevice: change.device_quantity,
      inAccount: change.account_quantity,
      quantity: change.quantity,
    })),
  };
}

/** Makes the account's cart what the device shows. */
export async function saveAccountCart(items: readonly CartItem[]): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('save_cart', { items: toLines(items) }));
}
