import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { AppError, errorText } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk.ts';
import { formatDate, formatPhone } from '../../lib/format.ts';
import { normalisePhone } from '../../lib/kenyan-numbers.ts';
import { addDays, useNairobiDay } from '../../lib/nairobi.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { type Dispatch, dispatchFormQuery, dispatchOrders } from './dispatch.queries.ts';
import type { Moved } from './order-desk.queries.ts';

type Props = {
  orders: readonly { id: string; number: string }[];
  /** Whether its rider takes the cash at the door, and owes it to the shop. */
  takesCash?: boolean;
  /** Gets those that could not be sent. */
  onDone: (left: Moved[]) => void;
  onClose: () => void;
};

const MOST_DAYS = 60;
const faults: Record<string, keyof Dispatch> = {
  bad_name: 'carrier',
  bad_phone: 'carrierPhone',
  bad_tracking: 'trackingNumber',
  bad_day: 'expectedOn',
};

/** Asks who brings one order or many, and when. Nothing has to be typed: the day is that of the delivery terms. */
export function DispatchDialog({ orders, takesCash = false, onDone, onClose }: Props) {
  const queryClient = useQueryClient();
  const today = useNairobiDay();
  const ids = orders.map(({ id }) => id);
  const { data: form } = useQuery(dispatchFormQuery(ids));
  const [typed, setTyped] = useState<Partial<Dispatch>>({});
  const [isPhoneWrong, setPhoneWrong] = useState(false);
  const send = useMutation({
    mutationFn: (said: Dispatch) => dispatchOrders(ids, said),
    onSuccess: (left) => {
      onClose();
      onDone(left);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });

  const [only] = orders.length === 1 ? orders : [];
  const before = only ? form?.orders[0] : undefined;
  const days = (form?.orders ?? []).map(({ expected_on: day }) => day).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const isOneDay = first !== undefined && first === last;
  const shown: Dispatch = {
    carrier: typed.carrier ?? before?.carrier ?? '',
    carrierPhone: typed.carrierPhone ?? (before?.carrier_phone ? formatPhone(before.carrier_phone) : ''),
    trackingNumber: typed.trackingNumber ?? before?.tracking_number ?? '',
    expectedOn: typed.expectedOn ?? (isOneDay ? first : null),
  };
  const say = (change: Partial<Dispatch>): void => {
    setTyped({ ...typed, ...change });
    setPhoneWrong(false);
    if (send.isError) send.reset();
  };
  const field = send.error instanceof AppError ? faults[send.error.kind] : undefined;
  const fault = (name: keyof Dispatch): string | undefined =>
    field === name ? errorText(send.error) : undefined;

  return (
    <Dialog
      onClose={onClose}
      title={
        only
          ? t('Who brings {number}?', { number: only.number })
          : t.count(orders.length, 'Who brings {n} order?', 'Who brings {n} orders?')
      }
      description={
        takesCash && t('Whoever takes the cash at the door owes it to the shop until it is handed in.')
      }
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (shown.carrierPhone.trim() !== '' && normalisePhone(shown.carrierPhone) === null)
            setPhoneWrong(true);
          else send.mutate({ ...shown, expectedOn: typed.expectedOn || null });
        }}
      >
        <TextField
          label={only || isOneDay ? t('Arrives by') : t('All arrive by')}
          type="date"
          min={today}
          max={addDays(today, MOST_DAYS)}
          value={shown.expectedOn ?? ''}
          error={fault('expectedOn')}
          hint={
            first && last && !isOneDay
              ? t('Left empty, each by its delivery terms: {first} to {last}.', {
                  first: formatDate(first),
                  last: formatDate(last),
                })
              : t('By the delivery terms. The buyer reads it.')
          }
          onChange={(event) => say({ expectedOn: event.currentTarget.value })}
        />
        {form && form.carriers.length > 0 && (
          <fieldset
            aria-label={t('Brought parcels lately')}
            className="-mx-6 flex gap-2 overflow-x-auto px-6 py-1"
          >
            {form.carriers.map(({ name, phone }) => (
              <Button
                key={name}
                size="sm"
                variant="secondary"
                aria-pressed={shown.carrier === name}
                className="aria-pressed:border-leaf-700 aria-pressed:bg-leaf-50 shrink-0"
                onClick={() => say({ carrier: name, carrierPhone: phone ? formatPhone(phone) : '' })}
              >
                {name}
              </Button>
            ))}
          </fieldset>
        )}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
          <TextField
            label={t('Courier or rider')}
            autoComplete="off"
            maxLength={60}
            value={shown.carrier}
            error={fault('carrier')}
            onChange={(event) => say({ carrier: event.currentTarget.value })}
          />
          <TextField
            label={t('Their phone')}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            placeholder="0712 345 678"
            value={shown.carrierPhone}
            error={
              isPhoneWrong ? t('Enter a Kenyan mobile number, such as 0712 345 678') : fault('carrierPhone')
            }
            onChange={(event) => say({ carrierPhone: event.currentTarget.value })}
          />
          {only && (
            <TextField
              label={t('Tracking number')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
              value={shown.trackingNumber}
              error={fault('trackingNumber')}
              onChange={(event) => say({ trackingNumber: event.currentTarget.value })}
            />
          )}
        </div>
        {send.isError && field === undefined && (
          <Alert tone="danger" title={only ? t('The order was not sent') : t('The orders were not changed')}>
            {errorText(send.error)}
          </Alert>
        )}
        <Button type="submit" size="lg" busy={send.isPending}>
          {t('Mark dispatched')}
        </Button>
      </form>
    </Dialog>
  );
}
