import type { Food } from './food-schema.ts';
import { breadAndSnacks } from './foods/bread-and-snacks.ts';
import { cereals } from './foods/cereals.ts';
import { eggsAndDairy } from './foods/eggs-and-dairy.ts';
import { fatsAndOils, sugarAndSweets } from './foods/fats-and-sweets.ts';
import { fish } from './foods/fish.ts';
import { fruit } from './foods/fruit.ts';
import { leafyVegetables } from './foods/leafy-vegetables.ts';
import { meatAndPoultry } from './foods/meat-and-poultry.ts';
import { nutsAndSeeds } from './foods/nuts-and-seeds.ts';
import { pulses } from './foods/pulses.ts';
import { bakedAndFried, homeDrinks } from './foods/recipes/breakfast-and-snacks.ts';
import { computedFood } from './foods/recipes/computed-dish.ts';
import { staples } from './foods/recipes/staples.ts';
import { stews } from './foods/recipes/stews.ts';
import { vegetableDishes } from './foods/recipes/vegetable-dishes.ts';
import { rootsAndBananas } from './foods/roots-and-bananas.ts';
import { drinks, spicesAndSauces } from './foods/spices-and-drinks.ts';
import { vegetables } from './foods/vegetables.ts';

const measured: readonly Food[] = [
  ...leafyVegetables,
  ...vegetables,
  ...rootsAndBananas,
  ...cereals,
  ...breadAndSnacks,
  ...pulses,
  ...nutsAndSeeds,
  ...fruit,
  ...meatAndPoultry,
  ...fish,
  ...eggsAndDairy,
  ...fatsAndOils,
  ...sugarAndSweets,
  ...spicesAndSauces,
  ...drinks,
];

function withDishes(foods: readonly Food[]): Map<string, Food> {
  const known = new Map(foods.map((food) => [food.id, food]));
  for (const dish of [...staples, ...stews, ...vegetableDishes, ...bakedAndFried, ...homeDrinks])
    known.set(dish.id, computedFood(dish, known));
  return known;
}

/** Every food by its id; the computed dishes come after the foods they are made from. */
export const foodById: ReadonlyMap<string, Food> = withDishes(measured);

/** Every food: USDA rows first, then the dishes computed from them. */
export const foods: readonly Food[] = [...foodById.values()];
