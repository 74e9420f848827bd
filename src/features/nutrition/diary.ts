import { type Figures, figuresIn, type Food, GRAMS, type Portion } from '../../entities/foods/food.ts';
import { isMeal, type Meal } from '../../entities/meal-plans/meal-plan.ts';
import { isNumber, isText, objectOf, orNull } from '../../lib/guards.ts';
import { addDays } from '../../lib/nairobi.ts';
import { dateLocale } from '../../words/language.ts';
import { t } from '../../words/nutrition.ts';

const zone = { timeZone: 'UTC' } as const;
const long = new Intl.DateTimeFormat(dateLocale, { weekday: 'long', day: 'numeric', month: 'long', ...zone });
const full = new Intl.DateTimeFormat(dateLocale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  ...zone,
});
const short = new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'short', ...zone });

const at = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** Whether a text is a date of the calendar, `2026-11-21`. */
export const isDate = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && at(text).toJSON()?.startsWith(text) === true;

/** `Saturday, 21 November` */
export const longDay = (date: string): string => long.format(at(date));
/** `21 Nov 2026` */
export const fullDay = (date: string): string => full.format(at(date));
/** `21 Nov` */
export const shortDay = (date: string): string => short.format(at(date));

/** `Today`, `Yesterday`, `Tomorrow`, else the weekday and date. */
export function dayName(date: string, today: string): string {
  if (date === today) return t('Today');
  if (date === addDays(today, -1)) return t('Yesterday');
  return date === addDays(today, 1) ? t('Tomorrow') : longDay(date);
}

/** The same within a sentence: `today`, else the weekday and date. */
export function dayInWords(date: string, today: string): string {
  const name = dayName(date, today);
  return name === longDay(date) ? name : name.toLowerCase();
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (date: string): number => (at(date).getUTCDay() + 6) % 7;

/** All days from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to && days.length < 5000; day = addDays(day, 1)) days.push(day);
  return days;
}

/** A line of the diary, with the values as they were that day. */
export type DiaryEntry = Figures & {
  id: string;
  /** A day in Nairobi. */
  eaten_on: string;
  meal: Meal;
  /** Null for something noted by its energy alone. */
  food_key: string | null;
  name: string;
  /** `amount` times `measure`: 2 × `1 chapati`, 150 × `g`. */
  amount: number;
  measure: string;
  grams: number | null;
  /** When it was written, by the device's clock; the order within a meal. */
  created_at: string;
};

export const isDiaryEntry = objectOf<DiaryEntry>({
  id: isText,
  eaten_on: isText,
  name: isText,
  measure: isText,
  created_at: isText,
  meal: isMeal,
  amount: isNumber,
  energy_kcal: isNumber,
  protein_g: orNull(isNumber),
  fat_g: orNull(isNumber),
  carbohydrate_g: orNull(isNumber),
  fibre_g: orNull(isNumber),
});

/** `2 × 1 chapati`, `1 plate`, `150 g`. */
export function portionText({ amount, measure }: Pick<DiaryEntry, 'amount' | 'measure'>): string {
  const count = Number(amount.toFixed(2));
  if (measure === GRAMS) return `${count} g`;
  return count === 1 ? t.known(measure) : `${count} × ${t.known(measure)}`;
}

type Place = Pick<DiaryEntry, 'eaten_on' | 'meal'>;

/** A new line for a food. */
export function entryFor(food: Food, portion: Portion, place: Place, now = new Date()): DiaryEntry {
  return {
    ...figuresIn(food.per100, portion.grams),
    id: crypto.randomUUID(),
    ...place,
    food_key: food.key,
    name: food.name.slice(0, 80),
    ...portion,
    created_at: now.toISOString(),
  };
}

/** The same things once more on another day or at another meal, with the values they had. */
export function copied(entries: readonly DiaryEntry[], to: Partial<Place>, now = Date.now()): DiaryEntry[] {
  return entries.map((entry, index) => ({
    ...entry,
    ...to,
    id: crypto.randomUUID(),
    // a millisecond apart, so that they keep their order
    created_at: new Date(now + index).toISOString(),
  }));
}

export const entriesOf = (entries: readonly DiaryEntry[], day: string): DiaryEntry[] =>
  entries.filter(({ eaten_on }) => eaten_on === day);

/** The order of the diary: the newest day first, within a day as it was written. */
export const compareEntries = (a: DiaryEntry, b: DiaryEntry): number =>
  b.eaten_on.localeCompare(a.eaten_on) ||
  a.created_at.localeCompare(b.created_at) ||
  a.id.localeCompare(b.id);

const RECENT_DAYS = 60;

/** What was eaten lately, what was eaten often first; each food once with its last portion. */
export function recentEntries(entries: readonly DiaryEntry[], most = 20): DiaryEntry[] {
  const newest = entries
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
    .slice(0, RECENT_DAYS * 12);
  const found = new Map<string, { last: DiaryEntry; score: number }>();
  for (const [index, entry] of newest.entries()) {
    const key = entry.food_key ?? `name:${entry.name}`;
    const known = found.get(key);
    // Each time counts, an old one for less.
    const weight = 1 / (1 + index / 20);
    if (known) known.score += weight;
    else found.set(key, { last: entry, score: weight });
  }
  return [...found.values()]
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ last }) => last);
}

/** The meal of an hour of the day, for what "Add" offers first. */
export function mealOfHour(hour: number): Meal {
  if (hour >= 4 && hour < 11) return 'breakfast';
  if (hour >= 11 && hour < 16) return 'lunch';
  return hour >= 18 && hour < 23 ? 'supper' : 'snacks';
}
