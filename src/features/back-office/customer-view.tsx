import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';

import { fulfilmentStates, paymentStates } from '../../entities/orders/desk-states.ts';
import { errorText } from '../../lib/app-error.ts';
import { formatDate, formatDateTime, formatKes, formatNumber, formatPhone } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Badge, Card } from '../../ui/card.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/back-office.ts';
import { useDeskAction } from './back-office.queries.ts';
import {
  addCustomerNote,
  changeCustomerNote,
  type CustomerPage,
  tagCustomers,
  tagsQuery,
} from './customers.queries.ts';
import { consultationStates, messageStates, returnStates, topics } from './words.ts';

/** How it came from a phone. */
const channels = { sms: t('SMS'), whatsapp: t('WhatsApp') } as const;

type Customer = { customer: CustomerPage };
/** Where the rows of a customer lead. */
export type CustomerLinks = {
  order: (id: string) => string;
  orders: string;
  bill: (bill: { kind: string; bill_id: string; number: string }) => string;
  booking: (number: string) => string;
  messages: (search: string) => string;
};

/** Everything that the shop knows of one customer, as far as the caller's desks show it, and nothing of their health. */
export function CustomerView({ customer, links }: Customer & { links: CustomerLinks }) {
  return (
    <div className="grid items-start gap-5 *:min-w-0 lg:grid-cols-2">
      <div className="grid gap-5">
        <Who customer={customer} />
        <Part
          title={t('Orders')}
          empty={t('No order yet.')}
          rows={customer.orders}
          more={
            customer.orders_count > customer.orders.length && (
              <Link to={links.orders} className="text-leaf-700 font-semibold underline underline-offset-4">
                {t('All {n} orders', { n: formatNumber(customer.orders_count) })}
              </Link>
            )
          }
        >
          {(order) => (
            <Row
              key={order.id}
              to={links.order(order.id)}
              name={order.number}
              amount={order.total_kes}
              about={formatDate(order.placed_at)}
            >
              <State words={fulfilmentStates} value={order.fulfilment_state} />
              <State words={paymentStates} value={order.payment_state} />
              {order.return_state !== 'none' && <State words={returnStates} value={order.return_state} />}
              {order.owed_kes > 0 && (
                <Badge tone="clay">{t('Owes {amount}', { amount: formatKes(order.owed_kes) })}</Badge>
              )}
              {order.owed_back_kes > 0 && (
                <Badge tone="danger">
                  {t('We owe {amount}', { amount: formatKes(order.owed_back_kes) })}
                </Badge>
              )}
            </Row>
          )}
        </Part>
      </div>
      <div className="grid gap-5">
        <Tags customer={customer} />
        <Notes customer={customer} />
        <Part title={t('Returns')} empty={t('Nothing came back.')} rows={customer.returns}>
          {(back) => (
            <Row
              key={back.id}
              to={links.order(back.order_id)}
              name={back.number}
              amount={back.refund_kes}
              about={formatDate(back.created_at)}
            >
              <State words={returnStates} value={back.state} />
            </Row>
          )}
        </Part>
        <Part title={t('Refunds')} empty={t('No money went back.')} rows={customer.refunds}>
          {(refund) => (
            <Row
              key={refund.id}
              to={links.bill(refund)}
              name={refund.number}
              amount={refund.amount_kes}
              about={formatDateTime(refund.at)}
            />
          )}
        </Part>
        <Part title={t('Consultations')} empty={t('None was booked.')} rows={customer.bookings}>
          {(booking) => (
            <Row
              key={booking.id}
              to={links.booking(booking.number)}
              name={booking.number}
              about={formatDateTime(booking.starts_at)}
            >
              <State words={consultationStates} value={booking.state} />
            </Row>
          )}
        </Part>
        <Part title={t('Messages')} empty={t('They have not written to the shop.')} rows={customer.messages}>
          {(message) => (
            <Row
              key={message.id}
              to={links.messages(message.order_number ?? customer.email ?? customer.phones[0] ?? '')}
              name={
                message.channel === null
                  ? (topics[message.topic]?.text ?? message.topic)
                  : channels[message.channel]
              }
              about={formatDateTime(message.created_at)}
            >
              <State words={messageStates} value={message.state} />
              {message.order_number && <Badge>{message.order_number}</Badge>}
            </Row>
          )}
        </Part>
      </div>
    </div>
  );
}

