import { coupon } from './cart-store.ts';

/**
 * The coupon typed into the cart, kept beside it for the checkout. It is only a text: `quote_order` says what it is worth,
 * `place_order` decides. Emptying the cart, as after an order, forgets it.
 */
export const readCoupon = coupon.get;

/** Keeps a code, in capitals and without blanks as the shop writes them; '' forgets it. */
export function keepCoupon(code: string): void {
  const written = code.replaceAll(/\s/g, '').toUpperCase().slice(0, 20);
  coupon.change(() => written);
}

/** The live code, '' for none. */
export const useCoupon = coupon.useValue;
