import type { Log } from './log.ts';
import type { Sql } from './sql.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Of a machine and the server of its database, whose clocks go by themselves. */
const CLOCKS_APART = 5 * MINUTE;
/** A shop may be closed that long without a word; `private.note_clock` knows the same bounds. */
const LONG_AFTER = 30 * DAY;
const BEFORE = DAY;

const SET = 'Set it (timedatectl set-ntp true, or date -s) and start the shop again';

/**
 * Says that the clock cannot be right, or may not be, before that clock ends reservations, sessions and records: a machine
 * whose battery is empty starts years away. It is held against when the shop was last at work and when this version was
 * made. The database has a clock of its own, by which it ends things, even where it runs on this machine.
 */
export async function warnOfClock(
  sql: Pick<Sql, 'rows'>,
  log: Log,
  migrations: readonly { version: string }[],
  now = Date.now(),
): Promise<void> {
  const clock = (await timeOf(sql, 'select clock_timestamp() as at')) ?? now;
  const worked = await lastWork(sql);
  const made = dateOf(migrations.at(-1)?.version);
  const atWork = worked === undefined ? '' : `, and the shop was last at work at ${words(worked)}`;
  if (Math.abs(clock - now) > CLOCKS_APART)
    log.warn(
      `the clock of this machine says ${words(now)}, the one of its database ${words(clock)}${atWork}. ` +
        `One of them is wrong. ${SET}: sign-ins and links end by the one, reservations and old records by the other`,
    );
  else if (worked !== undefined && clock < worked - BEFORE)
    log.warn(behind(clock, 'the shop was last at work', worked));
  else if (made !== undefined && clock < made - BEFORE)
    log.warn(behind(clock, 'this version was made', made));
  else if (worked !== undefined && clock > worked + LONG_AFTER)
    log.warn(
      `the clock says ${words(clock)}, long after the shop was last at work, at ${words(worked)}. If it was closed since, ` +
        'nothing is to be done: what ends by the clock waits for a day (reservations, unpaid orders, old records). If ' +
        `the clock is wrong: ${SET}, else sign-ins end now, and those things in a day`,
    );
}

const behind = (clock: number, what: string, at: number): string =>
  `the clock says ${words(clock)}, before ${what}, at ${words(at)}. ${SET}: until then orders get that date, no ` +
  'authenticator’s code fits, and mails and M-Pesa may fail';

/** By a clock that was not doubted; of a shop that awaits the upgrade which notes that, by its jobs. */
async function lastWork(sql: Pick<Sql, 'rows'>): Promise<number | undefined> {
  for (const [table, column] of [
    ['private.clock', 'known_at'],
    ['private.job_runs', 'last_run_at'],
  ] as const) {
    const [found] = await sql.rows<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
      table,
    ]);
    if (!found?.exists) continue;
    return timeOf(sql, `select max(${column}) as at from ${table}`);
  }
  return undefined;
}

/** What a query answers as `at`, in milliseconds as `Date.now` has them. */
async function timeOf(sql: Pick<Sql, 'rows'>, query: string): Promise<number | undefined> {
  const [row] = await sql.rows<{ at: number | null }>(
    `select (extract(epoch from at) * 1000)::float8 as at from (${query}) as times`,
  );
  return row?.at ?? undefined;
}

/** When a migration was written, by its version: `20261124190000`. */
function dateOf(version: string | undefined): number | undefined {
  const [, year, month, day, hour, minute] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)\d\d$/.exec(version ?? '') ?? [];
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute));
  return Number.isNaN(at) ? undefined : at;
}

/** `2026-11-24 19:30 UTC` */
const words = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
