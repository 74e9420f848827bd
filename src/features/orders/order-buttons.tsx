import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatDate, formatDateTime, formatKes } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Badge, Card } from '../../ui/card.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/account.ts';
import { canReturn, type OrderDetails, type OrderReturn, returnUntil } from './order.ts';
import {
  cancelOrder,
  orderKeys,
  reorder,
  type ReorderLine,
  reasonLabel,
  useReturnDays,
} from './orders.queries.ts';

type Props = {
  order: OrderDetails;
  isGuest: boolean;
  /** Puts what can be had into the cart. */
  onAdd: (lines: ReorderLine[]) => void;
  onOpenCart: () => void;
};

/** Puts an order into the cart once more, and says what is not to be had any longer. */
export function OrderAgain({ order, isGuest, onAdd, onOpenCart }: Props) {
  const [missing, setMissing] = useState<ReorderLine[] | null>(null);
  const again = useMutation({
    mutationFn: () => (isGuest ? asOrdered(order) : reorder(order.id)),
    onSuccess: (lines) => {
      const available = lines.filter(({ quantity }) => quantity > 0);
      onAdd(available);
      const broken = lines.filter(({ problem }) => problem !== null);
      if (broken.length === 0) return onOpenCart();
      setMissing(broken);
    },
    onError: (error) => toast.error(t('Nothing was put into the cart'), errorText(error)),
  });
  return (
    <>
      <Button variant="secondary" busy={again.isPending} onClick={() => again.mutate()}>
        {t('Order again')}
      </Button>
      <Dialog
        open={missing !== null}
        onOpenChange={(open) => {
          if (!open) setMissing(null);
        }}
        title={t('Not everything is to be had')}
        description={t('What can be had is in your cart, at today’s prices.')}
        footer={<Button onClick={onOpenCart}>{t('Open the cart')}</Button>}
      >
        <ul className="grid gap-1.5">
          {missing?.map((line) => (
            <li key={line.product_id}>{words(line)}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

function words({ name, problem, quantity, ordered }: ReorderLine): string {
  if (problem === 'gone') return t('{name} is no longer sold', { name });
  if (problem === 'sold_out') return t('{name} is sold out', { name });
  return t('{name}: only {n} of {ordered} left', { name, n: quantity, ordered });
}

/** The database looks up an order again for members only; for a visitor the cart itself tells what has changed. */
const asOrdered = ({ items }: OrderDetails): Promise<ReorderLine[]> =>
  Promise.resolve(items.map((item) => ({ ...item, ordered: item.quantity, problem: null })));

/** The button that calls an order off, after a question. */
export function CancelOrder({
  orderId,
  number,
  byMpesa,
  partKes,
  token,
}: {
  orderId: string;
  number: string;
  byMpesa: boolean;
  /** What of the price came so far, KSh. */
  partKes: number;
  token: string | null;
}) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: () => cancelOrder(orderId, token),
    onSuccess: () => toast.success(t('Order {number} is cancelled', { number })),
    onError: (error) => toast.error(t('The order was not cancelled'), errorText(error)),
    onSettled: async () => {
      setAsking(false);
      await queryClient.invalidateQueries({ queryKey: orderKeys.all });
    },
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('Cancel order')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={t('Cancel this order?')}
        description={
          partKes > 0
            ? t('The items go back to the shelf. The {amount} that came goes back to who paid it.', {
                amount: formatKes(partKes),
              })
            : byMpesa
              ? t(
                  'The items go back to the shelf. If an M-Pesa prompt is still open on your phone, cancel it there too.',
                )
              : t('The items go back to the shelf.')
        }
        confirmLabel={t('Cancel order')}
        cancelLabel={t('Keep order')}
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      />
    </>
  );
}

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
