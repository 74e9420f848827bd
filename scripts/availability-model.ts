/**
 * When a practitioner can be booked, told a second time: by the clocks of Intl instead of PostgreSQL's, to hold the
 * database's answers against. Times are milliseconds since 1970.
 */
const MINUTE = 60_000;
const DAY = 86_400_000;

/** `['09:00', '12:30']` on the practice's own clock; `24:00` is the end of the day. */
export type Span = readonly [opens: string, closes: string];

export interface PracticeCase {
  zone: string;
  slotMinutes: number;
  bufferBefore: number;
  bufferAfter: number;
  minNotice: number;
  maxAheadDays: number;
  worksOnHolidays: boolean;
  licenceExpiresOn: string;
  /** By ISO weekday, 1 is Monday. */
  week: Record<string, Span[]>;
  /** Days with hours of their own. */
  days: Record<string, Span[]>;
  holidays: ReadonlySet<string>;
  minutes: number;
  /** What is held or confirmed; a hold counts until its end. */
  bookings: { startsAt: number; minutes: number; holdUntil: number | null }[];
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** How far a zone's clock is ahead of UTC at some time. */
function offsetAt(time: number, zone: string): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  formats.set(zone, format);
  const part = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  const wall = Date.UTC(
    part['year'] ?? 0,
    (part['month'] ?? 1) - 1,
    part['day'],
    part['hour'],
    part['minute'],
    part['second'],
  );
  return wall - Math.floor(time / 1000) * 1000;
}

/** The day on a zone's clock, `2027-03-28`. */
export const dayAt = (time: number, zone: string): string =>
  new Date(time + offsetAt(time, zone)).toISOString().slice(0, 10);

/** A wall clock's time as a point in time. One that is skipped in spring comes an hour later, one that comes twice in autumn is the second. */
function fromWall(wall: number, zone: string): number {
  const before = offsetAt(wall - DAY, zone);
  const after = offsetAt(wall + DAY, zone);
  const isRight = (offset: number): boolean => offsetAt(wall - offset, zone) === offset;
  if (isRight(after)) return wall - after;
  return wall - before;
}

const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** Every beginning in [from, until) that can be booked at the time `now`, in order. */
export function freeSlots(practice: PracticeCase, from: number, until: number, now: number): number[] {
  const { zone } = practice;
  const free: number[] = [];
  if (dayAt(now, zone) > practice.licenceExpiresOn) return free;
  const first = Date.parse(`${dayAt(from, zone)}T00:00:00Z`);
  const last = Date.parse(`${dayAt(until, zone)}T00:00:00Z`);
  for (let midnight = first; midnight <= last; midnight += DAY) {
    const day = new Date(midnight).toISOString().slice(0, 10);
    if (day > practice.licenceExpiresOn) break;
    const weekday = String(new Date(midnight).getUTCDay() || 7);
    const isOff = !practice.worksOnHolidays && practice.holidays.has(day);
    const spans = practice.days[day] ?? (isOff ? [] : (practice.week[weekday] ?? []));
    for (const [opens, closes] of spans) {
      const end = fromWall(midnight + minutesOf(closes) * MINUTE, zone);
      for (
        let start = fromWall(midnight + minutesOf(opens) * MINUTE, zone);
        start + practice.minutes * MINUTE <= end;
        start += practice.slotMinutes * MINUTE
      ) {
        if (start >= from && start < until && isBookable(practice, start, now)) free.push(start);
      }
    }
  }
  return [...new Set(free)].toSorted((a, b) => a - b);
}

function isBookable(practice: PracticeCase, start: number, now: number): boolean {
  if (start <= now || start < now + practice.minNotice * MINUTE) return false;
  if (start >= now + practice.maxAheadDays * DAY) return false;
  const begins = start - practice.bufferBefore * MINUTE;
  const ends = start + (practice.minutes + practice.bufferAfter) * MINUTE;
  return practice.bookings.every(({ startsAt, minutes, holdUntil }) => {
    if (holdUntil !== null && holdUntil <= now) return true;
    const isBefore = startsAt + (minutes + practice.bufferAfter) * MINUTE <= begins;
    return isBefore || startsAt - practice.bufferBefore * MINUTE >= ends;
  });
}
