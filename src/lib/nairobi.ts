import { useEffect, useState } from 'react';

/** The day in Nairobi, by which trials, plans and daily limits count. Kenya keeps UTC+3 all year. */
const OFFSET_MS = 3 * 3_600_000;
const DAY_MS = 86_400_000;

/** What calendar and clock on a wall in Nairobi show at so many milliseconds since 1970, as the date's UTC parts. */
export const onNairobisWall = (now: number): Date => new Date(now + OFFSET_MS);

/** `2026-11-21`, for milliseconds since 1970. */
export function nairobiDate(now: number): string {
  return onNairobisWall(now).toISOString().slice(0, 10);
}

/** A date so many days later: `addDays('2026-11-28', 7)` → `2026-12-05`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Milliseconds until the next day begins there; never zero. */
export function untilMidnight(now: number): number {
  return DAY_MS - ((now + OFFSET_MS) % DAY_MS);
}

/** Today's date in Nairobi; changes at midnight there, also after the device has slept. */
export function useNairobiDay(): string {
  const [day, setDay] = useState(() => nairobiDate(Date.now()));
  useEffect(() => {
    const look = (): void => setDay(nairobiDate(Date.now()));
    const timer = setTimeout(look, untilMidnight(Date.now()));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [day]);
  return day;
}

/** The time in milliseconds, a new one every second. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** `65000` → `1:05` */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
