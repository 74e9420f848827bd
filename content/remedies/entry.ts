import type { ConditionId } from '../medicines/ids.ts';
/** Short spellings for the parts of a remedy, so that it reads as facts and not as brackets. */
import type { Remedy } from '../remedy-schema.ts';
import { complaints } from './complaints.ts';
import { ingredients } from './ingredients.ts';
import type { IngredientId } from './ingredients.ts';
import type { RedFlagId } from './red-flags.ts';

type Filled =
  | 'kind'
  | 'red_flags'
  | 'ayurveda'
  | 'herb_slugs'
  | 'product_skus'
  | 'external'
  | 'reviewed_at'
  | 'limits'
  | 'picture';

interface Entry extends Omit<Remedy, Filled> {
  /** Most in a day, unit, most days (null without a last day), youngest age in years. */
  limits: [max_a_day: number, unit: string, max_days: number | null, min_age_years: number];
  /** Besides those every complaint brings. */
  more_red_flags?: RedFlagId[];
  /** Besides those of the ingredients. */
  more_herbs?: string[];
  product_skus?: string[];
  external?: boolean;
  ayurveda?: Remedy['ayurveda'];
}

/** A remedy with its red flags gathered from the complaints and its herbs from the ingredients. */
export function remedy(entry: Entry): Remedy {
  const { limits, more_red_flags = [], more_herbs = [], ...rest } = entry;
  const [max_a_day, unit, max_days, min_age_years] = limits;
  const herbs = entry.ingredients.flatMap(({ ingredient }) => ingredients[ingredient].herb ?? []);
  return {
    ...rest,
    kind: entry.ayurveda ? 'ayurvedic' : 'home',
    limits: { max_a_day, unit, max_days, min_age_years },
    external: entry.external ?? false,
    red_flags: [
      ...new Set([
        ...entry.complaints.flatMap((complaint) => complaints[complaint].redFlags),
        ...more_red_flags,
      ]),
    ],
    ayurveda: entry.ayurveda ?? null,
    herb_slugs: [...new Set([...herbs, ...more_herbs])],
    product_skus: entry.product_skus ?? [],
    picture: `remedy-${entry.slug}`,
    reviewed_at: '2026-11',
  };
}

export const needs = (ingredient: IngredientId, amount: string): Remedy['ingredients'][number] => ({
  ingredient,
  amount,
  optional: false,
});
export const maybe = (ingredient: IngredientId, amount: string): Remedy['ingredients'][number] => ({
  ...needs(ingredient, amount),
  optional: true,
});
export const leave = (condition: ConditionId, text: string): Remedy['not_for'][number] => ({
  condition,
  level: 'avoid',
  text,
});
/** Nothing for a child below an age; from that age on the line is silent. */
export const leaveUnder = (until_years: number, text: string): Remedy['not_for'][number] => ({
  ...leave('child', text),
  until_years,
});
export const ask = (condition: ConditionId, text: string): Remedy['not_for'][number] => ({
  condition,
  level: 'caution',
  text,
});
