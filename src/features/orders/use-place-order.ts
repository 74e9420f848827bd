import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { OrderLine } from '../../entities/quote/quote.queries.ts';
import { type Buyer, type CheckoutValues, clearDraft } from './checkout.schema.ts';
import { keepGuestOrder } from './guest-orders.ts';
import { forgetLastOrder, keepLastOrder, lastOrderKey } from './last-order.queries.ts';
import { explainRefusal, type Refusal } from './order-refusals.ts';
import { closePending, isAsFilledIn, isSameCart, openPending, readPending } from './pending-order.ts';
import {
  placeGuestOrder,
  type PlacedOrder,
  placedOrderQuery,
  type PlaceOrder,
  placeOrder,
} from './place-order.queries.ts';

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
