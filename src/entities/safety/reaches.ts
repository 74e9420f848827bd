import { formatDate } from '../../lib/format.ts';
import { t } from '../../words/shop.ts';
import { keyOf, type SafetyBook, type Trigger, type Level, type Rule } from './safety-book.ts';
import { type Holding, holdingOf, isAsWritten, type SafetyProfile, writtenName } from './safety-profile.ts';

/** One thing on a list. */
export type Listed = {
  kind: 'medicine' | 'condition';
  id: string;
  /** As its owner knows it. */
  name: string;
  /** Whether the book knows it. What was only written down is checked against nothing. */
  isKnown: boolean;
};

/** What a listed thing sets off, and how it holds today. */
export type Reach = { trigger: Trigger; holding: Extract<Holding, { holds: true }> };

const always = { holds: true } as const;

/** The classes of a medicine, all the way up: of a drug those it belongs to, of a class itself and the wider ones. */
export function classesOf(book: SafetyBook, id: string): string[] {
  const found = new Set<string>();
  const climb = (one: string): void => {
    if (found.has(one)) return;
    found.add(one);
    for (const wider of book.medicines[one]?.part_of ?? []) climb(wider);
  };
  for (const narrow of [...(book.drugs[id]?.classes ?? []), ...(book.medicines[id] ? [id] : [])])
    climb(narrow);
  return [...found];
}

/** A condition and the wider ones. */
export function conditionsUp(book: SafetyBook, id: string): string[] {
  const found = new Set<string>();
  const climb = (one: string): void => {
    if (found.has(one)) return;
    found.add(one);
    for (const wider of book.conditions[one]?.part_of ?? []) climb(wider);
  };
  climb(id);
  return [...found];
}

/**
 * The illnesses a medicine tells of: a drug by itself, a class only where it was listed itself. A drug is told apart from
 * its class, since tablets against HIV also prevent it, and some against fits also ease pain.
 */
const impliedConditions = (book: SafetyBook, id: string): string[] => [
  ...new Set(
    (book.drugs[id]?.implies ?? book.medicines[id]?.implies ?? []).flatMap((condition) =>
      conditionsUp(book, condition),
    ),
  ),
];

export const nameOfMedicine = (book: SafetyBook, id: string): string =>
  isAsWritten(id) ? writtenName(id) : (book.drugs[id]?.name ?? book.medicines[id]?.name ?? id);

/** Everything on a list that holds today. */
export function listedOf(book: SafetyBook, profile: SafetyProfile, today: string): Listed[] {
  return [
    ...profile.medicines.map((id): Listed => ({
      kind: 'medicine',
      id,
      name: nameOfMedicine(book, id),
      isKnown: book.drugs[id] !== undefined || book.medicines[id] !== undefined,
    })),
    ...profile.conditions.flatMap((id): Listed[] =>
      holdingOf(id, profile, today).holds
        ? [
            {
              kind: 'condition',
              id,
              name: book.conditions[id]?.name ?? id,
              isKnown: book.conditions[id] !== undefined,
            },
          ]
        : [],
    ),
  ];
}

/**
 * What a listed thing sets off. A medicine: its classes, the wider ones, and the illness it is given for. A condition:
 * itself, wider ones, and the medicines it is treated with. Only what was listed implies; what is implied implies nothing
 * more, or efavirenz would tell of HIV, and HIV of dolutegravir.
 */
export function reachesOf(
  book: SafetyBook,
  { kind, id }: Listed,
  profile: SafetyProfile,
  today: string,
): Reach[] {
  const found = new Map<string, Reach>();
  const add = (trigger: Trigger, holding: Reach['holding'] = always): void => {
    if (!found.has(keyOf(trigger))) found.set(keyOf(trigger), { trigger, holding });
  };
  const addMedicine = (medicine: string): void => {
    for (const one of classesOf(book, medicine)) add({ kind: 'medicine', id: one });
  };
  if (kind === 'medicine') {
    addMedicine(id);
    for (const condition of impliedConditions(book, id)) add({ kind: 'condition', id: condition });
    return [...found.values()];
  }
  const holding = holdingOf(id, profile, today);
  if (!holding.holds) return [];
  for (const one of conditionsUp(book, id)) add({ kind: 'condition', id: one }, holding);
  // Whoever is under 18 is read by what is said of children of that age.
  if (id === 'under-18') add({ kind: 'condition', id: 'child' }, holding);
  for (const medicine of book.conditions[id]?.implies ?? []) addMedicine(medicine);
  return [...found.values()];
}

/**
 * The conditions of whoever keeps a list: those that are named and hold today, and those their medicines tell of. For
 * everything outside the check that goes by pregnancy, diabetes or an illness.
 */
export function effectiveConditions(book: SafetyBook, profile: SafetyProfile, today: string): Set<string> {
  const listed = listedOf(book, profile, today);
  return new Set(
    listed.flatMap((one) =>
      reachesOf(book, one, profile, today).flatMap(({ trigger }) =>
        trigger.kind === 'condition' ? [trigger.id] : [],
      ),
    ),
  );
}

/** A name as it is shown: what was written by hand stays as it is. */
export const shownName = ({ name, isKnown }: Listed): string => (isKnown ? t.known(name) : name);

/** A rule as it speaks to a listed thing today: the same, milder, or not at all (null). */

const milder: Readonly<Record<Level, Level>> = { avoid: 'caution', caution: 'watch', watch: 'watch' };

const adviceForAge = {
  caution: t('Ask a clinician about the amount for this age first.'),
  watch: t('Keep to the amount for this age, and to what is said here.'),
} as const;

function forAge(rule: Rule, age: number, remedyFrom: number | null): Rule | null {
  const { until_years, milder_from_years, level } = rule;
  if (until_years !== undefined && age >= until_years) return null;
  const hasOwnAmount = milder_from_years !== undefined && age >= milder_from_years;
  // A remedy's amounts were set for its age: what a herb asks of children in general is then a note.
  const isRemedyForAge = remedyFrom !== null && age >= remedyFrom && level === 'caution';
  if (level === 'watch' || !(hasOwnAmount || isRemedyForAge)) return rule;
  const eased = milder[level];
  return { ...rule, level: eased, advice: adviceForAge[eased === 'caution' ? 'caution' : 'watch'] };
}

/**
 * @param remedyFrom the youngest age of the remedy whose herb's rule this is; null for a rule of the subject itself and for
 *   herbs and products
 */
export function ruleFor(rule: Rule, { trigger, holding }: Reach, remedyFrom: number | null): Rule | null {
  if (trigger.id === 'child' && holding.age !== undefined) return forAge(rule, holding.age, remedyFrom);
  if (holding.stopBy !== undefined)
    return {
      ...rule,
      level: 'watch',
      advice: t('Stop it by {day}, two weeks before the operation, and tell the surgeon.', {
        day: formatDate(holding.stopBy),
      }),
    };
  return rule;
}
