import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { deviceStore } from '../../lib/device-store.ts';
import { formatNumber } from '../../lib/format.ts';
import { type Guard, isNumber, isText, listOf, objectOf, orNull } from '../../lib/guards.ts';
import { addDays, nairobiDate } from '../../lib/nairobi.ts';
import { queryClient } from '../../lib/query-client.ts';
import { readSession } from '../../lib/session.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { deleteCall, upsertCall } from '../../lib/sync/change.ts';
import { createRecords } from '../../lib/sync/records.ts';

/** What `dashboard_today()` answers: days the oldest first, today last. */
export type Dashboard = Returns<'dashboard_today'>;
/** A day of the last thirty; null is "nothing noted", which is never zero. */
export type HealthDay = Dashboard['days'][number];

const isDay = objectOf<HealthDay>({
  day: isText,
  energy_kcal: orNull(isNumber),
  protein_g: orNull(isNumber),
  water_ml: orNull(isNumber),
  mood: orNull(isNumber),
  fasted_minutes: orNull(isNumber),
  kg: orNull(isNumber),
});

const isAnswer = objectOf<Dashboard>({
  day: isText,
  made_at: isText,
  days: listOf(isDay),
  orders: objectOf<Dashboard['orders']>({ open: isNumber }),
  fast: orNull(objectOf({})),
  last_fast: orNull(objectOf({})),
  target: orNull(objectOf({})),
  weight: orNull(objectOf({})),
  meal_plan: orNull(objectOf({})),
  consultation: orNull(objectOf({})),
  plan: orNull(objectOf({})),
});
/** Guards the copy of the answer that is kept on the device. */
export const isDashboard: Guard<Dashboard> = (value): value is Dashboard =>
  isAnswer(value) && value.days.length > 0;

const emptyDay = (day: string): HealthDay => ({
  day,
  energy_kcal: null,
  protein_g: null,
  entries: null,
  water_ml: null,
  mood: null,
  fasted_minutes: null,
  kg: null,
});

/** Today's row, also when the answer is a copy of another day. */
export const rowOf = ({ days }: Pick<Dashboard, 'days'>, today: string): HealthDay =>
  days.find(({ day }) => day === today) ?? emptyDay(today);

/** The answer with something noted just now, until the server has counted it itself. */
export function withNoted(
  dashboard: Dashboard,
  today: string,
  note: { water_ml?: number; mood?: number },
): Dashboard {
  const row = rowOf(dashboard, today);
  const changed: HealthDay = {
    ...row,
    water_ml: note.water_ml === undefined ? row.water_ml : (row.water_ml ?? 0) + note.water_ml,
    mood: note.mood ?? row.mood,
  };
  return { ...dashboard, days: [...dashboard.days.filter(({ day }) => day !== today), changed] };
}

/** Litres as they stand on an axis: a glass is a quarter of one. */
export const litres = (value: number): string => formatNumber(value, 2);

const store = deviceStore('person');

const WEEK_MS = 7 * 86_400_000;
const copyKey = (owner: string): string => `mizizi-dashboard-${owner}`;

/** Everything about the member's day. The last answer is kept on the device and shown until the next one is there. */
export const dashboardQuery = (owner: string) =>
  queryOptions({
    queryKey: ['dashboard', owner] as const,
    queryFn: async (): Promise<Dashboard> => {
      const { rpc } = await getSupabase();
      const answer = unwrap(await rpc('dashboard_today'));
      // Somebody who signed out meanwhile must leave nothing behind.
      if (readSession()?.user.id === owner) store.write(copyKey(owner), answer, WEEK_MS);
      return answer;
    },
    initialData: () => store.read(copyKey(owner), isDashboard) ?? undefined,
    initialDataUpdatedAt: 0,
    staleTime: 0,
  });

/** Shows what was noted just now at once. */
export function showNoted(owner: string, note: { water_ml?: number; mood?: number }): void {
  queryClient.setQueryData(dashboardQuery(owner).queryKey, (before) =>
    before ? withNoted(before, nairobiDate(Date.now()), note) : before,
  );
}

/** How somebody feels: the `id` is the day in Nairobi, 1 very low … 5 very good. */
export type Mood = { id: string; mood: number };

const isMood = objectOf<Mood>({ id: isText, mood: isNumber });

export const moods = createRecords<Mood>({
  table: 'daily_moods',
  isRow: isMood,
  read: async () => {
    const { from } = await getSupabase();
    const rows = unwrap(
      await from('daily_moods')
        .select('felt_on,mood')
        .gte('felt_on', addDays(nairobiDate(Date.now()), -60))
        .order('felt_on', { ascending: false }),
    );
    return rows.map(({ felt_on, mood }) => ({ id: felt_on, mood }));
  },
  compare: (a, b) => b.id.localeCompare(a.id),
  save: ({ id, mood }, owner) =>
    upsertCall('daily_moods', { user_id: owner, felt_on: id, mood }, 'user_id,felt_on'),
  remove: ({ id }, owner) => deleteCall('daily_moods', { felt_on: id, user_id: owner }),
});

/** Five years in months. Refuses with `plan_required` on plans without it. */
export const healthMonthsQuery = (owner: string) =>
  queryOptions({
    queryKey: ['dashboard', owner, 'months'] as const,
    queryFn: async () => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('health_months'));
    },
    staleTime: 3_600_000,
  });
