import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { askedOf, type DirectoryFilters } from './directory-filters.ts';

const key = ['practitioners'] as const;

const facets = z.object({
  specialities: z.array(z.object({ id: z.string(), name: z.string(), count: z.number() })),
  languages: z.array(z.object({ name: z.string(), count: z.number() })),
  counties: z.array(z.object({ name: z.string(), count: z.number() })),
});
export type Facets = z.infer<typeof facets>;

const page = z.nullable(
  z.object({
    id: z.string(),
    slug: z.string(),
    display_name: z.string(),
    title: z.string(),
    headline: z.string(),
    about: z.string(),
    languages: z.array(z.string()),
    county: z.nullable(z.string()),
    place: z.nullable(z.string()),
    time_zone: z.string(),
    licence_body: z.string(),
    licence_number: z.string(),
    licence_expires_on: z.string(),
    verified_at: z.string(),
    rating: z.nullable(z.number()),
    rating_count: z.number(),
    min_notice_minutes: z.number(),
    max_ahead_days: z.number(),
    avatar_path: z.nullable(z.string()),
    specialities: z.array(z.object({ id: z.string(), name: z.string() })),
    services: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        description: z.string(),
        minutes: z.number(),
        price_kes: z.number(),
        modes: z.array(z.enum(['video', 'phone', 'in_person'])),
        in_plans: z.boolean(),
        next_free_at: z.nullable(z.string()),
      }),
    ),
  }),
);
export type PractitionerPage = NonNullable<z.infer<typeof page>>;
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
        return facets.parse(unwrap(await rpc('practitioner_facets')));
      },
    }),
  /** Null when nobody of this address can be booked. */
  page: (slug: string) =>
    queryOptions({
      queryKey: [...key, 'page', slug],
      queryFn: async () => {
        const { rpc } = await getSupabase();
        return page.parse(unwrap(await rpc('practitioner_page', { slug })));
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
