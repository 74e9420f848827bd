import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import type { Json } from '../../lib/database.types.ts';
import { getSupabase } from '../../lib/supabase.ts';
import {
  type Practice,
  type PracticeChange,
  type PracticeService,
  type Span,
  type Week,
} from './practice.ts';

const keys = { all: (userId: string) => ['practice', userId] as const };
export const practiceKey = keys.all;

/** The caller's practice; null for everybody who has none. */
export const practiceQuery = (userId: string) =>
  queryOptions({
    queryKey: [...keys.all(userId), 'own'],
    queryFn: async (): Promise<Practice | null> => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('my_practice'));
    },
  });

/** The open hours of some days of the practice's clock, as points in time, with holidays and notes. */
export const calendarQuery = (userId: string, fromDay: string, toDay: string) =>
  queryOptions({
    queryKey: [...keys.all(userId), 'calendar', fromDay, toDay],
    queryFn: async () => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('practice_calendar', { from_day: fromDay, to_day: toDay }));
    },
  });

export const bookingColumns =
  'id, number, client_name, service_name, mode, minutes, starts_at, ends_at, state, covered_by, payment_state' as const;

/** Held and confirmed bookings, and those that took place, between two times. */
export const bookingsQuery = (userId: string, practiceId: string, fromAt: string, toAt: string) =>
  queryOptions({
    queryKey: [...keys.all(userId), 'bookings', fromAt, toAt],
    refetchInterval: 60_000,
    queryFn: async () => {
      const { from } = await getSupabase();
      return unwrap(
        await from('consultations')
          .select(bookingColumns)
          .eq('practitioner_id', practiceId)
          .gte('starts_at', fromAt)
          .lt('starts_at', toAt)
          .in('state', ['held', 'confirmed', 'completed', 'no_show'])
          .order('starts_at'),
      );
    },
  });

/** The next three consultations, one that is under way included. */
export const nextQuery = (userId: string, practiceId: string) =>
  queryOptions({
    queryKey: [...keys.all(userId), 'next'],
    refetchInterval: 60_000,
    queryFn: async () => {
      const { from } = await getSupabase();
      return unwrap(
        await from('consultations')
          .select(bookingColumns)
          .eq('practitioner_id', practiceId)
          .eq('state', 'confirmed')
          .gt('ends_at', new Date().toISOString())
          .order('starts_at')
          .limit(3),
      );
    },
  });

/**
 * What waits for the practitioner: bookings without an outcome, messages nobody read (those with priority support first,
 * then by how long they wait), days people wait for.
 */
export const waitingQuery = (userId: string, practiceId: string) =>
  queryOptions({
    queryKey: [...keys.all(userId), 'waiting'],
    refetchInterval: 60_000,
    queryFn: async () => {
      const { from, rpc } = await getSupabase();
      const [open, unread, waitlist, fresh] = await Promise.all([
        from('consultations')
          .select(bookingColumns)
          .eq('practitioner_id', practiceId)
          .eq('state', 'confirmed')
          .lt('starts_at', new Date().toISOString())
          .order('starts_at'),
        from('consultation_messages')
          .select(
            'created_at, has_priority, consultation:consultations!inner(id, client_name, practitioner_id)',
          )
          .eq('from_client', true)
          .is('read_at', null)
          .eq('consultation.practitioner_id', practiceId)
          .order('has_priority', { ascending: false })
          .order('created_at'),
        rpc('practice_waitlist'),
        from('consultations')
          .select(bookingColumns)
          .eq('practitioner_id', practiceId)
          .eq('state', 'confirmed')
          .gt('starts_at', new Date().toISOString())
          .gt('confirmed_at', new Date(Date.now() - 3 * 86_400_000).toISOString())
          .order('starts_at'),
      ]);
      const writers = new Map<string, { name: string; many: number; first: boolean; since: string }>();
      for (const { consultation, has_priority: first, created_at: since } of unwrap(unread)) {
        const known = writers.get(consultation.id) ?? {
          name: consultation.client_name,
          many: 0,
          first,
          since,
        };
        writers.set(consultation.id, { ...known, many: known.many + 1 });
      }
      return {
        open: unwrap(open),
        unread: [...writers].map(([id, writer]) => ({ id, ...writer })),
        waitlist: unwrap(waitlist),
        fresh: unwrap(fresh),
      };
    },
  });

/** The week as it is written down, and the coming days with hours of their own. */
export const hoursQuery = (userId: string, practiceId: string) =>
  queryOptions({
    queryKey: [...keys.all(userId), 'hours'],
    queryFn: async () => {
      const { from } = await getSupabase();
      const [hours, days, holidays] = await Promise.all([
        from('practice_hours')
          .select('weekday, opens, closes')
          .eq('practitioner_id', practiceId)
          .order('opens'),
        from('practice_days')
          .select('day, hours, note')
          .eq('practitioner_id', practiceId)
          .gte('day', new Date(Date.now() - 86_400_000).toISOString().slice(0, 10))
          .order('day'),
        from('public_holidays')
          .select('day, name')
          .gte('day', new Date().toISOString().slice(0, 10))
          .order('day')
          .limit(6),
      ]);
      const week: Week = {};
      for (const { weekday, opens, closes } of unwrap(hours))
        (week[String(weekday)] ??= []).push([opens.slice(0, 5), closes.slice(0, 5)]);
      return {
        week,
        days: unwrap(days),
        holidays: unwrap(holidays),
      };
    },
  });

export const earningsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...keys.all(userId), 'earnings'],
    queryFn: async () => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('practice_earnings'));
    },
  });

/** What can be chosen in the form of a page. */
export const practiceChoicesQuery = queryOptions({
  queryKey: ['practice-choices'],
  staleTime: 3_600_000,
  queryFn: async () => {
    const { from } = await getSupabase();
    const [specialities, counties] = await Promise.all([
      from('specialities').select('id, name').order('position'),
      from('counties').select('name').order('name'),
    ]);
    return { specialities: unwrap(specialities), counties: unwrap(counties).map(({ name }) => name) };
  },
});

const readAgain = (queryClient: QueryClient, userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keys.all(userId) });

export async function savePractice(
  queries: QueryClient,
  userId: string,
  change: PracticeChange,
): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('save_practice', { profile: change as Json }));
  await readAgain(queries, userId);
}

export type ServiceChange = Omit<PracticeService, 'id' | 'created_at'> & { id?: number };

export async function saveService(
  queries: QueryClient,
  userId: string,
  service: ServiceChange,
): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('save_practice_service', { service: service as Json }));
  await readAgain(queries, userId);
}

export async function saveWeek(queries: QueryClient, userId: string, week: Week): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('save_practice_week', { week }));
  await readAgain(queries, userId);
}

/** Hours of one day; null gives it back to the week. Answers how many bookings now lie outside the hours. */
export async function saveDay(
  queries: QueryClient,
  userId: string,
  day: { day: string; hours: Span[] | null; note: string },
): Promise<number> {
  const { rpc } = await getSupabase();
  const outside = unwrap(
    await rpc('save_practice_day', { day: day.day, hours: day.hours, note: day.note.trim() || null }),
  );
  await readAgain(queries, userId);
  return outside;
}

export async function submitLicence(
  queries: QueryClient,
  userId: string,
  licence: { body: string; number: string; expiresOn: string },
): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(
    await rpc('submit_licence', {
      body: licence.body,
      number: licence.number,
      expires_on: licence.expiresOn,
    }),
  );
  await readAgain(queries, userId);
}

export async function pausePractice(queries: QueryClient, userId: string, paused: boolean): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('pause_practice', { paused }));
  await readAgain(queries, userId);
}
