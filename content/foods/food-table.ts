import type { Food, FoodCategory, Nutrient, Nutrients } from '../food-schema.ts';

/** The order of the figures in a food line; trailing figures may be left out. */
const figureOrder: readonly Nutrient[] = [
  'energy_kcal',
  'protein_g',
  'fat_g',
  'carbohydrate_g',
  'fibre_g',
  'calcium_mg',
  'iron_mg',
  'potassium_mg',
  'sodium_mg',
  'zinc_mg',
  'vitamin_c_mg',
  'folate_ug',
  'vitamin_a_ug',
  'water_g',
  'alcohol_g',
];

const costs: Readonly<Record<string, Food['cost']>> = { '1': 'low', '2': 'medium', '3': 'high' };

export type FoodHead = Pick<Food, 'id' | 'name' | 'other_names' | 'category' | 'cost' | 'measures'>;

/**
 * Splits a table into records. A record starts in the first column and goes on in indented lines:
 *
 *     id | Name | cost 1–3 | other, names | 1 cup 190, 1 bunch 250
 *       what follows is up to the kind of table
 */
export function records(table: string): { head: string; rest: string[] }[] {
  const found: { head: string; rest: string[] }[] = [];
  for (const line of table.split('\n')) {
    if (line.trim() === '') continue;
    const last = found.at(-1);
    if (!line.startsWith(' ')) found.push({ head: line.trim(), rest: [] });
    else if (last) last.rest.push(line.trim());
    else throw new Error(`a food table starts with an indented line: ${line}`);
  }
  return found;
}

/** The words of a list written with commas. */
export function list(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** `"1 cup 190"` as a label and a number of grams. */
export function labelled(text: string): { label: string; grams: number } {
  const parts = /^(.+?) ([\d.]+)$/.exec(text.trim());
  if (!parts?.[1] || !parts[2]) throw new Error(`not a label and grams: ${text}`);
  return { label: parts[1], grams: Number(parts[2]) };
}

/** Reads the first line of a record. */
export function foodHead(line: string, category: FoodCategory): FoodHead {
  const [id, name, cost, others, measures, ...more] = line.split('|').map((cell) => cell.trim());
  const level = costs[cost ?? ''];
  if (!id || !name || !level || others === undefined || !measures || more.length > 0)
    throw new Error(`not a food line: ${line}`);
  return {
    id,
    name,
    other_names: list(others),
    category,
    cost: level,
    measures: list(measures).map(labelled),
  };
}

function figure(text: string | undefined): number | null {
  if (text === undefined || text === '-') return null;
  const value = Number(text);
  if (Number.isNaN(value)) throw new Error(`not a figure: ${text}`);
  return value;
}

function figures(text: string): Nutrients {
  const words = text.trim().split(/\s+/);
  if (words.length > figureOrder.length) throw new Error(`too many figures: ${text}`);
  const value = (nutrient: Nutrient): number | null => figure(words[figureOrder.indexOf(nutrient)]);
  const known = (nutrient: Nutrient): number => {
    const found = value(nutrient);
    if (found === null) throw new Error(`${nutrient} is missing: ${text}`);
    return found;
  };
  return {
    energy_kcal: known('energy_kcal'),
    protein_g: known('protein_g'),
    fat_g: known('fat_g'),
    carbohydrate_g: known('carbohydrate_g'),
    fibre_g: value('fibre_g'),
    calcium_mg: value('calcium_mg'),
    iron_mg: value('iron_mg'),
    potassium_mg: value('potassium_mg'),
    sodium_mg: value('sodium_mg'),
    zinc_mg: value('zinc_mg'),
    vitamin_c_mg: value('vitamin_c_mg'),
    folate_ug: value('folate_ug'),
    vitamin_a_ug: value('vitamin_a_ug'),
    water_g: value('water_g'),
    alcohol_g: value('alcohol_g'),
  };
}

/**
 * Foods with figures from USDA FoodData Central (public domain), SR Legacy unless the line says otherwise.
 * The second line is `USDA description | figures`, in the order energy, protein, fat, carbohydrate, fibre, Ca,
 * Fe, K, Na, Zn, vitamin C, folate, vitamin A, water, alcohol, per 100 g; `-` is unknown. A line that starts
 * with `~` says why a similar food stands in, a line that starts with `=` why the energy looks odd.
 */
export function usdaFoods(category: FoodCategory, table: string): Food[] {
  return records(table).map(({ head, rest }) => {
    const [description, numbers] = (rest[0] ?? '').split('|').map((cell) => cell.trim());
    if (!description || !numbers) throw new Error(`no figures: ${head}`);
    const note = (mark: string): string | null =>
      rest
        .find((line) => line.startsWith(mark))
        ?.slice(1)
        .trim() ?? null;
    return {
      ...foodHead(head, category),
      per_100g: figures(numbers),
      source: `USDA FoodData Central, SR Legacy: ${description}`,
      stand_in: note('~'),
      energy_note: note('='),
      recipe: null,
    };
  });
}
