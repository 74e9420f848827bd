/** What many connections at once must not break about plans, limits and reminders. On a real PostgreSQL. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { FreshDatabase } from './fresh-database.ts';
import { pgtapSql } from './pgtap/extension.ts';
import { freshCopy } from './testing-database.ts';

const people = Array.from({ length: 300 }, (_, index) => `person ${index}`);

let fresh: FreshDatabase;
let sql: postgres.Sql;

beforeAll(async () => {
  const started = await freshCopy();
  fresh = started;
  sql = postgres(started.url, { max: 20, onnotice: () => undefined });
  const helpers = readFileSync(path.resolve(import.meta.dirname, '../supabase/tests/00-helpers.sql'), 'utf8');
  const setUp = postgres(started.url, { max: 1, onnotice: () => undefined });
  await setUp.unsafe(pgtapSql()).simple();
  await setUp.unsafe(helpers).simple();
  await setUp`select tests.make_user(name) from unnest(${people}::text[]) name`;
  await setUp.end();
}, 60_000);

afterAll(async () => {
  await sql?.end();
  await fresh?.close();
});

/** One statement as a signed-in user in a transaction of its own: its answer, or the kind of its refusal. */
async function as(user: string, query: string): Promise<unknown> {
  try {
    return await sql.begin(async (transaction) => {
      await transaction.unsafe('select tests.sign_in($1)', [user]);
      const [row] = await transaction.unsafe<{ answer: unknown }[]>(query);
      return row?.answer;
    });
  } catch (error) {
    if (error instanceof postgres.PostgresError && error.code === 'P0001') return error.detail;
    throw error;
  }
}

const times = <Result>(many: number, work: () => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: many }, work));

test('twenty tabs at once use the two free questions of a day, and no more', async () => {
  const answers = await times(20, () =>
    as('person 0', "select public.increment_usage(auth.uid(), 'chatbot') as answer"),
  );
  expect(new Set(answers)).toEqual(new Set([1, 2, 'limit_reached']));
  expect(answers.filter((answer) => answer === 'limit_reached')).toHaveLength(18);
});

test('ten clicks on Pay open one attempt for a plan', async () => {
  const attempts = await times(10, () =>
    as('person 1', "select tests.pay_plan('premium', '0712345671') ->> 'payment_id' as answer"),
  );
  expect(new Set(attempts).size).toBe(1);
});

test('a payment told ten times at once buys one month', async () => {
  const id = await as('person 2', "select tests.pay_plan('gold', '0712345672') ->> 'payment_id' as answer");
  await sql`select public.record_payment_prompt(${String(id)}, 'M-race', 'C-race')`;
  const outcomes = await times(10, async () => {
    const [row] = await sql<{ outcome: string }[]>`
      select public.settle_payment('C-race', 'M-race', 0, 'words', 1500, 'R-race') as outcome`;
    return row?.outcome;
  });
  expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'already_settled')).toHaveLength(9);
  const [held] = await sql<{ months: number }[]>`
    select count(*)::int as months from public.plan_payments where state = 'paid'`;
  expect(held?.months).toBe(1);
});

test('four workers send each of 300 reminders once, and queue its push once', async () => {
  await sql`
    insert into public.push_subscriptions (user_id, endpoint, p256dh, auth)
    select tests.user_id(name), 'https://push.example/' || replace(name, ' ', '-'), repeat('A', 87), repeat('b', 22)
    from unnest(${people}::text[]) name`;
  await sql`
    insert into public.notification_preferences (user_id, daily_reminders)
    select tests.user_id(name), true from unnest(${people}::text[]) name`;
  await sql`update public.notification_preferences set next_reminder_at = now() - interval '1 second'`;
  await sql`delete from public.notifications`;
  const handled = await times(4, async () => {
    let sum = 0;
    for (;;) {
      const [row] = await sql<{ sent: number }[]>`select private.send_due_reminders(20) as sent`;
      if (!row || row.sent === 0) return sum;
      sum += row.sent;
    }
  });
  expect(handled.reduce((one, other) => one + other)).toBe(300);
  const [told] = await sql<{ all: number; people: number; queued: number }[]>`
    select count(*)::int as all, count(distinct user_id)::int as people,
      (select count(*)::int from private.deliveries) as queued
    from public.notifications`;
  expect(told).toEqual({ all: 300, people: 300, queued: 300 });
});

test('four workers are handed each delivery once', async () => {
  await sql`update private.deliveries set not_before = now()`;
  const claimed = await times(4, async () => {
    const ids: string[] = [];
    for (;;) {
      const rows = await sql<{ delivery_id: string }[]>`select delivery_id from public.claim_deliveries(20)`;
      if (rows.length === 0) return ids;
      ids.push(...rows.map((row) => row.delivery_id));
    }
  });
  expect(claimed.flat()).toHaveLength(300);
  expect(new Set(claimed.flat()).size).toBe(300);
});

test('any number of timers ends a trial and tells of it once', async () => {
  await sql`delete from public.notifications`;
  await sql`
    insert into public.user_subscriptions (user_id, plan_type, trial_start, trial_end)
    select tests.user_id(name), 'free_trial', private.nairobi_date() - 7, private.nairobi_date()
    from unnest(${people.slice(10, 60)}::text[]) name`;
  const rolled = await times(6, async () => {
    const [row] = await sql<{ rolled: number }[]>`select private.roll_plans() as rolled`;
    return row?.rolled ?? 0;
  });
  expect(rolled.reduce((one, other) => one + other)).toBe(50);
  const [told] = await sql<{ n: number }[]>`
    select count(*)::int as n from public.notifications where title = 'Your free trial has ended'`;
  expect(told?.n).toBe(50);
});
