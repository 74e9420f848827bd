import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { askedOf, type DirectoryFilters } from './directory-filters.ts';

const key = ['practitioners'] as const;

export type Facets = Returns<'practitioner_facets'>;
export type PractitionerPage = NonNullable<Returns<'practitioner_page'>>;
export type Service = PractitionerPage['services'][number];

export const practitionerQueries = {
  list: (filters: DirectoryFilters) =>
    queryOptions({
      queryKey: [...key, 'list', filters],
      placeholderData: keepPreviousData,
      queryFn: async () => {
        const { rpc } = await getSupabase();
        return unwrap(await rpc('browse_practitioners', { filters: askedOf(filters) }));
      },
    }),
  facets: () =>
    queryOptions({
      queryKey: [...key, 'facets'],
      staleTime: 5 * 60_000,
      queryFn: async (): Promise<Facets> => {
        const { rpc } = await getSupabase();
        return unwrap(await rpc('practitioner_facets'));
      },
    }),
  /** Null when nobody of this address can be booked. */
  page: (slug: string) =>
    queryOptions({
      queryKey: [...key, 'page', slug],
      queryFn: async () => {
        const { rpc } = await getSupabase();
        return unwrap(await rpc('practitioner_page', { slug }));
      },
    }),
  /** The days of the practice's clock on which a service is offered, with how many times are free. */
  days: (serviceId: number) =>
    queryOptions({
      queryKey: [...key, 'days', serviceId],
      staleTime: 20_000,
      queryFn: async () => {
        const { rpc } = await getSupabase();
        return unwrap(await rpc('practitioner_days', { service_id: serviceId }));
      },
    }),
  /** The free beginnings from some time on, for as many days. */
  slots: (serviceId: number, fromAt: string, days: number) =>
    queryOptions({
      queryKey: [...key, 'slots', serviceId, fromAt, days],
      staleTime: 20_000,
      refetchInterval: 60_000,
      queryFn: async () => {
        const { rpc } = await getSupabase();
        return unwrap(await rpc('practitioner_slots', { service_id: serviceId, from_at: fromAt, days }));
      },
    }),
  /** The next few free beginnings within two weeks from some time on. */
  nextSlots: (serviceId: number, fromAt: string) =>
    queryOptions({
      queryKey: [...key, 'next', serviceId, fromAt],
      staleTime: 20_000,
      queryFn: async () => {
        const { rpc } = await getSupabase();
        return unwrap(
          await rpc('practitioner_slots', { service_id: serviceId, from_at: fromAt, days: 14 }).limit(3),
        );
      },
    }),
  reviews: (practitionerId: string) =>
    queryOptions({
      queryKey: [...key, 'reviews', practitionerId],
      queryFn: async () => {
        const { from } = await getSupabase();
        return unwrap(
          await from('practitioner_reviews')
            .select('id, rating, body, author_name, created_at')
            .eq('practitioner_id', practitionerId)
            .order('created_at', { ascending: false })
            .limit(30),
        );
      },
    }),
};

/** Everything about free times: read again after a booking. */
export const practitionersKey = key;

/** Waits for a day that is full; a notification tells when a time comes free. */
export async function joinWaitlist(serviceId: number, day: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('join_waitlist', { service_id: serviceId, day }));
}
