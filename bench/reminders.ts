import postgres from 'postgres';

import { freshPostgres } from '../scripts/fresh-database.ts';
import type { Measure } from './measure.ts';

const PEOPLE = 10_000;
const WORKERS = 2;
const BATCH = 500;

/** Ten thousand reminders due at the same minute, two workers at them: how fast, and each sent exactly once. */
export async function measureReminders(): Promise<Measure[]> {
  const fresh = await freshPostgres();
  const sql = postgres(fresh.url, { max: WORKERS, onnotice: () => undefined });
  try {
    await sql`
      with person as (
        insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data)
        select gen_random_uuid(), 'authenticated', 'authenticated', 'p' || n || '@example.com', now(), '{}'
        from generate_series(1, ${PEOPLE}) n returning id
      ), device as (
        insert into public.push_subscriptions (user_id, endpoint, p256dh, auth)
        select id, 'https://push.example/' || id, repeat('A', 87), repeat('b', 22) from person
      )
      insert into public.notification_preferences (user_id, daily_reminders, herb_reminders)
      select id, true, true from person`;
    await sql`update public.notification_preferences set next_reminder_at = now() - interval '1 second'`;
    await sql`analyze`;
    const startedAt = performance.now();
    await Promise.all(Array.from({ length: WORKERS }, () => work(sql)));
    const seconds = (performance.now() - startedAt) / 1000;
    const [counted] = await sql<{ sent: number; people: number; queued: number }[]>`
      select count(*)::int as sent, count(distinct user_id)::int as people,
        (select count(*)::int from private.deliveries) as queued
      from public.notifications`;
    if (counted?.sent !== PEOPLE || counted.people !== PEOPLE || counted.queued !== PEOPLE)
      throw new Error(`${PEOPLE} reminders were due, but ${JSON.stringify(counted)}.`);
    return [
      {
        what: `${PEOPLE} reminders, ${WORKERS} workers, each once, with its push queued`,
        value: PEOPLE / seconds,
        unit: 'reminders/s',
        budget: { least: 1000 },
      },
    ];
  } finally {
    await sql.end();
    await fresh.close();
  }
}

async function work(sql: postgres.Sql): Promise<void> {
  for (;;) {
    const [done] = await sql<{ sent: number }[]>`select private.send_due_reminders(${BATCH}) as sent`;
    if (!done || done.sent === 0) return;
  }
}
