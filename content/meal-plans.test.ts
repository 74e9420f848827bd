import { describe, expect, it } from 'vitest';

import { findBannedClaim } from './banned-claims.ts';
import { foodById } from './foods.ts';
import { mealPlanGoals, mealPlanSchema } from './meal-plan-schema.ts';
import type { MealPlan } from './meal-plan-schema.ts';
import { mealPlans } from './meal-plans.ts';
import { boughtAs, boughtReady, soldAs } from './meal-plans/bought-as.ts';
import { mealPlan } from './meal-plans/plan-table.ts';
import { dayTotal, itemsOf, planCost } from './meal-plans/plan-totals.ts';
import { shoppingList } from './meal-plans/shopping-list.ts';
import { products } from './products.ts';

const repeated = <T>(values: readonly T[]): T[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

const foodIds = (plan: MealPlan): string[] => plan.days.flatMap(itemsOf).map((item) => item.food_id);

function planFor(goal: MealPlan['goal']): MealPlan {
  const plan = mealPlans.find((candidate) => candidate.goal === goal);
  if (!plan) throw new Error(`no plan for ${goal}`);
  return plan;
}

describe('the meal plans', () => {
  it('are at least 12, one for every goal, each with its own name', () => {
    expect(mealPlans.length).toBeGreaterThanOrEqual(12);
    const goals = new Set(mealPlans.map((plan) => plan.goal));
    expect(mealPlanGoals.filter((goal) => !goals.has(goal))).toEqual([]);
    expect(repeated(mealPlans.map((plan) => plan.slug))).toEqual([]);
    expect(repeated(mealPlans.map((plan) => plan.title))).toEqual([]);
  });

  it('keep the promises of their goal', () => {
    for (const day of planFor('blood-pressure-aware').days)
      expect(dayTotal(day, 'sodium_mg')).toBeLessThanOrEqual(2000);
    for (const day of planFor('diabetes-aware').days)
      expect(dayTotal(day, 'fibre_g')).toBeGreaterThanOrEqual(25);
    for (const day of planFor('high-protein').days)
      expect(dayTotal(day, 'protein_g')).toBeGreaterThanOrEqual(110);
    for (const day of planFor('fasting-16-8').days) expect(day.breakfast).toEqual([]);
    expect(planCost(planFor('budget'))).toBe('low');
    expect(planFor('pregnancy').energy_kcal).toBeGreaterThanOrEqual(2200);
    expect(planFor('breastfeeding').energy_kcal).toBeGreaterThanOrEqual(2300);
  });

  it('hold no liver, alcohol or raw egg in pregnancy, and no added sugar with diabetes', () => {
    expect(foodIds(planFor('pregnancy')).filter((id) => /liver|beer|wine|spirits|egg-raw/.test(id))).toEqual(
      [],
    );
    expect(
      foodIds(planFor('diabetes-aware')).filter((id) => /sugar|honey|juice|soda|mandazi/.test(id)),
    ).toEqual([]);
  });
});

describe.each(mealPlans.map((plan) => [plan.slug, plan] as const))('%s', (_slug, plan) => {
  it('keeps to the schema and names foods that exist', () => {
    expect(mealPlanSchema.safeParse(plan).error?.issues).toBeUndefined();
    expect(foodIds(plan).filter((id) => !foodById.has(id))).toEqual([]);
  });

  it('comes within 10 % of its energy on every day', () => {
    const days = plan.days.map((day) => dayTotal(day, 'energy_kcal'));
    const far = days.filter((energy) => Math.abs(energy - plan.energy_kcal) > 0.1 * plan.energy_kcal);
    expect(far).toEqual([]);
  });

  it('feeds: at least 45 g of protein and 19 g of fibre a day, sodium under 2.5 g on average', () => {
    for (const day of plan.days) {
      expect(dayTotal(day, 'protein_g')).toBeGreaterThanOrEqual(45);
      expect(dayTotal(day, 'fibre_g')).toBeGreaterThanOrEqual(12);
    }
    const mean = (of: (day: MealPlan['days'][number]) => number): number =>
      plan.days.reduce((sum, day) => sum + of(day), 0) / plan.days.length;
    expect(mean((day) => dayTotal(day, 'fibre_g'))).toBeGreaterThanOrEqual(19);
    expect(mean((day) => dayTotal(day, 'sodium_mg'))).toBeLessThanOrEqual(2500);
  });

  it('is vegetarian where it says so', () => {
    const animal = shoppingList(plan).some(({ food }) =>
      ['meat-and-poultry', 'fish'].includes(food.category),
    );
    expect(animal).toBe(!plan.is_vegetarian);
  });

  it('makes a shopping list of what one can buy', () => {
    const lines = shoppingList(plan);
    const cooked = lines.filter(
      ({ food }) =>
        food.id !== 'groundnuts-roasted' &&
        /(boiled|fried|stewed|cooked|grilled|baked|steamed|roasted)/.test(food.name),
    );
    expect(cooked.map(({ food }) => food.id)).toEqual([]);
    expect(lines.filter(({ food }) => food.recipe && !boughtReady.has(food.id))).toEqual([]);
    expect(repeated(lines.map(({ food }) => food.id))).toEqual([]);
    expect(lines.length).toBeGreaterThan(15);
  });

  it('makes no banned claim', () => {
    expect(findBannedClaim(JSON.stringify({ ...plan, days: [] }))).toBeNull();
  });
});

describe('the shopping list', () => {
  const oneDay = 'ugali-whole 250\nndengu-stew 230\ngithera 10\n-';
  const week = (text: string): string => Array.from({ length: 7 }, () => text).join('\n\n');
  const plan = (text: string): MealPlan => ({
    ...planFor('maintain'),
    ...mealPlan({ ...planFor('maintain'), week: week(text) }),
  });

  it('takes dishes apart and counts for the family', () => {
    const lines = shoppingList(plan('ugali-whole 250\nndengu-stew 230\nsweet-potato-boiled 100\n-'));
    const grams = (id: string): number => lines.find(({ food }) => food.id === id)?.grams ?? 0;
    // 250 g of ugali hold 100 g of flour; seven days, rounded up to 50 g.
    expect(grams('maize-flour-whole')).toBe(700);
    // 230 of 1150 g of stew are a fifth of the pot with its 240 g of green grams.
    expect(grams('green-grams-raw')).toBe(350);
    expect(grams('sweet-potato-raw')).toBe(850);
    const four = shoppingList(plan('ugali-whole 250\nndengu-stew 230\nsweet-potato-boiled 100\n-'), 4);
    expect(four.find(({ food }) => food.id === 'maize-flour-whole')?.grams).toBe(2800);
  });

  it('refuses a food that does not exist', () => {
    expect(() => shoppingList(plan(oneDay))).toThrow(/githera/);
  });

  it('points to foods and products that exist', () => {
    const skus = new Set(products.map((product) => product.sku));
    expect(Object.values(soldAs).filter((sku) => !skus.has(sku))).toEqual([]);
    const named = [
      ...Object.keys(boughtAs),
      ...Object.values(boughtAs).map(([id]) => id),
      ...Object.keys(soldAs),
    ];
    expect(named.filter((id) => !foodById.has(id))).toEqual([]);
    const sold = mealPlans.flatMap((each) => shoppingList(each)).filter(({ sku }) => sku !== null);
    expect(new Set(sold.map(({ sku }) => sku)).size).toBeGreaterThanOrEqual(5);
  });
});
