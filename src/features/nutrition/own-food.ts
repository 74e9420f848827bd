import { isNumber, isText, listOf, objectOf, orNull } from '../../lib/guards.ts';
import { type Figures, type Food, isMeasure, type Measure, type RecipePart } from './food.ts';

export type OwnRecipe = { parts: RecipePart[]; cooked_weight_g: number; portions: number };

/** A food by the packet or a recipe: a row of `own_foods`, figures per 100 g. */
export type OwnFood = Figures & {
  id: string;
  name: string;
  protein_g: number;
  fat_g: number;
  carbohydrate_g: number;
  measures: Measure[];
  recipe: OwnRecipe | null;
};

const isPart = objectOf<RecipePart>({ food_id: isText, name: isText, grams: isNumber });

const isRecipe = objectOf<OwnRecipe>({
  parts: listOf(isPart),
  cooked_weight_g: isNumber,
  portions: isNumber,
});

export const isOwnFood = objectOf<OwnFood>({
  id: isText,
  name: isText,
  energy_kcal: isNumber,
  protein_g: isNumber,
  fat_g: isNumber,
  carbohydrate_g: isNumber,
  measures: listOf(isMeasure),
  recipe: orNull(isRecipe),
});

export const compareOwnFoods = (a: OwnFood, b: OwnFood): number => a.name.localeCompare(b.name, 'en');

/** One's own food among those of the table. */
export const asFood = ({ id, name, measures, recipe, ...figures }: OwnFood): Food => ({
  key: id,
  name,
  other_names: [],
  category: recipe ? 'dishes' : 'own',
  cost: 'medium',
  per100: {
    energy_kcal: figures.energy_kcal,
    protein_g: figures.protein_g,
    fat_g: figures.fat_g,
    carbohydrate_g: figures.carbohydrate_g,
    fibre_g: figures.fibre_g,
  },
  measures,
  isOwn: true,
});

/** Energy that protein, fat and carbohydrate explain (4, 9, 4 kcal a gram), to notice a slip in copying a label. */
export const energyOf = ({
  protein_g,
  fat_g,
  carbohydrate_g,
}: Pick<OwnFood, 'protein_g' | 'fat_g' | 'carbohydrate_g'>): number =>
  4 * protein_g + 9 * fat_g + 4 * carbohydrate_g;
