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

const isText = (value: unknown): value is string => typeof value === 'string';
const isTime = (value: unknown): boolean => isText(value) && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
const isDay = (value: unknown): boolean => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value);

export function isSchedule(value: unknown): value is MedicineSchedule {
  if (typeof value !== 'object' || value === null) return false;
  const row = value as Record<string, unknown>;
  return (
    isText(row['id']) &&
    isText(row['dose']) &&
    Array.isArray(row['times']) &&
    row['times'].every(isTime) &&
    Array.isArray(row['weekdays']) &&
    row['weekdays'].every((day) => typeof day === 'number') &&
    isDay(row['starts_on']) &&
    (row['runs_out_on'] === null || isDay(row['runs_out_on'])) &&
    typeof row['reminds'] === 'boolean' &&
    isText(row['time_zone']) &&
    isText(row['times_since']) &&
    !Number.isNaN(Date.parse(row['times_since']))
  );
}

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

export function isTaking(value: unknown): value is MedicineTaking {
  if (typeof value !== 'object' || value === null) return false;
  const { id, medicine, due_at, state, noted_at } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof medicine === 'string' &&
    typeof due_at === 'string' &&
    !Number.isNaN(Date.parse(due_at)) &&
    (state === 'taken' || state === 'skipped') &&
    typeof noted_at === 'string'
  );
}
