/**
 * The knowledge as files that the service worker keeps from the first visit, so that herbs, remedies, articles,
 * foods and the safety check work without a connection: `public/knowledge/<name>.json`. The texts of `safety.json` are numbered, since most
 * of them are said of many herbs.
 */
import { articles } from '../content/articles.ts';
import { herbs } from '../content/herbs.ts';
import { clearPairs, earlyChildRule, safetyRules, smallChildOilRule } from '../content/medicines.ts';
import { conditions } from '../content/medicines/conditions.ts';
import { drugClasses } from '../content/medicines/drug-classes.ts';
import { drugs } from '../content/medicines/drugs.ts';
import type { ConditionId } from '../content/medicines/ids.ts';
import { rhythms } from '../content/medicines/rhythms.ts';
import type { RuleSource, RuleTrigger, SafetyRule } from '../content/medicines/safety-rule.ts';
import { widerConditions } from '../content/medicines/wider-conditions.ts';
import { products } from '../content/products.ts';
import { remedies } from '../content/remedies.ts';
import { complaints } from '../content/remedies/complaints.ts';
import { ingredients } from '../content/remedies/ingredients.ts';
import { redFlags } from '../content/remedies/red-flags.ts';
import { herbsIn, isOnlyHerbs, remedyRules } from '../content/remedies/remedy-rules.ts';
import { foodRows } from './foods-seed-sql.ts';
import { boughtFoods, mealPlanDocuments, soldFoods } from './meal-plans-seed-sql.ts';

const levels = ['avoid', 'caution', 'watch'] as const;

/** What only some rules have: u silent from this age, m milder from it, o about the oil alone, s numbers into `sources`. */
type More = { u?: number; m?: number; o?: 1; s?: readonly number[] };
/** Medicine or condition, its id, the level's place in `levels`, and the numbers of reason and advice. */
type PackedRule = ['m' | 'c', string, number, number, number, More?];
/** `m metformin` or `c gout`, the month it was looked up in, and the numbers of its sources. */
type PackedClear = [string, string, readonly number[]];

/** One entry to a line, so that a change of one herb is a change of one line. */
const lines = (entries: readonly string[], [open, close]: readonly [string, string]): string =>
  `${open}\n${entries.join(',\n')}\n${close}`;
