import type { CartItem, KeptLine } from '../../entities/cart/cart-store.ts';
import { unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { isText, listOf } from '../../lib/guards.ts';
import { createStoredState } from '../../lib/stored-state.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/shop.ts';

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

/** What became of one line of the device's cart when it met the account's. */
export interface MergeChange {
  /** Null for a product that is sold no more. */
  name: string | null;
  kind: 'added' | 'summed' | 'capped' | 'sold_out' | 'gone' | 'cart_full';
  onDevice: number;
  inAccount: number;
  quantity: number;
}

const KEY = 'mizizi-cart-merge';
const DAY_MS = 86_400_000;

const isTexts = listOf(isText);

/** A sentence about a line, or null for one that simply came along. */
export function mergeWords({ name, kind, onDevice, inAccount, quantity }: MergeChange): string | null {
  const what = name ?? t('A product');
  switch (kind) {
    case 'added':
      return null;
    case 'summed':
      return t('{what}: {inAccount} from your account and {onDevice} from this device make {quantity}.', {
        what,
        inAccount,
        onDevice,
        quantity,
      });
    case 'capped':
      return t('{what}: {together} together, but only {quantity} can be had.', {
        what,
        together: inAccount + onDevice,
        quantity,
      });
    case 'sold_out':
      return t('{what} is sold out and was left out.', { what });
    case 'gone':
      return t('{what} is no longer sold and was left out.', { what });
    case 'cart_full':
      return t('{what} did not fit: a cart holds 50 different products.', { what });
  }
}

const NOTHING: readonly string[] = [];
const notice = createStoredState(KEY, isTexts, NOTHING, DAY_MS);

/** Leaves a note in the cart about what changed, for a day or until it was read; no lines take it away. */
export const leaveMergeNotice = (lines: readonly string[]): void => notice.change(() => lines);

export const useMergeNotice = notice.useValue;
