import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';

import { toAppError } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk.ts';
import { formatKes, formatPhone } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { LineList, LinePicker, useMustReadOut, WarningsToRead, type WarningView } from './desk-lines.tsx';
import { editOrder, editQuoteQuery, type Receiver } from './desk-order.queries.ts';
import {
  focusFault,
  ReceiverFields,
  receiverFaults,
  type ReceiverFaults,
  refusedField,
} from './receiver-fields.tsx';

type Order = {
  id: string;
  number: string;
  updated_at: string;
  fulfilment_state: string;
  payment_method: string;
  contact_name: string;
  phone: string;
  county: string;
  town: string;
  landmark: string;
  pickup_point_id: string | null;
  note: string | null;
  total_kes: number;
  items: readonly { product_id: number; name: string; size: string; quantity: number }[];
};
type Props = { order: Order; Warning: WarningView };

/** Offers to change an order until it is packed. */
export function EditOrder({ order, Warning }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (order.fulfilment_state !== 'placed') return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('Change the order')}
      </Button>
      {isOpen && <EditDialog order={order} Warning={Warning} onClose={() => setOpen(false)} />}
    </>
  );
}

const startOf = (order: Order): Receiver => ({
  name: order.contact_name,
  phone: formatPhone(order.phone),
  way: order.pickup_point_id === null ? 'door' : 'pickup',
  county: order.county,
  town: order.town,
  landmark: order.pickup_point_id === null ? order.landmark : '',
  pickupPoint: order.pickup_point_id ?? '',
  note: order.note ?? '',
});

const linesOf = (order: Order): string =>
  order.items.map(({ quantity, name, size }) => `${quantity} × ${name}, ${size}`).join('; ');

function EditDialog({ order, Warning, onClose }: Props & { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  /** As the order stood when somebody last looked: what changes after that is not overwritten. */
  const [seen, setSeen] = useState(order.updated_at);
  const [before] = useState(order.items);
  const [items, setItems] = useState(() =>
    order.items.map(({ product_id, quantity }) => ({ product_id, quantity })),
  );
  const [receiver, setReceiver] = useState(() => startOf(order));
  const [readOut, setReadOut] = useState(false);
  const [faults, setFaults] = useState<ReceiverFaults>({});
  const added = items
    .filter(({ product_id: id }) => !before.some((line) => line.product_id === id))
    .map(({ product_id: id }) => id);
  const mustRead = useMustReadOut(added);
  const { data, isPlaceholderData, error } = useQuery(editQuoteQuery(order.id, seen, items, receiver));
  const quote = items.length === 0 ? undefined : data;
  const total = isPlaceholderData ? null : (quote?.total_kes ?? null);

  const save = useMutation({
    mutationFn: (totalKes: number) =>
      editOrder({ orderId: order.id, seen, key, items, receiver, readOut, totalKes }),
    onSuccess: (changed) => {
      toast.success(
        t('Order {number} is changed', { number: changed.number }),
        changed.to_pay_kes > 0
          ? t('{amount} is left to pay. Ask for it under Payment.', { amount: formatKes(changed.to_pay_kes) })
          : changed.back_kes > 0
            ? t('{amount} goes back. It stands under Payments.', { amount: formatKes(changed.back_kes) })
            : t('The buyer is told.'),
      );
      onClose();
    },
    onError: (refused) => {
      const { kind, message, hint } = toAppError(refused);
      const field = refusedField[kind];
      if (field) setFaults({ [field]: hint ? `${message} ${hint}` : message });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  const refusal = save.error ? toAppError(save.error) : null;
  const isOverTaken = refusal?.kind === 'changed';

  function change(next: Partial<Receiver>): void {
    setReceiver((latest) => ({ ...latest, ...next }));
    setFaults({});
    if (save.isError) save.reset();
  }

  function choose(next: typeof items): void {
    setItems(next);
    setReadOut(false);
    setFaults({});
    if (save.isError) save.reset();
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = receiverFaults(receiver);
    if (items.length === 0) found.items = t('An order holds something. Cancel it instead.');
    if (mustRead && !readOut) found.readOut = t('Read the warnings out, then tick this');
    setFaults(found);
    if (Object.keys(found).length > 0) return focusFault(event.currentTarget, found);
    if (total !== null && mustRead !== null && !save.isPending) save.mutate(total);
  }

  return (
    <Dialog
      onClose={onClose}
      title={t('Change order {number}', { number: order.number })}
      description={t('What stays keeps its price. The buyer is told once of all that you change.')}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <LinePicker items={items} onChange={choose} />
        <LineList items={items} lines={quote?.lines ?? []} onChange={choose} />
        {faults.items && (
          <p role="alert" className="text-danger-700 text-sm font-semibold">
            {faults.items}
          </p>
        )}
        <ReceiverFields values={receiver} faults={faults} onChange={change} />
        <TextAreaField
          label={t('Note for the rider (optional)')}
          rows={2}
          maxLength={500}
          value={receiver.note}
          onChange={(event) => change({ note: event.currentTarget.value })}
        />
        <WarningsToRead
          ids={added}
          Warning={Warning}
          isRead={readOut}
          onRead={setReadOut}
          error={faults.readOut}
        />
        {error && !quote && <Alert tone="danger">{toAppError(error).message}</Alert>}
        {quote?.too_heavy && <Alert tone="warning">{t('This is too heavy for one parcel there.')}</Alert>}
        {quote && total !== null && <EditSum order={order} quote={quote} total={total} />}
        {isOverTaken && (
          <Alert
            tone="warning"
            title={refusal.message}
            action={
              <Button
                size="sm"
                variant="secondary"
                disabled={order.updated_at === seen}
                onClick={() => {
                  setSeen(order.updated_at);
                  save.reset();
                }}
              >
                {t('Change that to what I typed')}
              </Button>
            }
          >
            {t('It holds {lines} now, for {name} in {town}, {amount}. What you typed is still here.', {
              lines: linesOf(order),
              name: order.contact_name,
              town: order.town,
              amount: formatKes(order.total_kes),
            })}
          </Alert>
        )}
        {refusal && !isOverTaken && !(refusal.kind in refusedField) && (
          <Alert tone="danger" title={t('The order was not changed')}>
            {[refusal.message, refusal.hint].filter(Boolean).join(' ')}
          </Alert>
        )}
        <Button type="submit" busy={save.isPending} disabled={isOverTaken}>
          {t('Save the changes')}
        </Button>
      </form>
    </Dialog>
  );
}

type Quote = { here_kes: number; to_pay_kes: number; back_kes: number };

/** What the change means for the money, before anybody saves it. */
function EditSum({ order, quote, total }: { order: Order; quote: Quote; total: number }) {
  const says =
    quote.here_kes === 0
      ? total === order.total_kes
        ? t('The price stays.')
        : t('Nothing is paid yet.')
      : quote.to_pay_kes > 0
        ? t('{here} is paid, {amount} is asked for.', {
            here: formatKes(quote.here_kes),
            amount: formatKes(quote.to_pay_kes),
          })
        : quote.back_kes > 0
          ? t('{here} is paid, {amount} goes back.', {
              here: formatKes(quote.here_kes),
              amount: formatKes(quote.back_kes),
            })
          : t('It is paid: nothing changes in the money.');
  return (
    <output className="bg-sunk block rounded-lg p-3">
      <strong className="tabular-nums">
        {total === order.total_kes
          ? formatKes(total)
          : t('{before} becomes {after}', { before: formatKes(order.total_kes), after: formatKes(total) })}
      </strong>{' '}
      {says}
    </output>
  );
}
