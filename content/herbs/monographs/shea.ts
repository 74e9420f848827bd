import { contra, herb, ok, prep, usedFor } from '../entry.ts';
import { iucn, powo, prota } from '../references.ts';

export const shea = herb({
  slug: 'shea',
  accepted_name: 'Vitellaria paradoxa',
  family: 'Sapotaceae',
  synonyms: ['Butyrospermum parkii'],
  names: { english: ['Shea'] },
  other_names: ['moo yaa', 'karite', 'shea butter'],
  summary: 'A soft butter from the Nile side of Uganda for dry skin, lips and hair ends.',
  about:
    'The Nile shea of northern Uganda and South Sudan gives a softer butter than the West African one. It melts on warm skin and seals moisture in. It is eaten as fat where it grows.',
  parts_used: ['seed oil'],
  preparations: [
    prep(
      'oil',
      'seed oil',
      'A pea-sized piece, undiluted',
      ['Warm between the palms.', 'Press into damp skin, lips or hair ends.'],
      [1, 'application', 2, 4],
      null,
      0,
      'traditional',
      'prota',
    ),
  ],
  uses: [
    usedFor('skin-and-wounds', 'C', 'It softens dry skin by long custom.', 'prota'),
    usedFor('hair-and-scalp', 'C', 'It softens hair ends by custom.', 'prota'),
  ],
  contraindications: [
    contra('broken-skin', 'avoid', 'Do not seal broken or infected skin.'),
    contra('nut-allergy', 'caution', 'Reactions are rare; test a spot first.'),
    contra('latex-allergy', 'caution', 'Reactions are rare; test a spot first.'),
  ],
  pregnancy: ok('Fine on the skin.'),
  lactation: ok('Fine on the skin; wipe it off the breast before feeding.'),
  children: ok('Fine on healthy skin of children.'),
  side_effects: ['rarely a rash'],
  storage: 'Keep out of the sun; it keeps for two years.',
  conservation: {
    iucn: 'VU',
    cites: null,
    note: 'Old trees are felled for charcoal; buying the butter gives them worth.',
  },
  grows_in_kenya: 'no',
  references: [prota('Vitellaria paradoxa'), iucn('Vitellaria paradoxa'), powo],
  picture: 'shea-butter',
});
