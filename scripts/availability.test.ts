/**
 * The list of free times, the booking and an independent model of both agree over ten thousand generated cases: zones with
 * and without summer time, buffers, notice, days of their own, holidays, licences that end, and what is booked already.
 */
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { dayAt, freeSlots, type PracticeCase, type Span } from './availability-model.ts';
import type { FreshDatabase } from './fresh-database.ts';
import { freshCopy } from './testing-database.ts';

const PRACTICES = 200;
const PROBES = 50;
const MINUTE = 60_000;
const DAY = 86_400_000;

const ZONES = [
  'Africa/Nairobi',
  'Europe/London',
  'America/New_York',
  'Australia/Sydney',
  'America/St_Johns',
  'Asia/Kathmandu',
  'America/Santiago',
];
/** Around clocks that change, Easter, Madaraka Day and Christmas; and a plain week. */
const WEEKS = [
  '2027-03-26',
  '2027-03-12',
  '2027-10-29',
  '2027-11-05',
  '2027-04-02',
  '2027-09-03',
  '2027-05-31',
  '2026-12-23',
  '2027-08-11',
];

let fresh: FreshDatabase;
let sql: postgres.Sql;
let holidays: ReadonlySet<string>;

beforeAll(async () => {
  fresh = await freshCopy();
  sql = postgres(fresh.url, { max: 1, onnotice: () => undefined });
  const days = await sql<{ day: string }[]>`select day::text as day from public.public_holidays`;
  holidays = new Set(days.map(({ day }) => day));
  await sql`insert into auth.users (id, email) values (${OWNER}, 'owner@tests.example'), (${CLIENT}, 'client@tests.example')`;
  await sql`insert into public.user_roles (user_id, role) values (${OWNER}, 'practitioner')`;
  await sql.unsafe(PROBE_SQL);
}, 60_000);

afterAll(async () => {
  await sql.end();
  await fresh.close();
});

const OWNER = '00000000-0000-4000-8000-00000000000a';
const CLIENT = '00000000-0000-4000-8000-00000000000b';

/** Lays out a practice, lists its free times, and tries to book each of the probes; leaves nothing behind. */
const PROBE_SQL = `
create function pg_temp.probe(practice jsonb, probes timestamptz[], from_at timestamptz, until_at timestamptz, present timestamptz)
returns jsonb language plpgsql as $$
declare
  house public.practitioners;
  service public.practitioner_services;
  listed jsonb;
  outcomes text[] := '{}';
  probe timestamptz;
  kind text;
begin
  update public.practitioners p
  set time_zone = practice ->> 'zone', slot_minutes = (practice ->> 'slotMinutes')::int,
    buffer_before_minutes = (practice ->> 'bufferBefore')::int, buffer_after_minutes = (practice ->> 'bufferAfter')::int,
    min_notice_minutes = (practice ->> 'minNotice')::int, max_ahead_days = (practice ->> 'maxAheadDays')::int,
    works_on_holidays = (practice ->> 'worksOnHolidays')::boolean, licence_body = 'KNDI', licence_number = 'T-1',
    licence_expires_on = (practice ->> 'licenceExpiresOn')::date, verified_at = now(), status = 'active'
  where p.user_id = '${OWNER}' returning * into house;
  insert into public.practice_hours (practitioner_id, weekday, opens, closes)
  select house.id, d.key::int, (s ->> 0)::time, (s ->> 1)::time
  from jsonb_each(practice -> 'week') d, jsonb_array_elements(d.value) s;
  insert into public.practice_days (practitioner_id, day, hours)
  select house.id, d.key::date, d.value from jsonb_each(practice -> 'days') d;
  insert into public.practitioner_services (practitioner_id, name, minutes, price_kes, modes)
  values (house.id, 'Visit', (practice ->> 'minutes')::int, 1000, '{video}') returning * into service;
  insert into public.consultations (number, practitioner_id, service_id, client_name, service_name, mode, minutes, price_kes,
    starts_at, ends_at, blocked, state, covered_by, payment_state, hold_expires_at)
  select private.new_consultation_number(), house.id, service.id, 'Somebody', 'Visit', 'video', b.minutes, 1000, b.at,
    b.at + make_interval(mins => b.minutes), private.blocked_span(house, b.at, b.minutes),
    case when b.hold is null then 'confirmed' else 'held' end, case when b.hold is null then 'free' else 'mpesa' end,
    case when b.hold is null then null else 'awaiting' end, b.hold
  from (
    select to_timestamp((x ->> 'startsAt')::bigint / 1000) as at, (x ->> 'minutes')::int as minutes,
      to_timestamp((x ->> 'holdUntil')::bigint / 1000) as hold
    from jsonb_array_elements(practice -> 'bookings') x
  ) b;
  select coalesce(jsonb_agg(extract(epoch from s)::bigint * 1000 order by s), '[]') into listed
  from private.free_slots(house, service.minutes, from_at, until_at, present) s;
  foreach probe in array probes loop
    begin
      perform private.take_slot('${CLIENT}', service, probe, 'mpesa', 'video', 'Client', at => present);
      raise exception 'booked' using errcode = 'P0002';
    exception
      when no_data_found then outcomes := array_append(outcomes, 'booked');
      when raise_exception then
        get stacked diagnostics kind = pg_exception_detail;
        outcomes := array_append(outcomes, kind);
    end;
  end loop;
  delete from public.consultations;
  delete from public.practitioner_services;
  delete from public.practice_hours;
  delete from public.practice_days;
  return jsonb_build_object('listed', listed, 'outcomes', to_jsonb(outcomes));
end
$$`;

