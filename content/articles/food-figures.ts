import type { ArticleBlock } from '../article-schema.ts';
import type { Nutrient } from '../food-schema.ts';
import { foodById } from '../foods.ts';
import { list } from '../foods/food-table.ts';

const heads: Readonly<Partial<Record<Nutrient, string>>> = {
  energy_kcal: 'Energy (kcal)',
  protein_g: 'Protein (g)',
  fat_g: 'Fat (g)',
  carbohydrate_g: 'Carbohydrate (g)',
  fibre_g: 'Fibre (g)',
  calcium_mg: 'Calcium (mg)',
  iron_mg: 'Iron (mg)',
  potassium_mg: 'Potassium (mg)',
  sodium_mg: 'Sodium (mg)',
  zinc_mg: 'Zinc (mg)',
  vitamin_c_mg: 'Vitamin C (mg)',
  folate_ug: 'Folate (µg)',
  vitamin_a_ug: 'Vitamin A (µg)',
};

const isNutrient = (text: string): text is Nutrient => Object.hasOwn(heads, text);

function shown(value: number | null, grams: number): string {
  if (value === null) return 'not known';
  const portion = (value * grams) / 100;
  return portion >= 10 ? String(Math.round(portion)) : portion.toFixed(1);
}

/**
 * A table of what the usual portion of some foods holds, read from the food table so that an article never
 * disagrees with it: `caption | nutrient, nutrient | food, food`.
 */
export function foodFigures(text: string): ArticleBlock {
  const [caption, nutrients, ids] = text.split('|').map((part) => part.trim());
  if (!caption || !nutrients || !ids) throw new Error(`not a table of foods: ${text}`);
  const columns = list(nutrients).map((name) => {
    if (!isNutrient(name)) throw new Error(`not a nutrient: ${name}`);
    return name;
  });
  return {
    kind: 'table',
    caption,
    head: ['Food', 'Portion', ...columns.map((nutrient) => heads[nutrient] ?? nutrient)],
    rows: list(ids).map((id) => {
      const food = foodById.get(id);
      const portion = food?.measures[0];
      if (!food || !portion) throw new Error(`not a food: ${id}`);
      return [
        food.name,
        `${portion.label}, ${portion.grams} g`,
        ...columns.map((nutrient) => shown(food.per_100g[nutrient], portion.grams)),
      ];
    }),
  };
}
