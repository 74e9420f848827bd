import { AppError } from '../../lib/app-error.ts';
import { language } from '../../words/language.ts';
import { t as nameWords } from '../../words/names.ts';
import { t } from '../../words/shop.ts';

/**
 * The safety check's knowledge: which herb, remedy or product meets which medicine or condition, and how badly. It comes
 * as `public/knowledge/safety.json`, in which reasons, advice and sources are numbers into lists.
 */
export const levels = ['avoid', 'caution', 'watch'] as const;
/** avoid: do not use; caution: ask first; watch: know the sign. */
export type Level = (typeof levels)[number];

/** A class of medicines. */
type Medicine = {
  name: string;
  examples: readonly string[];
  search: readonly string[];
  /** Wider classes whose rules hold for this one too. */
  part_of: readonly string[];
  /** The illness it is given for, where it is given for one alone. */
  implies: readonly string[];
};

/** One medicine by its name. Its id may be that of a class that holds nothing else. */
type Drug = {
  name: string;
  brands: readonly string[];
  words: readonly string[];
  /** The narrowest classes it belongs to. */
  classes: readonly string[];
  implies: readonly string[];
};

type Condition = {
  name: string;
  kind: 'life-stage' | 'illness' | 'allergy' | 'plan';
  search: readonly string[];
  /** Medicines whose rules are shown even when the visitor has not named their own. */
  implies: readonly string[];
  /** Wider conditions whose rules hold for this one too. */
  part_of: readonly string[];
  /** What is said where no rule of a herb speaks, of what no herb has to be looked up with. It is no all-clear. */
  otherwise?: { reason: string; advice: string };
};

/** How often a medicine is taken that is not for every day; by content/medicines/rhythms.ts. */
export type Rhythm = {
  /** Doses a week beyond which we ask; 0 for what is given once, monthly or less often. */
  most: number;
  /** More often has killed people. */
  isDeadly?: boolean;
  /** Of which doses it holds, as a pattern; of all without. */
  dose?: string;
  en: string;
  sw: string;
};

/** What a visitor must have named for a rule to speak. */
export type Trigger = { kind: 'medicine' | 'condition'; id: string };
export const keyOf = ({ kind, id }: Trigger): string => `${kind === 'medicine' ? 'm' : 'c'} ${id}`;

export type Source = { title: string; publisher: string; year: number | null; url: string | null };

export type Rule = {
  trigger: Trigger;
  level: Level;
  reason: string;
  advice: string;
  /** On `child`: silent from this age, in years. */
  until_years?: number;
  /** On `child`: one level milder from this age, in years. */
  milder_from_years?: number;
  /** About the essential oil alone. */
  of_oil?: true;
  sources?: readonly Source[];
};

/** A pair that was looked up (`2026-11`) without finding anything against it. */
export type Clear = { lookedUp: string; sources: readonly Source[] };

export type HerbEntry = {
  name: string;
  /** Its first Kiswahili name, where it has one. */
  swahili?: string;
  names: readonly string[];
  rules: readonly Rule[];
  /** By the key of what it was looked up with. */
  clear: Readonly<Record<string, Clear>>;
};

type RemedyEntry = {
  name: string;
  herbs: readonly string[];
  external: boolean;
  /** The youngest age it is for. */
  from_years: number;
  /** Whether its herbs tell all there is to look up. */
  is_only_herbs: boolean;
  rules: readonly Rule[];
};

export type SafetyBook = {
  medicines: Readonly<Record<string, Medicine>>;
  drugs: Readonly<Record<string, Drug>>;
  conditions: Readonly<Record<string, Condition>>;
  /** By medicine. */
  rhythms: Readonly<Record<string, Rhythm>>;
  herbs: Readonly<Record<string, HerbEntry>>;
  /** By product id. */
  products: Readonly<Record<string, { herbs: readonly string[]; oil?: true; rules: readonly Rule[] }>>;
  remedies: Readonly<Record<string, RemedyEntry>>;
};

