import { dayIn, daysAfter, weekdayOf } from '../../lib/zone-time.ts';
import { knownZone, plannedOn } from './doses.ts';
import type { MedicineSchedule } from './medicine-schedule.ts';

/** So far ahead a supply is reckoned. */
const MOST_DAYS = 400;

/**
 * The day of the last dose that `left` tablets (or spoons, or puffs) are enough for, `each` of them at a time; null when
 * they are not enough for one, no times are set, or they last longer than a year.
 */
export function runsOutOn(
  schedule: MedicineSchedule,
  left: number,
  each: number,
  now: number,
): string | null {
  let doses = each > 0 ? Math.floor(left / each) : 0;
  if (doses <= 0 || schedule.times.length === 0) return null;
  const today = dayIn(new Date(now).toISOString(), knownZone(schedule.time_zone));
  const first = schedule.starts_on > today ? schedule.starts_on : today;
  for (let ahead = 0; ahead < MOST_DAYS; ahead += 1) {
    const day = daysAfter(first, ahead);
    // only of today some may have gone by
    const due =
      day === today
        ? plannedOn(schedule, day).filter((at) => Date.parse(at) > now).length
        : schedule.weekdays.includes(weekdayOf(day))
          ? schedule.times.length
          : 0;
    if (due >= doses) return day;
    doses -= due;
  }
  return null;
}

/** So many days before the end is spoken of; the server reminds on the same day. */
const SOON_DAYS = 5;

/** How a supply stands on a day; null where its end is not known or far. */
export function supplyOn({ runs_out_on }: MedicineSchedule, today: string): 'soon' | 'over' | null {
  if (runs_out_on === null) return null;
  if (runs_out_on < today) return 'over';
  return runs_out_on <= daysAfter(today, SOON_DAYS) ? 'soon' : null;
}
