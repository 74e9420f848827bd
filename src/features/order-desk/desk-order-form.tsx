import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';

import { quoteQuery } from '../../entities/quote/quote.queries.ts';
import { toAppError } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk.ts';
import { deviceStore } from '../../lib/device-store.ts';
import { formatKes, formatPhone } from '../../lib/format.ts';
import { isObject } from '../../lib/guards.ts';
import { isOtherNetwork, normalisePhone } from '../../lib/kenyan-numbers.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceRow } from '../../ui/choices.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { LineList, LinePicker, useMustReadOut, WarningsToRead, type WarningView } from './desk-lines.tsx';
import { type DeskOrder, takeOrder, type TakenOrder } from './desk-order.queries.ts';
import { askPrompt } from './order-desk.queries.ts';
import {
  focusFault,
  ReceiverFields,
  receiverFaults,
  type ReceiverFaults,
  refusedField,
} from './receiver-fields.tsx';

const emptyOrder = (): DeskOrder => ({
  key: crypto.randomUUID(),
  items: [],
  name: '',
  phone: '',
  way: 'door',
  county: '',
  town: '',
  landmark: '',
  pickupPoint: '',
  note: '',
  channel: 'phone',
  pay: 'prompt',
  language: 'en',
  email: '',
  readOut: false,
});

/** What is typed outlives a lost network and a closed tab, under the key by which it is placed once. */
const store = deviceStore('person');
const KEY = 'mizizi-desk-order';
const KEPT_MS = 24 * 3_600_000;
const isDraft = (value: unknown): value is DeskOrder =>
  isObject(value) &&
  Object.keys(emptyOrder()).every((field) => field in value) &&
  Array.isArray(value['items']);

type Props = { Warning: WarningView; onTaken: (orderId: string) => void };

