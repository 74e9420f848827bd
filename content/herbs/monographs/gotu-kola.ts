import { avoid, ayurveda, contra, herb, noData, on, prep, notAdvised, usedFor } from '../entry.ts';
import { api, mskcc, study, who } from '../references.ts';

export const gotuKola = herb({
  slug: 'gotu-kola',
  accepted_name: 'Centella asiatica',
  family: 'Apiaceae',
  synonyms: ['Hydrocotyle asiatica'],
  names: { english: ['Gotu kola', 'Asiatic pennywort'] },
  other_names: ['centella', 'mandukaparni', 'cica'],
  summary:
    'A creeping pennywort used on scars and for heavy legs. Extracts have small trials; rare liver injury is known.',
  about:
    'Round leaves on thin stalks carpet damp Kenyan grass. Creams with its triterpenes are used on scars, and extracts eased swollen legs in small trials. Liver injury is rare but real with swallowed extracts.',
  look_alikes: [
    { name: 'Bacopa monnieri (brahmi)', difference: 'It has small fleshy leaves along the stem.' },
    {
      name: 'Hydrocotyle and Dichondra',
      difference: 'Lawn creepers alike in leaf; do not pick from sewage or dips.',
    },
  ],
  parts_used: ['whole herb', 'leaf'],
  preparations: [
    prep(
      'powder',
      'whole herb',
      '0.3 to 0.6 g of dried herb with water',
      ['Stir in or brew as tea.', 'Take after meals. Rest for two weeks after six.'],
      [0.5, 'g', 3, 2],
      42,
      18,
      'monograph',
      'who',
    ),
  ],
  uses: [
    usedFor(
      'skin-and-wounds',
      'B',
      'Creams and extracts were tried for burns and scars in small studies.',
      'who',
    ),
    usedFor(
      'cholesterol-and-heart',
      'B',
      'Extracts eased heavy, swollen legs in small trials.',
      'who',
      'mskcc',
    ),
    notAdvised('memory', 'B', 'Reviewers found no clear effect on thinking.', 'puttarak'),
  ],
  contraindications: [
    contra('liver-disease', 'avoid', 'Rare liver injury is on record.'),
    contra('carrot-family-allergy', 'avoid', 'It belongs to the carrot family.'),
    contra('surgery-within-2-weeks', 'avoid', 'It may deepen anaesthesia.'),
    contra('under-18', 'caution', 'Too little is known about anyone under 18.'),
  ],
  pregnancy: avoid('It may stir the womb.'),
  lactation: noData('Too little is known to call it safe.'),
  children: noData('Too little is known; leave it to adults.'),
  interactions: [
    on('sedatives', 'moderate', 'adds', 'It may deepen drowsiness.'),
    on('liver-straining-medicines', 'moderate', 'strains', 'Both can strain the liver.'),
    on('hypo-prone-medicines', 'minor', 'opposes', 'It may change sugar.'),
  ],
  side_effects: ['rash', 'headache', 'rarely liver injury'],
  storage: 'Keep dry and closed for a year.',
  grows_in_kenya: 'wild',
  ayurveda: ayurveda(
    ['Mandukaparni'],
    ['bitter', 'astringent', 'sweet'],
    ['light'],
    'cooling',
    'sweet',
    [0, -1, -1],
  ),
  references: [
    who(1, 'Herba Centellae'),
    mskcc('Gotu Kola'),
    study(
      'puttarak',
      'Puttarak P and others: Effects of Centella asiatica (L.) Urb. on cognitive function and mood related outcomes: a systematic review and meta-analysis',
      'Scientific Reports',
      2017,
    ),
    api('Mandukaparni'),
  ],
});
