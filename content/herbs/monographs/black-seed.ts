import { avoid, ayurveda, caution, contra, herb, on, prep, usedFor } from '../entry.ts';
import { api, mskcc, powo } from '../references.ts';

export const blackSeed = herb({
  slug: 'black-seed',
  accepted_name: 'Nigella sativa',
  family: 'Ranunculaceae',
  names: { english: ['Black seed', 'Black cumin'], swahili: ['habasoda', 'habat soda'] },
  other_names: ['habbat soda', 'kalonji', 'nigella', 'blackseed'],
  summary:
    'Habasoda: a peppery seed with small trials for sugar, fats and pressure. Not in pregnancy beyond a sprinkle.',
  about:
    'On the coast black seed is eaten with honey for nearly everything. Small trials, often of weak quality, saw slightly better blood sugar, cholesterol, blood pressure and asthma scores. It is not harmless: rashes, and kidney injury in a report, are known.',
  look_alikes: [
    { name: 'Onion seed', difference: 'It looks alike but smells of onion when crushed.' },
    { name: 'Datura seed', difference: 'It is brown, flat and kidney-shaped, and poisonous.' },
  ],
  parts_used: ['seed', 'seed oil'],
  preparations: [
    prep(
      'food',
      'seed',
      '1 teaspoon (about 2 g) of toasted seed',
      ['Toast lightly.', 'Sprinkle on bread or yoghurt, or chew with honey.'],
      [1, 'teaspoon', 1, 2],
      56,
      18,
      'trial',
      'mskcc',
    ),
    prep(
      'oil',
      'seed oil',
      '1 part seed oil to 4 parts of a lighter oil',
      ['Test a spot on the inner arm and wait a day.', 'Rub into dry skin.'],
      [1, 'application', 1, 2],
      28,
      12,
      'traditional',
      'mskcc',
    ),
  ],
  uses: [
    usedFor('blood-sugar', 'B', 'Small trials saw slightly lower sugar beside tablets.', 'mskcc'),
    usedFor('cholesterol-and-heart', 'B', 'Small trials saw slightly lower fats and pressure.', 'mskcc'),
    usedFor('cough-and-cold', 'B', 'Small trials saw milder asthma beside the usual inhaler.', 'mskcc'),
  ],
  contraindications: [
    contra('kidney-disease', 'caution', 'Kidney injury has been reported.'),
    contra('low-blood-pressure', 'caution', 'It may lower pressure further.'),
    contra('surgery-within-2-weeks', 'avoid', 'It may slow clotting and lower sugar.'),
    contra('bleeding-disorder', 'caution', 'It may slow clotting.'),
  ],
  pregnancy: avoid('A sprinkle on food at most; more may slow the muscle of the womb.'),
  lactation: caution('Ask first; little is known beyond food.'),
  children: caution('A sprinkle on food; no oil or spoonfuls under 18.'),
  interactions: [
    on('diabetes-medicines', 'moderate', 'adds', 'It may lower sugar further.'),
    on('blood-pressure-medicines', 'moderate', 'adds', 'It may lower pressure further.'),
    on('warfarin', 'moderate', 'adds', 'It may slow clotting.'),
    on('anticoagulants', 'moderate', 'adds', 'It may slow clotting.'),
    on(
      'immunosuppressants',
      'moderate',
      'opposes',
      'It may stir the immune system and lowered ciclosporin in animals.',
    ),
    on('antidepressants', 'minor', 'adds', 'It may act on serotonin.'),
    on('antiplatelets', 'moderate', 'adds', 'It may slow clotting.'),
  ],
  side_effects: ['rash, even severe', 'nausea', 'low sugar with diabetes tablets'],
  storage: 'Keep seed dry and dark for a year; keep opened oil in the fridge.',
  grows_in_kenya: 'no',
  ayurveda: ayurveda(
    ['Upakunchika', 'Kalajaji'],
    ['pungent', 'bitter'],
    ['light', 'dry', 'sharp'],
    'heating',
    'pungent',
    [-1, 1, -1],
  ),
  references: [mskcc('Nigella sativa'), powo, api('Upakunchika')],
  picture: 'black-seed',
});
