import { formatDateTime } from '../../lib/format.ts';

type OrderEvent = { id: number; kind: string; at: string; actor_id: string | null };

const words: Record<string, string> = {
  placed: 'Placed by the buyer',
  payment_prompted: 'M-Pesa prompt sent',
  payment_confirmed: 'Payment confirmed',
  payment_failed: 'Payment refused',
  payment_review: 'Payment needs a person',
  packed: 'Packed',
  dispatched: 'Dispatched',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  hold_expired: 'Time to pay ran out',
  reopened: 'Reopened by a late payment',
  refund_due: 'Refund due',
  claimed: 'Moved into an account',
  receipt_claimed: 'Buyer named a receipt',
  payment_resolved: 'Payment decided by hand',
  cash_collected: 'Cash collected',
  refunded: 'Money sent back',
  return_requested: 'Return asked for',
  return_approved: 'Return accepted',
  return_refused: 'Return refused',
  return_received: 'Return received',
  return_refunded: 'Return paid back',
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
