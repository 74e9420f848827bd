import { dayIn, daysAfter, instantIn, timeIn, weekdayOf } from '../../lib/zone-time.ts';
import {
  type MedicineSchedule,
  type MedicineTaking,
  takingId,
  type TakingState,
} from './medicine-schedule.ts';

/** One dose of one medicine. */
export type Dose = {
  id: string;
  medicine: string;
  /** ISO in UTC. */
  due_at: string;
  /** `08:00` on the clock of the medicine's zone. */
  time: string;
  /** Null: nobody has noted it. */
  state: TakingState | null;
};

const zones = new Map<string, string>();

/** A zone the server knows and this device does not reads as Nairobi. */
export function knownZone(zone: string): string {
  const known = zones.get(zone);
  if (known) return known;
  let found = zone;
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: zone });
  } catch {
    found = 'Africa/Nairobi';
  }
  zones.set(zone, found);
  return found;
}

/** When doses of a day are due, by today's plan. */
function plannedOn(schedule: MedicineSchedule, day: string): string[] {
  if (day < schedule.starts_on || !schedule.weekdays.includes(weekdayOf(day))) return [];
  return schedule.times.map((time) => instantIn(day, time, knownZone(schedule.time_zone)));
}

/**
 * The doses of a medicine on a day of its own clock: those its times ask for since they hold, and whatever was noted,
 * also under times that have changed since.
 */
export function dosesOn(schedule: MedicineSchedule, day: string, takings: readonly MedicineTaking[]): Dose[] {
  const zone = knownZone(schedule.time_zone);
  const noted = takings.filter(
    ({ medicine, due_at }) => medicine === schedule.id && dayIn(due_at, zone) === day,
  );
  const since = Date.parse(schedule.times_since);
  const planned = plannedOn(schedule, day).filter((at) => Date.parse(at) >= since);
  return [...new Set([...planned, ...noted.map(({ due_at }) => new Date(due_at).toISOString())])]
    .toSorted()
    .map((at) => {
      const id = takingId(schedule.id, at);
      return {
        id,
        medicine: schedule.id,
        due_at: at,
        time: timeIn(at, zone),
        state: noted.find((taking) => takingId(taking.medicine, taking.due_at) === id)?.state ?? null,
      };
    });
}

/** How long after a dose was due in the night before it is still shown with the day that has begun. */
const NIGHT_MS = 6 * 3_600_000;

/** What there is to take today on each medicine's own clock, with what was due late last night; in the order of time. */
export function dosesToday(
  schedules: readonly MedicineSchedule[],
  takings: readonly MedicineTaking[],
  now: number,
): Dose[] {
  return schedules
    .flatMap((schedule) => {
      const today = dayIn(new Date(now).toISOString(), knownZone(schedule.time_zone));
      const lastNight = dosesOn(schedule, daysAfter(today, -1), takings).filter(
        ({ due_at }) => Date.parse(due_at) > now - NIGHT_MS,
      );
      return [...lastNight, ...dosesOn(schedule, today, takings)];
    })
    .toSorted(inTime);
}

/** All doses of a day. */
export const dosesOfDay = (
  schedules: readonly MedicineSchedule[],
  takings: readonly MedicineTaking[],
  day: string,
): Dose[] => schedules.flatMap((schedule) => dosesOn(schedule, day, takings)).toSorted(inTime);

const inTime = (a: Dose, b: Dose): number =>
  a.due_at.localeCompare(b.due_at) || a.medicine.localeCompare(b.medicine);

const LATE_MS = 3_600_000;

/** Whether a dose nobody has noted was due more than an hour ago. */
export const isLate = ({ state, due_at }: Dose, now: number): boolean =>
  state === null && now - Date.parse(due_at) > LATE_MS;

/** The seven days that end with this one. */
export const weekUntil = (today: string): string[] =>
  Array.from({ length: 7 }, (_, index) => daysAfter(today, index - 6));

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
