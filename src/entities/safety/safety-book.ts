import { AppError } from '../../lib/app-error.ts';
import { t } from '../../words/shop.ts';

/**
 * The safety check's knowledge: which herb, remedy or product meets which medicine or condition, and how badly. It comes
 * as `public/knowledge/safety.json`, in which reasons and advice are numbers into one list of texts.
 */
export const levels = ['avoid', 'caution', 'watch'] as const;
/** avoid: do not use; caution: ask first; watch: know the sign. */
export type Level = (typeof levels)[number];

export type Medicine = {
  name: string;
  examples: readonly string[];
  search: readonly string[];
  /** Wider classes whose rules hold for this one too. */
  part_of: readonly string[];
};

export type Condition = {
  name: string;
  kind: 'life-stage' | 'illness' | 'allergy' | 'plan';
  search: readonly string[];
  /** Medicines whose rules are shown even when the visitor has not named his own. */
  implies: readonly string[];
};

/** What a visitor must have named for a rule to speak. */
export type Trigger = { kind: 'medicine' | 'condition'; id: string };

export type Rule = { trigger: Trigger; level: Level; reason: string; advice: string };

export type SafetyBook = {
  medicines: Readonly<Record<string, Medicine>>;
  conditions: Readonly<Record<string, Condition>>;
  herbs: Readonly<Record<string, { name: string; rules: readonly Rule[] }>>;
  /** By product id. */
  products: Readonly<Record<string, { herbs: readonly string[]; rules: readonly Rule[] }>>;
  remedies: Readonly<Record<string, { herbs: readonly string[]; external: boolean; rules: readonly Rule[] }>>;
};

type PackedRule = readonly ['m' | 'c', string, number, number, number];
type Packed<T> = Readonly<Record<string, Omit<T, 'rules'> & { rules: readonly PackedRule[] }>>;
type PackedBook = Pick<SafetyBook, 'medicines' | 'conditions'> & {
  herbs: Packed<SafetyBook['herbs'][string]>;
  products: Packed<SafetyBook['products'][string]>;
  remedies: Packed<SafetyBook['remedies'][string]>;
  texts: readonly string[];
};

const isPacked = (value: unknown): value is PackedBook =>
  typeof value === 'object' &&
  value !== null &&
  'texts' in value &&
  Array.isArray(value.texts) &&
  ['medicines', 'conditions', 'herbs', 'products', 'remedies'].every(
    (key) => typeof Reflect.get(value, key) === 'object',
  );

/** Unpacks the file. A rule that lacks its level or a text is an error: no warning may vanish silently. */
export function readSafetyBook(answer: unknown): SafetyBook {
  const unreadable = (): AppError =>
    new AppError('server', t('The safety check could not be read. Treat everything as untested for now.'));
  if (!isPacked(answer)) throw unreadable();
  const { texts } = answer;
  const unpackRule = ([kind, id, level, reason, advice]: PackedRule): Rule => {
    const rule = { level: levels[level], reason: texts[reason], advice: texts[advice] };
    if (!rule.level || !rule.reason || !rule.advice) throw unreadable();
    return {
      trigger: { kind: kind === 'm' ? 'medicine' : 'condition', id },
      level: rule.level,
      reason: rule.reason,
      advice: rule.advice,
    };
  };
  const unpack = <T extends { rules: readonly PackedRule[] }>(entries: Readonly<Record<string, T>>) =>
    Object.fromEntries(
      Object.entries(entries).map(([key, entry]) => [key, { ...entry, rules: entry.rules.map(unpackRule) }]),
    );
  return {
    medicines: answer.medicines,
    conditions: answer.conditions,
    herbs: unpack(answer.herbs),
    products: unpack(answer.products),
    remedies: unpack(answer.remedies),
  };
}
