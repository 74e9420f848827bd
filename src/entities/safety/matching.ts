import { type Level, levels, type Rule, type SafetyBook, type Trigger } from './safety-book.ts';
import type { SafetyProfile } from './safety-profile.ts';

/** What is looked at. `herbs` of a product are known better by its own row than by the file, where a page has them. */
export type Subject =
  | { kind: 'herb'; slug: string }
  | { kind: 'remedy'; slug: string }
  | { kind: 'product'; id: number; herbs?: readonly string[] };

/** A rule that speaks to a visitor: because of which herb, and of what on his list. */
export type Warning = Rule & {
  /** The herb it is about, where the subject holds several things; null for the subject itself. */
  herb: string | null;
  /** Names of what he listed. */
  because: readonly string[];
};

export type Finding = {
  warnings: readonly Warning[];
  /** Whether something about it is not in our rules at all. Reads as caution. */
  isUnknown: boolean;
};

const keyOf = ({ kind, id }: Trigger): string => `${kind} ${id}`;

/**
 * Every trigger a profile sets off, with the names the visitor knows it by: what he listed, the wider classes of his
 * medicines, and the medicines his conditions imply.
 */
export function triggersOf(book: SafetyBook, profile: SafetyProfile): Map<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const add = (trigger: Trigger, because: string): boolean => {
    const names = found.get(keyOf(trigger));
    if (names?.includes(because)) return false;
    found.set(keyOf(trigger), [...(names ?? []), because]);
    return true;
  };
  const addMedicine = (id: string, because: string): void => {
    if (!add({ kind: 'medicine', id }, because)) return;
    for (const wider of book.medicines[id]?.part_of ?? []) addMedicine(wider, because);
  };
  for (const id of profile.medicines) addMedicine(id, book.medicines[id]?.name ?? id);
  for (const id of profile.conditions) {
    const name = book.conditions[id]?.name ?? id;
    add({ kind: 'condition', id }, name);
    for (const medicine of book.conditions[id]?.implies ?? []) addMedicine(medicine, name);
  }
  return found;
}

const rank = (level: Level): number => levels.indexOf(level);

/** What a subject is made of: its own rules, and its herbs. Null when we know nothing about it. */
function partsOf(
  book: SafetyBook,
  subject: Subject,
): { rules: readonly Rule[]; herbs: readonly string[] } | null {
  switch (subject.kind) {
    case 'herb':
      return book.herbs[subject.slug] ? { rules: [], herbs: [subject.slug] } : null;
    case 'remedy':
      return book.remedies[subject.slug] ?? null;
    case 'product': {
      const known = book.products[subject.id];
      const herbs = subject.herbs ?? known?.herbs ?? [];
      return known || herbs.length > 0 ? { rules: known?.rules ?? [], herbs } : null;
    }
  }
}

/** The wider classes of a medicine, all the way up. */
const widerThan = (book: SafetyBook, id: string): string[] =>
  (book.medicines[id]?.part_of ?? []).flatMap((wider) => [wider, ...widerThan(book, wider)]);

/** Whether one warning makes another idle: it is about the very medicine, the other about its class, and no milder. */
const saysItBetter = (book: SafetyBook, one: Warning, other: Warning): boolean =>
  one.herb === other.herb &&
  one.trigger.kind === 'medicine' &&
  other.trigger.kind === 'medicine' &&
  rank(one.level) <= rank(other.level) &&
  widerThan(book, one.trigger.id).includes(other.trigger.id) &&
  other.because.every((name) => one.because.includes(name));

/**
 * The warnings of a subject for a profile, the worst first. Where a remedy or product speaks about something itself, the
 * herb's rule on the same thing is left out unless it is worse.
 */
export function findWarnings(book: SafetyBook, profile: SafetyProfile, subject: Subject): Finding {
  const triggers = triggersOf(book, profile);
  const parts = partsOf(book, subject);
  if (!parts) return { warnings: [], isUnknown: true };
  const own = new Map(parts.rules.map((rule) => [keyOf(rule.trigger), rule]));
  const rules = [
    ...parts.rules.map((rule) => ({ rule, herb: null })),
    ...parts.herbs.flatMap((slug) =>
      (book.herbs[slug]?.rules ?? [])
        .filter((rule) => {
          const better = own.get(keyOf(rule.trigger));
          return !better || rank(rule.level) < rank(better.level);
        })
        .map((rule) => ({ rule, herb: book.herbs[slug]?.name ?? slug })),
    ),
  ];
  const spoken = rules.flatMap(({ rule, herb }): Warning[] => {
    const because = triggers.get(keyOf(rule.trigger));
    return because ? [{ ...rule, herb, because }] : [];
  });
  const warnings = spoken
    .filter((warning) => !spoken.some((other) => saysItBetter(book, other, warning)))
    .toSorted((a, b) => rank(a.level) - rank(b.level));
  const isUnknown =
    parts.herbs.some((slug) => !book.herbs[slug]) ||
    (subject.kind === 'product' && parts.herbs.length === 0 && parts.rules.length === 0);
  return { warnings, isUnknown };
}

/** The worst level among warnings; an unknown subject is a caution; null when nothing speaks. */
export function worstLevel({ warnings, isUnknown }: Finding): Level | null {
  const worst = warnings[0]?.level ?? null;
  if (isUnknown && worst !== 'avoid') return 'caution';
  return worst;
}
