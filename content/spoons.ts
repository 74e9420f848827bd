/**
 * What a level spoon of a plant weighs, in grams. Monographs and remedies say both spoons and grams; a test reckons one from
 * the other here, so that two pages never disagree. A teaspoon holds 5 ml and a tablespoon three of them; spoons are level.
 *
 * Where the weights come from:
 * - `usda`: household measures of FoodData Central, SR Legacy (2018), of the same spice or of one cut alike (mint for
 *   peppermint, basil for tulsi and other thin leaves);
 * - `label`: what makers print on plain packs (whole psyllium husk: one level tablespoon is 5 g; tea: 2 g a cup, ISO 3103);
 * - `monograph`: spoon and grams side by side in a WHO monograph (chamomile: 3 g to the tablespoon) or in M. Wichtl, Herbal
 *   Drugs and Phytopharmaceuticals, 3rd edition (2004), which weighs a teaspoon of every cut drug;
 * - `density`: 5 ml of a fine powder, 0.6 g/ml for root, bark and fruit as ground turmeric weighs (3.0 g by USDA), 0.4 g/ml
 *   for leaf and coarse bark; whole dried calyx of hibiscus 0.15 g/ml (recipes give 30 to 40 g to a cup of 240 ml).
 *
 * Nobody has weighed the plants of our own shop yet. A heaped spoon is up to twice as much, which is why doses say "level" or
 * grams.
 */
export interface Spoon {
  /** Herb monograph. */
  herb: string;
  /** How it is cut, as texts call it. The first entry of a herb is meant where a text names none. */
  form: 'powder' | 'ground' | 'seed' | 'leaf' | 'flower' | 'calyx' | 'root' | 'husk' | 'pulp';
  teaspoon: number;
  source: 'usda' | 'label' | 'monograph' | 'density';
}

const spoon = (herb: string, form: Spoon['form'], teaspoon: number, source: Spoon['source']): Spoon => ({
  herb,
  form,
  teaspoon,
  source,
});

export const spoons: readonly Spoon[] = [
  spoon('amla', 'powder', 3, 'density'),
  spoon('arjuna', 'powder', 3, 'density'),
  spoon('ashwagandha', 'powder', 3, 'density'),
  spoon('baobab', 'pulp', 3.3, 'density'),
  spoon('bibhitaki', 'powder', 3, 'density'),
  spoon('black-pepper', 'ground', 2.3, 'usda'),
  spoon('black-seed', 'seed', 2.1, 'usda'),
  spoon('brahmi', 'powder', 2, 'density'),
  spoon('calendula', 'flower', 0.8, 'monograph'),
  spoon('chamomile', 'flower', 1, 'monograph'),
  spoon('chia', 'seed', 4, 'usda'),
  spoon('cinnamon', 'ground', 2.6, 'usda'),
  spoon('clove', 'ground', 2.1, 'usda'),
  spoon('coriander', 'seed', 1.8, 'usda'),
  spoon('cumin', 'seed', 2.1, 'usda'),
  spoon('dandelion', 'root', 1.2, 'monograph'),
  spoon('fennel', 'seed', 2, 'usda'),
  spoon('fenugreek', 'seed', 3.7, 'usda'),
  spoon('flax', 'ground', 2.4, 'usda'),
  spoon('flax', 'seed', 3.4, 'usda'),
  spoon('ginger', 'ground', 1.8, 'usda'),
  spoon('haritaki', 'powder', 3, 'density'),
  spoon('hibiscus', 'calyx', 0.75, 'density'),
  spoon('lavender', 'flower', 0.8, 'monograph'),
  spoon('lemongrass', 'leaf', 0.7, 'usda'),
  spoon('milk-thistle', 'seed', 3.5, 'monograph'),
  spoon('moringa', 'powder', 2, 'density'),
  spoon('neem', 'powder', 2, 'density'),
  spoon('peppermint', 'leaf', 0.5, 'usda'),
  spoon('plantain-leaf', 'leaf', 0.7, 'monograph'),
  spoon('prunus-africana', 'powder', 2, 'density'),
  spoon('psyllium', 'husk', 1.7, 'label'),
  spoon('rooibos', 'leaf', 2, 'label'),
  spoon('rosemary', 'leaf', 1.2, 'usda'),
  spoon('sage', 'leaf', 0.7, 'usda'),
  spoon('sesame', 'seed', 3, 'usda'),
  spoon('shatavari', 'powder', 3, 'density'),
  spoon('spirulina', 'powder', 2.3, 'usda'),
  spoon('stinging-nettle', 'leaf', 0.8, 'monograph'),
  spoon('tea', 'leaf', 2, 'label'),
  spoon('thyme', 'leaf', 1, 'usda'),
  spoon('triphala', 'powder', 3, 'density'),
  spoon('tulsi', 'leaf', 0.7, 'usda'),
  spoon('turmeric', 'ground', 3, 'usda'),
  spoon('valerian', 'root', 2.5, 'monograph'),
];

const parts: Readonly<Record<string, number>> = {
  '½': 0.5,
  '1/2': 0.5,
  'half a': 0.5,
  '¼': 0.25,
  '1/4': 0.25,
  'a quarter': 0.25,
  a: 1,
};
const number = String.raw`half a|a quarter|a|½|¼|1\/2|1\/4|\d+`;
const measure = new RegExp(
  String.raw`(?<![\w½¼])(${number})(?: to (${number}))? (?:level )?(tea|table)spoons?\b`,
  'i',
);
const grams = /\(?(?:about )?(\d+(?:\.\d+)?|½)(?: to (\d+(?:\.\d+)?))? g\b/;

/** The least and the most, in grams. */
export type Range = readonly [from: number, to: number];

const count = (text: string): number => parts[text.toLowerCase()] ?? Number(text);

/** How a herb's spoon weighs where a text speaks of it, or null when nobody weighed it. */
function spoonOf(herb: string, text: string): Spoon | null {
  const own = spoons.filter((entry) => entry.herb === herb);
  return own.find(({ form }) => new RegExp(String.raw`\b${form}\b`, 'i').test(text)) ?? own[0] ?? null;
}

/** `1 tablespoon` of a herb in grams; null when the text names no spoon, when it is of oil, or when nobody weighed it. */
export function gramsOfSpoons(herb: string, text: string): Range | null {
  const [, from, to, size] = measure.exec(text) ?? [];
  const weight = spoonOf(herb, text)?.teaspoon;
  if (from === undefined || weight === undefined || /\boil\b/i.test(text)) return null;
  const each = weight * (size === 'table' ? 3 : 1);
  return [count(from) * each, count(to ?? from) * each];
}

/** The grams a text says itself, such as `about 1.5 g` or `1 to 2 g`. */
export function gramsSaid(text: string): Range | null {
  const [, from, to] = grams.exec(text) ?? [];
  if (from === undefined) return null;
  return [count(from), count(to ?? from)];
}
