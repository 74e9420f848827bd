import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { useSession } from '../../lib/session.ts';
import type { CartItem } from './cart-item.ts';
import { useCart } from './cart-store.ts';
import { cartQueries } from './cart.queries.ts';
import { useCoupon } from './coupon-field.tsx';
import { mergeQuote } from './quote.ts';

const PAUSE_MS = 250;

/** The value once it has stopped changing for a moment, so that a row of taps makes one request. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The cart with today's prices and stock laid over it. What was quoted last stays while the next answer is on its way. */
export function useCartLines() {
  const cart = useCart();
  const asked: readonly CartItem[] = useSettled(cart.items);
  const coupon = useCoupon();
  const userId = useSession()?.user.id ?? null;
  const quote = useQuery(cartQueries.quote(asked, { coupon, userId }));
  return {
    ...cart,
    lines: mergeQuote(cart.items, quote.data),
    quote,
    coupon,
    /** True when the last answer is about exactly this cart. */
    isCurrent: quote.isSuccess && !quote.isPlaceholderData && asked === cart.items,
  };
}
