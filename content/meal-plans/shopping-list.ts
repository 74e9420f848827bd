import type { Food } from '../food-schema.ts';
import { foodById } from '../foods.ts';
import type { MealPlan } from '../meal-plan-schema.ts';
import { foodCategories } from '../vocabulary.ts';
import { boughtAs, boughtReady, neverBought, soldAs } from './bought-as.ts';
import { itemsOf } from './plan-totals.ts';

export interface ShoppingLine {
  food: Food;
  /** Rounded up to 5, 10 or 50 g, the more the coarser. */
  grams: number;
  /** Our product that is this food, or null. */
  sku: string | null;
}

function foodOf(id: string): Food {
  const food = foodById.get(id);
  if (!food) throw new Error(`there is no food ${id}`);
  return food;
}

/** Adds what one buys for `grams` of a food on the plate: dishes are taken apart, cooked foods become raw ones. */
function addBought(basket: Map<string, number>, id: string, grams: number): void {
  if (neverBought.has(id)) return;
  const { recipe } = foodOf(id);
  if (recipe && !boughtReady.has(id)) {
    for (const part of recipe.parts)
      addBought(basket, part.food_id, (grams * part.grams) / recipe.cooked_weight_g);
    return;
  }
  const raw = boughtAs[id];
  if (raw) addBought(basket, raw[0], grams * raw[1]);
  else basket.set(id, (basket.get(id) ?? 0) + grams);
}

/** What one buys for one gram of a food on the plate, by food id. */
export function boughtForOneGram(id: string): ReadonlyMap<string, number> {
  const basket = new Map<string, number>();
  addBought(basket, id, 1);
  return basket;
}

function roundedUp(grams: number): number {
  const step = grams < 50 ? 5 : grams < 200 ? 10 : 50;
  return Math.ceil(grams / step) * step;
}

/**
 * What one buys for the week of a plan, shelf by shelf, the heaviest first.
 *
 * @param people how many eat the whole plan
 */
export function shoppingList(plan: MealPlan, people = 1): ShoppingLine[] {
  const basket = new Map<string, number>();
  for (const item of plan.days.flatMap(itemsOf)) addBought(basket, item.food_id, item.grams * people);
  const shelf = (food: Food): number => foodCategories.indexOf(food.category);
  return [...basket]
    .map(([id, grams]) => ({ food: foodOf(id), grams: roundedUp(grams), sku: soldAs[id] ?? null }))
    .toSorted((a, b) => shelf(a.food) - shelf(b.food) || b.grams - a.grams);
}
