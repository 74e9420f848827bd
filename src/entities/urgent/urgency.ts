import { oneOf } from '../../lib/guards.ts';

/** How soon something must be seen to: now, today, within the week, within the month, at the next visit. */
export const urgencies = ['emergency', 'today', 'week', 'month', 'visit'] as const;
export type Urgency = (typeof urgencies)[number];

/** What an urgent answer is about. The names are stable: tests and links rely on them. */
export const urgentKinds = [
  'heart',
  'stroke',
  'breathing',
  'allergy',
  'bleeding',
  'self-harm',
  'poison',
  'fit',
  'unconscious',
  'head',
  'burn',
  'eye',
  'pregnancy',
  'birth',
  'child',
  'dehydration',
  'meningitis',
  'belly',
  'bite',
  'sexual-violence',
  'violence',
  'low-sugar',
  'high-sugar',
  'pressure',
  'fever',
  'stopping-medicine',
  'ending-pregnancy',
  'herb-harm',
] as const;
export type UrgentKind = (typeof urgentKinds)[number];
export const isUrgentKind = oneOf(urgentKinds);

/** One answer to something that cannot wait, in the language of the app. */
export type UrgentAnswer = {
  urgency: Urgency;
  kind: UrgentKind;
  title: string;
  /** What to do first, what not to do: a sentence each. */
  steps: readonly string[];
  /** Whom to call besides 999 and 112, by the id of a number; nobody is called for what can wait until tomorrow. */
  calls?: readonly string[];
  /** Where the limit or the advice comes from, for those who want to read it. */
  source?: string;
};

/** The more urgent first. */
export const byUrgency = (one: Pick<UrgentAnswer, 'urgency'>, other: Pick<UrgentAnswer, 'urgency'>): number =>
  urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency);
