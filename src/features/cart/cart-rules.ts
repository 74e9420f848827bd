import type { CartItem, CartProduct } from './cart-item.ts';

/** A line taken out of the cart and the place it had, so that the removal can be undone. */
export interface RemovedItem {
  item: CartItem;
  index: number;
}

/** Adds pieces: a product already in the cart gets more of them, another is appended. Name and price are refreshed. */
export function withAdded(items: readonly CartItem[], product: CartProduct, quantity: number): CartItem[] {
  const { id, name, size, picture, price } = product;
  const held = items.find((item) => item.id === id);
  return withQuantity(
    held
      ? items.map((item) => (item.id === id ? { ...item, name, size, picture, price } : item))
      : [...items, { id, name, size, picture, price, quantity: 0 }],
    id,
    (held?.quantity ?? 0) + quantity,
  );
}

/** Sets the pieces of one line; zero or fewer removes it. */
export function withQuantity(items: readonly CartItem[], id: number, quantity: number): CartItem[] {
  const whole = Math.trunc(quantity);
  if (!(whole > 0)) return items.filter((item) => item.id !== id);
  return items.map((item) => (item.id === id ? { ...item, quantity: whole } : item));
}

/** Puts removed lines back where they were; a product added again in the meantime keeps its newer line. */
export function withRestored(items: readonly CartItem[], removed: readonly RemovedItem[]): CartItem[] {
  const next = [...items];
  for (const { item, index } of removed.toSorted((a, b) => a.index - b.index)) {
    if (!next.some((other) => other.id === item.id)) next.splice(index, 0, item);
  }
  return next;
}

/** Takes over current prices, by product id. */
export function withPrices(items: readonly CartItem[], prices: ReadonlyMap<number, number>): CartItem[] {
  return items.map((item) => ({ ...item, price: prices.get(item.id) ?? item.price }));
}

/** Number of pieces: the sum of the quantities. */
export const countPieces = (items: readonly CartItem[]): number =>
  items.reduce((sum, item) => sum + item.quantity, 0);

/** Sum of price times quantity, in whole shillings. */
export const totalOf = (items: readonly CartItem[]): number =>
  items.reduce((sum, item) => sum + item.price * item.quantity, 0);
