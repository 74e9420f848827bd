/** How the states of an order read to its buyer. */
export type OrderState = { payment_method: string; payment_state: string; fulfilment_state: string };
type Tone = 'neutral' | 'leaf' | 'clay' | 'gold' | 'danger' | 'info';

/** The one badge that sums an order up. */
export function orderBadge(order: OrderState): { text: string; tone: Tone } {
  if (order.payment_state === 'refund_due') return { text: 'Refund on its way', tone: 'info' };
  if (order.payment_state === 'refunded') return { text: 'Refunded', tone: 'neutral' };
  if (order.payment_state === 'expired') return { text: 'Not paid in time', tone: 'neutral' };
  if (order.fulfilment_state === 'cancelled') return { text: 'Cancelled', tone: 'neutral' };
  if (order.fulfilment_state === 'delivered') return { text: 'Delivered', tone: 'leaf' };
  if (order.fulfilment_state === 'dispatched') return { text: 'On its way', tone: 'info' };
  if (order.payment_state === 'needs_review') return { text: 'Checking payment', tone: 'gold' };
  if (order.payment_method === 'mpesa' && order.payment_state === 'awaiting')
    return { text: 'Waiting for payment', tone: 'gold' };
  if (order.payment_state === 'failed') return { text: 'Payment failed', tone: 'clay' };
  if (order.fulfilment_state === 'packed') return { text: 'Packed', tone: 'leaf' };
  return order.payment_state === 'paid'
    ? { text: 'Paid', tone: 'leaf' }
    : { text: 'Pay on delivery', tone: 'info' };
}

/** Whether the buyer may still call it off, as `cancel_order` decides. */
export function canCancel(order: OrderState): boolean {
  return (
    order.fulfilment_state === 'placed' && ['unpaid', 'awaiting', 'failed'].includes(order.payment_state)
  );
}

export type OrderEvent = { kind: string; at: string };
type Step = { title: string; at?: string; state: 'done' | 'now' | 'next' | 'failed' };

const cashSteps = ['placed', 'packed', 'dispatched', 'delivered'];
const titles: Record<string, string> = {
  placed: 'Order placed',
  payment_confirmed: 'Payment received',
  packed: 'Packed',
  dispatched: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  hold_expired: 'Not paid in time',
  refund_due: 'Refund on its way',
};

/**
 * The way of an order: what has happened with its times, where it is now and what comes next.
 * @param events oldest first
 */
export function orderSteps(order: OrderState, events: readonly OrderEvent[]): Step[] {
  const lastOf = (kind: string): string | undefined => events.findLast((event) => event.kind === kind)?.at;
  const way =
    order.payment_method === 'mpesa' ? ['placed', 'payment_confirmed', ...cashSteps.slice(1)] : cashSteps;
  if (order.fulfilment_state === 'cancelled') return endedSteps(events);

  const reached = way.findLastIndex((kind) => isReached(kind, order));
  return way.map((kind, index): Step => {
    const at = lastOf(kind);
    const title = titles[kind] ?? kind;
    // A parcel on its way is there until it is delivered; every other step is over once it is reached.
    if (index <= reached)
      return {
        title,
        ...(at ? { at } : {}),
        state: order.fulfilment_state === kind && kind === 'dispatched' ? 'now' : 'done',
      };
    const doing = index === reached + 1 ? underway[kind] : undefined;
    if (doing === undefined) return { title, state: 'next' };
    return order.payment_state === 'failed' && kind === 'payment_confirmed'
      ? { title: 'Payment failed', state: 'failed' }
      : { title: doing, state: 'now' };
  });
}

/** What is being done before a step is reached. */
const underway: Record<string, string> = {
  payment_confirmed: 'Waiting for payment',
  packed: 'Getting it ready',
  dispatched: 'Ready to leave',
};

const fulfilmentOrder = ['placed', 'packed', 'dispatched', 'delivered'];

function isReached(kind: string, order: OrderState): boolean {
  if (kind === 'payment_confirmed') return order.payment_state === 'paid';
  return fulfilmentOrder.indexOf(kind) <= fulfilmentOrder.indexOf(order.fulfilment_state);
}

/** An order that ended early shows only what really happened. */
function endedSteps(events: readonly OrderEvent[]): Step[] {
  const ends = ['cancelled', 'hold_expired'];
  return events
    .filter(({ kind }) => kind in titles)
    .map(({ kind, at }) => ({
      title: titles[kind] ?? kind,
      at,
      state: ends.includes(kind) ? 'failed' : 'done',
    }));
}
