import { remedyCardFields } from '../../../content/remedy-fields.ts';
import type { Remedy } from '../../../content/remedy-schema.ts';
import { pick } from '../../lib/document-rows.ts';
import { humanise, type IngredientTerm } from '../../lib/knowledge.ts';
import { t } from '../../words/knowledge.ts';

export type { Remedy } from '../../../content/remedy-schema.ts';

/** What lists show and filter by. */
export interface RemedyCard extends Pick<Remedy, (typeof remedyCardFields)[number]> {
  min_age_years: number;
  /** Ingredient and whether one can do without it. */
  ingredients: (readonly [ingredient: string, optional: boolean])[];
}

/** A remedy with who vouches for it. */
export type RemedyRecord = { remedy: Remedy; reviewer: string | null; nextReviewOn: string | null };

/** The card of a remedy; the database makes the same one. */
export const toCard = (remedy: Remedy): RemedyCard => ({
  ...pick(remedy, remedyCardFields),
  min_age_years: remedy.limits.min_age_years,
  ingredients: remedy.ingredients.map(({ ingredient, optional }) => [ingredient, optional] as const),
});

/** `2.5` → `2 years 6 months`, `0` → `any age`. */
export function ageText(years: number): string {
  if (years === 0) return t('any age');
  const whole = Math.floor(years);
  const months = Math.round((years - whole) * 12);
  if (whole === 0) return t('{n} months', { n: months });
  return months === 0
    ? t.count(whole, '{n} year', '{n} years')
    : t.count(whole, '{n} year {months} months', '{n} years {months} months', { months });
}

type Names = { name: string; other: { text: string; lang: 'en' | 'sw' } | null };

/**
 * What an ingredient is called, with its name in the other language: the Swahili one beside the English; where the app
 * speaks Kiswahili the English one, which the steps of a remedy use.
 */
export function ingredientNames(id: string, term: IngredientTerm | undefined): Names {
  const english = term?.name ?? humanise(id);
  const name = t.known(english);
  if (name !== english) return { name, other: { text: english, lang: 'en' } };
  return { name, other: term?.swahili ? { text: term.swahili, lang: 'sw' } : null };
}
