import { avoid, ayurveda, caution, contra, herb, noData, on, prep, notAdvised, usedFor } from '../entry.ts';
import { api, lactmed, powo } from '../references.ts';

export const shatavari = herb({
  slug: 'shatavari',
  accepted_name: 'Asparagus racemosus',
  family: 'Asparagaceae',
  names: { english: ['Shatavari', 'Wild asparagus'] },
  other_names: ['satavari', 'shatawari'],
  summary: 'The root of a thorny wild asparagus, taken by women and for milk by Indian custom. Few trials.',
  about:
    'This climbing asparagus grows wild from Kenya to India; its cluster of finger-like roots is peeled and dried. Trials for breast milk are small and disagree. It may act weakly like oestrogen and makes a little more urine.',
  look_alikes: [
    {
      name: 'Other wild asparagus',
      difference: 'Many thorny kinds grow in Kenya; most have never been studied.',
    },
  ],
  parts_used: ['root'],
  preparations: [
    prep(
      'powder',
      'root',
      '1 teaspoon (about 3 g) to 1 cup of warm milk',
      ['Stir in well.', 'Drink once a day.'],
      [3, 'g', 1, 6],
      56,
      18,
      'monograph',
      'api',
    ),
  ],
  uses: [
    notAdvised('breast-milk', 'B', 'Two small trials disagree.', 'lactmed'),
    usedFor('women', 'C', 'It is taken for the monthly cycle by custom.', 'api'),
    usedFor('digestion', 'C', 'It is taken for acid stomach by custom.', 'api'),
  ],
  contraindications: [
    contra('hormone-sensitive-illness', 'avoid', 'It may act like oestrogen.'),
    contra('kidney-disease', 'caution', 'It makes a little more urine.'),
    contra('heart-disease', 'caution', 'It makes a little more urine; do not flush swelling.'),
    contra('plant-allergy', 'avoid', 'People allergic to asparagus react.'),
    contra('under-18', 'caution', 'Too little is known about anyone under 18.'),
  ],
  pregnancy: avoid('It harmed unborn animals.'),
  lactation: caution('Ask first; there is little data for the baby.'),
  children: noData('Too little is known; leave it to adults.'),
  interactions: [
    on('diuretics', 'moderate', 'adds', 'Both make more urine.'),
    on('lithium', 'moderate', 'raises', 'More urine can raise lithium.'),
    on('hormone-medicines', 'moderate', 'adds', 'It may act like oestrogen.'),
    on('hypo-prone-medicines', 'minor', 'adds', 'It may lower sugar a little further.'),
  ],
  side_effects: ['upset stomach', 'runny nose in allergic people'],
  storage: 'Keep dry and closed for a year.',
  conservation: {
    iucn: null,
    cites: null,
    note: 'Roots are dug from the wild in India; prefer farmed root.',
  },
  grows_in_kenya: 'wild',
  ayurveda: ayurveda(
    ['Shatavari'],
    ['sweet', 'bitter'],
    ['heavy', 'oily'],
    'cooling',
    'sweet',
    [-1, -1, 0],
    'milk',
  ),
  references: [api('Shatavari'), lactmed('Wild Asparagus'), powo],
});
