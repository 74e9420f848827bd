import { addDays } from '../../lib/nairobi.ts';
import { isProtocolId, type ProtocolId } from './protocols.ts';
import { dayIn, instantOf, weekdayOf } from './zoned.ts';

/** One weekday of the schedule; Monday is 1. `start` is the hour of the last bite, on the plan's clock. */
export type PlannedDay = { weekday: number; start: string; protocol: ProtocolId; target_minutes: number };
export type Screening = 'clear' | 'caution' | 'no';

/** The columns of the table `fasting_plans`. There is one; `id` is its place among the device's records. */
export type Plan = {
  id: 'plan';
  days: PlannedDay[];
  remind_start: boolean;
  remind_end: boolean;
  time_zone: string;
  /** Whose sun counts; null is the county the member lives in. */
  county: string | null;
  /** What the questions came to. The answers themselves are never kept. */
  screening: Screening | null;
  screened_on: string | null;
  clinician_agreed: boolean;
};

export const emptyPlan: Plan = {
  id: 'plan',
  days: [],
  remind_start: false,
  remind_end: false,
  time_zone: 'Africa/Nairobi',
  county: null,
  screening: null,
  screened_on: null,
  clinician_agreed: false,
};

/** Bodies and medicines change: the questions are asked again after half a year. */
const SCREENING_DAYS = 182;

function isPlannedDay(value: unknown): value is PlannedDay {
  if (typeof value !== 'object' || value === null) return false;
  const day = value as Record<string, unknown>;
  return (
    typeof day['weekday'] === 'number' &&
    typeof day['start'] === 'string' &&
    isProtocolId(day['protocol']) &&
    typeof day['target_minutes'] === 'number'
  );
}

export function isPlan(value: unknown): value is Plan {
  if (typeof value !== 'object' || value === null) return false;
  const plan = value as Record<string, unknown>;
  return (
    plan['id'] === 'plan' &&
    Array.isArray(plan['days']) &&
    plan['days'].every(isPlannedDay) &&
    typeof plan['time_zone'] === 'string' &&
    (plan['county'] === null || typeof plan['county'] === 'string') &&
    (plan['screening'] === null || ['clear', 'caution', 'no'].some((one) => one === plan['screening']))
  );
}

/** What the questions came to, as long as the answer is fresh; null when they have to be asked. */
export function screeningOf(plan: Plan, today: string): Screening | null {
  if (plan.screening === null || plan.screened_on === null) return null;
  // What would harm is remembered until somebody answers anew.
  if (plan.screening === 'no') return 'no';
  return addDays(plan.screened_on, SCREENING_DAYS) > today ? plan.screening : null;
}

/** The next planned beginning after a moment; null without any. */
export function nextPlanned(plan: Plan, after: number): { at: number; day: PlannedDay } | null {
  const today = dayIn(after, plan.time_zone);
  for (let ahead = 0; ahead <= 8; ahead += 1) {
    const date = addDays(today, ahead);
    const day = plan.days.find(({ weekday }) => weekday === weekdayOf(date));
    if (!day) continue;
    const at = instantOf(date, day.start, plan.time_zone);
    if (at > after) return { at, day };
  }
  return null;
}

/** Whether a day is one of rest. Without a schedule none is set, see `streak.ts`. */
export const isRestDay = (plan: Plan, day: string): boolean =>
  plan.days.length > 0 && !plan.days.some(({ weekday }) => weekday === weekdayOf(day));

/** What a visitor planned on this device beside what the account has: the account's week, and the newer answers. */
export function joinPlans(device: Plan, account: Plan | undefined): Plan {
  if (!account) return device;
  const isNewer = (device.screened_on ?? '') >= (account.screened_on ?? '');
  const answers = device.screening !== null && isNewer ? device : account;
  return {
    ...account,
    days: account.days.length > 0 ? account.days : device.days,
    county: account.county ?? device.county,
    screening: answers.screening,
    screened_on: answers.screened_on,
    clinician_agreed: answers.clinician_agreed,
  };
}
