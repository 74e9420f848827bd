import type { ReactNode } from 'react';

import { CartContext } from './cart-store.ts';

/** Gives everything below it the cart of this device. */
export function CartProvider({ children }: { children: ReactNode }) {
  return <CartContext value={true}>{children}</CartContext>;
}
