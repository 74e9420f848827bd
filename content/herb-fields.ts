import { chosenHerbFields, type ChosenKey } from './chosen-fields.ts';
import type { Herb } from './herb-schema.ts';

type Chosen = typeof chosenHerbFields;
type Later = { [K in ChosenKey]: Chosen[K] extends { needed: true } ? never : K }[ChosenKey];
const chosenKeys = Object.keys(chosenHerbFields) as ChosenKey[];

function nothingIn<K extends ChosenKey>(keys: readonly K[]): Pick<Herb, K> {
  const nothing: unknown = Object.fromEntries(
    keys.map((key) => [key, chosenHerbFields[key].many ? [] : null]),
  );
  return nothing as Pick<Herb, K>; // an empty list, or null, is of every such field's type
}

/** Fields that came after the first monographs: what pages read where a row was published before. */
export const laterHerbFields = {
  nothing_found: [],
  ...nothingIn(chosenKeys.filter((key): key is Later => !('needed' in chosenHerbFields[key]))),
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
  ...nothingIn(chosenKeys),
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
  ...chosenKeys,
  'grows_in_kenya',
] as const satisfies readonly (keyof Herb)[];
