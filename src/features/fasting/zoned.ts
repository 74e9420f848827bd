import { t } from '../../words/fasting.ts';
import { dateLocale, timeText } from '../../words/language.ts';

/** Days and clock times in a time zone. Instants are milliseconds since 1970; days are `2026-11-21`, times `20:00`. */

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters are slow to make and asked for every day of a calendar. A zone this device does not know reads as Nairobi. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const options: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  };
  let made: Intl.DateTimeFormat;
  try {
    made = new Intl.DateTimeFormat('en-CA', { ...options, timeZone });
  } catch {
    made = new Intl.DateTimeFormat('en-CA', { ...options, timeZone: 'Africa/Nairobi' });
  }
  formatters.set(timeZone, made);
  return made;
}

function partsOf(at: number, timeZone: string): Record<string, string> {
  return Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
}

/** The day a clock of that zone shows. */
export function dayIn(at: number, timeZone: string): string {
  const { year, month, day } = partsOf(at, timeZone);
  return `${year}-${month}-${day}`;
}

/** The time of day such a clock shows. */
export function timeIn(at: number, timeZone: string): string {
  const { hour, minute } = partsOf(at, timeZone);
  return `${hour}:${minute}`;
}

/** How far that zone's clocks are ahead of UTC at a moment. */
function offsetAt(at: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = partsOf(at, timeZone);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(at / 1000) * 1000;
}

/** The moment when a clock of that zone shows this. A time that clocks jump over is taken as the one after the jump. */
export function instantOf(day: string, time: string, timeZone: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const first = wall - offsetAt(wall, timeZone);
  const second = wall - offsetAt(first, timeZone);
  return dayIn(second, timeZone) === day && timeIn(second, timeZone) === time
    ? second
    : Math.max(first, second);
}

/** Monday is 1, Sunday 7. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

const plain = (text: string): string => text.replace(/[\u202f\u00a0]/g, ' ');
const moment: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};
/** Both on this device's own clock, as it is set now: travellers change it. */
const deviceMoment = () => new Intl.DateTimeFormat(dateLocale, moment);
const deviceTime = () =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** `Sat 21 Nov, 20:00` on this device’s clock; in Kiswahili `Jumamosi 21 Nov, 20:00 (saa 2 usiku)`. */
export const formatMoment = (at: string | number): string =>
  plain(deviceMoment().format(typeof at === 'string' ? Date.parse(at) : at))
    .replace(/^(\w+), /, '$1 ')
    .replace(/\d{2}:\d{2}$/, (time) => timeText(time));

/** `20:00` on this device’s clock. */
export const formatClock = (at: string | number): string =>
  plain(deviceTime().format(typeof at === 'string' ? Date.parse(at) : at));

const longDay = new Intl.DateTimeFormat(dateLocale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
/** `Saturday 21 November`, for a day. */
export const formatDay = (day: string): string =>
  plain(longDay.format(Date.parse(`${day}T00:00:00Z`))).replace(',', '');

const dayAndMonth = new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
/** `21 Nov`, for a day. */
export const shortDay = (day: string): string => dayAndMonth.format(Date.parse(`${day}T00:00:00Z`));

/** What a `datetime-local` field shows for a moment. */
export function toField(at: number): string {
  const date = new Date(at);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment such a field means on this device’s clock; null when it is empty or no time. */
export function fromField(text: string): number | null {
  const at = text ? new Date(text).getTime() : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

/** `14 h 05 min`, `55 min`. */
export function formatSpan(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return t('{minutes} min', { minutes });
  return minutes % 60 === 0
    ? t('{hours} h', { hours })
    : t('{hours} h {minutes} min', { hours, minutes: String(minutes % 60).padStart(2, '0') });
}

/** `07:04:09`, for a clock that runs. */
export function formatStopwatch(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
