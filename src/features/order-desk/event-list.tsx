import { formatDateTime } from '../../lib/format.ts';
import { t } from '../../words/desk.ts';

type OrderEvent = { id: number; kind: string; at: string; actor_id: string | null };

const words: Record<string, string> = {
  placed: t('Placed by the buyer'),
  payment_prompted: t('M-Pesa prompt sent'),
  payment_confirmed: t('Payment confirmed'),
  payment_failed: t('Payment refused'),
  payment_reversed: t('Payment taken back by M-Pesa'),
  payment_review: t('Payment needs a person'),
  packed: t('Packed'),
  dispatched: t('Dispatched'),
  delivered: t('Delivered'),
  came_back: t('Came back'),
  cancelled: t('Cancelled'),
  hold_expired: t('Time to pay ran out'),
  reopened: t('Taken up again'),
  refund_due: t('Refund due'),
  claimed: t('Moved into an account'),
  receipt_claimed: t('Buyer named a receipt'),
  payment_resolved: t('Payment decided by hand'),
  cash_collected: t('Cash collected'),
  refunded: t('Money sent back'),
  return_requested: t('Return asked for'),
  return_approved: t('Return accepted'),
  return_refused: t('Return refused'),
  return_received: t('Return received'),
  return_refunded: t('Return paid back'),
};

/** The story of an order, oldest first. */
export function EventList({ events }: { events: readonly OrderEvent[] }) {
  return (
    <ol className="grid gap-2">
      {events.map((event) => (
        <li key={event.id} className="flex flex-wrap justify-between gap-x-4">
          <span>{words[event.kind] ?? event.kind}</span>
          <time dateTime={event.at} className="text-muted text-sm tabular-nums">
            {formatDateTime(event.at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
