import { expect, it } from 'vitest';

import { usdaFoods } from './food-table.ts';
import { computedFood, dishes } from './recipes/computed-dish.ts';

const table = `
flour | Flour | 1 | unga, atta | 1 cup 120
  Flour, test | 340 13 2.5 72 10 34
  ~ Lends its figures to another flour.
oil | Oil | 3 | | 1 tablespoon 14
  Oil, test | 884 0 100 0 0 0
`;

it('reads a food from two lines', () => {
  const [flour, oil] = usdaFoods('cereals', table);
  expect(flour).toMatchObject({
    id: 'flour',
    other_names: ['unga', 'atta'],
    cost: 'low',
    measures: [{ label: '1 cup', grams: 120 }],
    source: 'USDA FoodData Central, SR Legacy: Flour, test',
    stand_in: 'Lends its figures to another flour.',
    per_100g: { energy_kcal: 340, fibre_g: 10, calcium_mg: 34, iron_mg: null },
  });
  expect(oil).toMatchObject({ other_names: [], cost: 'high', stand_in: null });
});

it.each([
  ['a line without figures', 'flour | Flour | 1 | | 1 cup 120\n', /no figures/],
  [
    'a cost that does not exist',
    'flour | Flour | 9 | | 1 cup 120\n  Flour | 340 13 2.5 72',
    /not a food line/,
  ],
  ['a figure that is no number', 'flour | Flour | 1 | | 1 cup 120\n  Flour | 340 x 2.5 72', /not a figure/],
  ['a missing protein', 'flour | Flour | 1 | | 1 cup 120\n  Flour | 340 - 2.5 72', /protein_g is missing/],
  ['a measure without grams', 'flour | Flour | 1 | | 1 cup\n  Flour | 340 13 2.5 72', /not a label/],
])('refuses %s', (_case, text, fault) => {
  expect(() => usdaFoods('cereals', text)).toThrow(fault);
});

it('spreads what the parts hold over the cooked weight', () => {
  const foods = new Map(usdaFoods('cereals', table).map((food) => [food.id, food]));
  const [dish] = dishes('dishes', 'bread | Bread | 1 | | 1 piece 80\n  800 | flour 500, oil 50');
  if (!dish) throw new Error('no dish was read');
  const { per_100g } = computedFood(dish, foods);
  expect(per_100g.energy_kcal).toBe(Math.round((340 * 5 + 884 * 0.5) / 8));
  expect(per_100g.fat_g).toBeCloseTo((2.5 * 5 + 50) / 8, 1);
  expect(per_100g.calcium_mg).toBe(21);
  expect(per_100g.iron_mg).toBeNull();
});

it('refuses a part that is no food', () => {
  const [dish] = dishes('dishes', 'bread | Bread | 1 | | 1 piece 80\n  800 | flour 500');
  if (!dish) throw new Error('no dish was read');
  expect(() => computedFood(dish, new Map())).toThrow(/uses flour/);
});
