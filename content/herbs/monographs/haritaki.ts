import { avoid, ayurveda, contra, herb, on, prep, usedFor } from '../entry.ts';
import { api, powo, who } from '../references.ts';

export const haritaki = herb({
  slug: 'haritaki',
  accepted_name: 'Terminalia chebula',
  family: 'Combretaceae',
  names: { english: ['Haritaki', 'Chebulic myrobalan'] },
  other_names: ['harde', 'harad', 'chebula'],
  summary: 'The stronger laxative of the three triphala fruits. Traditional; hardly any trials alone.',
  about:
    'The ridged, hard fruit is powdered without its stone. It is astringent in the mouth and loosens the bowels. Tibetan and Indian medicine give it first place; trials of the fruit alone are few.',
  parts_used: ['fruit'],
  preparations: [
    prep(
      'powder',
      'fruit',
      '½ teaspoon (about 1.5 g) to 1 cup of warm water',
      ['Stir in well.', 'Drink in the evening, 2 hours from medicines.'],
      [1.5, 'g', 1, 3],
      14,
      18,
      'monograph',
      'api',
      'who',
    ),
  ],
  uses: [
    usedFor('bowels', 'C', 'It is taken for hard stools by long custom.', 'who', 'api'),
    usedFor('mouth-and-teeth', 'B', 'Rinses reduced plaque in small trials.', 'who'),
  ],
  contraindications: [
    contra('bowel-disease', 'avoid', 'It loosens stools.'),
    contra('iron-deficiency', 'caution', 'Tannin holds iron back.'),
    contra('under-18', 'avoid', 'It is not for anyone under 18.'),
  ],
  pregnancy: avoid('Ayurveda itself keeps it from pregnant women.'),
  lactation: avoid('It may loosen the stools of the baby.'),
  children: avoid('There is no safety data for children.'),
  interactions: [
    on('hypo-prone-medicines', 'moderate', 'adds', 'It may lower sugar further.'),
    on('iron-tablets', 'moderate', 'binds', 'Tannin binds iron.'),
    on('laxatives', 'minor', 'adds', 'It adds to other laxatives.'),
  ],
  side_effects: ['cramps and loose stools'],
  storage: 'Keep dry and closed for a year.',
  grows_in_kenya: 'no',
  ayurveda: ayurveda(
    ['Haritaki', 'Abhaya'],
    ['astringent', 'sweet', 'sour', 'bitter', 'pungent'],
    ['light', 'dry'],
    'heating',
    'sweet',
    [-1, -1, -1],
    'warm water',
  ),
  references: [who(4, 'Fructus Chebulae'), api('Haritaki'), powo],
});
