import { avoid, ayurveda, contra, herb, on, prep, notAdvised, usedFor } from '../entry.ts';
import { api, kokwaro, mskcc, powo, usefulTrees, who } from '../references.ts';

export const neem = herb({
  slug: 'neem',
  accepted_name: 'Azadirachta indica',
  family: 'Meliaceae',
  synonyms: ['Melia azadirachta'],
  names: { english: ['Neem', 'Margosa'], swahili: ['mwarobaini', 'muarobaini', 'mkilifi'] },
  other_names: ['mwarubaini', 'nim', 'nimba'],
  summary:
    'Mwarobaini: a bitter leaf for washes and scalp pastes. Keep it on the skin; swallowed, it can harm.',
  about:
    'Neem came from South Asia and is now at home on the coast and in the dry lands. Its Swahili name says that it serves forty ailments, which is more than anyone has shown. Leaf and oil hold bitter substances that act on insects, on fungi in the laboratory, and on the body when swallowed. We use it on the outside only.',
  alert: 'Neem oil has poisoned and killed small children. Never swallow the oil and keep it locked away.',
  look_alikes: [
    {
      name: 'Melia azedarach (Persian lilac)',
      difference: 'Its leaf is divided two or three times and its yellow fruits, in bunches, are poisonous.',
    },
  ],
  parts_used: ['leaf', 'bark', 'seed oil'],
  preparations: [
    prep(
      'paste',
      'leaf',
      '1 tablespoon of leaf powder to 2 tablespoons of warm water',
      [
        'Stir the powder and water to a smooth paste.',
        'Test a spot on the inner arm and wait a day.',
        'Spread on skin or scalp, leave for 10 minutes and rinse well.',
      ],
      [1, 'application', 1, 1],
      28,
      12,
      'traditional',
      'kokwaro',
      'who',
    ),
    prep(
      'rinse',
      'leaf',
      '1 handful of fresh leaves to 1 litre of water',
      [
        'Bring the leaves to the boil and simmer for 10 minutes.',
        'Cool, strain and use the same day as a wash for unbroken skin.',
      ],
      [1, 'application', 2, 2],
      14,
      12,
      'traditional',
      'kokwaro',
    ),
  ],
  uses: [
    usedFor(
      'mouth-and-teeth',
      'B',
      'Small trials of leaf gels and rinses saw less plaque on the teeth.',
      'who',
    ),
    usedFor(
      'skin-and-wounds',
      'C',
      'Leaf washes for itching skin are an old custom on the coast.',
      'kokwaro',
      'who',
    ),
    usedFor(
      'hair-and-scalp',
      'B',
      'Seed-extract shampoos were tried for head lice in small studies.',
      'mskcc',
    ),
    usedFor(
      'fever-and-infection',
      'C',
      'Leaf tea is drunk for fevers by custom only. A fever needs a malaria test first.',
      'kokwaro',
    ),
    notAdvised(
      'blood-sugar',
      'B',
      'Leaf lowered sugar in a few small studies; too little is known to advise it.',
      'mskcc',
    ),
  ],
  contraindications: [
    contra(
      'trying-for-a-baby',
      'avoid',
      'Neem hindered pregnancy in animals and is used by custom to prevent it.',
    ),
    contra('liver-disease', 'avoid', 'Swallowed neem has harmed liver and kidney.'),
    contra('kidney-disease', 'avoid', 'Swallowed neem has harmed liver and kidney.'),
    contra('organ-transplant', 'avoid', 'It may stir the immune system against the new organ.'),
    contra('broken-skin', 'caution', 'Leaf washes are not sterile; keep them off open wounds.'),
  ],
  pregnancy: avoid('Do not swallow any part: neem has ended pregnancies. Leave skin use out too.'),
  lactation: avoid('No safe amount is known for the baby; do not swallow it.'),
  children: avoid('Never swallowed: oil has caused fits, coma and death. On skin only from 12 years.'),
  interactions: [
    on('diabetes-medicines', 'moderate', 'adds', 'Swallowed leaf can lower blood sugar further.'),
    on('immunosuppressants', 'major', 'opposes', 'Neem may stir the immune system and work against them.'),
    on('hiv-medicines', 'moderate', 'shifts', 'Nobody has studied swallowed neem with ARVs.'),
    on('liver-straining-medicines', 'moderate', 'strains', 'Both can strain the liver.'),
  ],
  side_effects: ['itching or burning skin', 'swallowed: vomiting, drowsiness, fits, liver and kidney harm'],
  storage: 'Keep powder dry and dark for up to a year; keep oil tightly closed and out of reach.',
  conservation: {
    iucn: 'LC',
    cites: null,
    note: 'Planted widely; on the coast it spreads into wild land by itself.',
  },
  grows_in_kenya: 'cultivated',
  ayurveda: ayurveda(
    ['Nimba'],
    ['bitter', 'astringent'],
    ['light', 'dry'],
    'cooling',
    'pungent',
    [1, -1, -1],
  ),
  references: [
    who(3, 'Folium Azadirachti; Oleum Azadirachti'),
    mskcc('Neem'),
    kokwaro,
    usefulTrees,
    powo,
    api('Nimba'),
  ],
});
