import type { Food, FoodCategory, Nutrient, Nutrients } from '../../food-schema.ts';
import { foodHead, labelled, list, records } from '../food-table.ts';

/** A dish before its figures are computed. */
export type Dish = Omit<Food, 'per_100g' | 'recipe'> & { recipe: NonNullable<Food['recipe']> };

/**
 * Reads a table of dishes. The second line is `cooked weight in g | part grams, part grams`, parts being ids of
 * foods or of earlier dishes, weighed as they go into the pot; water is left out because it carries nothing, but
 * it is in the cooked weight. `raw` before the weight marks a dish that is not heated; `~` starts a note on a
 * stand-in among the parts.
 */
export function dishes(category: FoodCategory, table: string): Dish[] {
  return records(table).map(({ head, rest }) => {
    const [weight, parts] = (rest[0] ?? '').split('|').map((cell) => cell.trim());
    const cooked = Number(weight?.replace(/^raw /, ''));
    if (!parts || !(cooked > 0)) throw new Error(`no recipe: ${head}`);
    const note = rest.find((line) => line.startsWith('~'));
    return {
      ...foodHead(head, category),
      source: 'Computed from ingredients (USDA FoodData Central figures and the cooked weight of our recipe)',
      stand_in: note ? note.slice(1).trim() : null,
      energy_note: null,
      recipe: {
        parts: list(parts).map((part) => {
          const { label, grams } = labelled(part);
          return { food_id: label, grams };
        }),
        cooked_weight_g: cooked,
        is_cooked: !weight?.startsWith('raw '),
      },
    };
  });
}

/** A part this small or smaller may lack a figure without making the dish's figure unknown. */
const negligibleShare = 0.01;

const lostToHeat: readonly Nutrient[] = ['vitamin_c_mg', 'folate_ug'];

const digits: Readonly<Partial<Record<Nutrient, number>>> = {
  energy_kcal: 0,
  calcium_mg: 0,
  potassium_mg: 0,
  sodium_mg: 0,
  folate_ug: 0,
  vitamin_a_ug: 0,
};

function rounded(nutrient: Nutrient, value: number): number {
  const factor = 10 ** (digits[nutrient] ?? 1);
  return Math.round(value * factor) / factor;
}

/**
 * The figures of a dish per 100 g: what its parts hold, spread over the cooked weight. A nutrient is known only
 * when every part that matters knows it; vitamin C and folate of cooked dishes are left out.
 *
 * @param foodById every food the parts may name
 * @throws when a part names no food
 */
export function computedFood(dish: Dish, foodById: ReadonlyMap<string, Food>): Food {
  const { parts, cooked_weight_g, is_cooked } = dish.recipe;
  const weighed = parts.map((part) => {
    const food = foodById.get(part.food_id);
    if (!food) throw new Error(`${dish.id} uses ${part.food_id}, which is no food`);
    return { food, grams: part.grams };
  });
  const total = weighed.reduce((sum, { grams }) => sum + grams, 0);

  const sum = (nutrient: Nutrient): number =>
    weighed.reduce((soFar, { food, grams }) => soFar + ((food.per_100g[nutrient] ?? 0) * grams) / 100, 0);
  const known = (nutrient: Nutrient): number => rounded(nutrient, (sum(nutrient) / cooked_weight_g) * 100);
  const optional = (nutrient: Nutrient): number | null => {
    if (is_cooked && lostToHeat.includes(nutrient)) return null;
    const missing = weighed.some(
      ({ food, grams }) => food.per_100g[nutrient] === null && grams > total * negligibleShare,
    );
    return missing ? null : known(nutrient);
  };

  const per_100g: Nutrients = {
    energy_kcal: known('energy_kcal'),
    protein_g: known('protein_g'),
    fat_g: known('fat_g'),
    carbohydrate_g: known('carbohydrate_g'),
    fibre_g: optional('fibre_g'),
    calcium_mg: optional('calcium_mg'),
    iron_mg: optional('iron_mg'),
    potassium_mg: optional('potassium_mg'),
    sodium_mg: optional('sodium_mg'),
    zinc_mg: optional('zinc_mg'),
    vitamin_c_mg: optional('vitamin_c_mg'),
    folate_ug: optional('folate_ug'),
    vitamin_a_ug: optional('vitamin_a_ug'),
    water_g: null,
    alcohol_g: null,
  };
  return { ...dish, per_100g };
}
