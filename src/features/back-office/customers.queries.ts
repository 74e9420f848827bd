import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { backOfficeKey } from './back-office.queries.ts';

export type CustomerPage = Returns<'customer_page'>;

/** Everything the desk is shown of a customer, by an account's id or a phone; parts of desks that are closed to the caller are null. */
export const customerQuery = (customer: string) =>
  queryOptions({
    queryKey: [...backOfficeKey, 'customer', customer],
    queryFn: async (): Promise<CustomerPage> => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('customer_page', { customer }));
    },
  });

/** The tags in use. */
export const tagsQuery = queryOptions({
  queryKey: [...backOfficeKey, 'tags'],
  queryFn: async (): Promise<string[]> => {
    const { rpc } = await getSupabase();
    return unwrap(await rpc('customer_tag_list'));
  },
});

export async function addCustomerNote(customer: string, body: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('add_customer_note', { customer, body }));
}

/** Corrects a note; an empty text takes it away. Refusals: `bad_note, not_allowed, not_found`. */
export async function changeCustomerNote(id: number, body: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('change_customer_note', { note_id: id, body }));
}

/** Puts a tag on customers or takes it off, each for itself. Refusals: `bad_tag, too_many, too_many_tags`. */
export async function tagCustomers(
  customers: string[],
  tag: string,
  isOn: boolean,
): Promise<Returns<'tag_customers'>> {
  const { rpc } = await getSupabase();
  return unwrap(await rpc('tag_customers', { customers, tag, is_on: isOn }));
}
