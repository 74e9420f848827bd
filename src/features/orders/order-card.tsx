import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';

import { errorText } from '../../lib/app-error.ts';
import { formatDateTime, formatKes } from '../../lib/format.ts';
import { normalisePhone } from '../../lib/kenyan-numbers.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Badge, Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/field.tsx';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { t } from '../../words/account.ts';
import { type GuestOrder, orderBadge, type OrderState } from './order.ts';
import { type TrackedOrder, trackOrder } from './orders.queries.ts';

type Props = {
  order: OrderState & {
    id: string;
    number: string;
    total_kes: number;
    placed_at: string;
    items: readonly { id: number; name: string; picture: string; quantity: number }[];
  };
};

const SHOWN = 4;

/** One order in the list; the whole card opens it. */
export function OrderCard({ order }: Props) {
  const { text, tone } = orderBadge(order);
  const pieces = order.items.reduce((sum, item) => sum + item.quantity, 0);
  return (
    <Link
      to={paths.order(order.id)}
      className="group border-line bg-surface hover:border-leaf-400 grid gap-3 rounded-2xl border p-4 shadow-md transition-colors sm:p-5"
    >
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-serif text-lg font-semibold tabular-nums">{order.number}</span>
        <Badge tone={tone}>{text}</Badge>
      </span>
      <span className="flex items-center gap-2">
        {order.items.slice(0, SHOWN).map((item) => (
          <ResponsivePicture
            key={item.id}
            name={item.picture}
            alt={item.name}
            sizes="56px"
            className="size-14! rounded-lg"
          />
        ))}
        {order.items.length > SHOWN && (
          <span className="text-muted text-sm">{t('+{n} more', { n: order.items.length - SHOWN })}</span>
        )}
        <ChevronRightIcon className="text-muted ml-auto transition-transform group-hover:translate-x-0.5" />
      </span>
      <span className="text-muted flex flex-wrap justify-between gap-2 text-sm">
        <span>
          {formatDateTime(order.placed_at)} · {t.count(pieces, '{n} item', '{n} items')}
        </span>
        <strong className="text-ink text-base tabular-nums">{formatKes(order.total_kes)}</strong>
      </span>
    </Link>
  );
}

/** The orders placed on this device without an account. */
export function DeviceOrders({ orders }: { orders: readonly GuestOrder[] }) {
  return (
    <ul className="grid gap-3">
      {orders.map(({ id, number, placedAt }) => (
        <li key={id}>
          <Link
            to={paths.order(id)}
            className="border-line bg-surface hover:border-leaf-400 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 rounded-2xl border p-4 shadow-md transition-colors"
          >
            <span className="font-serif text-lg font-semibold tabular-nums">{number}</span>
            <span className="text-muted text-sm">
              {t('Placed {time}', { time: formatDateTime(placedAt) })}
            </span>
            <ChevronRightIcon className="text-muted ml-auto" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

type TrackFormProps = {
  initialNumber: string;
  busy: boolean;
  onTrack: (number: string, phone: string) => void;
};

/** `mz 7f3k2q`, `7F3K2Q` → `MZ-7F3K2Q`; null for what is no order number. */
export function orderNumber(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/^\s*MZ/, '')
    .replaceAll(/[^A-Z0-9]/g, '');
  return code.length === 6 ? `MZ-${code}` : null;
}

/** Asks for the two things that open a visitor's order. */
export function TrackForm({ initialNumber, busy, onTrack }: TrackFormProps) {
  const [number, setNumber] = useState(initialNumber);
  const [phone, setPhone] = useState('');
  const [tried, setTried] = useState(false);
  const goodNumber = orderNumber(number);
  const goodPhone = normalisePhone(phone);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    if (goodNumber !== null && goodPhone !== null) onTrack(goodNumber, goodPhone);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={t('Order number')}
        placeholder="MZ-7F3K2Q"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={16}
        value={number}
        error={tried && goodNumber === null ? t('Enter the number, such as MZ-7F3K2Q') : undefined}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <TextField
        label={t('Phone number of the order')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0712 345 678"
        value={phone}
        error={
          tried && goodPhone === null ? t('Enter a Kenyan mobile number, such as 0712 345 678') : undefined
        }
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
      <Button type="submit" size="lg" busy={busy}>
        {t('Find my order')}
      </Button>
    </form>
  );
}

type TrackProps = {
  initialNumber?: string;
  /** The order that was found. */
  children: (order: TrackedOrder) => ReactNode;
};

/** Asks for the number and the phone of an order that was placed without an account, and shows what they open. */
export function TrackOrder({ initialNumber = '', children }: TrackProps) {
  const track = useMutation({
    mutationFn: ({ number, phone }: { number: string; phone: string }) => trackOrder(number, phone),
  });
  return (
    <>
      <Card>
        <TrackForm
          initialNumber={initialNumber}
          busy={track.isPending}
          onTrack={(number, phone) => track.mutate({ number, phone })}
        />
      </Card>
      <div aria-live="polite" className="grid min-w-0 gap-6 lg:row-span-2">
        {track.isError && (
          <Alert tone="danger" title={t('We could not look it up')}>
            {errorText(track.error)}
          </Alert>
        )}
        {track.data === null && (
          <Alert tone="warning" title={t('No order has this number and phone')}>
            {t('Check both. An order that is in an account shows only there.')}
          </Alert>
        )}
        {track.data && children(track.data)}
      </div>
    </>
  );
}

/** What somebody sees who opened the link of an order where neither its account nor its device is. */
export function OrderElsewhere({ children }: Pick<TrackProps, 'children'>) {
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader
        title={t('Where is your order?')}
        intro={t('Ordered without an account? The order number and your phone open it here.')}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <TrackOrder>{children}</TrackOrder>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-muted text-pretty">
            {t('Ordered with an account? It shows everything once you sign in.')}
          </p>
          <Link to={paths.auth({ redirect: pathname })} className={buttonStyles({ variant: 'secondary' })}>
            {t('Sign in')}
          </Link>
        </div>
      </div>
    </>
  );
}
