import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { t } from '../../words/desk.ts';
import { nameRider, orderDeskKey, setFulfilment } from './order-desk.queries.ts';

type Props = {
  order: { id: string; number: string; rider: string | null };
  next: 'dispatched' | 'delivered';
  onDone: () => void;
  onClose: () => void;
};

/** Asks who takes the cash of an order at the door, or has it now, and moves the order along. */
export function RiderDialog({ order, next, onDone, onClose }: Props) {
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
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderDeskKey }),
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
