import type { UrgentAnswer, Urgency, UrgentKind } from '../urgent/urgency.ts';
import type { Person } from './person.ts';
import type { Context, Reading, ReadingKind, SymptomId } from './reading.ts';

type Given<Kind extends ReadingKind> = Extract<Reading, { kind: Kind }>;

/** One row of a table: when it holds, how urgent it is, what to do, and where that comes from. */
export type Rule<Kind extends ReadingKind> = {
  /** Names the row in tests. */
  id: string;
  urgency: Urgency;
  about: UrgentKind;
  source: string;
  title: string;
  steps: readonly string[];
  holds: (reading: Given<Kind>, person: Person, context: Context) => boolean;
};

/** The answer of the first row that holds. */
export function firstAnswer<Kind extends ReadingKind>(
  rules: readonly Rule<Kind>[],
  reading: Given<Kind>,
  person: Person,
  context: Context,
): UrgentAnswer | null {
  const rule = rules.find(({ holds }) => holds(reading, person, context));
  if (!rule) return null;
  const { urgency, about: kind, title, steps, source } = rule;
  return { urgency, kind, title, steps, source };
}

export const feels = ({ symptoms }: Person, ...ids: readonly SymptomId[]): boolean =>
  ids.some((id) => symptoms.includes(id));

/** Pregnant, or six weeks after birth or less: other limits hold for her. */
export const isMother = ({ isPregnant, isAfterBirth }: Person): boolean => isPregnant || isAfterBirth;
