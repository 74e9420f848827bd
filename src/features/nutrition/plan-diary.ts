import { type DiaryEntry, GRAMS, type Meal, meals } from './diary.ts';
import { figuresIn, type Food } from './food.ts';
import type { PlanDay, PlanItem } from './meal-plan.ts';

/** A 32-bit hash of a text, from a start of its own (FNV-1a with a final mix). */
function hash(text: string, start: number): number {
  let value = start;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01_00_01_93);
  value = Math.imul(value ^ (value >>> 15), 0x85_eb_ca_6b);
  return (value ^ (value >>> 13)) >>> 0;
}

/** The same id for the same name on every device, so that a planned meal noted twice is one. */
export function namedId(name: string): string {
  const hex = [0x81_1c_9d_c5, 0x01_23_45_67, 0x9e_37_79_b9, 0x7f_4a_7c_15]
    .map((start) => hash(name, start).toString(16).padStart(8, '0'))
    .join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

type Place = { day: string; meal: Meal };

/**
 * The lines of a planned meal.
 *
 * @param owner the member, or something that only this device knows: ids are everybody's
 */
export function plannedEntries(
  items: readonly PlanItem[],
  { day, meal }: Place,
  { planKey, owner }: { planKey: string; owner: string },
  foods: ReadonlyMap<string, Food>,
  now = Date.now(),
): DiaryEntry[] {
  return items.flatMap(({ food_id, grams }, index) => {
    const food = foods.get(food_id);
    if (!food) return [];
    const measure = food.measures.find((each) => Math.abs(each.grams - grams) < 0.5);
    return [
      {
        ...figuresIn(food.per100, grams),
        id: namedId(`${owner}/${planKey}/${day}/${meal}/${index}/${food_id}`),
        eaten_on: day,
        meal,
        food_key: food_id,
        name: food.name.slice(0, 80),
        amount: measure ? 1 : grams,
        measure: measure?.label ?? GRAMS,
        grams,
        created_at: new Date(now + index).toISOString(),
      },
    ];
  });
}

/** Whether all of a planned meal stands in the diary of its day already. */
export const isNoted = (items: readonly PlanItem[], meal: Meal, entries: readonly DiaryEntry[]): boolean =>
  items.length > 0 &&
  items.every(({ food_id }) => entries.some((entry) => entry.meal === meal && entry.food_key === food_id));

/** The lines of a planned meal whose food does not stand at that meal yet. */
export const stillToNote = (planned: readonly DiaryEntry[], entries: readonly DiaryEntry[]): DiaryEntry[] =>
  planned.filter(
    ({ meal, food_key }) => !entries.some((entry) => entry.meal === meal && entry.food_key === food_key),
  );

/**
 * The planned meals at which nothing was noted at all: those a whole day notes. What was eaten at another stands in the
 * place of what was planned, and both together would count it twice.
 */
export const emptyMeals = (day: PlanDay, entries: readonly DiaryEntry[]): Meal[] =>
  meals.filter((meal) => day[meal].length > 0 && !entries.some((entry) => entry.meal === meal));
