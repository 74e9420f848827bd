import type { OrderState } from './order-states.ts';

export type OrderEvent = { kind: string; at: string };
export type Step = { title: string; at?: string; state: 'done' | 'now' | 'next' | 'failed' };
type Story = readonly OrderEvent[];

const lastOf = (events: Story, ...kinds: string[]): string | undefined =>
  events.findLast(({ kind }) => kinds.includes(kind))?.at;

/** A step with its time, when that is known. */
const step = (title: string, state: Step['state'], at?: string): Step => ({
  title,
  state,
  ...(at === undefined ? {} : { at }),
});

/**
 * How the money stands.
 * @param events oldest first
 */
export function paymentSteps(order: OrderState, events: Story): Step[] {
  const paidAt = lastOf(events, 'payment_confirmed', 'payment_resolved', 'cash_collected');
  const received = step('Payment received', 'done', paidAt);
  const refused = lastOf(events, 'payment_failed');
  switch (order.payment_state) {
    case 'paid':
      return order.payment_method === 'cash'
        ? [step('Paid on delivery', 'done', paidAt ?? lastOf(events, 'delivered'))]
        : [received];
    case 'refund_due':
      return [received, step('Refund on its way', 'now', lastOf(events, 'refund_due'))];
    case 'refunded':
      return [received, step('Refunded', 'done', lastOf(events, 'refunded', 'return_refunded'))];
    case 'needs_review':
      return [step('Checking your payment', 'now', lastOf(events, 'payment_review', 'receipt_claimed'))];
    case 'failed':
      return [step('Payment failed', 'failed', refused), step('Try again', 'now')];
    case 'expired':
      return [step('Not paid in time', 'failed', lastOf(events, 'hold_expired'))];
    case 'awaiting':
      return order.fulfilment_state === 'cancelled'
        ? [step('Nothing was paid', 'failed')]
        : [step('Waiting for payment', 'now', lastOf(events, 'payment_prompted'))];
    default:
      return order.fulfilment_state === 'cancelled'
        ? [step('Nothing was paid', 'failed')]
        : [step('You pay when you get it', 'next')];
  }
}

const way = ['placed', 'packed', 'dispatched', 'delivered'];
const brought: Record<string, string> = {
  placed: 'Order placed',
  packed: 'Packed',
  dispatched: 'On its way',
  delivered: 'Delivered',
};
const fetched: Record<string, string> = {
  ...brought,
  dispatched: 'On its way to the pickup point',
  delivered: 'Fetched',
};
/** What is being done before a step is reached. */
const underway: Record<string, string> = { packed: 'Getting it ready', dispatched: 'Ready to leave' };

/**
 * Where the parcel is, where it has been and what comes next.
 * @param events oldest first
 */
export function parcelSteps(order: OrderState & { pickup_point_id: string | null }, events: Story): Step[] {
  const titles = order.pickup_point_id === null ? brought : fetched;
  const title = (kind: string): string => titles[kind] ?? kind;
  if (order.fulfilment_state === 'cancelled')
    return [
      // An order that ended early shows only what really happened.
      ...events.filter(({ kind }) => kind in titles).map(({ kind, at }) => step(title(kind), 'done', at)),
      step('Cancelled', 'failed', lastOf(events, 'cancelled', 'hold_expired')),
    ];

  const reached = way.indexOf(order.fulfilment_state);
  const isMoving = order.payment_method === 'cash' || order.payment_state === 'paid';
  return way.map((kind, index): Step => {
    // A parcel on its way is there until it is delivered; every other step is over once it is reached.
    if (index <= reached)
      return step(
        title(kind),
        index === reached && kind === 'dispatched' ? 'now' : 'done',
        lastOf(events, kind),
      );
    const doing = index === reached + 1 && isMoving ? underway[kind] : undefined;
    return doing === undefined ? step(title(kind), 'next') : step(doing, 'now');
  });
}

const returnWay = ['requested', 'approved', 'received', 'refunded'];
const returnTitles: Record<string, string> = {
  requested: 'Return requested',
  approved: 'Accepted: please send it back',
  received: 'Received by us',
  refunded: 'Money sent back',
};

/**
 * How the latest return stands; nothing when there is none.
 * @param events oldest first
 */
export function returnSteps(order: Pick<OrderState, 'return_state'>, events: Story): Step[] {
  if (order.return_state === 'none') return [];
  const story = events.slice(
    Math.max(
      0,
      events.findLastIndex(({ kind }) => kind === 'return_requested'),
    ),
  );
  const at = (state: string): string | undefined => lastOf(story, `return_${state}`);
  if (order.return_state === 'refused')
    return [
      step('Return requested', 'done', at('requested')),
      ...(at('approved') === undefined ? [] : [step('Accepted', 'done', at('approved'))]),
      step('Not accepted', 'failed', at('refused')),
    ];
  const reached = returnWay.indexOf(order.return_state);
  return returnWay.map((state, index) => {
    const title = returnTitles[state] ?? state;
    if (index > reached) return step(state === 'approved' ? 'Our answer' : title, 'next');
    return step(title, index === reached && state !== 'refunded' ? 'now' : 'done', at(state));
  });
}
