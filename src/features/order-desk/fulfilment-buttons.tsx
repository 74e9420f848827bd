import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { cn } from '../../lib/cn.ts';
import { deskKey } from '../../lib/desk.ts';
import { formatKes } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { CameBackDialog, type SentLine } from './came-back-dialog.tsx';
import { nameRider, setFulfilment } from './order-desk.queries.ts';
import { type FulfilmentStep, stepsOf } from './order-queue.ts';

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
    items: readonly SentLine[];
  };
  /** Cancelling may owe money back: it is for those who handle payments. */
  mayCancel: boolean;
};

type Move = Exclude<FulfilmentStep['next'], 'came_back'>;

const done: Record<Move, (number: string) => string> = {
  packed: (number) => t('Order {number} is packed', { number }),
  dispatched: (number) => t('Order {number} is on its way', { number }),
  delivered: (number) => t('Order {number} is delivered', { number }),
  cancelled: (number) => t('Order {number} is cancelled', { number }),
};

type RiderDialogProps = {
  order: { id: string; number: string; rider: string | null };
  next: 'dispatched' | 'delivered';
  onDone: () => void;
  onClose: () => void;
};

/** Asks who takes the cash of an order at the door, or has it now, and moves the order along. */
function RiderDialog({ order, next, onDone, onClose }: RiderDialogProps) {
  const queryClient = useQueryClient();
  const [rider, setRider] = useState(order.rider ?? '');
  const move = useMutation({
    mutationFn: async () => {
      if (rider.trim() !== (order.rider ?? '')) await nameRider(order.id, rider);
      await setFulfilment(order.id, next);
    },
    onSuccess: () => {
      onDone();
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  const isDelivered = next === 'delivered';
  return (
    <Dialog
      onClose={onClose}
      title={
        isDelivered
          ? t('Who has the cash of {number}?', { number: order.number })
          : t('Who takes {number} along?', { number: order.number })
      }
      description={
        isDelivered
          ? t('It stands under “With riders” until it is handed in. The buyer has paid.')
          : t('Whoever takes the cash at the door owes it to the shop until it is handed in.')
      }
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
          hint={isDelivered ? t('Empty: you.') : t('May be left empty for now.')}
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
          {isDelivered ? t('Mark delivered') : t('Mark dispatched')}
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
  /** Whose cash it is that is taken at the door is asked when it leaves, and again when it was taken. */
  const asksRider =
    order.payment_method === 'cash' && order.payment_state === 'unpaid' && !order.pickup_point_id;
  function start(next: FulfilmentStep['next']): void {
    if (next === 'cancelled' || next === 'came_back') setAsking(next);
    else if (asksRider && next !== 'packed') setAsking(next);
    else move.mutate(next);
  }
  const steps = stepsOf(order).filter(({ next }) => mayCancel || next !== 'cancelled');
  const isKept = Boolean(order.going_back_kes) && ['placed', 'packed'].includes(order.fulfilment_state);
  if (steps.length === 0 && !isKept) return null;
  return (
    <div className={cn('flex flex-wrap gap-3', isKept && 'basis-full')}>
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
      {(asking === 'dispatched' || asking === 'delivered') && (
        <RiderDialog
          order={order}
          next={asking}
          onDone={() => toast.success(done[asking](order.number))}
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
