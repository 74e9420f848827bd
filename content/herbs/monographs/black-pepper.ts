import { ayurveda, caution, contra, herb, on, prep, usedFor } from '../entry.ts';
import { api, fdc, liverpool } from '../references.ts';

export const blackPepper = herb({
  slug: 'black-pepper',
  accepted_name: 'Piper nigrum',
  family: 'Piperaceae',
  names: { english: ['Black pepper'], swahili: ['pilipili manga'] },
  other_names: ['piperine', 'BioPerine', 'kali mirch'],
  summary:
    'A pinch in food is fine. Piperine supplements push up the level of many medicines; never with ARVs.',
  about:
    'Pepper on the table is harmless. Its hot substance, piperine, is sold in capsules and hidden in turmeric products to make the body take up more. It does the same to medicines: it slows the enzymes and pumps that keep them in balance.',
  parts_used: ['fruit'],
  preparations: [
    prep(
      'food',
      'fruit',
      '1 pinch (about 0.2 g) of ground pepper to a plate',
      ['Grind just before use.', 'Add near the end of cooking.'],
      [1, 'serving', 1, 3],
      null,
      1,
      'food',
      'fdc',
    ),
  ],
  uses: [
    usedFor('digestion', 'C', 'It is used to wake digestion by custom.', 'api'),
    usedFor('appetite', 'C', 'It stirs appetite by custom.', 'api'),
  ],
  contraindications: [
    contra('hiv-treatment', 'avoid', 'No piperine supplements; pepper on food is fine.'),
    contra('epilepsy', 'avoid', 'No piperine supplements: they change the level of epilepsy medicines.'),
    contra('reflux', 'caution', 'It can bring on heartburn.'),
  ],
  pregnancy: caution('Pepper in food is fine; no piperine supplements.'),
  lactation: caution('Pepper in food is fine; no piperine supplements.'),
  children: caution('A little in food; no supplements.'),
  interactions: [
    on(
      'hiv-medicines',
      'major',
      'raises',
      'Piperine supplements raise the level of nevirapine and other ARVs.',
      { advice: 'No piperine capsules, nor turmeric with pepper extract. Pepper on food is fine.' },
    ),
    on('tb-medicines', 'moderate', 'raises', 'Piperine raises rifampicin.'),
    on('epilepsy-medicines', 'major', 'raises', 'Piperine raises phenytoin and carbamazepine.', {
      advice: 'No piperine capsules, nor turmeric with pepper extract. Pepper on food is fine.',
    }),
    on('asthma-medicines', 'moderate', 'raises', 'Piperine raises theophylline.'),
    on('blood-pressure-medicines', 'moderate', 'raises', 'Piperine raises propranolol.'),
    on('anticoagulants', 'minor', 'raises', 'Piperine may raise some blood thinners.'),
    on('immunosuppressants', 'moderate', 'raises', 'Piperine may raise ciclosporin.'),
  ],
  side_effects: ['heartburn', 'sneezing'],
  storage: 'Keep whole corns closed and dark for three years.',
  grows_in_kenya: 'no',
  ayurveda: ayurveda(
    ['Maricha'],
    ['pungent', 'bitter'],
    ['light', 'dry', 'sharp'],
    'heating',
    'pungent',
    [-1, 1, -1],
    'honey',
  ),
  references: [api('Maricha'), liverpool, fdc],
});
