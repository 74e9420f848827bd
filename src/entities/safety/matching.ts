import { nairobiDate } from '../../lib/nairobi.ts';
import { classesOf, conditionsUp, type Listed, listedOf, type Reach, reachesOf, ruleFor } from './reaches.ts';
import {
  herbName,
  type Clear,
  keyOf,
  type Level,
  levels,
  type Rule,
  type SafetyBook,
} from './safety-book.ts';
import type { SafetyProfile } from './safety-profile.ts';

/** What is looked at. `herbs` of a product are known better by its own row than by the file, where a page has them. */
export type Subject =
  | { kind: 'herb'; slug: string }
  | { kind: 'remedy'; slug: string }
  | { kind: 'product'; id: number; herbs?: readonly string[] };

/** A rule that speaks to a visitor: because of which herb, and of what on their list. */
export type Warning = Rule & {
  /** The herb it is about, where the subject holds several things; null for the subject itself. */
  herb: string | null;
  /** Names of what they listed. */
  because: readonly string[];
};

/**
 * The worst first. What nobody looked up stands before a small effect that is known: it may be anything. Before `ask` it does
 * not, since that already sends its reader to a clinician, with a reason. None of them hides the others: what was not looked
 * up is named beside every verdict.
 */
const verdicts = ['avoid', 'ask', 'unchecked', 'watch', 'clear'] as const;
export type Verdict = (typeof verdicts)[number];

/** One thing on the list against the subject. */
export type Pair = {
  listed: Listed;
  verdict: Verdict;
  warnings: readonly Warning[];
  /** Where it was looked up, of a clear one. */
  clear: readonly Clear[];
};

export type Finding = {
  pairs: readonly Pair[];
  /** Those of all pairs, each said once. */
  warnings: readonly Warning[];
  /** Whether something about it is not in our rules at all. Reads as caution. */
  isUnknown: boolean;
};

const rank = (level: Level): number => levels.indexOf(level);
export const worstFirst = (one: Verdict, other: Verdict): number =>
  verdicts.indexOf(one) - verdicts.indexOf(other);

type Parts = {
  rules: readonly Rule[];
  herbs: readonly string[];
  /** Whether its herbs, and with children its own age, tell all there is to look up. */
  isWhole: boolean;
  /** The youngest age of a remedy. */
  fromYears: number | null;
  /** Whether it is, or may be, the essential oil; a remedy with one has rules of its own for it. */
  hasOil: boolean;
};

