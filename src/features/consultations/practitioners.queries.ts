import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import type { Json, Returns } from '../../lib/database.types.ts';
import { getSupabase } from '../../lib/supabase.ts';

type DirectorySort = 'soonest' | 'price_up' | 'rating' | 'name';
const sorts: readonly DirectorySort[] = ['soonest', 'price_up', 'rating', 'name'];
export type Mode = 'video' | 'phone' | 'in_person';
const modes: readonly Mode[] = ['video', 'phone', 'in_person'];

/** What the directory is narrowed by; empty means everybody. */
export type DirectoryFilters = {
  query: string;
  speciality: string;
  language: string;
  county: string;
  mode: Mode | '';
  /** Whole shillings, as typed into the address. */
  maxPrice: string;
  minRating: string;
  sort: DirectorySort;
};

export const noFilters: DirectoryFilters = {
  query: '',
  speciality: '',
  language: '',
  county: '',
  mode: '',
  maxPrice: '',
  minRating: '',
  sort: 'soonest',
};

const matching = (value: string | null, pattern: RegExp): string =>
  value && pattern.test(value) ? value : '';

/** Reads `?q=&speciality=&language=&county=&mode=&max_price=&min_rating=&sort=`; what makes no sense is left out. */
export function readFilters(parameters: URLSearchParams): DirectoryFilters {
  const sort = sorts.find((one) => one === parameters.get('sort'));
  return {
    query: (parameters.get('q') ?? '').slice(0, 80),
    speciality: matching(parameters.get('speciality'), /^[a-z-]{1,40}$/),
    language: matching(parameters.get('language'), /^[\p{L} -]{2,30}$/u),
    county: matching(parameters.get('county'), /^[\p{L}' /-]{2,40}$/u),
    mode: modes.find((one) => one === parameters.get('mode')) ?? '',
    maxPrice: matching(parameters.get('max_price'), /^\d{1,6}$/),
    minRating: matching(parameters.get('min_rating'), /^[1-5]$/),
    sort: sort ?? 'soonest',
  };
}

/** The search part of an address; '' for the whole directory. */
export function writeFilters(filters: DirectoryFilters): string {
  const parameters = new URLSearchParams();
  const set = (key: string, value: string): void => {
    if (value.trim()) parameters.set(key, value.trim());
  };
  set('q', filters.query);
  set('speciality', filters.speciality);
  set('language', filters.language);
  set('county', filters.county);
  set('mode', filters.mode);
  set('max_price', filters.maxPrice);
  set('min_rating', filters.minRating);
  if (filters.sort !== 'soonest') set('sort', filters.sort);
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}

/** As `browse_practitioners` takes them. */
const askedOf = (filters: DirectoryFilters): Json => ({
  query: filters.query,
  speciality: filters.speciality,
  language: filters.language,
  county: filters.county,
  mode: filters.mode,
  max_price_kes: filters.maxPrice,
  min_rating: filters.minRating,
  sort: filters.sort,
  page_size: '50',
});

/** How many filters are on, besides the words and the order. */
export const countFilters = ({ query: _query, sort: _sort, ...rest }: DirectoryFilters): number =>
  Object.values(rest).filter(Boolean).length;

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