type More = { u?: number; m?: number; o?: 1; s?: readonly number[] };
type PackedRule = readonly ['m' | 'c', string, number, number, number, More?];
type PackedClear = readonly [string, string, readonly number[]];
type Packed<T> = Readonly<Record<string, Omit<T, 'rules'> & { rules: readonly PackedRule[] }>>;
type PackedHerb = Omit<HerbEntry, 'rules' | 'clear'> & {
  rules: readonly PackedRule[];
  clear: readonly PackedClear[];
};
type PackedBook = Pick<SafetyBook, 'medicines' | 'drugs' | 'conditions' | 'rhythms'> & {
  herbs: Readonly<Record<string, PackedHerb>>;
  products: Packed<SafetyBook['products'][string]>;
  remedies: Packed<RemedyEntry>;
  texts: readonly string[];
  sources: readonly Source[];
};

/** Of a file that is kept for offline: what cannot be read must not look like an all-clear. */
const isPacked = (value: unknown): value is PackedBook =>
  typeof value === 'object' &&
  value !== null &&
  ['texts', 'sources'].every((key) => Array.isArray(Reflect.get(value, key))) &&
  ['medicines', 'drugs', 'conditions', 'rhythms', 'herbs', 'products', 'remedies'].every(
    (key) => typeof Reflect.get(value, key) === 'object',
  );

/** Unpacks the file. A rule that lacks its level or a text is an error: no warning may vanish silently. */
export function readSafetyBook(answer: unknown): SafetyBook {
  const unreadable = (): AppError =>
    new AppError('server', t('The safety check could not be read. Treat everything as untested for now.'));
  if (!isPacked(answer)) throw unreadable();
  const { texts } = answer;
  const sourcesAt = (numbers: readonly number[]): Source[] =>
    numbers.flatMap((number) => answer.sources[number] ?? []);
  const unpackRule = ([kind, id, level, reason, advice, more = {}]: PackedRule): Rule => {
    const rule = { level: levels[level], reason: texts[reason], advice: texts[advice] };
    if (!rule.level || !rule.reason || !rule.advice) throw unreadable();
    return {
      trigger: { kind: kind === 'm' ? 'medicine' : 'condition', id },
      level: rule.level,
      reason: rule.reason,
      advice: rule.advice,
      ...(more.u !== undefined && { until_years: more.u }),
      ...(more.m !== undefined && { milder_from_years: more.m }),
      ...(more.o && { of_oil: true as const }),
      ...(more.s && { sources: sourcesAt(more.s) }),
    };
  };
  const unpack = <T extends { rules: readonly PackedRule[] }>(entries: Readonly<Record<string, T>>) =>
    Object.fromEntries(
      Object.entries(entries).map(([key, entry]) => [key, { ...entry, rules: entry.rules.map(unpackRule) }]),
    );
  const clearOf = (packed: readonly PackedClear[]): HerbEntry['clear'] =>
    Object.fromEntries(
      packed.map(([key, lookedUp, numbers]) => [key, { lookedUp, sources: sourcesAt(numbers) }]),
    );
  return {
    medicines: answer.medicines,
    drugs: answer.drugs,
    conditions: answer.conditions,
    rhythms: answer.rhythms,
    herbs: Object.fromEntries(
      Object.entries(unpack(answer.herbs)).map(([slug, herb]) => [
        slug,
        { ...herb, clear: clearOf(herb.clear) },
      ]),
    ),
    products: unpack(answer.products),
    remedies: unpack(answer.remedies),
  };
}

/** A herb as the app speaks: in Kiswahili by its Kiswahili name, where it has one, with the other beside it. */
export function shownHerb({ name, swahili }: Pick<HerbEntry, 'name' | 'swahili'>): string {
  if (language === 'en' || swahili === undefined) return name;
  return `${swahili.charAt(0).toUpperCase()}${swahili.slice(1)} (${name})`;
}

/** The name of a herb of the book; its slug where the book does not know it. */
export function herbName(book: SafetyBook, slug: string): string {
  const herb = book.herbs[slug];
  return herb ? shownHerb(herb) : slug;
}

/** The name of a remedy of the book in the language of the app; its slug where the book does not know it. */
export const remedyName = (book: SafetyBook, slug: string): string =>
  nameWords.known(book.remedies[slug]?.name ?? slug);
