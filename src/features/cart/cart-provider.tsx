import { type ReactNode, useEffect } from 'react';

import { CartContext, useCartValue } from '../../entities/cart/cart-store.ts';
import { useSession } from '../../lib/session.ts';
import { t } from '../../words/shop.ts';

/** Fetches the code that keeps the cart with the account; answers the way to stop it. */
function keepWithAccount(): () => void {
  let stop: (() => void) | null = null;
  let stopped = false;
  import('./cart-sync.ts')
    .then(({ startCartSync }) => {
      if (!stopped) stop = startCartSync();
    })
    .catch((error: unknown) => {
      // Without a connection the cart stays on the device, as it does for visitors.
      console.warn('The cart stays on this device for now', error);
    });
  return () => {
    stopped = true;
    stop?.();
  };
}

/** Gives everything below it the cart of this device, kept with the account while somebody is signed in. */
export function CartProvider({ children }: { children: ReactNode }) {
  const userId = useSession()?.user.id;
  useEffect(() => (userId === undefined ? undefined : keepWithAccount()), [userId]);
  return <CartContext value={true}>{children}</CartContext>;
}

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
