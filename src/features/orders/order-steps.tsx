import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { t } from '../../words/account.ts';
import { OrderArrival, OrderHelp } from './order-arrival.tsx';
import type { OrderOutline, OrderState } from './order.ts';

export type OrderEvent = { kind: string; at: string };
export type Step = { title: string; at?: string; state: 'done' | 'now' | 'next' | 'failed' };
type Events = readonly OrderEvent[];

const lastOf = (events: Events, ...kinds: string[]): string | undefined =>
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
export function paymentSteps(order: OrderState, events: Events): Step[] {
  const paidAt = lastOf(events, 'payment_confirmed', 'payment_resolved', 'cash_collected');
  const received = step(t('Payment received'), 'done', paidAt);
  const refused = lastOf(events, 'payment_failed');
  const reversed = lastOf(events, 'payment_reversed');
  const moved = lastOf(events, 'refunded');
  if (reversed !== undefined && ['failed', 'awaiting'].includes(order.payment_state))
    return [step(t('Payment reversed by M-Pesa'), 'failed', reversed), step(t('Pay again'), 'now')];
  switch (order.payment_state) {
    case 'paid':
      return order.payment_method === 'cash'
        ? [step(t('Paid on delivery'), 'done', paidAt ?? lastOf(events, 'delivered'))]
        : [received];
    case 'refund_due':
      return [received, step(t('Refund on its way'), 'now', lastOf(events, 'refund_due'))];
    case 'refunded':
      return [received, step(t('Refunded'), 'done', lastOf(events, 'refunded', 'return_refunded'))];
    case 'needs_review':
      return [step(t('Checking your payment'), 'now', lastOf(events, 'payment_review', 'receipt_claimed'))];
    case 'failed':
      // what had paid it was moved to the bill it was meant for
      if (moved !== undefined && (refused === undefined || refused < moved))
        return [step(t('Pay again'), 'now')];
      return [step(t('Payment failed'), 'failed', refused), step(t('Try again'), 'now')];
    case 'expired':
      return [step(t('Not paid in time'), 'failed', lastOf(events, 'hold_expired'))];
    case 'awaiting':
      return order.fulfilment_state === 'cancelled'
        ? [step(t('Nothing was paid'), 'failed')]
        : [step(t('Waiting for payment'), 'now', lastOf(events, 'payment_prompted'))];
    default:
      return order.fulfilment_state === 'cancelled'
        ? [step(t('Nothing was paid'), 'failed')]
        : [step(t('You pay when you get it'), 'next')];
  }
}

const way = ['placed', 'packed', 'dispatched', 'delivered'];
const brought: Record<string, string> = {
  placed: t('Order placed'),
  packed: t('Packed'),
  dispatched: t('On its way'),
  delivered: t('Delivered'),
};
const fetched: Record<string, string> = {
  ...brought,
  dispatched: t('On its way to the pickup point'),
  delivered: t('Fetched'),
};
/** What is being done before a step is reached. */
const underway: Record<string, string> = { packed: t('Getting it ready'), dispatched: t('Ready to leave') };

/** The story without what was taken back: a parcel that did not leave after all. */
const withoutUndone = (events: Events): Events =>
  events.filter(
    ({ kind }, at) =>
      kind !== 'dispatched' ||
      events.slice(at + 1).find((next) => ['dispatched', 'dispatch_undone'].includes(next.kind))?.kind !==
        'dispatch_undone',
  );

/**
 * Where the parcel is, where it has been and what comes next.
 * @param events oldest first
 */
export function parcelSteps(order: OrderState & { pickup_point_id: string | null }, events: Events): Step[] {
  const titles = order.pickup_point_id === null ? brought : fetched;
  const title = (kind: string): string => titles[kind] ?? kind;
  if (order.fulfilment_state === 'cancelled') {
    const cameBack = lastOf(events, 'came_back');
    return [
      // An order that ended early shows only what really happened.
      ...withoutUndone(events)
        .filter(({ kind }) => kind in titles)
        .map(({ kind, at }) => step(title(kind), 'done', at)),
      cameBack === undefined
        ? step(t('Cancelled'), 'failed', lastOf(events, 'cancelled', 'hold_expired'))
        : step(t('Came back to us'), 'failed', cameBack),
    ];
  }

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
  requested: t('Return requested'),
  approved: t('Accepted: please send it back'),
  received: t('Received by us'),
  refunded: t('Money sent back'),
};

/**
 * How the latest return stands; nothing when there is none.
 * @param events oldest first
 */
export function returnSteps(order: Pick<OrderState, 'return_state'>, events: Events): Step[] {
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
      step(t('Return requested'), 'done', at('requested')),
      ...(at('approved') === undefined ? [] : [step(t('Accepted'), 'done', at('approved'))]),
      step(t('Not accepted'), 'failed', at('refused')),
    ];
  const reached = returnWay.indexOf(order.return_state);
  return returnWay.map((state, index) => {
    const title = returnTitles[state] ?? state;
    if (index > reached) return step(state === 'approved' ? t('Our answer') : title, 'next');
    return step(title, index === reached && state !== 'refunded' ? 'now' : 'done', at(state));
  });
}

/** When it arrives, and the stories of an order, each by itself: its parcel, its money and, if there is one, its return. */
export function OrderProgress({ order, helpPhone }: { order: OrderOutline; helpPhone: string }) {
  return (
    <Card className="grid gap-6">
      {/* left out by an answer that was kept from before */}
      {(order.recalls ?? []).map((recall) => (
        <Recalled key={`${recall.name} ${recall.code}`} recall={recall} />
      ))}
      {order.arrival ? (
        <OrderArrival order={order} arrival={order.arrival} />
      ) : (
        <h2 className="text-xl">{t('Progress')}</h2>
      )}
      <Story title={t('Parcel')} steps={parcelSteps(order, order.events)} />
      <Story title={t('Payment')} steps={paymentSteps(order, order.events)} />
      <Story title={t('Return')} steps={returnSteps(order, order.events)} />
      <OrderHelp phone={helpPhone} number={order.number} />
    </Card>
  );
}

const asked: Record<string, string> = {
  pay_back: t('Bring it to us or throw it away: we pay it back.'),
  bring_back: t('Bring it to us: we pay it back.'),
  exchange: t('Bring it to us: you get another one.'),
};

/** What of a parcel is not to be used; that it may be, where the shop was wrong. */
function Recalled({ recall }: { recall: OrderOutline['recalls'][number] }) {
  const { name, size, code } = recall;
  if (recall.is_over)
    return (
      <Alert tone="success" title={t('{name}, {size}: all is well', { name, size })}>
        {t('Lot {code} was called back by mistake. You can use it.', { code })}
      </Alert>
    );
  return (
    <Alert tone="danger" title={t('Please do not use {name}, {size}', { name, size })}>
      {t('Lot {code} is called back. The code stands on the pack.', { code })} {asked[recall.words]}
    </Alert>
  );
}

function Story({ title, steps }: { title: string; steps: Step[] }) {
  if (steps.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h3 className="text-muted font-sans text-sm font-semibold tracking-wide uppercase">{title}</h3>
      <Timeline items={steps} />
    </section>
  );
}
