import { ayurveda, caution, contra, herb, on, prep, usedFor } from '../entry.ts';
import { api, powo, study } from '../references.ts';

export const amla = herb({
  slug: 'amla',
  accepted_name: 'Phyllanthus emblica',
  family: 'Phyllanthaceae',
  synonyms: ['Emblica officinalis'],
  names: { english: ['Amla', 'Indian gooseberry'] },
  other_names: ['aonla', 'avla'],
  summary: 'A very sour Indian fruit, food and medicine in one, with small trials on blood fats.',
  about:
    'Amla is eaten as pickle, jam and powder, and the oil in which it was steeped is rubbed into hair. It holds tannins and some vitamin C. Small trials saw lower cholesterol and sugar.',
  look_alikes: [
    {
      name: 'Phyllanthus acidus (star gooseberry)',
      difference: 'Its fruit is soft, pale yellow and ribbed.',
    },
  ],
  parts_used: ['fruit'],
  preparations: [
    prep(
      'powder',
      'fruit',
      '1 teaspoon (about 3 g) to 1 cup of water',
      ['Stir into water.', 'Drink once a day, 2 hours from medicines.'],
      [3, 'g', 1, 6],
      56,
      18,
      'monograph',
      'api',
    ),
  ],
  uses: [
    usedFor('cholesterol-and-heart', 'B', 'Small trials saw lower cholesterol.', 'usharani'),
    usedFor('digestion', 'C', 'It is taken for acid stomach by custom.', 'api'),
    usedFor('hair-and-scalp', 'C', 'Oil is rubbed into hair by custom.', 'api'),
  ],
  contraindications: [
    contra('bleeding-disorder', 'caution', 'It may slow platelets.'),
    contra('kidney-stones', 'caution', 'It is sour and holds vitamin C.'),
  ],
  pregnancy: caution('Fruit as food; nothing is known of powders.'),
  lactation: caution('Fruit as food; nothing is known of powders.'),
  children: caution('Fruit as food; no powders.'),
  interactions: [
    on('diabetes-medicines', 'moderate', 'adds', 'It may lower sugar further.'),
    on('antiplatelets', 'minor', 'adds', 'It slowed platelets in a small study.'),
    on('warfarin', 'minor', 'adds', 'It may slow platelets.'),
    on('iron-tablets', 'minor', 'binds', 'Tannin may bind iron, though vitamin C helps.'),
    on('anticoagulants', 'minor', 'adds', 'It may slow platelets.'),
  ],
  side_effects: ['hard stools', 'sour stomach'],
  storage: 'Keep powder dry and closed for a year.',
  grows_in_kenya: 'cultivated',
  ayurveda: ayurveda(
    ['Amalaki'],
    ['sour', 'sweet', 'astringent', 'bitter', 'pungent'],
    ['light', 'dry'],
    'cooling',
    'sweet',
    [-1, -1, -1],
  ),
  references: [
    api('Amalaki'),
    study(
      'usharani',
      'Usharani P and others: Evaluation of the effects of a standardized aqueous extract of Phyllanthus emblica fruits on endothelial dysfunction, oxidative stress, systemic inflammation and lipid profile in subjects with metabolic syndrome',
      'BMC Complementary and Alternative Medicine',
      2019,
    ),
    powo,
  ],
});
