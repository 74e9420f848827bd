import { useSyncExternalStore } from 'react';

import { readStored, removeStored, writeStored } from '../../lib/stored.ts';
import { COUPON_KEY, subscribeCart } from './cart-store.ts';

/**
 * The coupon typed into the cart, kept beside it for the checkout. It is only a text: `quote_order` says what it is worth,
 * `place_order` decides. Emptying the cart, as after an order, forgets it.
 */
const TTL_MS = 604_800_000;

const isCode = (value: unknown): value is string => typeof value === 'string' && value.length <= 20;
const listeners = new Set<() => void>();

/** The stored code, '' when there is none. */
export const readCoupon = (): string => readStored(COUPON_KEY, isCode) ?? '';

/** Keeps a code, in capitals and without blanks as the shop writes them; '' forgets it. */
export function keepCoupon(code: string): void {
  const written = code.replaceAll(/\s/g, '').toUpperCase().slice(0, 20);
  if (written) writeStored(COUPON_KEY, written, TTL_MS);
  else removeStored(COUPON_KEY);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  const stop = subscribeCart(listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
    stop();
  };
}

/** The live code, '' for none. */
export const useCoupon = (): string => useSyncExternalStore(subscribe, readCoupon, () => '');
