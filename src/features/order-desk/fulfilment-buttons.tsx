import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { cn } from '../../lib/cn.ts';
import { deskKey } from '../../lib/desk.ts';
import { formatDate, formatKes, formatPhone } from '../../lib/format.ts';
import { formatCountdown, useNow } from '../../lib/nairobi.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { ReturnIcon } from '../../ui/icons.tsx';
import { t } from '../../words/desk.ts';
import { CameBackDialog, type SentLine } from './came-back-dialog.tsx';
import { DispatchDialog } from './dispatch-dialog.tsx';
import { UNDO_MS, undoDispatch } from './dispatch.queries.ts';
import { nameRider, setFulfilment } from './order-desk.queries.ts';
import { type FulfilmentStep, stepsOf } from './order-queue.ts';

/** An order that is on its way. */
type NoteProps = {
  order: {
    id: string;
    number: string;
    payment_method: string;
    payment_state: string;
    dispatch: {
      carrier: string | null;
      carrier_phone: string | null;
      tracking_number: string | null;
      expected_on: string;
      dispatched_at: string;
      told_at: string | null;
    };
  };
};

/** Who brings a parcel that is on its way and, for ten minutes, the way to take that back. */
function DispatchedNote({ order }: NoteProps) {
  const {
    carrier,
    carrier_phone: phone,
    tracking_number: parcel,
    expected_on: day,
    told_at: told,
  } = order.dispatch;
  return (
    <div className="grid basis-full justify-items-start gap-1">
      <p className="text-pretty">
        {t('Arrives by {day}', { day: formatDate(day) })}
        {carrier && ` · ${carrier}`}
        {phone && (
          <>
            {' · '}
            <a href={`tel:+${phone}`} className="text-leaf-700 underline underline-offset-4">
              {formatPhone(phone)}
            </a>
          </>
        )}
        {parcel && ` · ${parcel}`}
      </p>
      {told === null && isAsItLeft(order) && <UndoDispatch order={order} />}
    </div>
  );
}

/** Money that came or went since keeps it dispatched; the database refuses then. */
const isAsItLeft = ({ payment_method: method, payment_state: state }: NoteProps['order']): boolean =>
  state === (method === 'cash' ? 'unpaid' : 'paid');

