import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { OrderLine } from '../../entities/quote/quote.queries.ts';
import { toAppError } from '../../lib/app-error.ts';
import { t } from '../../words/account.ts';
import { forgetLastOrder, keepLastOrder, lastOrderKey } from './checkout.queries.ts';
import { type Buyer, type CheckoutValues, clearDraft } from './checkout.schema.ts';
import { keepGuestOrder } from './order.ts';
import {
  closePending,
  isAsFilledIn,
  isSameCart,
  openPending,
  type PlacedOrder,
  placedOrderQuery,
  placeGuestOrder,
  type PlaceOrder,
  placeOrder,
  readPending,
} from './place-order.queries.ts';

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

export type Placed = {
  order: PlacedOrder;
  /** The key of a visitor's order; null for a member's. */
  token: string | null;
  /** What was filled in; null for an order that was found by itself. */
  values: CheckoutValues | null;
  /** Whether the order is the cart on the screen; false when an earlier try with another cart turned out placed. */
  sameCart: boolean;
  /** Whether it goes where and is paid as the form says now; false when an earlier try was filled in otherwise. */
  asFilledIn: boolean;
};

/** What a press on the button sends. */
export type Wish = Pick<PlaceOrder, 'values' | 'coupon' | 'expectedTotalKes'>;

type Options = { buyer: Buyer; items: OrderLine[]; onPlaced: (placed: Placed) => void };

/** Places an order exactly once, and finds the one whose answer got lost. */
export function usePlaceOrder({ buyer, items, onPlaced }: Options) {
  const queryClient = useQueryClient();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [unanswered] = useState(() => readPending(buyer.id));

  /** @param isRepeated whether the order may be that of an earlier try */
  function finish(found: Pick<Placed, 'order' | 'token' | 'values'>, isRepeated: boolean): void {
    const { order, values } = found;
    closePending();
    clearDraft();
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
    // Not before the next checkout: this one is filled in.
    void queryClient.invalidateQueries({ queryKey: lastOrderKey, refetchType: 'none' });
    onPlaced({
      ...found,
      sameCart: !isRepeated || isSameCart(order, items),
      asFilledIn: !isRepeated || values === null || isAsFilledIn(order, values),
    });
  }

  const earlier = useQuery({
    ...placedOrderQuery(buyer.id, unanswered?.key ?? ''),
    // A visitor's order shows itself to nobody who asks by its key: the next press finds it.
    enabled: unanswered !== null && !buyer.isGuest,
  });
  const recover = useEffectEvent((order: PlacedOrder) => {
    // A second tab, or the button, may have finished it in the meantime.
    if (unanswered && readPending(buyer.id)?.key === unanswered.key && !running.current)
      finish({ order, token: null, values: null }, true);
  });
  useEffect(() => {
    if (earlier.data) recover(earlier.data);
  }, [earlier.data]);

  async function send(wanted: PlaceOrder): Promise<Pick<Placed, 'order' | 'token'>> {
    if (!buyer.isGuest) return { order: await placeOrder(buyer.id, wanted), token: null };
    const { order, token } = await placeGuestOrder(wanted);
    const { id, number, phone } = order;
    keepGuestOrder({ id, number, token, phone, placedAt: new Date().toISOString() });
    if (wanted.values.remember) keepLastOrder(order);
    else forgetLastOrder();
    return { order, token };
  }

  async function place(wish: Wish): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setRefusal(null);
    const isRepeated = readPending(buyer.id) !== null;
    const { key } = openPending(buyer.id);
    try {
      const placed = await send({ ...wish, clientKey: key, isRepeated, items });
      finish({ ...placed, values: wish.values }, isRepeated);
    } catch (error) {
      const explained = explainRefusal(error);
      if (explained.answered) closePending();
      if (explained.staleQuote) void queryClient.invalidateQueries({ queryKey: ['quote'] });
      setRefusal(explained);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { place, busy, refusal };
}