function State({
  words,
  value,
}: {
  words: Readonly<Record<string, { text: string; tone?: Parameters<typeof Badge>[0]['tone'] }>>;
  value: string;
}) {
  return <Badge tone={words[value]?.tone}>{words[value]?.text ?? value}</Badge>;
}

/** Phones, address, and what they bought and owe. */
function Who({ customer }: Customer) {
  const sums = [
    [t('Since'), customer.since && formatDate(customer.since)],
    [t('Orders'), formatNumber(customer.orders_count)],
    [t('Spent on orders'), customer.spent_kes !== null && formatKes(customer.spent_kes)],
    [t('On plans and consultations'), !!customer.spent_besides_kes && formatKes(customer.spent_besides_kes)],
    [t('Still to pay'), customer.owed_kes > 0 && formatKes(customer.owed_kes)],
    [t('We owe them'), customer.owed_back_kes > 0 && formatKes(customer.owed_back_kes)],
  ] as const;
  return (
    <Card className="grid gap-4">
      <p className="flex flex-wrap gap-2">
        {customer.kind === 'account' ? (
          <Badge tone="leaf">{t('Has an account')}</Badge>
        ) : (
          <Badge>{t('Buys without an account')}</Badge>
        )}
      </p>
      <ul className="grid gap-1">
        {customer.phones.map((phone) => (
          <li key={phone} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <a
              href={`tel:+${phone}`}
              className="text-leaf-700 inline-flex min-h-11 items-center font-semibold tabular-nums underline underline-offset-4"
            >
              {formatPhone(phone)}
            </a>
            {phone === customer.confirmed_phone && <Badge tone="leaf">{t('Confirmed by a code')}</Badge>}
            {customer.stopped.includes(phone) && <Badge tone="danger">{t('Wants no messages (STOP)')}</Badge>}
          </li>
        ))}
        {customer.email && (
          <li className="min-w-0">
            <a
              href={`mailto:${encodeURIComponent(customer.email)}`}
              className="text-leaf-700 inline-flex min-h-11 items-center font-semibold wrap-anywhere underline underline-offset-4"
            >
              {customer.email}
            </a>
          </li>
        )}
      </ul>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
        {sums.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="text-muted text-sm">{label}</dt>
                <dd className="font-semibold tabular-nums">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  );
}

type PartProps<T> = {
  title: string;
  empty: string;
  /** Null: this desk is closed to the caller. */
  rows: readonly T[] | null;
  more?: ReactNode;
  children: (row: T) => ReactNode;
};

function Part<T>({ title, empty, rows, more, children }: PartProps<T>) {
  if (!rows) return null;
  return (
    <Card>
      <h2 className="mb-3 text-xl">{title}</h2>
      {rows.length === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <ul className="divide-line divide-y">{rows.map(children)}</ul>
      )}
      {more && <p className="mt-3">{more}</p>}
    </Card>
  );
}

type RowProps = { to: string; name: string; about: string; amount?: number; children?: ReactNode };

function Row({ to, name, about, amount, children }: RowProps) {
  return (
    <li className="grid gap-1 py-2 first:pt-0 last:pb-0">
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        <Link
          to={to}
          className="text-leaf-700 inline-flex min-h-11 items-center font-semibold tabular-nums underline underline-offset-4"
        >
          {name}
        </Link>
        <span className="text-muted text-sm">
          {about}
          {amount !== undefined && ` · ${formatKes(amount)}`}
        </span>
      </span>
      <span className="flex flex-wrap gap-1.5 empty:hidden">{children}</span>
    </li>
  );
}