const record = (entries: Readonly<Record<string, unknown>>): string =>
  lines(
    Object.entries(entries).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`),
    ['{', '}'],
  );
const list = (entries: readonly unknown[]): string =>
  lines(
    entries.map((entry) => JSON.stringify(entry)),
    ['[', ']'],
  );
const sections = (parts: Readonly<Record<string, string>>): string =>
  `${lines(
    Object.entries(parts).map(([key, text]) => `${JSON.stringify(key)}:${text}`),
    ['{', '}'],
  )}\n`;

/** Names by which pages speak of what documents refer to by id. */
export const terms = {
  // a class and its only drug may share an id; herbs speak of classes
  medicines: Object.fromEntries([
    ...drugs.map(({ id, name }) => [id, name] as const),
    ...Object.entries(drugClasses).map(([id, { name }]) => [id, name] as const),
  ]),
  conditions: Object.fromEntries(Object.entries(conditions).map(([id, { name }]) => [id, name])),
  complaints: Object.fromEntries(
    Object.entries(complaints).map(([id, { name, search, redFlags: red_flags }]) => [
      id,
      { name, search, red_flags },
    ]),
  ),
  ingredients,
  red_flags: redFlags,
};

/** Numbers for things that are said often, in the order in which they first came. */
function numbering<T>(keyOf: (thing: T) => string): { all: T[]; numberOf: (thing: T) => number } {
  const all: T[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (thing: T): number => {
    const known = numbers.get(keyOf(thing));
    if (known !== undefined) return known;
    numbers.set(keyOf(thing), all.push(thing) - 1);
    return all.length - 1;
  };
  return { all, numberOf };
}

const letterOf = ({ kind }: RuleTrigger): 'm' | 'c' => (kind === 'medicine' ? 'm' : 'c');

/** Every name of a herb, the one it is shown by first, for the box that looks for one. */
const namesOf = (herb: (typeof herbs)[number]): string[] => [
  ...new Set([
    ...Object.values(herb.names).flat(),
    ...herb.other_names,
    herb.accepted_name,
    ...herb.synonyms,
  ]),
];

/** Whether a product is the essential oil of its herb and not the dried plant. */
const isEssentialOil = ({ form, herb_slugs }: (typeof products)[number]): boolean =>
  form === 'oil' &&
  herbs.some(({ slug, parts_used }) => herb_slugs.includes(slug) && parts_used.includes('essential oil'));

function safetyFile(): string {
  const texts = numbering<string>((text) => text);
  const sources = numbering<RuleSource>((source) => JSON.stringify(source));
  const pack = (
    rule: Pick<
      SafetyRule,
      'trigger' | 'level' | 'reason' | 'advice' | 'until_years' | 'milder_from_years' | 'of_oil' | 'sources'
    >,
  ): PackedRule => {
    const more: More = {
      ...(rule.until_years !== undefined && { u: rule.until_years }),
      ...(rule.milder_from_years !== undefined && { m: rule.milder_from_years }),
      ...(rule.of_oil && { o: 1 as const }),
      ...(rule.sources && { s: rule.sources.map(sources.numberOf) }),
    };
    return [
      letterOf(rule.trigger),
      rule.trigger.id,
      levels.indexOf(rule.level),
      texts.numberOf(rule.reason),
      texts.numberOf(rule.advice),
      ...(Object.keys(more).length > 0 ? ([more] as const) : ([] as const)),
    ];
  };
  const rules = safetyRules(herbs);
  const rulesOf = (subject: SafetyRule['subject'], slug: string): PackedRule[] =>
    rules.filter((rule) => rule.subject === subject && rule.slug === slug).map(pack);

  const herbEntries = Object.fromEntries(
    herbs.map((herb) => {
      const ofAge = [smallChildOilRule(herb), earlyChildRule(herb)].filter((rule) => rule !== null);
      return [
        herb.slug,
        {
          name: herb.names.english?.[0] ?? herb.accepted_name,
          ...(herb.names.swahili?.[0] && { swahili: herb.names.swahili[0] }),
          names: namesOf(herb),
          rules: [...rulesOf('herb', herb.slug), ...ofAge.map(pack)],
          clear: clearPairs(herb).map(({ trigger, lookedUp, sources: where }): PackedClear => [
            `${letterOf(trigger)} ${trigger.id}`,
            lookedUp,
            where.map(sources.numberOf),
          ]),
        },
      ];
    }),
  );
  const productEntries = Object.fromEntries(
    products.map((product) => [
      product.id,
      {
        herbs: product.herb_slugs,
        ...(isEssentialOil(product) && { oil: true }),
        rules: rulesOf('product', product.slug),
      },
    ]),
  );
  const remedyEntries = Object.fromEntries(
    remedies.map((remedy) => [
      remedy.slug,
      {
        name: remedy.title,
        herbs: herbsIn(remedy),
        external: remedy.external,
        from_years: remedy.limits.min_age_years,
        is_only_herbs: isOnlyHerbs(remedy),
        rules: remedyRules(remedy).map(pack),
      },
    ]),
  );
  const conditionEntries = Object.fromEntries(
    Object.entries(conditions).map(([id, condition]) => [
      id,
      { ...condition, part_of: widerConditions[id as ConditionId] ?? [] },
    ]),
  );
  return sections({
    medicines: record(drugClasses),
    drugs: record(Object.fromEntries(drugs.map(({ id, ...drug }) => [id, drug]))),
    conditions: record(conditionEntries),
    rhythms: record(
      Object.fromEntries(
        rhythms.flatMap(({ medicines, source: _source, ...rhythm }) => medicines.map((id) => [id, rhythm])),
      ),
    ),
    herbs: record(herbEntries),
    products: record(productEntries),
    remedies: record(remedyEntries),
    // last, since the others number them
    texts: list(texts.all),
    sources: list(sources.all),
  });
}

/** The files by name, the same bytes for the same content. */
export const knowledgeFiles = (): Readonly<Record<string, string>> => ({
  'herbs.json': `${list(herbs)}\n`,
  'remedies.json': `${list(remedies)}\n`,
  'articles.json': `${list(articles)}\n`,
  'foods.json': `${list(foodRows())}\n`,
  'meal-plans.json': sections({
    plans: list(mealPlanDocuments()),
    bought: record(boughtFoods()),
    sold: record(soldFoods()),
  }),
  'terms.json': sections(
    Object.fromEntries(Object.entries(terms).map(([key, entries]) => [key, record(entries)])),
  ),
  'safety.json': safetyFile(),
});