/** The same numbers each time (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = randomNumbers(20261121);
const below = (most: number): number => Math.floor(random() * most);
function pick<T>(values: readonly T[]): T {
  const value = values[below(values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** None to three spans of a day, in order; now and then over the hours at which clocks change. */
function randomSpans(): Span[] {
  const spans: Span[] = [];
  let from = pick([0, 60, 120, 420, 540]);
  for (let left = below(4); left > 0 && from < 1410; left -= 1) {
    const until = Math.min(1440, from + 30 + below(60) * 5);
    spans.push([clock(from), clock(until)]);
    from = until + below(36) * 5;
  }
  return spans;
}

function randomCase(): { practice: PracticeCase; now: number; from: number; until: number } {
  const zone = pick(ZONES);
  const base = Date.parse(`${pick(WEEKS)}T00:00:00Z`);
  const now = base - below(2 * 1440) * MINUTE + below(60) * 1000;
  const from = base - below(24) * 3_600_000;
  const until = base + (2 + below(4)) * DAY;
  const bufferBefore = pick([0, 0, 5, 10, 30]);
  const bufferAfter = pick([0, 0, 10, 15, 45]);
  const bookings: PracticeCase['bookings'] = [];
  let at = from + below(300) * MINUTE;
  for (let left = below(14); left > 0; left -= 1) {
    const minutes = pick([20, 30, 45, 60, 90]);
    bookings.push({
      startsAt: Math.floor(at / MINUTE) * MINUTE,
      minutes,
      holdUntil: random() < 0.3 ? now + (below(20) - 10) * MINUTE : null,
    });
    at += (minutes + bufferBefore + bufferAfter + below(40) * 10) * MINUTE;
  }
  const around = Array.from({ length: 6 }, (_, index) => dayAt(base + index * DAY, zone));
  return {
    now,
    from,
    until,
    practice: {
      zone,
      slotMinutes: pick([10, 15, 20, 30, 60]),
      bufferBefore,
      bufferAfter,
      minNotice: pick([0, 0, 120, 1440]),
      maxAheadDays: pick([2, 4, 42]),
      worksOnHolidays: random() < 0.5,
      licenceExpiresOn: random() < 0.2 ? pick(around) : '2030-01-01',
      week: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [String(day), randomSpans()])),
      days: Object.fromEntries(around.filter(() => random() < 0.2).map((day) => [day, randomSpans()])),
      holidays,
      minutes: pick([15, 20, 30, 45, 60, 90]),
      bookings,
    },
  };
}

it('lists, books and knows the same times', { timeout: 300_000 }, async () => {
  let bookable = 0;
  for (let index = 0; index < PRACTICES; index += 1) {
    const { practice, now, from, until } = randomCase();
    const expected = freeSlots(practice, from, until, now);
    const probes = Array.from({ length: PROBES }, () =>
      expected.length > 0 && random() < 0.5
        ? pick(expected) + (random() < 0.2 ? (below(25) - 12) * 5 * MINUTE : 0)
        : Math.floor((from + random() * (until - from)) / (5 * MINUTE)) * 5 * MINUTE,
    );
    const iso = (time: number): string => new Date(time).toISOString();
    // Each is taken back before the next one: a time that was drawn twice would be told the same.
    const tried = [...new Set(probes)];
    // oxlint-disable-next-line no-await-in-loop -- one practice after the other in one database
    const [answer] = await sql<{ probe: { listed: number[]; outcomes: string[] } }[]>`
      select pg_temp.probe(${sql.json({ ...practice, holidays: null })}, ${tried.map(iso)}::timestamptz[], ${iso(from)},
        ${iso(until)}, ${iso(now)}) as probe`;
    const where = `case ${index}: ${JSON.stringify(practice)} at ${iso(now)}`;
    expect({ where, times: answer?.probe.listed.map(iso) }).toEqual({ where, times: expected.map(iso) });
    // A probe may lie beyond the list's end: the model alone knows what to expect there.
    const free = new Set(freeSlots(practice, from - DAY, until + DAY, now));
    const known = tried.map((probe) => (free.has(probe) ? 'booked' : 'slot_taken'));
    expect({ where, outcomes: answer?.probe.outcomes }).toEqual({ where, outcomes: known });
    bookable += probes.filter((probe) => free.has(probe)).length;
  }
  // Neither everything nor nothing: the cases mean something.
  expect(bookable).toBeGreaterThan(2000);
  expect(bookable).toBeLessThan(PRACTICES * PROBES - 2000);
});
