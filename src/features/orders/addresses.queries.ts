import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { normalisePhone } from '../../lib/kenyan-numbers.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/account.ts';
import type { CheckoutValues } from './checkout.schema.ts';

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
