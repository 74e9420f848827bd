import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/shop.ts';
import { addToCart, type CartProduct, getCart, MAX_LINES, MAX_PIECES, useHeld } from './cart-store.ts';

/** Says how many pieces can be had at most, for want of stock or by the limit of an order. */
export function limitWords(most: number): string {
  if (most >= MAX_PIECES) return t('One order takes up to {most} pieces of a product.', { most: MAX_PIECES });
  return t.count(most, 'Only {n} is left.', 'Only {n} are left.');
}

/** Why `quantity` more of a product cannot be added, as a sentence for the shopper; null when it can. */
export function refusalFor(
  held: number,
  lines: number,
  product: { name: string; stock: number },
  quantity: number,
): string | null {
  if (product.stock <= 0) return t('{name} is sold out.', { name: product.name });
  if (held + quantity > product.stock) {
    const left = limitWords(product.stock);
    return held > 0 ? `${left} ${t('Your cart already has {n}.', { n: held })}` : left;
  }
  if (held + quantity > MAX_PIECES) return limitWords(MAX_PIECES);
  if (held === 0 && lines >= MAX_LINES)
    return t('One order takes up to {most} different products.', { most: MAX_LINES });
  return null;
}

/**
 * Adds pieces unless stock or order limits forbid it, and tells the shopper either way, with the way to the cart; `quiet`
 * leaves the good news out where somebody tells it of several together. Answers whether it added.
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
    toast.error(t('Not added to your cart'), refusal);
    return false;
  }
  addToCart(product, quantity);
  if (!quiet)
    toast.success(
      t('Added to cart'),
      t.count(held + quantity, '{name}: {n} piece in your cart', '{name}: {n} pieces in your cart', {
        name: product.name,
      }),
      { label: t('Go to cart'), to: paths.cart() },
    );
  return true;
}

/** Puts one piece into the cart; says how many are there already. */
export function AddToCartButton({ product }: { product: CartProduct & { stock: number } }) {
  const held = useHeld(product.id);
  const soldOut = product.stock <= 0;
  return (
    <Button
      size="sm"
      variant={held > 0 ? 'secondary' : 'primary'}
      disabled={soldOut}
      onClick={() => addWithinStock(product)}
    >
      {soldOut ? t('Sold out') : held > 0 ? t('Add more') : t('Add to cart')}
      {held > 0 && !soldOut && (
        <>
          {' '}
          <span className="max-sm:sr-only">({held})</span>
        </>
      )}
      <span className="sr-only">: {product.name}</span>
    </Button>
  );
}
