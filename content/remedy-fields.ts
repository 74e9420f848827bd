import type { Remedy } from './remedy-schema.ts';

/** Fields that came after the first remedies, as `laterHerbFields`. */
export const laterRemedyFields = {} satisfies Partial<Remedy>;

/** A remedy that says nothing yet, as `blankHerb` is a monograph. */
export const blankRemedy = {
  slug: '',
  title: '',
  kind: 'home',
  complaints: [],
  summary: '',
  for_whom: '',
  not_for: [],
  ingredients: [],
  steps: [],
  dose: '',
  limits: { max_a_day: 1, unit: 'cups', max_days: 7, min_age_years: 18 },
  external: false,
  evidence: 'C',
  evidence_text: '',
  references: [],
  see_clinician: [],
  red_flags: [],
  keeps: '',
  picture: '',
  ayurveda: null,
  herb_slugs: [],
  product_skus: [],
  reviewed_at: '',
  ...laterRemedyFields,
} satisfies Remedy;

/** Parts of a remedy that say something by being null: `max_days` of ordinary food. */
export const nullableRemedyFields = ['max_days'] as const satisfies readonly (keyof Remedy['limits'])[];

/** What lists show and filter by as the remedy has it. */
export const remedyCardFields = [
  'slug',
  'title',
  'kind',
  'complaints',
  'summary',
  'evidence',
  'external',
  'herb_slugs',
  'picture',
] as const satisfies readonly (keyof Remedy)[];
