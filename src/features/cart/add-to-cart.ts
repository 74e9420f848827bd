import { toast } from '../../lib/toast.ts';
import type { CartProduct } from './cart-item.ts';
import { MAX_LINES, MAX_PIECES } from './cart-item.ts';
import { addToCart, getCart } from './cart-store.ts';

const pieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`);

/** Says how many pieces can be had at most, for want of stock or by the limit of an order. */
export function limitWords(most: number): string {
  if (most >= MAX_PIECES) return `One order takes up to ${MAX_PIECES} pieces of a product.`;
  return most === 1 ? 'Only 1 is left.' : `Only ${most} are left.`;
}

/** Why `quantity` more of a product cannot be added, as a sentence for the shopper; null when it can. */
export function refusalFor(
  held: number,
  lines: number,
  product: { name: string; stock: number },
  quantity: number,
): string | null {
  if (product.stock <= 0) return `${product.name} is sold out.`;
  if (held + quantity > product.stock) {
    const left = limitWords(product.stock);
    return held > 0 ? `${left} Your cart already has ${held}.` : left;
  }
  if (held + quantity > MAX_PIECES) return limitWords(MAX_PIECES);
  if (held === 0 && lines >= MAX_LINES) return `One order takes up to ${MAX_LINES} different products.`;
  return null;
}

/**
 * Adds pieces unless stock or order limits forbid it, and tells the shopper either way; `quiet` leaves the good news
 * out where the cart itself comes into view. Answers whether it added.
 */
export function addWithinStock(
  product: CartProduct & { stock: number },
  quantity = 1,
  { quiet = false } = {},
): boolean {
  const { items } = getCart();
  const held = items.find((item) => item.id === product.id)?.quantity ?? 0;
  const refusal = refusalFor(held, items.length, product, quantity);
  if (refusal) {
    toast.error('Not added to your cart', refusal);
    return false;
  }
  addToCart(product, quantity);
  if (!quiet) toast.success('Added to cart', `${product.name}: ${pieces(held + quantity)} in your cart`);
  return true;
}
