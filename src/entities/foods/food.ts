import { isNumber, isObject, isText, listOf, numberWithin, objectOf, orNull } from '../../lib/guards.ts';
import { t } from '../../words/names.ts';

interface Named {
  name: string;
  other_names: readonly string[];
}

/** The name of a food in the language of the app; the diary keeps the one of the food table. */
export const foodName = (name: string): string => t.known(name);

/** Its other names: without the one it is shown by, and with the one of the food table where that is another. */
export function otherFoodNames({ name, other_names: others }: Named): string[] {
  const shown = foodName(name);
  const rest = others.filter((other) => other.toLowerCase() !== shown.toLowerCase());
  return shown === name ? rest : [...rest, name];
}

/** What a food is found by: first what it is headed with, in both languages. */
export const headNames = (name: string): string[] => [...new Set([name, foodName(name)])];

/** What is eaten, as far as the diary knows it. Null is "not known", which is never the same as zero. */
export type Figures = {
  energy_kcal: number;
  protein_g: number | null;
  fat_g: number | null;
  carbohydrate_g: number | null;
  fibre_g: number | null;
};

type Measure = { label: string; grams: number };

/** A food of the table or one's own. */
export type Food = {
  /** The slug of a food of the table, or the id of one's own. */
  key: string;
  name: string;
  other_names: readonly string[];
  category: string;
  cost: 'low' | 'medium' | 'high';
  per100: Figures;
  /** Household measures, the usual portion first. */
  measures: readonly Measure[];
  isOwn: boolean;
};

const figureKeys = ['energy_kcal', 'protein_g', 'fat_g', 'carbohydrate_g', 'fibre_g'] as const;

const isFigure = numberWithin(0, Number.MAX_VALUE);
const figure = (value: unknown): number | null => (isFigure(value) ? value : null);

const isMeasure = objectOf<Measure>({
  label: isText,
  grams: numberWithin(Number.MIN_VALUE, Number.MAX_VALUE),
});

const costs = ['low', 'medium', 'high'] as const;

/** Reads rows of the food table; what is no food is left out. */
export function readFoods(answer: unknown): Food[] {
  if (!Array.isArray(answer)) return [];
  return answer.flatMap((row: unknown): Food[] => {
    if (!isObject(row) || typeof row['slug'] !== 'string' || typeof row['name'] !== 'string') return [];
    const { energy_kcal } = row;
    if (!isFigure(energy_kcal)) return [];
    const others = Array.isArray(row['other_names']) ? row['other_names'] : [];
    return [
      {
        key: row['slug'],
        name: row['name'],
        other_names: others.filter((name) => typeof name === 'string'),
        category: typeof row['category'] === 'string' ? row['category'] : 'dishes',
        cost: costs.find((cost) => cost === row['cost']) ?? 'medium',
        per100: {
          energy_kcal,
          protein_g: figure(row['protein_g']),
          fat_g: figure(row['fat_g']),
          carbohydrate_g: figure(row['carbohydrate_g']),
          fibre_g: figure(row['fibre_g']),
        },
        measures: Array.isArray(row['measures']) ? row['measures'].filter(isMeasure) : [],
        isOwn: false,
      },
    ];
  });
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** What so many grams of something hold. */
export function figuresIn(per100: Figures, grams: number): Figures {
  const share = (value: number | null): number | null =>
    value === null ? null : rounded((value * grams) / 100, 1);
  return {
    energy_kcal: rounded((per100.energy_kcal * grams) / 100, 1),
    protein_g: share(per100.protein_g),
    fat_g: share(per100.fat_g),
    carbohydrate_g: share(per100.carbohydrate_g),
    fibre_g: share(per100.fibre_g),
  };
}

/** A sum, and how many of its parts did not say: the true one is then larger. */
export type Total = { value: number; unknown: number };
export type Totals = Record<(typeof figureKeys)[number], Total>;

export function totalsOf(parts: readonly Figures[]): Totals {
  const total = (key: (typeof figureKeys)[number]): Total => ({
    value: rounded(
      parts.reduce((sum, part) => sum + (part[key] ?? 0), 0),
      1,
    ),
    unknown: parts.filter((part) => part[key] === null).length,
  });
  return {
    energy_kcal: total('energy_kcal'),
    protein_g: total('protein_g'),
    fat_g: total('fat_g'),
    carbohydrate_g: total('carbohydrate_g'),
    fibre_g: total('fibre_g'),
  };
}

/** How much of a food: a measure of it, or grams. */
export type Portion = { amount: number; measure: string; grams: number };

export const GRAMS = 'g';
/** The measure of what has none of its own. */
export const PORTION = '1 portion';

/** The measures a food can be had in; grams are always among them. */
export const measuresOf = (food: Pick<Food, 'measures'>): { label: string; grams: number }[] => [
  ...food.measures,
  { label: GRAMS, grams: 1 },
];

/** The portion somebody usually has: the food's first measure, or 100 g. */
export function usualPortion(food: Pick<Food, 'measures'>): Portion {
  const [first] = food.measures;
  return first
    ? { amount: 1, measure: first.label, grams: first.grams }
    : { amount: 100, measure: GRAMS, grams: 100 };
}

export type RecipePart = { food_id: string; name: string; grams: number };

/**
 * What 100 g of a dish hold: the sum of its parts over what it weighs when it is done. A figure that a part does not
 * know is not known of the dish.
 *
 * Worked: 400 g of maize flour (362 kcal in 100 g) and water give 1000 g of ugali: 1448 / 10 = 145 kcal.
 */
export function recipeFigures(
  parts: readonly { per100: Figures; grams: number }[],
  cookedGrams: number,
): Figures {
  const known = (key: (typeof figureKeys)[number]): number | null =>
    parts.some(({ per100 }) => per100[key] === null)
      ? null
      : rounded(
          (parts.reduce((sum, { per100, grams }) => sum + ((per100[key] ?? 0) * grams) / 100, 0) /
            cookedGrams) *
            100,
          2,
        );
  return {
    energy_kcal: known('energy_kcal') ?? 0,
    protein_g: known('protein_g'),
    fat_g: known('fat_g'),
    carbohydrate_g: known('carbohydrate_g'),
    fibre_g: known('fibre_g'),
  };
}

type OwnRecipe = { parts: RecipePart[]; cooked_weight_g: number; portions: number };

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