/** What a subject is made of: its own rules, and its herbs. Null when we know nothing about it. */
function partsOf(book: SafetyBook, subject: Subject): Parts | null {
  switch (subject.kind) {
    case 'herb':
      return book.herbs[subject.slug]
        ? { rules: [], herbs: [subject.slug], isWhole: true, fromYears: null, hasOil: true }
        : null;
    case 'remedy': {
      const remedy = book.remedies[subject.slug];
      return remedy
        ? {
            rules: remedy.rules,
            herbs: remedy.herbs,
            isWhole: remedy.is_only_herbs && remedy.herbs.length > 0,
            fromYears: remedy.from_years,
            hasOil: false,
          }
        : null;
    }
    case 'product': {
      const known = book.products[subject.id];
      const herbs = subject.herbs ?? known?.herbs ?? [];
      return known || herbs.length > 0
        ? {
            rules: known?.rules ?? [],
            herbs,
            isWhole: herbs.length > 0,
            fromYears: null,
            hasOil: !known || known.oil === true,
          }
        : null;
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
  widerThan(book, one.trigger.id).includes(other.trigger.id);

/**
 * What a subject's rules say to one listed thing. Where a remedy or product speaks about something itself, the herb's rule on
 * the same thing is left out unless it is worse.
 */
function warningsFor(book: SafetyBook, parts: Parts, listed: Listed, reaches: readonly Reach[]): Warning[] {
  const because = [listed.name];
  const byKey = new Map(reaches.map((reach) => [keyOf(reach.trigger), reach]));
  const spoken = (rules: readonly Rule[], herb: string | null, remedyFrom: number | null): Warning[] =>
    rules.flatMap((rule) => {
      if (rule.of_oil && !parts.hasOil) return [];
      const reach = byKey.get(keyOf(rule.trigger));
      const said = reach && ruleFor(rule, reach, remedyFrom);
      return said ? [{ ...said, herb, because }] : [];
    });
  const own = spoken(parts.rules, null, null);
  const ofHerbs = parts.herbs
    .flatMap((slug) => spoken(book.herbs[slug]?.rules ?? [], herbName(book, slug), parts.fromYears))
    .filter((warning) => {
      const better = own.find((one) => keyOf(one.trigger) === keyOf(warning.trigger));
      return !better || rank(warning.level) < rank(better.level);
    });
  const all = [...own, ...ofHerbs];
  return all
    .filter((warning) => !all.some((other) => saysItBetter(book, other, warning)))
    .filter(
      ({ herb, reason, advice }, at, kept) =>
        kept.findIndex((one) => one.herb === herb && one.reason === reason && one.advice === advice) === at,
    )
    .toSorted((a, b) => rank(a.level) - rank(b.level));
}

/**
 * Where a pair was looked up without a finding: with every herb, the condition and the wider ones, or every class of the
 * medicine up the chain. Null when any of that is missing. The illness a medicine tells of is not part of the pair.
 */
function clearancesOf(book: SafetyBook, parts: Parts, { kind, id }: Listed): Clear[] | null {
  // A remedy that names the age it is from was made for a child of that age.
  if (parts.fromYears !== null && (id === 'child' || id === 'under-18')) return [];
  if (!parts.isWhole || parts.herbs.length === 0) return null;
  const wanted =
    kind === 'medicine'
      ? classesOf(book, id).map((one) => `m ${one}`)
      : conditionsUp(book, id === 'under-18' ? 'child' : id).map((one) => `c ${one}`);
  if (wanted.length === 0) return null;
  const found: Clear[] = [];
  for (const slug of parts.herbs) {
    for (const key of wanted) {
      const clear = book.herbs[slug]?.clear[key];
      if (!clear) return null;
      found.push(clear);
    }
  }
  return found;
}

const verdictOf: Readonly<Record<Level, Verdict>> = { avoid: 'avoid', caution: 'ask', watch: 'watch' };

function pairOf(
  book: SafetyBook,
  profile: SafetyProfile,
  parts: Parts | null,
  listed: Listed,
  today: string,
): Pair {
  if (!parts || !listed.isKnown) return { listed, verdict: 'unchecked', warnings: [], clear: [] };
  const warnings = warningsFor(book, parts, listed, reachesOf(book, listed, profile, today));
  const [worst] = warnings;
  if (worst) return { listed, verdict: verdictOf[worst.level], warnings, clear: [] };
  const otherwise = listed.kind === 'condition' ? book.conditions[listed.id]?.otherwise : undefined;
  if (otherwise) {
    const trigger = { kind: listed.kind, id: listed.id };
    const note = { ...otherwise, trigger, level: 'watch', herb: null, because: [listed.name] } as const;
    return { listed, verdict: 'watch', warnings: [note], clear: [] };
  }
  const clear = clearancesOf(book, parts, listed);
  return { listed, verdict: clear ? 'clear' : 'unchecked', warnings, clear: clear ?? [] };
}

/** Warnings of several pairs, each said once with all it is because of, the worst first. */
function together(pairs: readonly Pair[]): Warning[] {
  const found = new Map<string, Warning>();
  for (const warning of pairs.flatMap(({ warnings }) => warnings)) {
    const key = `${warning.herb} ${keyOf(warning.trigger)} ${warning.reason} ${warning.advice}`;
    const same = found.get(key);
    found.set(
      key,
      same ? { ...same, because: [...new Set([...same.because, ...warning.because])] } : warning,
    );
  }
  return [...found.values()].toSorted((a, b) => rank(a.level) - rank(b.level));
}

/**
 * A subject against everything on a list: a verdict for every pair, and the warnings of all of them, the worst first.
 *
 * @param today YYYY-MM-DD in Nairobi, by which ages, weeks and dates of operations count
 */
export function findWarnings(
  book: SafetyBook,
  profile: SafetyProfile,
  subject: Subject,
  today: string = nairobiDate(Date.now()),
): Finding {
  const parts = partsOf(book, subject);
  const pairs = listedOf(book, profile, today).map((listed) => pairOf(book, profile, parts, listed, today));
  const isUnknown =
    !parts ||
    parts.herbs.some((slug) => !book.herbs[slug]) ||
    (subject.kind === 'product' && parts.herbs.length === 0 && parts.rules.length === 0);
  return { pairs, warnings: together(pairs), isUnknown };
}

/** The worst level among warnings; an unknown subject is a caution; null when nothing speaks, which is no all-clear. */
export function worstLevel({ warnings, isUnknown }: Pick<Finding, 'warnings' | 'isUnknown'>): Level | null {
  const worst = warnings[0]?.level ?? null;
  if (isUnknown && worst !== 'avoid') return 'caution';
  return worst;
}

/** What was listed that nobody looked up with it. */
export const uncheckedOf = ({ pairs }: Pick<Finding, 'pairs'>): Listed[] =>
  pairs.filter(({ verdict }) => verdict === 'unchecked').map(({ listed }) => listed);

/** Whether every pair was looked up and nothing was found: only then "we know of no conflict" is true. */
export const isAllClear = ({ pairs, isUnknown }: Pick<Finding, 'pairs' | 'isUnknown'>): boolean =>
  !isUnknown && pairs.length > 0 && pairs.every(({ verdict }) => verdict === 'clear');

/** The worst verdict of a finding. A subject that is in no rule at all is to be asked about. */
export function worstVerdict({ pairs, isUnknown }: Pick<Finding, 'pairs' | 'isUnknown'>): Verdict | null {
  const found = pairs.map(({ verdict }) => verdict);
  return [...found, ...(isUnknown ? (['ask'] as const) : [])].toSorted(worstFirst)[0] ?? null;
}
