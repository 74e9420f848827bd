import {
  isDay,
  isFlag,
  isNumber,
  isText,
  isTime,
  listOf,
  objectOf,
  oneOf,
  orNull,
  textLike,
} from '../../lib/guards.ts';
import { deviceZone, todayIn } from '../../lib/zone-time.ts';

/** How somebody takes a medicine. Its `id` is the medicine as the safety list names it: there is one list of medicines. */
export type MedicineSchedule = {
  id: string;
  /** In their own words: `1 tablet`. */
  dose: string;
  /** `HH:MM`, each once, in order. */
  times: string[];
  /** Monday is 1. */
  weekdays: number[];
  /** YYYY-MM-DD */
  starts_on: string;
  /** The day of the last dose there is; null where nobody knows. */
  runs_out_on: string | null;
  reminds: boolean;
  /** Whose clock the times are on. */
  time_zone: string;
  /** Since when these times hold, ISO: doses of before are known from what was noted only. */
  times_since: string;
};

/** How many times a day can have. */
export const MOST_TIMES = 8;
export const MOST_DOSE_LETTERS = 60;
export const everyDay: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

const isClock = textLike(/^([01]\d|2[0-3]):[0-5]\d$/);

export const isSchedule = objectOf<MedicineSchedule>({
  id: isText,
  dose: isText,
  times: listOf(isClock),
  weekdays: listOf(isNumber),
  starts_on: isDay,
  runs_out_on: orNull(isDay),
  reminds: isFlag,
  time_zone: isText,
  times_since: isTime,
});

export const newSchedule = (medicine: string): MedicineSchedule => ({
  id: medicine,
  dose: '',
  times: [],
  weekdays: [...everyDay],
  starts_on: todayIn(deviceZone()),
  runs_out_on: null,
  reminds: false,
  time_zone: deviceZone(),
  times_since: new Date().toISOString(),
});

const isSameList = (a: readonly (string | number)[], b: readonly (string | number)[]): boolean =>
  a.length === b.length && a.every((entry) => b.includes(entry));

/** The schedule after an edit. New times hold from now on, so that nothing is missed that was never due. */
export function changed(before: MedicineSchedule | undefined, after: MedicineSchedule): MedicineSchedule {
  const times = [...new Set(after.times)].toSorted().slice(0, MOST_TIMES);
  const weekdays = after.weekdays.length === 0 ? [...everyDay] : after.weekdays.toSorted((a, b) => a - b);
  const isSamePlan =
    before !== undefined &&
    isSameList(before.times, times) &&
    isSameList(before.weekdays, weekdays) &&
    before.starts_on === after.starts_on &&
    before.time_zone === after.time_zone;
  return {
    ...after,
    dose: after.dose.trim().slice(0, MOST_DOSE_LETTERS),
    times,
    weekdays,
    reminds: after.reminds && times.length > 0,
    times_since: isSamePlan ? before.times_since : new Date().toISOString(),
  };
}

/** What became of one dose. It is known by its medicine and the moment it was due, on every device. */
export type MedicineTaking = {
  /** `takingId` of the two below. */
  id: string;
  medicine: string;
  /** ISO in UTC. */
  due_at: string;
  state: TakingState;
  noted_at: string;
};

export type TakingState = 'taken' | 'skipped';

export const takingId = (medicine: string, dueAt: string): string =>
  `${medicine}@${new Date(dueAt).toISOString()}`;

export const newTaking = (medicine: string, dueAt: string, state: TakingState): MedicineTaking => ({
  id: takingId(medicine, dueAt),
  medicine,
  due_at: new Date(dueAt).toISOString(),
  state,
  noted_at: new Date().toISOString(),
});

export const isTaking = objectOf<MedicineTaking>({
  id: isText,
  medicine: isText,
  due_at: isTime,
  state: oneOf(['taken', 'skipped'] as const),
  noted_at: isText,
});