/** A tag to choose from those in use, or a new one. */
export function TagField({
  onTag,
  busy,
  error,
}: {
  onTag: (tag: string) => void;
  busy: boolean;
  error?: string;
}) {
  const { data: known = [] } = useQuery(tagsQuery);
  const [tag, setTag] = useState('');
  const list = useId();
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (tag.trim() === '') return;
        onTag(tag.trim());
        setTag('');
      }}
    >
      <TextField
        label={t('Add a tag')}
        list={list}
        maxLength={30}
        autoComplete="off"
        value={tag}
        error={error}
        onChange={(event) => setTag(event.currentTarget.value)}
        className="min-w-40 grow"
      />
      <datalist id={list}>
        {known.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </datalist>
      <Button type="submit" variant="secondary" busy={busy}>
        {t('Add')}
      </Button>
    </form>
  );
}

function Tags({ customer }: Customer) {
  const change = useDeskAction(
    async ({ tag, isOn }: { tag: string; isOn: boolean }) => {
      await tagCustomers([customer.id], tag, isOn);
    },
    { done: t('Saved') },
  );
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl">{t('Tags')}</h2>
      {customer.tags.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {customer.tags.map(({ tag, author, at }) => (
            <li
              key={tag}
              title={author ? `${author}, ${formatDate(at)}` : formatDate(at)}
              className="bg-leaf-100 text-leaf-800 flex items-center rounded-full pl-3 font-semibold"
            >
              {tag}
              <button
                type="button"
                aria-label={t('Take off {tag}', { tag })}
                disabled={change.isPending}
                onClick={() => change.mutate({ tag, isOn: false })}
                className="hover:bg-leaf-200 grid size-11 place-items-center rounded-full"
              >
                <CloseIcon className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <TagField
        busy={change.isPending}
        onTag={(tag) => change.mutate({ tag, isOn: true })}
        {...(change.error ? { error: errorText(change.error) } : {})}
      />
    </Card>
  );
}

function Notes({ customer }: Customer) {
  const [body, setBody] = useState('');
  const add = useDeskAction(() => addCustomerNote(customer.id, body), {
    done: t('Note added'),
    onDone: () => setBody(''),
  });
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl">{t('Notes')}</h2>
      {customer.notes.length > 0 && (
        <ul className="grid gap-3">
          {customer.notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
      )}
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (body.trim() !== '') add.mutate(undefined);
        }}
      >
        <TextAreaField
          label={t('New note')}
          hint={t(
            'For colleagues; the customer finds it in the download of their data. Nothing about health.',
          )}
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
    </Card>
  );
}

function Note({ note }: { note: CustomerPage['notes'][number] }) {
  const [edited, setEdited] = useState<string | null>(null);
  const change = useDeskAction((body: string) => changeCustomerNote(note.id, body), {
    done: t('Saved'),
    onDone: () => setEdited(null),
  });
  const who = note.author ?? t('Somebody who has left');
  return (
    <li className="bg-sunk grid gap-2 rounded-lg p-3">
      {edited === null ? (
        <p className="text-pretty wrap-anywhere whitespace-pre-line">{note.body}</p>
      ) : (
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (edited.trim() !== '') change.mutate(edited);
          }}
        >
          <TextAreaField
            label={t('Note')}
            rows={3}
            maxLength={1000}
            value={edited}
            onChange={(event) => setEdited(event.currentTarget.value)}
          />
          <span className="flex flex-wrap gap-2">
            <Button type="submit" size="sm" busy={change.isPending}>
              {t('Save')}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setEdited(null)}>
              {t('Cancel')}
            </Button>
          </span>
        </form>
      )}
      {change.error && (
        <p role="alert" className="text-danger-700 text-sm font-semibold">
          {errorText(change.error)}
        </p>
      )}
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-muted text-sm">
          {who}, {formatDateTime(note.at)}
          {note.changed_at && ` · ${t('corrected {time}', { time: formatDateTime(note.changed_at) })}`}
        </span>
        {note.may_change && edited === null && (
          <span className="flex gap-1">
            <Button
              size="sm"
              variant="quiet"
              aria-label={t('Correct the note of {time}', { time: formatDateTime(note.at) })}
              onClick={() => setEdited(note.body)}
            >
              {t('Correct')}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label={t('Remove the note of {time}', { time: formatDateTime(note.at) })}
              busy={change.isPending}
              onClick={() => change.mutate('')}
            >
              {t('Remove')}
            </Button>
          </span>
        )}
      </span>
    </li>
  );
}
