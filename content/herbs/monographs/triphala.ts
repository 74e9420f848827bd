import { avoid, ayurveda, contra, herb, on, prep, usedFor } from '../entry.ts';
import { study } from '../references.ts';

export const triphala = herb({
  slug: 'triphala',
  accepted_name: 'Phyllanthus emblica, Terminalia chebula and Terminalia bellirica',
  family: 'Phyllanthaceae and Combretaceae',
  names: { english: ['Triphala', 'Three fruits'] },
  other_names: ['trifala', 'amla haritaki bibhitaki'],
  summary:
    'Three dried fruits in equal parts, taken at night for easy bowels. Mild; tradition with small studies.',
  about:
    'Amla, haritaki and bibhitaki are mixed in equal parts, without their stones. The powder is sour, astringent and rich in tannins. It loosens the bowels gently. Small studies looked at stools and at mouth rinses; most are of low quality.',
  parts_used: ['fruit'],
  preparations: [
    prep(
      'powder',
      'fruit',
      '½ teaspoon (about 1.5 g) to 1 cup of warm water',
      ['Stir in and let it stand for 5 minutes.', 'Drink in the evening, 2 hours from any medicine.'],
      [1.5, 'g', 1, 1.5],
      56,
      18,
      'traditional',
      'api-formulary',
    ),
    prep(
      'gargle',
      'fruit',
      '½ teaspoon of powder to ½ cup of warm water',
      ['Stir, let it settle and strain.', 'Rinse the mouth and spit out.'],
      [1, 'application', 2, 2],
      28,
      12,
      'trial',
      'peterson',
    ),
  ],
  uses: [
    usedFor(
      'bowels',
      'C',
      'It is taken at night for hard stools by long custom.',
      'api-formulary',
      'peterson',
    ),
    usedFor('mouth-and-teeth', 'B', 'Rinses reduced plaque in small trials.', 'peterson'),
  ],
  contraindications: [
    contra('bowel-disease', 'avoid', 'It loosens stools.'),
    contra('iron-deficiency', 'caution', 'Tannin holds iron back.'),
    contra('low-blood-pressure', 'caution', 'Loose stools can lower pressure.'),
    contra('under-18', 'avoid', 'It is not for anyone under 18.'),
  ],
  pregnancy: avoid('It moves the bowels strongly; there is no safety data.'),
  lactation: avoid('It may loosen the stools of the baby.'),
  children: avoid('There is no safety data for children.'),
  interactions: [
    on('hypo-prone-medicines', 'moderate', 'adds', 'It may lower sugar further.'),
    on('warfarin', 'moderate', 'adds', 'It may add to warfarin.'),
    on('anticoagulants', 'minor', 'adds', 'It may add to bleeding.'),
    on('iron-tablets', 'moderate', 'binds', 'Tannin binds iron.'),
    on('hiv-medicines', 'minor', 'shifts', 'It slowed liver enzymes in the laboratory.'),
    on('laxatives', 'minor', 'adds', 'It adds to other laxatives.'),
  ],
  side_effects: ['loose stools and wind', 'cramps'],
  storage: 'Keep dry and closed for a year.',
  grows_in_kenya: 'no',
  ayurveda: ayurveda(
    ['Triphala'],
    ['sour', 'sweet', 'astringent', 'bitter', 'pungent'],
    ['light', 'dry'],
    'heating',
    'sweet',
    [-1, -1, -1],
    'warm water',
  ),
  references: [
    study(
      'peterson',
      'Peterson CT and others: Therapeutic uses of triphala in Ayurvedic medicine',
      'Journal of Alternative and Complementary Medicine',
      2017,
    ),
    {
      id: 'api-formulary',
      title: 'The Ayurvedic Formulary of India, Part I: Triphala Churna',
      publisher: 'Government of India',
      year: null,
      url: null,
    },
  ],
  picture: 'triphala-powder',
});
