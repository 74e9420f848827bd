import { avoid, ayurveda, contra, herb, noData, on, prep, usedFor } from '../entry.ts';
import { api, mskcc, study, who } from '../references.ts';

export const tulsi = herb({
  slug: 'tulsi',
  accepted_name: 'Ocimum tenuiflorum',
  family: 'Lamiaceae',
  synonyms: ['Ocimum sanctum'],
  names: { english: ['Holy basil', 'Tulsi'] },
  other_names: ['tulasi'],
  summary:
    'A sacred Indian basil drunk as a spicy tea for calm. Small trials; not when a baby is hoped for or expected.',
  about:
    'Tulsi stands at the door of many Hindu homes, in Nairobi too. Its tea tastes of clove. Small trials saw slightly lower sugar and less stress. It lowered fertility in animals and may slow clotting.',
  look_alikes: [
    {
      name: 'Ocimum basilicum (sweet basil)',
      difference: 'Its stems are smooth and green, and it smells sweeter.',
    },
  ],
  parts_used: ['leaf'],
  preparations: [
    prep(
      'tea',
      'leaf',
      '1 tablespoon (about 2 g) of dried leaf to 1 cup of boiling water',
      ['Steep, covered, for 6 minutes.', 'Strain and drink.'],
      [1, 'cup', 2, 2],
      28,
      18,
      'traditional',
      'who',
      'api',
    ),
  ],
  uses: [
    usedFor('stress-and-mood', 'B', 'Small trials saw a little less stress.', 'mskcc', 'jamshidi'),
    usedFor('blood-sugar', 'B', 'Small trials saw slightly lower sugar.', 'jamshidi', 'who'),
    usedFor('cough-and-cold', 'C', 'Tea is drunk for colds by custom.', 'who'),
  ],
  contraindications: [
    contra('trying-for-a-baby', 'avoid', 'It lowered fertility in animals.'),
    contra('surgery-within-2-weeks', 'avoid', 'It may slow clotting.'),
    contra('mint-family-allergy', 'avoid', 'It belongs to the mint family.'),
    contra('underactive-thyroid', 'caution', 'It lowered thyroid hormone in animals.'),
    contra('under-18', 'caution', 'Too little is known about anyone under 18.'),
  ],
  pregnancy: avoid('It may stir the womb, and lowered fertility in animals.'),
  lactation: avoid('There is no safety data.'),
  children: noData('Little is known; leave it to adults.'),
  interactions: [
    on('hypo-prone-medicines', 'moderate', 'adds', 'It may lower sugar further.'),
    on('warfarin', 'moderate', 'adds', 'It may slow clotting.'),
    on('anticoagulants', 'moderate', 'adds', 'It may slow clotting.'),
    on('levothyroxine', 'minor', 'opposes', 'It lowered thyroid hormone in animals.'),
    on('sedatives', 'minor', 'adds', 'It deepened sleep in animals.'),
  ],
  side_effects: ['upset stomach', 'low sugar with diabetes tablets'],
  storage: 'Keep closed and dark for a year.',
  grows_in_kenya: 'cultivated',
  ayurveda: ayurveda(
    ['Tulasi'],
    ['pungent', 'bitter'],
    ['light', 'dry', 'sharp'],
    'heating',
    'pungent',
    [-1, 1, -1],
    'honey',
  ),
  references: [
    who(2, 'Folium Ocimi Sancti'),
    mskcc('Holy Basil'),
    study(
      'jamshidi',
      'Jamshidi N, Cohen MM: The clinical efficacy and safety of tulsi in humans: a systematic review of the literature',
      'Evidence-Based Complementary and Alternative Medicine',
      2017,
    ),
    api('Tulasi'),
  ],
  picture: 'tulsi-tea',
});