function UndoDispatch({ order }: NoteProps) {
  const queryClient = useQueryClient();
  const leftMs = Date.parse(order.dispatch.dispatched_at) + UNDO_MS - useNow();
  const undo = useMutation({
    mutationFn: () => undoDispatch(order.id),
    onSuccess: () => toast.success(t('Order {number} is packed again', { number: order.number })),
    onError: (error) => toast.error(t('The order stays dispatched'), errorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  if (leftMs <= 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="sm" variant="secondary" busy={undo.isPending} onClick={() => undo.mutate()}>
        <ReturnIcon className="size-5" />
        {t('Undo dispatch')}
      </Button>
      <span className="text-muted text-sm tabular-nums">
        {t('It can be undone for {time}.', { time: formatCountdown(leftMs) })}
      </span>
    </div>
  );
}

type Props = {
  order: {
    id: string;
    number: string;
    payment_method: string;
    payment_state: string;
    fulfilment_state: string;
    going_back_kes?: number;
    pickup_point_id: string | null;
    rider: string | null;
    dispatch: ComponentProps<typeof DispatchedNote>['order']['dispatch'] | null;
    items: readonly SentLine[];
  };
  /** Cancelling may owe money back: it is for those who handle payments. */
  mayCancel: boolean;
};

type Move = Exclude<FulfilmentStep['next'], 'came_back' | 'dispatched'>;

const done: Record<Move, (number: string) => string> = {
  packed: (number) => t('Order {number} is packed', { number }),
  delivered: (number) => t('Order {number} is delivered', { number }),
  cancelled: (number) => t('Order {number} is cancelled', { number }),
};

/** Asks who has the cash of an order that was taken at the door, and marks it delivered. */
function CashDialog({
  order,
  onDone,
  onClose,
}: {
  order: { id: string; number: string; rider: string | null };
  onDone: () => void;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const [rider, setRider] = useState(order.rider ?? '');
  const move = useMutation({
    mutationFn: async () => {
      if (rider.trim() !== (order.rider ?? '')) await nameRider(order.id, rider);
      await setFulfilment(order.id, 'delivered');
    },
    onSuccess: () => {
      onDone();
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  return (
    <Dialog
      onClose={onClose}
      title={t('Who has the cash of {number}?', { number: order.number })}
      description={t('It stands under “With riders” until it is handed in. The buyer has paid.')}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          move.mutate();
        }}
      >
        <TextField
          label={t('Rider')}
          hint={t('Empty: you.')}
          autoComplete="off"
          maxLength={60}
          value={rider}
          error={move.isError ? errorText(move.error) : undefined}
          onChange={(event) => {
            setRider(event.currentTarget.value);
            if (move.isError) move.reset();
          }}
        />
        <Button type="submit" busy={move.isPending}>
          {t('Mark delivered')}
        </Button>
      </form>
    </Dialog>
  );
}

/** The steps an order can take now. Those that end it before it arrives ask first. */
export function FulfilmentButtons({ order, mayCancel }: Props) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<'cancelled' | 'came_back' | 'dispatched' | 'delivered' | null>(null);
  const move = useMutation({
    mutationFn: (next: Move) => setFulfilment(order.id, next),
    onSuccess: (_nothing, next) => toast.success(done[next](order.number)),
    onError: (error) => toast.error(t('The order was not changed'), errorText(error)),
    onSettled: async () => {
      setAsking(null);
      await queryClient.invalidateQueries({ queryKey: deskKey });
    },
  });
  /** Whose cash it is that is taken at the door is said when it leaves, and again when it was taken. */
  const asksRider =
    order.payment_method === 'cash' && order.payment_state === 'unpaid' && !order.pickup_point_id;
  function start(next: FulfilmentStep['next']): void {
    if (next === 'packed' || (next === 'delivered' && !asksRider)) move.mutate(next);
    else setAsking(next);
  }
  const steps = stepsOf(order).filter(({ next }) => mayCancel || next !== 'cancelled');
  const isKept = Boolean(order.going_back_kes) && ['placed', 'packed'].includes(order.fulfilment_state);
  if (steps.length === 0 && !isKept) return null;
  return (
    <div className={cn('flex flex-wrap gap-3', (isKept || order.dispatch) && 'basis-full')}>
      {order.dispatch && <DispatchedNote order={{ ...order, dispatch: order.dispatch }} />}
      {isKept && (
        <p className="max-w-prose basis-full text-sm text-pretty">
          {t('{amount} of this order is being sent back, so it does not leave the shop.', {
            amount: formatKes(order.going_back_kes ?? 0),
          })}{' '}
          {t('Once it is back, the order is cancelled by itself.')}
        </p>
      )}
      {steps.map(({ next, label }, index) => (
        <Button
          key={next}
          variant={next === 'cancelled' ? 'quiet' : index === 0 ? 'primary' : 'secondary'}
          busy={move.isPending && move.variables === next}
          disabled={move.isPending}
          onClick={() => start(next)}
        >
          {label}
        </Button>
      ))}
      {asking === 'came_back' && <CameBackDialog order={order} onClose={() => setAsking(null)} />}
      {asking === 'dispatched' && (
        <DispatchDialog
          orders={[order]}
          takesCash={asksRider}
          onDone={() => toast.success(t('Order {number} is on its way', { number: order.number }))}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'delivered' && (
        <CashDialog
          order={order}
          onDone={() => toast.success(done.delivered(order.number))}
          onClose={() => setAsking(null)}
        />
      )}
      <ConfirmDialog
        open={asking === 'cancelled'}
        onOpenChange={(open) => setAsking(open ? 'cancelled' : null)}
        tone="danger"
        title={t('Cancel order {number}?', { number: order.number })}
        description={
          order.payment_state === 'paid'
            ? t(
                'The buyer has paid: the order moves to the refunds that are due. The items go back to the shelf and the buyer is told.',
              )
            : t('The items go back to the shelf and the buyer is told.')
        }
        confirmLabel={t('Cancel order')}
        cancelLabel={t('Keep order')}
        busy={move.isPending}
        onConfirm={() => move.mutate('cancelled')}
      />
    </div>
  );
}
