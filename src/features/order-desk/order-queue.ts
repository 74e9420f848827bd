import { t } from '../../words/desk.ts';

/** The queues of `order_queue` an administrator works through. */
export const queues = [
  { id: 'pack', label: t('To pack') },
  { id: 'dispatch', label: t('To dispatch') },
  { id: 'on_the_way', label: t('On the way') },
  { id: 'unpaid', label: t('Unpaid') },
  { id: 'review', label: t('Needs review') },
  { id: 'refunds', label: t('Refunds due') },
  { id: 'returns', label: t('Returns') },
  { id: 'done', label: t('Done') },
  { id: 'all', label: t('All') },
] as const;

export type QueueId = (typeof queues)[number]['id'];

export function queueFromQuery(value: string | null): QueueId {
  return queues.find(({ id }) => id === value)?.id ?? 'pack';
}

export type BulkStep = 'packed' | 'dispatched' | 'delivered';

/** What can be done with many orders of a queue at once, the usual step first. */
export function bulkStepsOf(queue: QueueId): { next: BulkStep; label: string }[] {
  const dispatch = { next: 'dispatched', label: t('Mark dispatched') } as const;
  if (queue === 'pack') return [{ next: 'packed', label: t('Mark packed') }, dispatch];
  if (queue === 'dispatch') return [dispatch];
  return queue === 'on_the_way' ? [{ next: 'delivered', label: t('Mark delivered') }] : [];
}

export type FulfilmentStep = { next: BulkStep | 'cancelled' | 'came_back'; label: string };
type Standing = {
  payment_method: string;
  payment_state: string;
  fulfilment_state: string;
  /** How much of it is on its way back, where that is the whole: such an order does not leave the shop. */
  going_back_kes?: number;
};

/** What an administrator can do with an order now, the usual step first. Follows `set_order_fulfilment` and `parcel_came_back`. */
export function stepsOf(order: Standing): FulfilmentStep[] {
  const mayLeave =
    (order.payment_method === 'cash' || order.payment_state === 'paid') && !order.going_back_kes;
  const cancel: FulfilmentStep = { next: 'cancelled', label: t('Cancel order') };
  const dispatch: FulfilmentStep = { next: 'dispatched', label: t('Mark dispatched') };
  if (order.fulfilment_state === 'placed')
    return mayLeave ? [{ next: 'packed', label: t('Mark packed') }, dispatch, cancel] : [cancel];
  if (order.fulfilment_state === 'packed') return mayLeave ? [dispatch, cancel] : [cancel];
  if (order.fulfilment_state === 'dispatched')
    return [
      { next: 'delivered', label: t('Mark delivered') },
      { next: 'came_back', label: t('Came back') },
    ];
  return [];
}
