import { foodName } from '../../entities/foods/food-name.ts';
import { t } from '../../words/nutrition.ts';
import type { Food } from './food.ts';
import type { PlanBook, PlanDay } from './meal-plan.ts';
import { itemsOfDay } from './plan-week.ts';

export type ShoppingLine = {
  food: Food;
  /** Rounded up to 5, 10 or 50 g, the more the coarser. */
  grams: number;
  /** Our product that is this food, or null. */
  productId: number | null;
};

/** The shelves of a list, in the order one walks them. */
export const shelfNames: Readonly<Record<string, string>> = {
  own: t('Your own'),
  'leafy-vegetables': t('Greens'),
  vegetables: t('Vegetables'),
  'roots-and-bananas': t('Roots and bananas'),
  fruit: t('Fruit'),
  cereals: t('Cereals and flour'),
  'bread-and-snacks': t('Bread'),
  pulses: t('Beans and other pulses'),
  'nuts-and-seeds': t('Nuts and seeds'),
  'meat-and-poultry': t('Meat and poultry'),
  fish: t('Fish'),
  'eggs-and-dairy': t('Eggs and milk'),
  'fats-and-oils': t('Oil and fat'),
  'sugar-and-sweets': t('Sugar and sweets'),
  'spices-and-sauces': t('Spices'),
  drinks: t('Drinks'),
  dishes: t('Ready food'),
};
const shelves = Object.keys(shelfNames);

function roundedUp(grams: number): number {
  const step = grams < 50 ? 5 : grams < 200 ? 10 : 50;
  return Math.ceil(Number((grams / step).toFixed(6))) * step;
}

/**
 * What one buys for a week: dishes taken apart, cooked foods as raw ones, shelf by shelf, the heaviest first.
 *
 * @param people how many eat all of it
 */
export function shoppingLines(
  week: readonly PlanDay[],
  people: number,
  { bought, sold }: Pick<PlanBook, 'bought' | 'sold'>,
  foods: ReadonlyMap<string, Food>,
): ShoppingLine[] {
  const basket = new Map<string, number>();
  for (const { food_id, grams } of week.flatMap(itemsOfDay))
    // a food of one's own is bought as it is
    for (const [id, each] of bought[food_id] ?? [[food_id, 1] as const])
      basket.set(id, (basket.get(id) ?? 0) + each * grams * people);
  return [...basket]
    .flatMap(([id, grams]): ShoppingLine[] => {
      const food = foods.get(id);
      return food && grams > 0 ? [{ food, grams: roundedUp(grams), productId: sold[id] ?? null }] : [];
    })
    .toSorted(
      (a, b) => shelves.indexOf(a.food.category) - shelves.indexOf(b.food.category) || b.grams - a.grams,
    );
}

/** `850 g`, from a kilogram on `1.35 kg`. */
const weightText = (grams: number): string =>
  grams < 1000 ? `${grams} g` : `${Number((grams / 1000).toFixed(2))} kg`;

/** What weighs this share of a piece more than whole pieces do needs no piece of its own. */
const OVER = 0.1;
const LITRE_G = 1030;

/** As a market sells it, in pieces, bunches, heads or litres, with the weight; by weight what has none of them. */
export function buyText({ name, category, measures }: Food, grams: number): string {
  const weight = weightText(grams);
  const isDrunk = category === 'eggs-and-dairy' || category === 'drinks';
  for (const { label, grams: each } of measures) {
    const noun = /^1 ([a-z ]+)$/.exec(label)?.[1] ?? '';
    const n = Math.max(1, Math.ceil(grams / each - OVER));
    if (noun === 'glass' && isDrunk)
      return t('{n} l', { n: Math.max(0.25, Math.ceil((grams / LITRE_G) * 4 - OVER) / 4) });
    if (noun === 'bunch') return t.count(n, '{n} bunch ({weight})', '{n} bunches ({weight})', { weight });
    if (noun.endsWith('head')) return t.count(n, '{n} head ({weight})', '{n} heads ({weight})', { weight });
    if (noun !== '' && name.toLowerCase().includes(noun))
      return t.count(n, '{n} piece ({weight})', '{n} pieces ({weight})', { weight });
  }
  return weight;
}

/** The list as one would send it to whoever goes to the market. */
export function shoppingText(title: string, people: number, lines: readonly ShoppingLine[]): string {
  const head = t.count(
    people,
    '{title}: shopping for a week, {n} person',
    '{title}: shopping for a week, {n} people',
    { title },
  );
  return [head, ...lines.map(({ food, grams }) => `- ${foodName(food.name)}: ${buyText(food, grams)}`)].join(
    '\n',
  );
}
