import { dateLocale, timeText } from '../words/language.ts';

/** Times on the clock of some place. Zones are IANA names, `Africa/Nairobi`. */
const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function format(
  zone: string,
  options: Intl.DateTimeFormatOptions,
  key: string,
  locale = dateLocale,
): Intl.DateTimeFormat {
  const name = `${key} ${zone}`;
  const known = formats.get(name) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
  formats.set(name, known);
  return known;
}

/** The zone of this device. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'Africa/Nairobi';

/** `2027-03-28`, the day it is there. */
export function dayIn(iso: string, zone: string): string {
  const parts = format(
    zone,
    { year: 'numeric', month: '2-digit', day: '2-digit' },
    'key',
    'en-GB',
  ).formatToParts(new Date(iso));
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The day it is there now. */
export const todayIn = (zone: string): string => dayIn(new Date().toISOString(), zone);

/** `09:30` */
export const timeIn = (iso: string, zone: string): string =>
  format(zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, 'time', 'en-GB').format(
    new Date(iso),
  );

/** `Mon 23 Nov` */
export const shortDayIn = (iso: string, zone: string): string =>
  format(zone, { weekday: 'short', day: 'numeric', month: 'short' }, 'short')
    .format(new Date(iso))
    .replace(',', '');

/** `Monday 23 November` */
export const longDayIn = (iso: string, zone: string): string =>
  format(zone, { weekday: 'long', day: 'numeric', month: 'long' }, 'long')
    .format(new Date(iso))
    .replace(',', '');

/** `Mon 23 Nov, 09:30`, in Kiswahili with its clock beside it. */
export const whenIn = (iso: string, zone: string): string =>
  `${shortDayIn(iso, zone)}, ${timeText(timeIn(iso, zone))}`;

/** The city of a zone, `Nairobi`. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Whether two zones' clocks show the same at some time. */
export const isSameClock = (iso: string, zone: string, other: string): boolean =>
  dayIn(iso, zone) === dayIn(iso, other) && timeIn(iso, zone) === timeIn(iso, other);

/** A calendar day without a clock: `2027-03-28` → `Sunday 28 March`. */
export const dayText = (day: string): string => longDayIn(`${day}T12:00:00Z`, 'UTC');

/** `2027-03-28` → `Sun 28 Mar` */
export const shortDay = (day: string): string => shortDayIn(`${day}T12:00:00Z`, 'UTC');

/** `2027-03-28` → `28 Mar` */
export const shortDate = (day: string): string =>
  format('UTC', { day: 'numeric', month: 'short' }, 'date').format(new Date(`${day}T12:00:00Z`));

/** The day so many days later. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** ISO weekday, 1 is Monday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/**
 * The moment when clocks of a zone show this, as ISO text. As PostgreSQL reads it: a time that clocks jump over is the one
 * after the jump, one that they show twice the later.
 */
export function instantIn(day: string, time: string, zone: string): string {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const shownAt = (at: number): number => {
    const iso = new Date(at).toISOString();
    return Date.parse(`${dayIn(iso, zone)}T${timeIn(iso, zone)}:00Z`);
  };
  const guesses = [wall - DAY_MS, wall + DAY_MS].map((near) => wall - (shownAt(near) - near));
  const right = guesses.filter((at) => shownAt(at) === wall);
  return new Date(Math.max(...(right.length > 0 ? right : guesses))).toISOString();
}
