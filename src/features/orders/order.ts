import type { Returns } from '../../lib/database.types.ts';
import { isText, listOf, objectOf } from '../../lib/guards.ts';
import { createStoredState } from '../../lib/stored-state.ts';
import { t } from '../../words/account.ts';

/** How the states of an order read to its buyer. */
export type OrderState = {
  payment_method: string;
  payment_state: string;
  fulfilment_state: string;
  return_state: string;
};
type Tone = 'neutral' | 'leaf' | 'clay' | 'gold' | 'danger' | 'info';

const openReturns: Record<string, { text: string; tone: Tone }> = {
  requested: { text: t('Return requested'), tone: 'gold' },
  approved: { text: t('Send it back'), tone: 'info' },
  received: { text: t('Return received'), tone: 'info' },
};

/** The one badge that sums an order up. */
export function orderBadge(order: OrderState): { text: string; tone: Tone } {
  const returning = openReturns[order.return_state];
  if (returning) return returning;
  if (order.payment_state === 'refund_due') return { text: t('Refund on its way'), tone: 'info' };
  if (order.payment_state === 'refunded') return { text: t('Refunded'), tone: 'neutral' };
  if (order.payment_state === 'expired') return { text: t('Not paid in time'), tone: 'neutral' };
  if (order.fulfilment_state === 'cancelled') return { text: t('Cancelled'), tone: 'neutral' };
  if (isOwing(order)) return { text: t('Owing again'), tone: 'danger' };
  if (order.fulfilment_state === 'delivered') return { text: t('Delivered'), tone: 'leaf' };
  if (order.fulfilment_state === 'dispatched') return { text: t('On its way'), tone: 'info' };
  if (order.payment_state === 'needs_review') return { text: t('Checking payment'), tone: 'gold' };
  if (order.payment_method === 'mpesa' && order.payment_state === 'awaiting')
    return { text: t('Waiting for payment'), tone: 'gold' };
  if (order.payment_state === 'failed') return { text: t('Payment failed'), tone: 'clay' };
  if (order.fulfilment_state === 'packed') return { text: t('Packed'), tone: 'leaf' };
  return order.payment_state === 'paid'
    ? { text: t('Paid'), tone: 'leaf' }
    : { text: t('Pay on delivery'), tone: 'info' };
}

/** Whether it left the shop paid, and M-Pesa took the payment back. */
const isOwing = (order: OrderState): boolean =>
  order.payment_method === 'mpesa' &&
  ['awaiting', 'failed'].includes(order.payment_state) &&
  ['dispatched', 'delivered'].includes(order.fulfilment_state);

/**
 * Whether the buyer may still call it off, as `cancel_order` decides.
 * @param partKes what of the price came so far, KSh, which goes back to them
 */
export function canCancel(order: OrderState, partKes = 0): boolean {
  const { fulfilment_state: fulfilment, payment_state: payment } = order;
  return (
    fulfilment === 'placed' &&
    (['unpaid', 'awaiting', 'failed'].includes(payment) || (payment === 'needs_review' && partKes > 0))
  );
}

const DAY_MS = 86_400_000;

/**
 * Whether something of it can be sent back, as `request_return` decides.
 * @param days how long the shop gives, see `useReturnDays`
 * @param now milliseconds since 1970
 */
export function canReturn(
  order: OrderState & { delivered_at: string | null },
  days: number,
  now: number,
): boolean {
  return (
    order.fulfilment_state === 'delivered' &&
    order.payment_state !== 'refunded' &&
    !(order.return_state in openReturns) &&
    now < returnUntil(order, days)
  );
}

/** The end of the days for a return, in milliseconds since 1970; 0 before the delivery. */
export const returnUntil = ({ delivered_at: at }: { delivered_at: string | null }, days: number): number =>
  at === null ? 0 : Date.parse(at) + days * DAY_MS;

/** Whether money has come in, so that there is a receipt. */
export const hasReceipt = (order: OrderState): boolean =>
  ['paid', 'refund_due', 'refunded'].includes(order.payment_state);

/** Whether a payment may still come or change by itself. */
export const isOpenPayment = (order: OrderState): boolean =>
  ['awaiting', 'failed', 'needs_review'].includes(order.payment_state);

/** An order as everybody who may see it does: states, lines, sums and story, the oldest first. Amounts in KSh. */
export type OrderOutline = Omit<NonNullable<Returns<'track_order'>>, 'to_pay_kes'>;
/** The same with what only its buyer may know, the newest payment and return first. Phones as 254…. */
export type OrderDetails = NonNullable<Returns<'guest_order'>>;
export type OrderReturn = OrderDetails['returns'][number];

/**
 * The orders placed on this device without an account, newest first. The token is all that opens such an order, so it is
 * kept here and nowhere else; signing out of an account forgets it like everything personal.
 */
export type GuestOrder = { id: string; number: string; token: string; phone: string; placedAt: string };

const KEY = 'mizizi-guest-orders';
const KEPT_MS = 180 * 86_400_000;
const MOST = 20;
const NONE: readonly GuestOrder[] = [];

const isList = listOf(
  objectOf<GuestOrder>({ id: isText, number: isText, token: isText, phone: isText, placedAt: isText }),
);
const guestOrders = createStoredState(KEY, isList, NONE, KEPT_MS);

export const readGuestOrders = guestOrders.get;

export const keepGuestOrder = (order: GuestOrder): void =>
  guestOrders.change((orders) => [order, ...orders.filter(({ id }) => id !== order.id)].slice(0, MOST));

/** Called once an account has the order, or nobody has it any more. */
export const forgetGuestOrder = (orderId: string): void =>
  guestOrders.change((orders) => orders.filter(({ id }) => id !== orderId));

/** The live list; empty while prerendering. */
export const useGuestOrders = guestOrders.useValue;

/** The token of one order, if it was placed on this device without an account. */
export const useGuestToken = (orderId: string): string | null =>
  useGuestOrders().find(({ id }) => id === orderId)?.token ?? null;
