import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import type { Json } from '../../lib/database.types.ts';
import { deskKey } from '../../lib/desk.ts';
import { formatDate, formatDateTime, formatKes, formatPhone } from '../../lib/format.ts';
import { isNumber, isObject, isText, objectOf } from '../../lib/guards.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { reasonText } from '../../words/desk-sentences.ts';
import { t } from '../../words/desk.ts';
import { addNote, historyQuery } from './order-desk.queries.ts';

type OrderEvent = { id: number; kind: string; at: string; actor_id: string | null; detail: Json };

const words: Record<string, string> = {
  placed: t('Placed by the buyer'),
  edited: t('Changed'),
  payment_prompted: t('M-Pesa prompt sent'),
  payment_confirmed: t('Payment confirmed'),
  payment_failed: t('Payment refused'),
  payment_reversed: t('Payment taken back by M-Pesa'),
  payment_review: t('Payment needs a person'),
  packed: t('Packed'),
  dispatched: t('Dispatched'),
  dispatch_undone: t('Dispatch undone'),
  delivered: t('Delivered'),
  came_back: t('Came back'),
  cancelled: t('Cancelled'),
  recalled: t('Told that a lot was called back'),
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

const takenHow: Record<string, string> = {
  phone: t('Taken by phone'),
  whatsapp: t('Taken by WhatsApp'),
  counter: t('Taken at the counter'),
};

/** What happened; who ordered through somebody of the shop did not place it themselves. */
function eventWords({ kind, detail }: OrderEvent): string {
  const channel = kind === 'placed' && isObject(detail) ? detail['channel'] : undefined;
  return (typeof channel === 'string' ? takenHow[channel] : undefined) ?? words[kind] ?? kind;
}

const changedFields: Record<string, string> = {
  name: t('the name'),
  phone: t('the phone'),
  place: t('the place'),
  note: t('the note'),
};

type Change = { name: string; size: string; from: number; to: number };
const isChange = objectOf<Change>({ name: isText, size: isText, from: isNumber, to: isNumber });

/** What a change of the desk changed, as its event tells it. */
function changesOf({ detail }: OrderEvent): string[] {
  if (!isObject(detail)) return [];
  const { lines, fields, from_kes: from, to_kes: to } = detail;
  return [
    ...(Array.isArray(lines) ? lines.filter(isChange) : []).map(
      (line) => `${line.name}, ${line.size}: ${line.from} → ${line.to}`,
    ),
    ...(Array.isArray(fields) ? fields.filter(isText) : []).flatMap((field) => changedFields[field] ?? []),
    ...(typeof from === 'number' && typeof to === 'number' && from !== to
      ? [`${formatKes(from)} → ${formatKes(to)}`]
      : []),
  ];
}

type EventListProps = { events: readonly OrderEvent[]; people: ReadonlyMap<number, string> };

/** The story of an order, oldest first, with who of the shop did it. */
export function EventList({ events, people }: EventListProps) {
  return (
    <ol className="grid gap-2">
      {events.map((event) => (
        <li key={event.id} className="flex flex-wrap justify-between gap-x-4">
          <span>
            {eventWords(event)}
            {people.has(event.id) && <span className="text-muted text-sm"> · {people.get(event.id)}</span>}
            {event.kind === 'edited' &&
              changesOf(event).map((change) => (
                <span key={change} className="text-muted block text-sm">
                  {change}
                </span>
              ))}
          </span>
          <time dateTime={event.at} className="text-muted text-sm tabular-nums">
            {formatDateTime(event.at)}
          </time>
        </li>
      ))}
    </ol>
  );
}

type Props = { orderId: string; hrefOf: (orderId: string) => string };

/** What the buyer of an order has bought before and since. */
export function CustomerHistory({ orderId, hrefOf }: Props) {
  const { data, error } = useQuery(historyQuery(orderId));
  if (!data && error) return <p className="text-danger-700">{errorText(error)}</p>;
  if (!data) return <Skeleton className="h-20" />;
  const others = data.orders.filter(({ id }) => id !== orderId);
  if (others.length === 0)
    return <p className="text-muted">{t('This is the first order from this buyer.')}</p>;
  return (
    <div className="grid gap-3">
      <p>
        {t(
          '{orders} orders since {day}, {amount} paid. {delivered} delivered, {cancelled} cancelled, {returned} returned.',
          {
            orders: data.orders_count,
            day: formatDate(data.first_order_at),
            amount: formatKes(data.spent_kes),
            delivered: data.delivered_count,
            cancelled: data.cancelled_count,
            returned: data.returned_count,
          },
        )}
      </p>
      <ul className="divide-line max-h-72 divide-y overflow-y-auto">
        {others.map((order) => (
          <li key={order.id} className="flex flex-wrap items-center justify-between gap-x-3 py-1.5">
            <Link
              to={hrefOf(order.id)}
              className="text-leaf-700 py-1.5 font-semibold tabular-nums hover:underline"
            >
              {order.number}
            </Link>
            <span className="text-muted text-sm">
              {formatDate(order.placed_at)} · {t.known(order.fulfilment_state)} · {formatKes(order.total_kes)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type OrderNotesProps = { orderId: string; notes: readonly { id: number; body: string; at: string }[] };

/** What colleagues should know of an order. The buyer never sees it. */
export function OrderNotes({ orderId, notes }: OrderNotesProps) {
  const queryClient = useQueryClient();
  const [body, setBody] = useState('');
  const add = useMutation({
    mutationFn: () => addNote(orderId, body),
    onSuccess: async () => {
      setBody('');
      await queryClient.invalidateQueries({ queryKey: deskKey });
    },
  });
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (body.trim() !== '') add.mutate();
      }}
    >
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map((note) => (
            <li key={note.id} className="bg-sunk rounded-lg p-3">
              <p className="text-pretty wrap-anywhere whitespace-pre-line">{note.body}</p>
              <time dateTime={note.at} className="text-muted text-sm">
                {formatDateTime(note.at)}
              </time>
            </li>
          ))}
        </ul>
      )}
      <TextAreaField
        label={t('New note')}
        rows={2}
        maxLength={1000}
        value={body}
        error={add.error ? errorText(add.error) : undefined}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      <Button type="submit" size="sm" variant="secondary" className="w-fit" busy={add.isPending}>
        {t('Add note')}
      </Button>
    </form>
  );
}

type Attempt = {
  id: string;
  /** Left out: mpesa. */
  method?: string;
  state: string;
  phone: string;
  amount_kes: number;
  received_kes: number | null;
  receipt: string | null;
  result_code: number | null;
  result_text: string | null;
  created_at: string;
  /**
   * The phone that paid, perhaps with stars in its middle, null where M-Pesa does not say, and whether the buyer is known by it; left out:
   * nothing came.
   */
  payer?: { phone: string | null; isKnown: boolean | null };
  /** It counts because somebody vouched for it: M-Pesa has not told of its receipt. */
  isUnheard?: boolean;
};

const states: Record<string, { text: string; tone: 'leaf' | 'gold' | 'clay' | 'danger' }> = {
  starting: { text: t('Starting'), tone: 'gold' },
  prompted: { text: t('Prompt open'), tone: 'gold' },
  paid: { text: t('Paid'), tone: 'leaf' },
  failed: { text: t('Failed'), tone: 'clay' },
  needs_review: { text: t('Needs review'), tone: 'danger' },
  refund_due: { text: t('Refund due'), tone: 'danger' },
  refunded: { text: t('Refunded'), tone: 'clay' },
  reversed: { text: t('Taken back by M-Pesa'), tone: 'danger' },
};

/** What came, and where from. */
function whence({ method, amount_kes: kes, payer, phone, isUnheard }: Attempt): string {
  const amount = formatKes(kes);
  if (method === 'moved') return t('{amount} moved here', { amount });
  if (method === 'cash') return `${amount} · ${t('In cash')}`;
  if (isUnheard) return amount;
  if (payer?.phone === null) return t('{amount} by M-Pesa, which does not say who paid', { amount });
  return t('{amount} from {phone}', { amount, phone: formatPhone(payer?.phone ?? phone) });
}

/** The payment attempts of an order, oldest first, with what M-Pesa said. */
export function AttemptList({ attempts }: { attempts: readonly Attempt[] }) {
  if (attempts.length === 0)
    return <p className="text-muted">{t('No M-Pesa prompt was sent for this order.')}</p>;
  return (
    <ul className="grid gap-3">
      {attempts.map((attempt) => (
        <li key={attempt.id} className="border-line grid gap-1 border-b pb-3 last:border-b-0 last:pb-0">
          <span className="flex flex-wrap items-center justify-between gap-2">
            <span className="tabular-nums">{whence(attempt)}</span>
            <Badge tone={states[attempt.state]?.tone}>{states[attempt.state]?.text ?? attempt.state}</Badge>
          </span>
          {attempt.isUnheard && (
            <span className="text-danger-700 text-sm font-semibold">
              {t('Somebody vouched for it: M-Pesa has not told of this payment.')}
            </span>
          )}
          {attempt.payer?.phone && attempt.payer.isKnown === false && (
            <span className="text-sm font-semibold">{t('This buyer has no such number.')}</span>
          )}
          <span className="text-muted text-sm">
            {formatDateTime(attempt.created_at)}
            {attempt.received_kes !== null &&
              attempt.received_kes !== attempt.amount_kes &&
              ` · ${t('{amount} came', { amount: formatKes(attempt.received_kes) })}`}
            {attempt.receipt &&
              attempt.method !== 'moved' &&
              ` · ${t('receipt {receipt}', { receipt: attempt.receipt })}`}
            {attempt.result_code !== null &&
              attempt.state !== 'paid' &&
              attempt.method !== 'moved' &&
              ` · ${t('code {code}', { code: attempt.result_code })}`}
            {attempt.result_text && attempt.state !== 'paid' && ` · ${reasonText(attempt.result_text)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
