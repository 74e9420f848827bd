import { isNumber, isText, listOf, objectOf, oneOf, orNull } from '../../lib/guards.ts';
import { addDays } from '../../lib/nairobi.ts';
import { t } from '../../words/fasting.ts';
import { dayIn, instantOf, weekdayOf } from './zoned.ts';

/** A rhythm of fasting and eating. Source: the product's list of domain facts; 24 hours is the longest that is offered. */
export type Protocol = {
  id: ProtocolId;
  name: string;
  /** How long the fast is meant to last. */
  minutes: number;
  text: string;
};

export const protocolIds = [
  '12:12',
  '14:10',
  '16:8',
  '18:6',
  '20:4',
  '23:1',
  '5:2',
  'custom',
  'ramadan',
  'lent',
  'prayer',
] as const;
export type ProtocolId = (typeof protocolIds)[number];

export const DEFAULT_PROTOCOL: ProtocolId = '14:10';
/** Above this only after the questions, and with a caution among the answers only when a clinician agreed. */
export const LONG_MINUTES = 18 * 60;
export const SHORTEST_MINUTES = 60;
export const LONGEST_MINUTES = 24 * 60;

export const protocols: readonly Protocol[] = [
  { id: '12:12', name: '12:12', minutes: 720, text: t('Supper to breakfast. A gentle start.') },
  {
    id: '14:10',
    name: '14:10',
    minutes: 840,
    text: t('An early supper, a later breakfast. Suits most people.'),
  },
  { id: '16:8', name: '16:8', minutes: 960, text: t('Two or three meals within eight hours.') },
  { id: '18:6', name: '18:6', minutes: 1080, text: t('Two meals within six hours.') },
  {
    id: '20:4',
    name: '20:4',
    minutes: 1200,
    text: t('One or two meals within four hours. For the practised.'),
  },
  {
    id: '23:1',
    name: t('One meal a day (23:1)'),
    minutes: 1380,
    text: t('Hard to eat enough well. Not for every day.'),
  },
  {
    id: '5:2',
    name: t('5:2 light day'),
    minutes: 1440,
    text: t('Not empty: about 500 to 600 kcal in the day, on two days a week that do not touch.'),
  },
  { id: 'custom', name: t('My own length'), minutes: 780, text: t('Between 1 and 24 hours.') },
];

const faithNames: Partial<Record<ProtocolId, string>> = {
  ramadan: t('Ramadan'),
  lent: t('Lent'),
  prayer: t('Prayer'),
};

/** The name of a rhythm for people. */
export const protocolName = (id: ProtocolId): string =>
  faithNames[id] ?? protocols.find((protocol) => protocol.id === id)?.name ?? id;

export const isProtocolId = oneOf(protocolIds);

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

const isPlannedDay = objectOf<PlannedDay>({
  weekday: isNumber,
  start: isText,
  protocol: isProtocolId,
  target_minutes: isNumber,
});

export const isPlan = objectOf<Plan>({
  id: oneOf(['plan'] as const),
  days: listOf(isPlannedDay),
  time_zone: isText,
  county: orNull(isText),
  screening: orNull(oneOf(['clear', 'caution', 'no'] as const)),
});

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

/** Whether a day is one of rest. Without a schedule none is set, see `streakOf`. */
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
