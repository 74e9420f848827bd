import postgres from 'postgres';

import { freshPostgres } from '../scripts/fresh-database.ts';
import type { Measure } from './measure.ts';

const DAYS = 5 * 365;
const PEOPLE = 20;
const ASKED = 200;

/** The answer of which 95 in a hundred come sooner, and the longest. */
function spread(milliseconds: readonly number[]): { p95: number; worst: number } {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return { p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN, worst: sorted.at(-1) ?? Number.NaN };
}

/** Twenty people who noted everything on every day of five years, and how soon the dashboard of one is there. */
export async function measureDashboard(): Promise<Measure[]> {
  const fresh = await freshPostgres();
  const sql = postgres(fresh.url, { max: 1, onnotice: () => undefined });
  try {
    await noteEverything(sql);
    const people = await sql<{ id: string }[]>`select id from auth.users`;
    const today: number[] = [];
    for (let asked = 0; asked < ASKED; asked += 1) {
      const person = people[asked % people.length]?.id ?? '';
      today.push(await timeOf(sql, person, 'select public.dashboard_today()'));
    }
    const months: number[] = [];
    for (const { id } of people) months.push(await timeOf(sql, id, 'select * from public.health_months()'));
    return [
      {
        what: 'dashboard of one with five years of daily records, 95 % within',
        value: spread(today).p95,
        unit: 'ms',
        budget: { most: 40 },
      },
      { what: 'the slowest of 200', value: spread(today).worst, unit: 'ms' },
      { what: 'five years in months (Gold), 95 % within', value: spread(months).p95, unit: 'ms' },
    ];
  } finally {
    await sql.end();
    await fresh.close();
  }
}

/** Asks as that person over the one connection there is. */
async function timeOf(sql: postgres.Sql, person: string, query: string): Promise<number> {
  const claims = JSON.stringify({ sub: person, role: 'authenticated' });
  await sql`
    select set_config('request.jwt.claims', ${claims}, false), set_config('request.jwt.claim.sub', ${person}, false),
      set_config('role', 'authenticated', false)`;
  const startedAt = performance.now();
  await sql.unsafe(query);
  return performance.now() - startedAt;
}

async function noteEverything(sql: postgres.Sql): Promise<void> {
  await sql`
    insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data)
    select gen_random_uuid(), 'authenticated', 'authenticated', 'p' || n || '@example.com', now(), '{}'
    from generate_series(1, ${PEOPLE}) n`;
  await sql`
    insert into public.user_subscriptions (user_id, plan_type, status)
    select id, 'gold', 'active' from auth.users`;
  // Rules for one person's typing are not what is measured.
  await sql`set session_replication_role = replica`;
  await sql`
    insert into public.diary_entries (id, user_id, eaten_on, meal, name, amount, measure, grams, energy_kcal, protein_g)
    select gen_random_uuid(), u.id, current_date - day, (array['breakfast', 'lunch', 'supper', 'snacks'])[1 + entry % 4],
      'Ugali', 1, '1 serving', 300, 150, 4
    from auth.users u, generate_series(0, ${DAYS}) day, generate_series(1, 12) entry`;
  await sql`
    insert into public.water_entries (id, user_id, drunk_on, ml)
    select gen_random_uuid(), u.id, current_date - day, 250
    from auth.users u, generate_series(0, ${DAYS}) day, generate_series(1, 8) glass`;
  await sql`
    insert into public.weight_entries (user_id, weighed_on, kg)
    select u.id, current_date - day, 70 + day % 5 from auth.users u, generate_series(0, ${DAYS}) day`;
  await sql`
    insert into public.daily_moods (user_id, felt_on, mood)
    select u.id, current_date - day, 1 + day % 5 from auth.users u, generate_series(0, ${DAYS}) day`;
  await sql`
    insert into public.fasts (id, user_id, protocol, target_minutes, started_at, ended_at, time_zone, source)
    select gen_random_uuid(), u.id, '16:8', 960, now() - make_interval(days => day, hours => 20),
      now() - make_interval(days => day, hours => 4), 'Africa/Nairobi', 'live'
    from auth.users u, generate_series(1, ${DAYS}) day`;
  await sql`
    insert into public.nutrition_targets (user_id, sex, age, height_cm, weight_kg, activity, goal, energy_kcal, protein_g,
      fat_g, carbohydrate_g, fibre_g)
    select id, 'female', 30, 165, 65, 'light', 'keep', 1884, 52, 63, 278, 26 from auth.users`;
  await sql`set session_replication_role = origin`;
  await sql`analyze`;
}
