/** What many clients at once must not break, on a real PostgreSQL: two people in one hour, or one in two places. */
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { outcomes, type RaceFixture, startRaces } from './race-fixture.ts';

const clients = Array.from({ length: 110 }, (_, index) => `client ${index}`);
/** The first ten stand apart: whoever wins a race here has used up a part of their plan. */
const crowd = clients.slice(10);

let races: RaceFixture;
let sql: postgres.Sql;
let services: number[];

beforeAll(async () => {
  races = await startRaces([...clients, 'mutheu', 'otieno'], 100);
  ({ sql } = races);
  await sql`insert into public.user_roles (user_id, role) values (tests.user_id('mutheu'), 'practitioner'), (tests.user_id('otieno'), 'practitioner')`;
  await sql`
    update public.practitioners set licence_body = 'KNDI', licence_number = 'T-1', licence_expires_on = current_date + 300,
      verified_at = now(), status = 'active', slot_minutes = 60, buffer_before_minutes = 15, buffer_after_minutes = 15, min_notice_minutes = 0, works_on_holidays = true`;
  await sql`
    insert into public.practice_hours (practitioner_id, weekday, opens, closes)
    select p.id, d, '00:00', '24:00' from public.practitioners p, generate_series(1, 7) d`;
  const made = await sql<{ id: number }[]>`
    insert into public.practitioner_services (practitioner_id, name, minutes, price_kes, modes)
    select id, 'Visit', 30, 2000, '{video}' from public.practitioners order by display_name returning id`;
  services = made.map(({ id }) => Number(id));
  await sql`
    insert into public.user_subscriptions (user_id, plan_type)
    select tests.user_id(name), 'premium' from unnest(${clients}::text[]) name`;
}, 60_000);

afterAll(() => races?.stop());

/** A full hour in Nairobi, so many hours from now. */
const hour = (ahead: number): string =>
  new Date(Math.floor(Date.now() / 3_600_000 + ahead) * 3_600_000).toISOString();

interface Booking {
  id: string;
  state: string;
}

async function book(
  client: string,
  at: string,
  { payWith = 'plan', service = 0, key = crypto.randomUUID() as string } = {},
): Promise<Booking> {
  const [made] = await races.as<{ made: Booking }>(
    client,
    "select public.book_consultation($1::bigint, $2::timestamptz, 'video', $3, $4::uuid, 'A Client') as made",
    String(services[service]),
    at,
    payWith,
    key,
  );
  if (!made) throw new Error('No booking came back.');
  return made.made;
}

const counted = (results: (Booking | string)[]) => {
  const sums: Record<string, number> = {};
  for (const result of results) {
    const kind = typeof result === 'string' ? result : result.state;
    sums[kind] = (sums[kind] ?? 0) + 1;
  }
  return sums;
};

test('a hundred clients at one slot: exactly one gets it', async () => {
  const results = await outcomes(crowd.map((client) => book(client, hour(30))));
  expect(counted(results)).toEqual({ confirmed: 1, slot_taken: 99 });
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from public.consultations where state in ('held', 'confirmed')`;
  expect(row?.n).toBe(1);
});

test('a hundred clients who mean to pay: one slot is held', async () => {
  const results = await outcomes(crowd.map((client) => book(client, hour(40), { payWith: 'mpesa' })));
  expect(counted(results)).toEqual({ held: 1, slot_taken: 99 });
});

test('one client at twenty slots at once: a plan gives two, and one place at a time', async () => {
  const slots = Array.from({ length: 20 }, (_, index) => hour(60 + index));
  const results = await outcomes(slots.map((slot) => book('client 1', slot)));
  expect(counted(results)).toEqual({ confirmed: 2, used_up: 18 });
  const both = await outcomes([0, 1].map((service) => book('client 2', hour(90), { service })));
  expect(counted(both)).toEqual({ confirmed: 1, own_overlap: 1 });
});

test('a double click books once', async () => {
  const key = crypto.randomUUID();
  const made = await Promise.all(Array.from({ length: 10 }, () => book('client 3', hour(100), { key })));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
});

test('two who move to the same hour, and one who books it: one of them is there', async () => {
  const movers = await Promise.all(
    ['client 4', 'client 5'].map((client, index) => book(client, hour(110 + 2 * index))),
  );
  const move = (client: string, id: string | undefined) =>
    races.as<{ made: Booking }>(
      client,
      'select public.move_consultation($1::uuid, $2::timestamptz) as made',
      id ?? '',
      hour(120),
    );
  const results = await outcomes<unknown>([
    move('client 4', movers[0]?.id),
    move('client 5', movers[1]?.id),
    book('client 6', hour(120)),
  ]);
  expect(results.filter((result) => result === 'slot_taken')).toHaveLength(2);
});

test('a storm of bookings, payments, cancellations and timers: no deadlock, and nobody in another’s hour', async () => {
  const failures: string[] = [];
  const visit = async (client: string, index: number): Promise<void> => {
    for (let round = 0; round < 3; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one person does one thing after the other
      const [made] = await outcomes([
        book(client, hour(140 + ((index + round) % 4)), { payWith: 'mpesa', service: index % 2 }),
      ]);
      if (made === undefined || typeof made === 'string') {
        if (made !== 'slot_taken' && made !== 'other_payment_open') failures.push(String(made));
        continue;
      }
      const checkout = `C-${made.id}`;
      const start = "select public.start_payment($1::uuid, '0712345671') ->> 'payment_id' as id";
      // oxlint-disable-next-line no-await-in-loop
      const [started] = await outcomes([races.as<{ id: string }>(client, start, made.id)]);
      if (!Array.isArray(started)) continue;
      // oxlint-disable-next-line no-await-in-loop
      await sql`select public.record_payment_prompt(${started[0]?.id ?? ''}, ${`M-${checkout}`}, ${checkout})`;
      // oxlint-disable-next-line no-await-in-loop
      if (round % 2 === 0)
        await sql`update public.consultations set hold_expires_at = now() - interval '4 minutes' where id = ${made.id}`;
      // oxlint-disable-next-line no-await-in-loop
      const after = await outcomes<unknown>([
        sql`select public.settle_payment(${checkout}, ${`M-${checkout}`}, 0, 'words', 2000, ${`R-${checkout}`})`,
        races.as(client, 'select public.cancel_consultation($1::uuid)', made.id),
        sql`select public.run_scheduled_jobs()`,
      ]);
      failures.push(...after.filter((one) => typeof one === 'string' && / /.test(one)).map(String));
    }
  };
  await Promise.all(clients.slice(0, 24).map(visit));
  expect(failures).toEqual([]);
  expect([...(await sql`select name, last_problem from public.job_health() where failures > 0`)]).toEqual([]);
  const clashes = await sql`
    select a.id from public.consultations a join public.consultations b
      on a.practitioner_id = b.practitioner_id and a.id < b.id and a.blocked && b.blocked
    where a.state in ('held', 'confirmed') and b.state in ('held', 'confirmed')`;
  expect(clashes).toHaveLength(0);
  // Money that came in confirmed something, or is owed back.
  const lost = await sql`
    select c.id from public.consultations c join public.payments p on p.consultation_id = c.id and p.state = 'paid'
    where c.payment_state not in ('paid', 'refund_due')`;
  expect(lost).toHaveLength(0);
});
