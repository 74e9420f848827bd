import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { clearDraft } from './checkout-draft.ts';
import type { CheckoutValues } from './checkout.schema.ts';
import { explainRefusal, type Refusal } from './order-refusals.ts';
import { cartMark, closePending, openPending, readPending } from './pending-order.ts';
import { type PlacedOrder, placedOrderQuery, placeOrder } from './place-order.queries.ts';
import type { OrderLine } from './quote.queries.ts';

export type Placed = {
  order: PlacedOrder;
  /** Whether the order is the cart on the screen; false when an earlier try with another cart turned out placed. */
  sameCart: boolean;
  /** Whether it was found by itself, without a press on the button. */
  recovered: boolean;
};

type Options = { userId: string; items: OrderLine[]; onPlaced: (placed: Placed) => void };

/** Places an order exactly once, and finds the one whose answer got lost. */
export function usePlaceOrder({ userId, items, onPlaced }: Options) {
  const queryClient = useQueryClient();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [unanswered] = useState(() => readPending(userId));

  function finish(order: PlacedOrder, cart: string, recovered: boolean): void {
    closePending();
    clearDraft();
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
    onPlaced({ order, sameCart: cart === cartMark(items), recovered });
  }

  const earlier = useQuery({
    ...placedOrderQuery(userId, unanswered?.key ?? ''),
    enabled: unanswered !== null,
  });
  const recover = useEffectEvent((order: PlacedOrder) => {
    // A second tab, or the button, may have finished it in the meantime.
    if (unanswered && readPending(userId)?.key === unanswered.key && !running.current)
      finish(order, unanswered.cart, true);
  });
  useEffect(() => {
    if (earlier.data) recover(earlier.data);
  }, [earlier.data]);

  async function place(values: CheckoutValues, expectedTotalKes: number): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setRefusal(null);
    const pending = openPending(userId, items);
    try {
      const order = await placeOrder({ clientKey: pending.key, items, values, expectedTotalKes });
      finish(order, pending.cart, false);
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
