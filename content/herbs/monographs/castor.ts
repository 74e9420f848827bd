import { avoid, ayurveda, contra, herb, on, prep, notAdvised, usedFor } from '../entry.ts';
import { api, ema, kokwaro, prota, who } from '../references.ts';

export const castor = herb({
  slug: 'castor',
  accepted_name: 'Ricinus communis',
  family: 'Euphorbiaceae',
  names: {
    english: ['Castor'],
    swahili: ['mbarika', 'mbono', 'nyonyo'],
    kikuyu: ['mwariki'],
    luo: ['odagwa'],
    kamba: ['kyaiki', 'mwaiki'],
  },
  other_names: ['castor oil', 'mbariki'],
  summary: 'A thick oil for hair and skin. The raw beans are among the deadliest seeds there are.',
  about:
    'Castor grows on every waste plot. Pressed and refined, the oil is free of ricin and is rubbed on skin and hair. Beans hold ricin: a few chewed seeds can kill. Swallowed, the oil purges and can start labour.',
  alert: 'Never swallow the beans: a few chewed seeds can kill. Do not press your own oil.',
  look_alikes: [
    {
      name: 'Jatropha curcas (physic nut)',
      difference: 'Its leaf is less cut and its fruit smooth; its seeds are poisonous too.',
    },
  ],
  parts_used: ['seed oil'],
  preparations: [
    prep(
      'oil',
      'seed oil',
      '1 part castor oil to 1 part of a lighter oil',
      [
        'Test a spot on the inner arm and wait a day.',
        'Massage 1 teaspoon into the scalp and wash out after an hour.',
      ],
      [1, 'application', 1, 1],
      null,
      12,
      'traditional',
      'prota',
    ),
  ],
  uses: [
    usedFor(
      'hair-and-scalp',
      'C',
      'Oil is rubbed into hair and brows by custom; no trials show growth.',
      'prota',
    ),
    usedFor('skin-and-wounds', 'C', 'Oil softens dry skin by custom.', 'prota'),
    notAdvised(
      'bowels',
      'A',
      'Swallowed it purges; gentler choices exist, and we do not advise it.',
      'ema',
      'who',
    ),
  ],
  contraindications: [
    contra('bowel-blockage', 'avoid', 'Swallowed oil makes the bowel push against a block.'),
    contra('bowel-disease', 'avoid', 'Swallowed oil irritates the bowel.'),
  ],
  pregnancy: avoid('Never swallow it: it can start contractions. On hair it is fine.'),
  lactation: avoid('Never swallow it: it may loosen the stools of the baby.'),
  children: avoid('Not for babies, and never swallowed. On hair from 12 years.'),
  interactions: [
    on('diuretics', 'moderate', 'adds', 'Purging drains potassium as they do.'),
    on('digoxin', 'moderate', 'adds', 'Purging drains potassium, which makes digoxin riskier.'),
  ],
  side_effects: ['rash', 'matted hair', 'swallowed: cramps and diarrhoea'],
  storage: 'Keep closed, dark and out of reach.',
  grows_in_kenya: 'wild',
  ayurveda: ayurveda(
    ['Eranda'],
    ['sweet', 'pungent', 'astringent'],
    ['oily', 'sharp', 'subtle'],
    'heating',
    'sweet',
    [-1, 0, -1],
  ),
  references: [
    ema('Ricinus communis, oil'),
    who(4, 'Oleum Ricini'),
    prota('Ricinus communis'),
    kokwaro,
    api('Eranda'),
  ],
});