/** An order by phone or WhatsApp, typed while the buyer talks, with the prompt on their phone at its end. */
export function DeskOrderForm({ Warning, onTaken }: Props) {
  const formId = useId();
  const queryClient = useQueryClient();
  const [order, setOrder] = useState(() => store.read(KEY, isDraft) ?? emptyOrder());
  const [faults, setFaults] = useState<ReceiverFaults>({});
  const ids = order.items.map(({ product_id: id }) => id);
  const mustRead = useMustReadOut(ids);
  const to = order.way === 'pickup' ? { pickupPoint: order.pickupPoint } : { county: order.county };
  const { data, isPlaceholderData, error } = useQuery({ ...quoteQuery(order.items, to), staleTime: 0 });
  const quote = ids.length === 0 ? undefined : data;
  const total = isPlaceholderData ? null : (quote?.total_kes ?? null);
  const lines = quote?.lines ?? [];
  const getsNoPrompt = isOtherNetwork(normalisePhone(order.phone) ?? '');
  const takesCash = quote?.cash_on_delivery === true;
  const pay = order.pay === 'cash' && !takesCash ? 'prompt' : order.pay;

  function change(next: Partial<DeskOrder>): void {
    // another product has warnings of its own
    const changed = { ...order, ...next, ...(next.items ? { readOut: false } : {}) };
    setOrder(changed);
    store.write(KEY, changed, KEPT_MS);
    setFaults((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in next || next.items))),
    );
    if (take.isError) take.reset();
  }

  const take = useMutation({
    mutationFn: (totalKes: number) => takeOrder({ ...order, pay }, totalKes),
    onSuccess: (taken, totalKes) => {
      store.remove(KEY);
      void queryClient.invalidateQueries({ queryKey: deskKey });
      follow(taken, taken.total_kes === totalKes && taken.phone === normalisePhone(order.phone));
    },
    onError: (refused) => {
      const { kind, message, hint } = toAppError(refused);
      const field = refusedField[kind];
      if (field) setFaults({ [field]: hint ? `${message} ${hint}` : message });
      if (['price_changed', 'out_of_stock', 'unknown_product'].includes(kind))
        void queryClient.invalidateQueries({ queryKey: ['quote'] });
    },
  });

  /** @param isAsTyped whether the order is what stands in the form, and not an earlier try whose answer was lost */
  function follow(taken: TakenOrder, isAsTyped: boolean): void {
    if (!isAsTyped)
      toast.info(
        t('Order {number} had already been taken', { number: taken.number }),
        t('It stands as you typed it first. Look at it, and change it if it is not right.'),
      );
    else if (taken.payment_state === 'awaiting' && pay === 'prompt')
      askPrompt(taken.id, taken.phone).catch((refused: unknown) =>
        toast.error(t('The prompt was not sent'), toAppError(refused).message),
      );
    onTaken(taken.id);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = receiverFaults(order);
    if (ids.length === 0) found.items = t('Choose what they want');
    if (mustRead && !order.readOut) found.readOut = t('Read the warnings out, then tick this');
    setFaults(found);
    if (Object.keys(found).length > 0) return focusFault(event.currentTarget, found);
    if (total !== null && mustRead !== null && !take.isPending) take.mutate(total);
  }

  const refusal = take.error ? toAppError(take.error) : null;
  return (
    <form
      id={formId}
      noValidate
      onSubmit={submit}
      className="grid items-start gap-5 pb-28 lg:grid-cols-[minmax(0,1fr)_min(24rem,45%)] lg:pb-0"
    >
      <div className="grid min-w-0 gap-5">
        <Card className="grid gap-3">
          <h2 className="text-xl">{t('What do they want?')}</h2>
          <LinePicker items={order.items} onChange={(items) => change({ items })} />
          <LineList items={order.items} lines={lines} onChange={(items) => change({ items })} />
          {faults.items && (
            <p role="alert" className="text-danger-700 text-sm font-semibold">
              {faults.items}
            </p>
          )}
        </Card>
        <Card className="grid gap-4">
          <h2 className="text-xl">{t('Who is it for?')}</h2>
          <ReceiverFields values={order} faults={faults} onChange={change} looksUp />
          <details>
            <summary className="text-leaf-700 min-h-11 cursor-pointer py-2.5 font-semibold">
              {t('Note and e-mail')}
            </summary>
            <div className="grid gap-4 pt-2">
              <TextAreaField
                label={t('Note for the rider (optional)')}
                rows={2}
                maxLength={500}
                value={order.note}
                onChange={(event) => change({ note: event.currentTarget.value })}
              />
              <TextField
                label={t('E-mail (optional)')}
                hint={t('An account with this address and this phone gets the order into its list.')}
                type="email"
                autoComplete="off"
                value={order.email}
                onChange={(event) => change({ email: event.currentTarget.value })}
              />
            </div>
          </details>
        </Card>
      </div>
      <Card className="grid min-w-0 gap-4 lg:sticky lg:top-24">
        <ChoiceRow
          legend={t('How did it come?')}
          name="channel"
          value={order.channel}
          onChange={(channel) => change({ channel })}
          options={[
            { value: 'phone', label: t('By phone') },
            { value: 'whatsapp', label: t('WhatsApp') },
            { value: 'counter', label: t('Counter') },
          ]}
        />
        <ChoiceRow
          legend={t('How do they pay?')}
          name="pay"
          value={pay}
          onChange={(next) => change({ pay: next })}
          options={[
            { value: 'prompt', label: t('M-Pesa prompt now') },
            { value: 'link', label: t('Link to their phone') },
            ...(takesCash ? [{ value: 'cash' as const, label: t('Cash on delivery') }] : []),
          ]}
        />
        {pay === 'prompt' && getsNoPrompt && (
          <Alert tone="warning">
            {t('M-Pesa prompts reach Safaricom numbers only. Send a link, or ask another number afterwards.')}
          </Alert>
        )}
        {pay === 'link' && (
          <p className="text-muted text-sm">
            {t('They are told at once how to pay, and have a day for it.')}
          </p>
        )}
        <ChoiceRow
          legend={t('Language of their messages')}
          name="language"
          value={order.language}
          onChange={(language) => change({ language })}
          options={[
            { value: 'en', label: 'English' },
            { value: 'sw', label: 'Kiswahili' },
          ]}
        />
        <WarningsToRead
          ids={ids}
          Warning={Warning}
          isRead={order.readOut}
          onRead={(readOut) => change({ readOut })}
          error={faults.readOut}
        />
        {error && !quote && <Alert tone="danger">{toAppError(error).message}</Alert>}
        {quote?.too_heavy && <Alert tone="warning">{t('This is too heavy for one parcel there.')}</Alert>}
        {quote && (
          <dl className="grid gap-1 tabular-nums">
            <Sum name={t('Products')} value={formatKes(quote.subtotal_kes)} />
            <Sum
              name={order.way === 'pickup' ? t('Pickup fee') : t('Delivery')}
              value={quote.delivery_kes === null ? '…' : formatKes(quote.delivery_kes)}
            />
            <div className="flex justify-between gap-4 text-lg font-semibold">
              <dt>{t('Total')}</dt>
              <dd>{total === null ? '…' : formatKes(total)}</dd>
            </div>
          </dl>
        )}
        {refusal && !(refusal.kind in refusedField) && (
          <Alert tone="danger" title={t('The order was not taken')}>
            {refusal.kind === 'offline' || refusal.kind === 'server'
              ? t('It may not have reached the shop. Press again: it is taken once. What you typed is kept.')
              : [refusal.message, refusal.hint].filter(Boolean).join(' ')}
          </Alert>
        )}
        {/* On a phone within the thumb's reach, above the bar of the desks. */}
        <div className="max-lg:border-line max-lg:bg-surface grid max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:p-2 max-md:bottom-[calc(3.75rem+env(safe-area-inset-bottom))]">
          <Button type="submit" form={formId} size="lg" busy={take.isPending}>
            {submitWords(pay, total)}
          </Button>
        </div>
        {normalisePhone(order.phone) && pay === 'prompt' && !getsNoPrompt && (
          <p className="text-muted text-sm">
            {t('The prompt goes to {phone}.', { phone: formatPhone(normalisePhone(order.phone) ?? '') })}
          </p>
        )}
      </Card>
    </form>
  );
}

function submitWords(pay: DeskOrder['pay'], total: number | null): string {
  if (total === null) return t('Take the order');
  const amount = formatKes(total);
  if (pay === 'prompt') return t('Ask for {amount}', { amount });
  return pay === 'link'
    ? t('Send the link for {amount}', { amount })
    : t('Take it for {amount} in cash', { amount });
}

/** One line of the sum of an order. */
function Sum({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
