import { type Guard, isText, listOf, objectOf } from '../../lib/guards.ts';

/** One line of the cart as it is kept on the device. `price` is whole shillings as last shown to the shopper. */
export interface CartItem {
  id: number;
  name: string;
  size: string;
  picture: string;
  price: number;
  quantity: number;
}

/** What must be known of a product to put it in the cart. */
export type CartProduct = Omit<CartItem, 'quantity'>;

/** A line as the account keeps it. */
export type KeptLine = { product_id: number; quantity: number };

/** `quote_order` and `place_order` accept at most this many lines and pieces of a line. */
export const MAX_LINES = 50;
export const MAX_PIECES = 99;

const isWhole =
  (least: number): Guard<number> =>
  (value): value is number =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= least;

const isCartItem = objectOf<CartItem>({
  id: isWhole(1),
  name: isText,
  size: isText,
  picture: isText,
  price: isWhole(0),
  quantity: isWhole(1),
});

export const isKept = listOf(objectOf<KeptLine>({ product_id: isWhole(1), quantity: isWhole(1) }));

/** Whether a stored value is a cart we wrote: well-formed lines, each product once. */
export function isCart(value: unknown): value is readonly CartItem[] {
  return listOf(isCartItem)(value) && new Set(value.map((item) => item.id)).size === value.length;
}
