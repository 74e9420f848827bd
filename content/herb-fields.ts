import type { Herb } from './herb-schema.ts';

/** Fields that came after the first monographs: what pages read where a row was published before. */
export const laterHerbFields = {
  nothing_found: [],
} satisfies Partial<Herb>;

/** A monograph that says nothing yet: how the desk begins one, and what a content file may leave out. */
export const blankHerb = {
  slug: '',
  accepted_name: '',
  family: '',
  synonyms: [],
  names: {},
  other_names: [],
  summary: '',
  about: '',
  alert: null,
  look_alikes: [],
  parts_used: [],
  preparations: [],
  no_preparation_reason: null,
  uses: [],
  contraindications: [],
  pregnancy: { status: 'no_data', text: '' },
  lactation: { status: 'no_data', text: '' },
  children: { status: 'no_data', text: '' },
  interactions: [],
  side_effects: [],
  storage: '',
  conservation: { iucn: null, cites: null, note: null },
  grows_in_kenya: 'wild',
  ayurveda: null,
  references: [],
  picture: '',
  reviewed_at: '',
  ...laterHerbFields,
} satisfies Herb;

/** What a card shows, searches or filters by as the monograph has it; the database makes the same card of a row. */
export const herbCardFields = [
  'slug',
  'accepted_name',
  'synonyms',
  'names',
  'other_names',
  'picture',
  'parts_used',
  'grows_in_kenya',
] as const satisfies readonly (keyof Herb)[];
