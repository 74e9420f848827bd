import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { deviceStore } from '../../lib/device-store.ts';
import { formatPhone } from '../../lib/format.ts';
import { isText, objectOf, orNull } from '../../lib/guards.ts';
import { normalisePhone } from '../../lib/kenyan-numbers.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/account.ts';
import type { CheckoutValues } from './checkout.schema.ts';
import type { OrderDetails } from './place-order.queries.ts';

/** Where parcels can be fetched. Fees in KSh, times in working days. */
export const pickupPointsQuery = queryOptions({
  queryKey: ['pickup-points'],
  staleTime: 600_000,
  queryFn: async () => {
    const { from } = await getSupabase();
    return unwrap(
      await from('pickup_points')
        .select('id, name, county, town, landmark, hours, phone, fee_kes, min_days, max_days, cash_on_pickup')
        .eq('is_active', true) // administrators may read the closed ones too
        .order('position'),
    );
  },
});

export type PickupPoint = Awaited<ReturnType<NonNullable<(typeof pickupPointsQuery)['queryFn']>>>[number];

/** Whether the prices have VAT in them, which only those of a registered shop do. */
export const vatQuery = queryOptions({
  queryKey: ['prices-include-vat'],
  staleTime: 3_600_000,
  queryFn: async (): Promise<boolean> => {
    const { rpc } = await getSupabase();
    return unwrap(await rpc('prices_include_vat', undefined, { get: true }));
  },
});

export const addressesKey = (userId: string) => ['addresses', userId] as const;

/** The addresses a member has saved, the default one first. Phones as 254…. */
export const addressesQuery = (userId: string) =>
  queryOptions({
    queryKey: addressesKey(userId),
    queryFn: async () => {
      const { from } = await getSupabase();
      return unwrap(
        await from('addresses')
          .select('id, label, contact_name, phone, alt_phone, county, town, landmark, is_default')
          .order('is_default', { ascending: false })
          .order('created_at'),
      );
    },
  });

export type Address = Awaited<ReturnType<NonNullable<ReturnType<typeof addressesQuery>['queryFn']>>>[number];

/** Keeps where an order went. The first address of somebody becomes the default one. */
export async function saveAddress(values: CheckoutValues): Promise<void> {
  const { from } = await getSupabase();
  unwrap(
    await from('addresses').insert({
      label: values.addressLabel.trim() || t('Home'),
      contact_name: values.contactName.trim(),
      phone: normalisePhone(values.phone) ?? values.phone,
      alt_phone: normalisePhone(values.altPhone),
      county: values.county,
      town: values.town.trim(),
      landmark: values.landmark.trim(),
    }),
  );
}

/** The default address is offered first; the one before it is no longer. */
export async function makeDefaultAddress(id: string): Promise<void> {
  const { from } = await getSupabase();
  unwrap(await from('addresses').update({ is_default: true }).eq('id', id));
}

export async function removeAddress(id: string): Promise<void> {
  const { from } = await getSupabase();
  unwrap(await from('addresses').delete().eq('id', id));
}

/** Who received the last order, where, and how it was paid: the start of the next one. Phones as 254…. */
export type LastOrder = Omit<OrderDetails, 'note' | 'items'>;

export const lastOrderKey = ['last-order'] as const;

/** That of a member; null before their first. */
export const lastOrderQuery = (userId: string) =>
  queryOptions({
    queryKey: [...lastOrderKey, userId],
    queryFn: async (): Promise<LastOrder | null> => {
      const { from } = await getSupabase();
      // Whoever keeps the desk may read the orders of everybody.
      const orders = unwrap(
        await from('orders')
          .select('payment_method, contact_name, phone, alt_phone, county, town, landmark, pickup_point_id')
          .eq('user_id', userId)
          .order('placed_at', { ascending: false })
          .limit(1),
      );
      return orders[0] ?? null;
    },
  });

const store = deviceStore('person');
const KEY = 'mizizi-last-order';
const KEPT_MS = 180 * 86_400_000;

const isLastOrder = objectOf<LastOrder>({
  payment_method: isText,
  contact_name: isText,
  phone: isText,
  county: isText,
  town: isText,
  landmark: isText,
  alt_phone: orNull(isText),
  pickup_point_id: orNull(isText),
});

/** That of a visitor, who has only this device; null where none is kept. */
export const readLastOrder = (): LastOrder | null => store.read(KEY, isLastOrder);

export function keepLastOrder(order: LastOrder): void {
  const { payment_method, contact_name, phone, alt_phone, county, town, landmark, pickup_point_id } = order;
  store.write(
    KEY,
    { payment_method, contact_name, phone, alt_phone, county, town, landmark, pickup_point_id },
    KEPT_MS,
  );
}

export const forgetLastOrder = (): void => store.remove(KEY);

/** An order as the checkout has it. */
export function valuesOf(order: LastOrder): Partial<CheckoutValues> {
  return {
    contactName: order.contact_name,
    phone: formatPhone(order.phone),
    altPhone: order.alt_phone === null ? '' : formatPhone(order.alt_phone),
    paymentMethod: order.payment_method === 'cash' ? 'cash' : 'mpesa',
    ...(order.pickup_point_id === null
      ? { way: 'door', county: order.county, town: order.town, landmark: order.landmark }
      : { way: 'pickup', pickupPoint: order.pickup_point_id }),
  };
}
