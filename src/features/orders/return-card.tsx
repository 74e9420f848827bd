import { useState } from 'react';

import { formatDate, formatDateTime, formatKes } from '../../lib/format.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Badge, Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/account.ts';
import { canReturn, type OrderDetails, type OrderReturn, returnUntil } from './order.ts';
import { useReturnDays } from './return-policy.queries.ts';
import { reasonLabel } from './returns.queries.ts';

const badges = {
  requested: { text: t('Requested'), tone: 'gold', words: t('We answer within two working days.') },
  approved: {
    text: t('Accepted'),
    tone: 'leaf',
    words: t('Please send the items back; put the order number into the parcel.'),
  },
  refused: { text: t('Not accepted'), tone: 'clay', words: t('Write to us if you see it differently.') },
  received: { text: t('Received'), tone: 'info', words: t('Your items are here. Your money comes next.') },
  refunded: { text: t('Refunded'), tone: 'leaf', words: t('The money went back to you.') },
} as const;

const badgeOf = (state: string) => badges[state in badges ? (state as keyof typeof badges) : 'requested'];

/** The returns of an order and, while the days for it last, the way to ask for one. */
export function ReturnCard({ order, returnTo }: { order: OrderDetails; returnTo: string }) {
  const days = useReturnDays();
  const [now] = useState(() => Date.now());
  const may = canReturn(order, days, now);
  if (!may && order.returns.length === 0) return null;
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{t('Returns')}</h2>
      {order.returns.map((made) => (
        <OneReturn key={made.id} made={made} order={order} />
      ))}
      {may && (
        <div className="grid justify-items-start gap-3">
          <p className="text-muted text-pretty">
            {t.rich(
              'Something is not right? You can ask for a return until <b>{day}</b>.',
              { b: (words) => <strong className="text-ink whitespace-nowrap">{words}</strong> },
              { day: formatDate(new Date(returnUntil(order, days)).toISOString()) },
            )}
          </p>
          <Link to={returnTo} className={buttonStyles({ variant: 'secondary' })}>
            {t('Return something')}
          </Link>
        </div>
      )}
    </Card>
  );
}

function OneReturn({ made, order }: { made: OrderReturn; order: OrderDetails }) {
  const { text, tone, words } = badgeOf(made.state);
  const nameOf = (itemId: number): string =>
    order.items.find(({ id }) => id === itemId)?.name ?? t('An item');
  return (
    <section className="border-line grid gap-2 border-b pb-4 last:border-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={tone}>{text}</Badge>
        <span className="text-muted text-sm">
          {t('Asked for {time}', { time: formatDateTime(made.created_at) })}
        </span>
      </p>
      <p className="font-semibold">{reasonLabel(made.reason)}</p>
      <ul>
        {made.items.map((item) => (
          <li key={item.order_item_id}>
            {item.quantity} × {nameOf(item.order_item_id)}
            {item.opened && <span className="text-muted"> {t('(opened)')}</span>}
          </li>
        ))}
      </ul>
      {made.state !== 'refused' && (
        <p>
          {made.state === 'refunded' ? t('Sent back') : t('You get back')}:{' '}
          <strong className="tabular-nums">{formatKes(made.refund_kes)}</strong>
          {made.delivery_kes > 0 && made.state !== 'refunded' && (
            <span className="text-muted"> {t('(with the delivery fee)')}</span>
          )}
        </p>
      )}
      {made.decision_note && <p className="text-pretty">“{made.decision_note}”</p>}
      {words && <p className="text-muted text-pretty">{words}</p>}
    </section>
  );
}
