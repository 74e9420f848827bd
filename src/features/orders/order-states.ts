/** How the states of an order read to its buyer. */
export type OrderState = {
  payment_method: string;
  payment_state: string;
  fulfilment_state: string;
  return_state: string;
};
type Tone = 'neutral' | 'leaf' | 'clay' | 'gold' | 'danger' | 'info';

const openReturns: Record<string, { text: string; tone: Tone }> = {
  requested: { text: 'Return requested', tone: 'gold' },
  approved: { text: 'Send it back', tone: 'info' },
  received: { text: 'Return received', tone: 'info' },
};

/** The one badge that sums an order up. */
export function orderBadge(order: OrderState): { text: string; tone: Tone } {
  const returning = openReturns[order.return_state];
  if (returning) return returning;
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

const RETURN_MS = 30 * 86_400_000;

/**
 * Whether something of it can be sent back, as `request_return` decides.
 * @param now milliseconds since 1970
 */
export function canReturn(order: OrderState & { delivered_at: string | null }, now: number): boolean {
  return (
    order.fulfilment_state === 'delivered' &&
    order.payment_state !== 'refunded' &&
    !(order.return_state in openReturns) &&
    now < returnUntil(order)
  );
}

/** The end of the 30 days for a return, in milliseconds since 1970; 0 before the delivery. */
export const returnUntil = ({ delivered_at: at }: { delivered_at: string | null }): number =>
  at === null ? 0 : Date.parse(at) + RETURN_MS;

/** Whether money has come in, so that there is a receipt. */
export const hasReceipt = (order: OrderState): boolean =>
  ['paid', 'refund_due', 'refunded'].includes(order.payment_state);

/** Whether a payment may still come or change by itself. */
export const isOpenPayment = (order: OrderState): boolean =>
  ['awaiting', 'failed', 'needs_review'].includes(order.payment_state);
