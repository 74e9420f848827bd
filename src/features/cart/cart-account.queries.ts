import type { CartItem, KeptLine } from '../../entities/cart/cart-item.ts';
import { unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { getSupabase } from '../../lib/supabase.ts';
import type { MergeChange } from './merge-notice.ts';

/** The account's cart: what can be shown, and all that is kept, to be named when it is changed. */
export interface AccountCart {
  items: CartItem[];
  kept: KeptLine[];
}

const toItem = (entry: Returns<'save_cart'>['lines'][number]): CartItem => ({
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
  const { lines, changes, ...cart } = unwrap(answer);
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
  const cart = unwrap(answer);
  return { items: cart.lines.map(toItem), kept: cart.kept, isSaved: cart.saved };
}
