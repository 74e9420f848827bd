import { avoid, contra, herb, on, prep, notAdvised, usedFor } from '../entry.ts';
import { cites, kokwaro, powo, usefulTrees } from '../references.ts';

export const aloeSecundiflora = herb({
  slug: 'aloe-secundiflora',
  accepted_name: 'Aloe secundiflora',
  family: 'Asphodelaceae',
  names: {
    english: ['Kenyan wild aloe'],
    kikuyu: ['thukurui', 'kiruma'],
    luo: ['ogaka'],
    kamba: ['kiluma'],
    kalenjin: ['tengeretwet', 'tangaratwet'],
    maasai: ['osuguroi'],
  },
  other_names: ['wild aloe', 'bitter aloe'],
  summary:
    'The bitter aloe of the dry lands, used on wounds and in muratina by custom. Its sap purges; do not drink it.',
  about:
    'This stemless aloe with one-sided red flowers dots the rangelands from Baringo to Kajiado. Herders put the sap on wounds of people and animals, give it to chickens in their water, and add the root to honey beer. Unlike Aloe vera it is gathered for its bitter sap, and hardly any trial has been done in people.',
  alert: 'The bitter sap is a strong purge. Do not swallow it.',
  look_alikes: [
    {
      name: 'Aloe vera',
      difference: 'That one stands more upright, is paler and has yellow flowers all round the stalk.',
    },
  ],
  parts_used: ['leaf latex', 'leaf gel', 'root'],
  preparations: [
    prep(
      'gel',
      'leaf gel',
      'Clear inner gel of one washed leaf, undiluted',
      [
        'Let the bitter yellow sap run off for 30 minutes and rinse well.',
        'Test a spot on the inner arm and wait a day.',
        'Smooth on dry, unbroken skin.',
      ],
      [1, 'application', 2, 2],
      14,
      12,
      'traditional',
      'kokwaro',
    ),
  ],
  uses: [
    usedFor('skin-and-wounds', 'C', 'Sap is put on small wounds and dry skin by custom.', 'kokwaro'),
    notAdvised(
      'digestion',
      'C',
      'Diluted sap is drunk for stomach trouble by custom; we advise against it.',
      'kokwaro',
    ),
    usedFor(
      'fever-and-infection',
      'C',
      'It is taken for fevers by custom. A fever needs a malaria test first.',
      'kokwaro',
    ),
  ],
  contraindications: [
    contra('bowel-disease', 'avoid', 'The sap inflames the bowel.'),
    contra('bowel-blockage', 'avoid', 'The sap makes the bowel push against a block.'),
    contra('kidney-disease', 'avoid', 'Aloe sap has harmed kidneys.'),
    contra('low-potassium', 'avoid', 'Purging drains potassium.'),
  ],
  pregnancy: avoid('The sap can bring on contractions.'),
  lactation: avoid('The sap may pass into milk and loosen the stools of the baby.'),
  children: avoid('Not to be swallowed; on skin from 12 years.'),
  interactions: [
    on('digoxin', 'major', 'adds', 'Purging with the sap lowers potassium, which makes digoxin dangerous.'),
    on('diuretics', 'major', 'adds', 'The sap and water tablets both drain potassium.'),
    on('diabetes-medicines', 'moderate', 'adds', 'Swallowed aloe may lower sugar further.'),
    on(
      'hiv-medicines',
      'moderate',
      'shifts',
      'Nobody has studied it with ARVs, and diarrhoea washes tablets out.',
    ),
  ],
  side_effects: ['cramps and diarrhoea', 'itching skin'],
  storage: 'Use the leaf fresh and throw away what is left after a day.',
  conservation: {
    iucn: null,
    cites: 'II',
    note: 'All wild aloes are in CITES Appendix II; taking and selling wild aloe needs a licence in Kenya.',
  },
  grows_in_kenya: 'wild',
  references: [kokwaro, cites, usefulTrees, powo],
});
