import { toAppError } from '../../lib/app-error.ts';
import { t } from '../../words/account.ts';
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
  empty_cart: { title: t('Your cart is empty'), staleQuote: false },
  bad_quantity: { title: t('A quantity is not right'), staleQuote: true },
  unknown_product: { title: t('A product is no longer sold'), staleQuote: true },
  out_of_stock: { title: t('There is not enough left'), staleQuote: true },
  price_changed: { title: t('A price has changed'), staleQuote: true },
  cash_not_available: { title: t('Cash on delivery is not possible'), staleQuote: true },
  too_heavy: { title: t('This is too heavy for one parcel'), staleQuote: true },
  bad_payment_method: { title: t('This way to pay is not possible'), staleQuote: false },
  not_signed_in: { title: t('You are signed out'), staleQuote: false },
  signed_in: { title: t('You are signed in'), staleQuote: false },
  too_many_orders: { title: t('First finish the open orders'), staleQuote: false },
};

const isAboutCoupon = (kind: string): boolean => kind === 'unknown_coupon' || kind.startsWith('coupon_');

const fields: Record<string, keyof CheckoutValues> = {
  bad_phone: 'phone',
  bad_pin: 'buyerPin',
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
      title: lost ? t('Connection lost') : t('Something went wrong on our side'),
      message: t(
        'Your order may not have reached us. Press the button again: you will never be charged twice.',
      ),
      staleQuote: false,
      answered: false,
    };
  const known = isAboutCoupon(kind)
    ? { title: t('The coupon was not taken'), staleQuote: true }
    : general[kind];
  return {
    field: fields[kind] ?? null,
    title: known?.title ?? t('The order was not placed'),
    message: hint ? `${message} ${hint}` : message,
    staleQuote: known?.staleQuote ?? false,
    answered: known !== undefined || kind in fields,
  };
}
