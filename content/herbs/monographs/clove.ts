import { ayurveda, caution, contra, herb, on, prep, usedFor } from '../entry.ts';
import { api, ema, powo, who } from '../references.ts';

export const clove = herb({
  slug: 'clove',
  accepted_name: 'Syzygium aromaticum',
  family: 'Myrtaceae',
  synonyms: ['Eugenia caryophyllata'],
  names: { english: ['Clove'], swahili: ['karafuu'] },
  other_names: ['laung', 'clove buds', 'karafu'],
  summary:
    'Karafuu: a dried flower bud that numbs a sore tooth for a while. The oil is strong and poisons small children.',
  about:
    'Cloves came to fame on Zanzibar and Pemba and flavour pilau all along the coast. Their oil is mostly eugenol, which numbs and kills germs in the mouth. A bud on a sore tooth buys time until the dentist; a swallowed teaspoon of oil can cost a child its life.',
  alert: 'Never give clove oil to a child: a few millilitres can cause coma and liver failure.',
  look_alikes: [
    {
      name: 'Exhausted cloves',
      difference: 'Buds that float flat and smell weak have had their oil taken out.',
    },
  ],
  parts_used: ['flower bud', 'essential oil'],
  preparations: [
    prep(
      'food',
      'flower bud',
      '2 to 4 buds to a pot of rice, tea or stew',
      ['Cook the buds with the food.', 'Lift them out before serving.'],
      [1, 'serving', 1, 3],
      null,
      1,
      'food',
      'who',
    ),
    prep(
      'rinse',
      'flower bud',
      '3 buds (about 0.3 g) to ½ cup of hot water',
      ['Steep for 10 minutes and cool.', 'Hold in the mouth for a minute and spit out. See a dentist.'],
      [1, 'application', 3, 4],
      3,
      12,
      'traditional',
      'who',
    ),
  ],
  uses: [
    usedFor(
      'mouth-and-teeth',
      'B',
      'Eugenol numbs a sore tooth for a while; dentists use it in fillings.',
      'who',
      'ema',
    ),
    usedFor('digestion', 'C', 'A bud is chewed after meals by custom.', 'who'),
  ],
  contraindications: [
    contra('bleeding-disorder', 'caution', 'Eugenol slows platelets.'),
    contra('broken-skin', 'avoid', 'The oil burns gums and skin.'),
    contra('liver-disease', 'caution', 'Swallowed oil is hard on the liver.'),
  ],
  pregnancy: caution('Cooking amounts only; no oil.'),
  lactation: caution('Cooking amounts only; no oil.'),
  children: caution('Cooking amounts only. Never the oil, not even on the gums of a teething baby.'),
  interactions: [
    on(
      'warfarin',
      'moderate',
      'adds',
      'Eugenol slows platelets; more than cooking amounts may add to warfarin.',
    ),
    on('anticoagulants', 'moderate', 'adds', 'Eugenol slows platelets.'),
    on('antiplatelets', 'moderate', 'adds', 'Both slow platelets.'),
    on('hypo-prone-medicines', 'minor', 'adds', 'More than cooking amounts may lower sugar further.'),
    on('liver-straining-medicines', 'minor', 'strains', 'Swallowed oil is hard on the liver.'),
  ],
  side_effects: ['burning gums', 'rash from the oil'],
  storage: 'Keep buds closed and dark for two years; keep oil locked away.',
  grows_in_kenya: 'cultivated',
  ayurveda: ayurveda(
    ['Lavanga'],
    ['pungent', 'bitter'],
    ['light', 'oily', 'sharp'],
    'cooling',
    'pungent',
    [0, -1, -1],
  ),
  references: [who(2, 'Flos Caryophylli'), ema('Syzygium aromaticum, flower bud oil'), api('Lavanga'), powo],
});
