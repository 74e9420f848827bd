/** The queues an administrator works through. Each is a filter of the orders table. */
export const queues = [
  { id: 'dispatch', label: 'To dispatch' },
  { id: 'unpaid', label: 'Unpaid' },
  { id: 'review', label: 'Needs review' },
  { id: 'sent', label: 'On the way' },
  { id: 'done', label: 'Done' },
  { id: 'all', label: 'All' },
] as const;

export type QueueId = (typeof queues)[number]['id'];

const open = 'fulfilment_state.in.(placed,packed)';
const payable = 'or(payment_state.eq.paid,payment_method.eq.cash)';

/** PostgREST's text of a queue's condition, or null for all orders. */
export const queueConditions: Record<QueueId, string | null> = {
  dispatch: `and(${open},${payable})`,
  unpaid: `and(${open},payment_method.eq.mpesa,payment_state.in.(awaiting,failed))`,
  review: 'payment_state.in.(needs_review,refund_due)',
  sent: 'fulfilment_state.eq.dispatched',
  done: 'fulfilment_state.in.(delivered,cancelled)',
  all: null,
};

export function queueFromQuery(value: string | null): QueueId {
  return queues.find(({ id }) => id === value)?.id ?? 'dispatch';
}

/** A search in PostgREST's words: order number, name, phone or town. Null when nothing is left to search for. */
export function searchCondition(input: string): string | null {
  // Quotes, brackets, commas and wildcards mean something in a filter; nobody is called like that.
  const text = input
    .replace(/[^\p{L}\p{N} '+-]/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ');
  if (text === '') return null;
  const any = (column: string, wanted: string): string => `${column}.ilike.*${wanted}*`;
  const digits = text.replace(/\D/g, '');
  const phone = digits.length >= 4 && /^[\d +-]+$/.test(text) ? digits.replace(/^0/, '') : null;
  return [
    any('number', text),
    any('contact_name', text),
    any('town', text),
    ...(phone ? [any('phone', phone), any('alt_phone', phone)] : []),
  ].join(',');
}

export type FulfilmentStep = { next: 'packed' | 'dispatched' | 'delivered' | 'cancelled'; label: string };
type Standing = { payment_method: string; payment_state: string; fulfilment_state: string };

/** What an administrator can do with an order now, the usual step first. Follows `set_order_fulfilment`. */
export function stepsOf(order: Standing): FulfilmentStep[] {
  const mayLeave = order.payment_method === 'cash' || order.payment_state === 'paid';
  const cancel: FulfilmentStep = { next: 'cancelled', label: 'Cancel order' };
  const dispatch: FulfilmentStep = { next: 'dispatched', label: 'Mark dispatched' };
  if (order.fulfilment_state === 'placed')
    return mayLeave ? [{ next: 'packed', label: 'Pack' }, dispatch, cancel] : [cancel];
  if (order.fulfilment_state === 'packed') return mayLeave ? [dispatch, cancel] : [cancel];
  if (order.fulfilment_state === 'dispatched') return [{ next: 'delivered', label: 'Mark delivered' }];
  return [];
}
