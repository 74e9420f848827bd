import { t } from '../../words/shop.ts';
import { useCartValue } from './cart-store.ts';

/** Number of pieces in the cart as a small badge; nothing while the cart is empty. */
export function CartCount() {
  const count = useCartValue((cart) => cart.count);
  if (count === 0) return null;
  return (
    <span className="bg-clay text-on-clay inline-flex h-5 min-w-5 items-center justify-center rounded-full px-1.5 text-xs font-semibold tabular-nums">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t.count(count, '{n} item in your cart', '{n} items in your cart')}</span>
    </span>
  );
}
