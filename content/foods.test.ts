import { describe, expect, it } from 'vitest';

import { findBannedClaim } from './banned-claims.ts';
import { foodSchema } from './food-schema.ts';
import type { Food, Nutrients } from './food-schema.ts';
import { foodById, foods } from './foods.ts';
import { foodCategories } from './vocabulary.ts';

const repeated = <T>(values: readonly T[]): T[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Energy by the general factors: 4 protein and digestible carbohydrate, 9 fat, 2 fibre, 7 alcohol. */
function energyOf(food: Nutrients): number {
  const fibre = food.fibre_g ?? 0;
  return (
    4 * food.protein_g +
    9 * food.fat_g +
    4 * (food.carbohydrate_g - fibre) +
    2 * fibre +
    7 * (food.alcohol_g ?? 0)
  );
}

const notNull = (value: number | null): boolean => value !== null;

describe('the food table', () => {
  it('holds at least 300 foods, some in every category', () => {
    expect(foods.length).toBeGreaterThanOrEqual(300);
    for (const category of foodCategories)
      expect(foods.filter((food) => food.category === category).length).toBeGreaterThanOrEqual(5);
  });

  it('never repeats an id or a name', () => {
    expect(repeated(foods.map((food) => food.id))).toEqual([]);
    expect(repeated(foods.map((food) => food.name.toLowerCase()))).toEqual([]);
    for (const food of foods) expect(repeated(food.other_names)).toEqual([]);
  });

  it.each([
    'sukuma wiki, terere, mchicha, managu, mrenda, kunde, ndengu, wimbi, mtama, mihogo',
    'viazi vitamu, omena, uji, matoke, njahi, mbaazi, githeri, mala, nduma, minji, matumbo',
  ])('is found by the names people say: %s', (said) => {
    const names = foods
      .flatMap((food) => [food.name, ...food.other_names])
      .join('\n')
      .toLowerCase();
    expect(said.split(', ').filter((word) => !names.includes(word))).toEqual([]);
  });

  it('knows what it does not know', () => {
    const managu = foodById.get('managu-boiled');
    expect(managu?.per_100g.iron_mg).toBeNull();
    expect(managu?.stand_in).toMatch(/no USDA figures/);
  });

  it('takes dishes with unknown parts as unknown, and figures lost to heat as unknown', () => {
    expect(foodById.get('uji-wimbi')?.per_100g.calcium_mg).toBeNull();
    expect(foodById.get('sukuma-wiki-fried')?.per_100g.vitamin_c_mg).toBeNull();
    expect(foodById.get('kachumbari')?.per_100g.vitamin_c_mg).toBeGreaterThan(10);
  });

  it('is rich where every cook knows it is', () => {
    const most = (nutrient: keyof Nutrients, ids: string[]): void => {
      const middle = foods
        .map((food) => food.per_100g[nutrient])
        .filter(notNull)
        .toSorted((a, b) => Number(a) - Number(b));
      const median = middle[Math.floor(middle.length / 2)] ?? 0;
      const poor = ids.filter((id) => (foodById.get(id)?.per_100g[nutrient] ?? 0) <= 2 * median);
      expect(poor).toEqual([]);
    };
    most('vitamin_c_mg', ['guava', 'orange', 'papaya', 'green-pepper-raw']);
    most('calcium_mg', ['milk-whole', 'sesame-seeds', 'terere-boiled', 'sardines-tinned-oil']);
    most('iron_mg', ['beef-liver-fried', 'green-grams-raw', 'amaranth-grain']);
    most('vitamin_a_ug', ['sweet-potato-boiled', 'carrot-raw', 'sukuma-wiki-boiled']);
  });
});

describe.each(foods.map((food) => [food.id, food] as const))('%s', (_id, food) => {
  it('keeps to the schema and to what 100 g can hold', () => {
    expect(foodSchema.safeParse(food).error?.issues).toBeUndefined();
    const { protein_g, fat_g, carbohydrate_g, water_g, alcohol_g, fibre_g } = food.per_100g;
    expect(protein_g + fat_g + carbohydrate_g + (water_g ?? 0) + (alcohol_g ?? 0)).toBeLessThanOrEqual(100.5);
    expect(fibre_g ?? 0).toBeLessThanOrEqual(carbohydrate_g);
  });

  it('has the energy of its protein, fat, carbohydrate and alcohol, or says why not', () => {
    const stated = food.per_100g.energy_kcal;
    const gap = Math.abs(energyOf(food.per_100g) - stated);
    // Below 10 kcal per 100 g the rounding of the tables is larger than 15 %.
    const agrees = gap <= Math.max(0.15 * stated, 10);
    expect(agrees || food.energy_note !== null).toBe(true);
  });

  it('names its source and makes no banned claim', () => {
    expect(food.source).toMatch(food.recipe ? /^Computed from ingredients/ : /^USDA FoodData Central, /);
    expect(findBannedClaim([food.name, ...food.other_names].join('\n'))).toBeNull();
  });
});

describe('computed dishes', () => {
  const dishes = foods.filter((food): food is Food & { recipe: NonNullable<Food['recipe']> } =>
    Boolean(food.recipe),
  );

  it('are at least 60, made from foods we have', () => {
    expect(dishes.length).toBeGreaterThanOrEqual(60);
    const unknown = dishes.flatMap((dish) =>
      dish.recipe.parts.map((part) => part.food_id).filter((id) => !foodById.has(id)),
    );
    expect(unknown).toEqual([]);
  });

  it('say so when a part borrows its figures', () => {
    const borrowed = dishes.filter((dish) =>
      dish.recipe.parts.some(
        (part) => foodById.get(part.food_id)?.stand_in && part.grams > dish.recipe.cooked_weight_g / 20,
      ),
    );
    expect(borrowed.filter((dish) => !dish.stand_in).map((dish) => dish.id)).toEqual([]);
  });

  /**
   * Published sample figures per 100 g: energy, protein, fat, carbohydrate without fibre. Cooks differ in oil and
   * water, so 20 % for energy, and 25 % or 1.5 g for the rest, is agreement.
   */
  it.each([
    ['ugali-whole', 148, 3.4, 1.9, 27.3],
    ['githeri', 157, 6.7, 4.2, 19.7],
    ['mukimo', 118, 5, 0.7, 20.5],
    ['chapati-white', 424, 7.8, 21.1, 49.6],
    ['sukuma-wiki-fried', 54, 2.5, 3.2, 2.1],
    ['ndengu-stew', 109, 6.3, 4.2, 9.3],
    ['pilau-beef', 213, 6.9, 9.4, 24.8],
    ['omena-dried', 333, 59.5, 10.6, 0],
  ])('%s comes close to published figures', (id, energy, protein, fat, carbohydrate) => {
    const figures = foodById.get(id)?.per_100g;
    if (!figures) throw new Error(`no food ${id}`);
    const near = (computed: number, published: number): void =>
      expect(Math.abs(computed - published)).toBeLessThanOrEqual(Math.max(0.25 * published, 1.5));
    expect(Math.abs(figures.energy_kcal - energy)).toBeLessThanOrEqual(0.2 * energy);
    near(figures.protein_g, protein);
    near(figures.fat_g, fat);
    near(figures.carbohydrate_g - (figures.fibre_g ?? 0), carbohydrate);
  });
});
