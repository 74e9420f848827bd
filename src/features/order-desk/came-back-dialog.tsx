import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { QuantityStepper } from '../../ui/stepper.tsx';
import { t } from '../../words/desk.ts';
import { takeParcelBack } from './order-desk.queries.ts';

/** A line of an order that was sent off. */
export type SentLine = { id: number; name: string; size: string; quantity: number };

type Props = {
  order: { id: string; number: string; payment_state: string; items: readonly SentLine[] };
  onClose: () => void;
};

/** Asks what of a parcel that could not be handed over goes back on the shelf, and ends the order. */
export function CameBackDialog({ order, onClose }: Props) {
  const queryClient = useQueryClient();
  /** By line; all of a line until somebody says otherwise. */
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({});
  const [note, setNote] = useState('');
  const countOf = ({ id, quantity }: SentLine): number => counts[id] ?? quantity;
  const takeBack = useMutation({
    mutationFn: () =>
      takeParcelBack(order.id, {
        shelved: order.items
          .map((line) => ({ itemId: line.id, quantity: countOf(line) }))
          .filter(({ quantity }) => quantity > 0),
        note,
      }),
    onSuccess: () => {
      toast.success(t('The parcel of {number} came back', { number: order.number }));
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  return (
    <Dialog
      onClose={onClose}
      title={t('The parcel of {number} came back', { number: order.number })}
      description={outcome(order.payment_state)}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          takeBack.mutate();
        }}
      >
        <fieldset className="grid min-w-0 gap-3">
          <legend className="text-sm font-semibold">{t('Back on the shelf')}</legend>
          <p className="text-muted text-sm">
            {t('Pieces whose packing is whole and sealed. The others stay out of the stock.')}
          </p>
          {order.items.map((line) => (
            <div key={line.id} className="flex flex-wrap items-center justify-between gap-3">
              <span className="min-w-32 flex-1 leading-snug">
                {line.name}, <span className="text-muted">{line.size}</span>
              </span>
              <QuantityStepper
                label={t('Pieces of {name}, {size} for the shelf', { name: line.name, size: line.size })}
                value={countOf(line)}
                min={0}
                max={line.quantity}
                onChange={(count) => setCounts({ ...counts, [line.id]: count })}
              />
            </div>
          ))}
        </fieldset>
        <TextField
          label={t('Note for colleagues (optional)')}
          maxLength={1000}
          hint={t('Why it could not be handed over. The buyer does not see it.')}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {takeBack.error && <Alert tone="danger">{errorText(takeBack.error)}</Alert>}
        <Button type="submit" busy={takeBack.isPending}>
          {t('Came back')}
        </Button>
      </form>
    </Dialog>
  );
}

function outcome(paymentState: string): string {
  if (paymentState === 'unpaid') return t('The order ends without cash and the buyer is told.');
  return paymentState === 'paid'
    ? t(
        'The order ends and the buyer is told. What the goods cost moves to the refunds that are due; the delivery fee stays with the courier.',
      )
    : t('The order ends and the buyer is told.');
}
