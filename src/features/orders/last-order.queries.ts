import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { deviceStore } from '../../lib/device-store.ts';
import { formatPhone } from '../../lib/format.ts';
import { isText, objectOf, orNull } from '../../lib/guards.ts';
import { getSupabase } from '../../lib/supabase.ts';
import type { CheckoutValues } from './checkout.schema.ts';
import type { OrderDetails } from './pending-order.ts';

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
