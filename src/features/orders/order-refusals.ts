import { toAppError } from '../../lib/app-error.ts';
import type { CheckoutValues } from './checkout.schema.ts';

/** Where a refused order is explained: by a field, or above the button. */
export type Refusal = {
  field: keyof CheckoutValues | null;
  title: string;
  message: string;
  /** Whether prices or stock moved, so that the summary has to be read again. */
  staleQuote: boolean;
  /** Whether the database refused this very order. Otherwise an earlier try may still stand: the same key is sent again. */
  answered: boolean;
};

const general: Record<string, { title: string; staleQuote: boolean }> = {
  empty_cart: { title: 'Your cart is empty', staleQuote: false },
  bad_quantity: { title: 'A quantity is not right', staleQuote: true },
  unknown_product: { title: 'A product is no longer sold', staleQuote: true },
  out_of_stock: { title: 'There is not enough left', staleQuote: true },
  price_changed: { title: 'A price has changed', staleQuote: true },
  cash_not_available: { title: 'Cash on delivery is not possible', staleQuote: true },
  too_heavy: { title: 'This is too heavy for one parcel', staleQuote: true },
  bad_payment_method: { title: 'This way to pay is not possible', staleQuote: false },
  not_signed_in: { title: 'You are signed out', staleQuote: false },
  signed_in: { title: 'You are signed in', staleQuote: false },
  too_many_orders: { title: 'First finish the open orders', staleQuote: false },
};

const isAboutCoupon = (kind: string): boolean => kind === 'unknown_coupon' || kind.startsWith('coupon_');

const fields: Record<string, keyof CheckoutValues> = {
  bad_phone: 'phone',
  unknown_county: 'county',
  missing_address: 'landmark',
  unknown_pickup_point: 'pickupPoint',
  cash_not_available: 'paymentMethod',
};

/** Explains why an order was not placed. */
export function explainRefusal(error: unknown): Refusal {
  const { kind, message, hint } = toAppError(error);
  const lost = kind === 'offline';
  const unclear = lost || kind === 'server';
  if (unclear)
    return {
      field: null,
      title: lost ? 'Connection lost' : 'Something went wrong on our side',
      message: 'Your order may not have reached us. Press the button again: you will never be charged twice.',
      staleQuote: false,
      answered: false,
    };
  const known = isAboutCoupon(kind) ? { title: 'The coupon was not taken', staleQuote: true } : general[kind];
  return {
    field: fields[kind] ?? null,
    title: known?.title ?? 'The order was not placed',
    message: hint ? `${message} ${hint}` : message,
    staleQuote: known?.staleQuote ?? false,
    answered: known !== undefined || kind in fields,
  };
}
