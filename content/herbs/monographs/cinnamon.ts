import { ayurveda, caution, contra, herb, on, prep, notAdvised, usedFor } from '../entry.ts';
import { api, cochrane, ema, nccih, who } from '../references.ts';

export const cinnamon = herb({
  slug: 'cinnamon',
  accepted_name: 'Cinnamomum verum',
  family: 'Lauraceae',
  synonyms: ['Cinnamomum zeylanicum'],
  names: { english: ['Cinnamon', 'Ceylon cinnamon'], swahili: ['mdalasini'] },
  other_names: ['dalchini', 'true cinnamon', 'cinamon'],
  summary:
    'Mdalasini: a sweet bark for chai and pilau. Evidence for blood sugar is weak; cassia can strain the liver.',
  about:
    'True cinnamon comes in thin, many-layered quills. Most powder in shops is cassia, a cousin with far more coumarin, which can strain the liver when eaten by the spoon every day. Trials on blood sugar disagree, and reviewers do not advise it for diabetes.',
  look_alikes: [
    {
      name: 'Cassia (Cinnamomum cassia)',
      difference: 'Its bark is one thick, hard curl, darker and sharper; it holds much more coumarin.',
    },
  ],
  parts_used: ['bark'],
  preparations: [
    prep(
      'food',
      'bark',
      '1 stick to a pot of chai, pilau or uji',
      ['Simmer with the food.', 'Lift the stick out; it can be used again.'],
      [1, 'serving', 1, 3],
      null,
      1,
      'food',
      'nccih',
    ),
    prep(
      'tea',
      'bark',
      '½ to 1 g of broken true cinnamon to 1 cup of boiling water',
      ['Steep, covered, for 10 minutes.', 'Strain and drink after a meal.'],
      [1, 'cup', 2, 4],
      14,
      18,
      'monograph',
      'ema',
      'who',
    ),
  ],
  uses: [
    notAdvised(
      'blood-sugar',
      'B',
      'Trials disagree; reviewers found too little to advise it for diabetes.',
      'cochrane',
      'nccih',
    ),
    usedFor('digestion', 'C', 'Tea is taken for wind and cramps by long custom.', 'ema', 'who'),
  ],
  contraindications: [
    contra('liver-disease', 'caution', 'Coumarin, above all in cassia, can strain the liver.'),
    contra('plant-allergy', 'avoid', 'Some people react with mouth sores or rash.'),
  ],
  pregnancy: caution('Cooking amounts only.'),
  lactation: caution('Cooking amounts only.'),
  children: caution('Cooking amounts suit children; no spoonfuls.'),
  interactions: [
    on('diabetes-medicines', 'moderate', 'adds', 'It may lower sugar further.'),
    on(
      'warfarin',
      'moderate',
      'adds',
      'Cassia holds coumarin; large amounts may add to warfarin and strain the liver.',
    ),
    on('liver-straining-medicines', 'moderate', 'strains', 'Both can strain the liver.'),
  ],
  side_effects: ['mouth sores', 'rash', 'upset stomach'],
  storage: 'Keep sticks closed and dark for two years.',
  grows_in_kenya: 'cultivated',
  ayurveda: ayurveda(
    ['Tvak'],
    ['pungent', 'bitter', 'sweet'],
    ['light', 'dry', 'sharp'],
    'heating',
    'pungent',
    [-1, 1, -1],
  ),
  references: [
    ema('Cinnamomum verum, bark'),
    who(1, 'Cortex Cinnamomi'),
    cochrane('Cinnamon for diabetes mellitus', 2012),
    nccih('Cinnamon', 'cinnamon'),
    api('Tvak'),
  ],
  picture: 'cinnamon-sticks',
});
