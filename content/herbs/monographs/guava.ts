import { caution, contra, herb, on, prep, usedFor } from '../entry.ts';
import { fdc, prota, who } from '../references.ts';

export const guava = herb({
  slug: 'guava',
  accepted_name: 'Psidium guajava',
  family: 'Myrtaceae',
  names: { english: ['Guava'], swahili: ['pera', 'mpera'], kikuyu: ['mubera'] },
  other_names: ['guava leaf', 'mapera'],
  summary: 'Fruit rich in vitamin C, and a leaf long used for loose stools, with small trials behind it.',
  about:
    'Guava grows wild in hedges from the coast to Kakamega. Fruit is among the richest in vitamin C. Leaf is dry and bitter from tannins and quercetin; capsules of leaf powder shortened loose stools in Mexican trials. ORS comes first always.',
  parts_used: ['leaf', 'fruit'],
  preparations: [
    prep(
      'food',
      'fruit',
      '1 or 2 ripe fruits',
      ['Wash well.', 'Eat with the skin.'],
      [1, 'serving', 1, 3],
      null,
      1,
      'food',
      'fdc',
    ),
    prep(
      'capsule',
      'leaf',
      'Capsules of powdered leaf, 500 mg',
      ['Start ORS first.', 'Take with water for 3 days at most.'],
      [500, 'mg', 3, 1500],
      3,
      18,
      'monograph',
      'who',
    ),
    prep(
      'gargle',
      'leaf',
      '5 washed young leaves to 1 cup of water',
      ['Boil for 5 minutes and cool.', 'Rinse the mouth and spit out.'],
      [1, 'application', 2, 3],
      7,
      12,
      'traditional',
      'prota',
    ),
  ],
  uses: [
    usedFor('nourishment', 'B', 'Fruit is a very good source of vitamin C.', 'fdc'),
    usedFor('bowels', 'B', 'Leaf capsules shortened loose stools in small trials.', 'who'),
    usedFor('mouth-and-teeth', 'B', 'Leaf rinses reduced plaque in small trials.', 'prota'),
  ],
  contraindications: [
    contra('bowel-disease', 'caution', 'Blood or fever with loose stools needs a clinician.'),
  ],
  pregnancy: caution('Fruit is fine; nothing is known of the leaf.'),
  lactation: caution('Fruit is fine; nothing is known of the leaf.'),
  children: caution('Fruit suits children; for loose stools give ORS and zinc, not leaf.'),
  interactions: [
    on('hypo-prone-medicines', 'minor', 'adds', 'Leaf tea lowered sugar a little after meals.'),
    on('iron-tablets', 'minor', 'binds', 'Tannin in the leaf binds iron.'),
  ],
  side_effects: ['hard stools from leaf'],
  storage: 'Eat fruit within days; dry leaf in the shade.',
  grows_in_kenya: 'cultivated',
  references: [fdc, who(4, 'Folium Guavae'), prota('Psidium guajava')],
});
