import type { ReactNode } from 'react';
import { useEffect } from 'react';

import { useSession } from '../../lib/session.ts';
import { CartContext } from './cart-store.ts';

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
