/** The meal plans as the database and the device get them. */
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { foodById } from '../content/foods.ts';
import { mealPlans } from '../content/meal-plans.ts';
import { shoppingList } from '../content/meal-plans/shopping-list.ts';
import { products } from '../content/products.ts';
import { boughtFoods, mealPlanDocuments, mealPlansSeedSql, soldFoods } from './meal-plans-seed-sql.ts';

test('the seed is what the content says', () => {
  expect(readFileSync(new URL('../supabase/seed.meal-plans.sql', import.meta.url), 'utf8')).toBe(
    mealPlansSeedSql(),
  );
  expect(mealPlanDocuments().map(({ slug }) => slug)).toEqual(mealPlans.map(({ slug }) => slug));
});

test('what one buys for a gram adds up to the shopping list', () => {
  const bought = boughtFoods();
  for (const plan of mealPlans) {
    const basket = new Map<string, number>();
    for (const { food_id, grams } of plan.days.flatMap((day) => Object.values(day).flat()))
      for (const [part, each] of bought[food_id] ?? [])
        basket.set(part, (basket.get(part) ?? 0) + each * grams);
    const lines = shoppingList(plan);
    expect([...basket.keys()].toSorted()).toEqual(lines.map(({ food }) => food.id).toSorted());
    for (const { food, grams } of lines)
      expect(Math.abs((basket.get(food.id) ?? 0) - grams)).toBeLessThanOrEqual(50.5);
  }
});

test('what the shop sells is a food and a product', () => {
  const ids = new Set(products.map(({ id }) => id));
  const sold = Object.entries(soldFoods());
  expect(sold.length).toBeGreaterThan(10);
  expect(sold.filter(([food, product]) => !foodById.has(food) || !ids.has(product))).toEqual([]);
});
