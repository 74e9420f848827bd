/**
 * The knowledge as files that the service worker keeps from the first visit, so that herbs, remedies, articles,
 * foods and the safety check work without a connection: `public/knowledge/<name>.json`. The texts of `safety.json` are numbered, since most
 * of them are said of many herbs.
 */
import { articles } from '../content/articles.ts';
import { herbs } from '../content/herbs.ts';
import { safetyRules } from '../content/medicines.ts';
import type { SafetyRule } from '../content/medicines.ts';
import { conditions } from '../content/medicines/conditions.ts';
import { drugClasses } from '../content/medicines/drug-classes.ts';
import { products } from '../content/products.ts';
import { remedies } from '../content/remedies.ts';
import { complaints } from '../content/remedies/complaints.ts';
import { ingredients } from '../content/remedies/ingredients.ts';
import { redFlags } from '../content/remedies/red-flags.ts';
import { herbsIn, remedyRules } from '../content/remedies/remedy-rules.ts';
import { foodRows } from './foods-seed-sql.ts';
import { boughtFoods, mealPlanDocuments, soldFoods } from './meal-plans-seed-sql.ts';

const levels = ['avoid', 'caution', 'watch'] as const;

/** Medicine or condition, its id, the level's place in `levels`, and the numbers of reason and advice. */
type PackedRule = ['m' | 'c', string, number, number, number];

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
  medicines: Object.fromEntries(Object.entries(drugClasses).map(([id, { name }]) => [id, name])),
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

function safetyFile(): string {
  const texts: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, texts.push(text) - 1);
    return texts.length - 1;
  };
  const pack = ({
    trigger,
    level,
    reason,
    advice,
  }: Pick<SafetyRule, 'trigger' | 'level' | 'reason' | 'advice'>): PackedRule => [
    trigger.kind === 'medicine' ? 'm' : 'c',
    trigger.id,
    levels.indexOf(level),
    numberOf(reason),
    numberOf(advice),
  ];
  const rules = safetyRules(herbs);
  const rulesOf = (subject: SafetyRule['subject'], slug: string): PackedRule[] =>
    rules.filter((rule) => rule.subject === subject && rule.slug === slug).map(pack);

  const herbEntries = Object.fromEntries(
    herbs.map((herb) => [
      herb.slug,
      { name: herb.names.english?.[0] ?? herb.accepted_name, rules: rulesOf('herb', herb.slug) },
    ]),
  );
  const productEntries = Object.fromEntries(
    products.map((product) => [
      product.id,
      { herbs: product.herb_slugs, rules: rulesOf('product', product.slug) },
    ]),
  );
  const remedyEntries = Object.fromEntries(
    remedies.map((remedy) => [
      remedy.slug,
      { herbs: herbsIn(remedy), external: remedy.external, rules: remedyRules(remedy).map(pack) },
    ]),
  );
  return sections({
    medicines: record(drugClasses),
    conditions: record(conditions),
    herbs: record(herbEntries),
    products: record(productEntries),
    remedies: record(remedyEntries),
    // last, since the others number them
    texts: list(texts),
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
