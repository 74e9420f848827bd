import { avoid, contra, herb, on, usedFor } from '../entry.ts';
import { kokwaro, powo, prota, usefulTrees } from '../references.ts';

export const kigelia = herb({
  slug: 'kigelia',
  accepted_name: 'Kigelia africana',
  family: 'Bignoniaceae',
  synonyms: ['Kigelia pinnata'],
  names: {
    english: ['Sausage tree'],
    swahili: ['mwegea'],
    kikuyu: ['muratina'],
    luo: ['yago'],
    kamba: ['muatini'],
    kalenjin: ['ratinwet'],
    maasai: ['ol-darpoi'],
  },
  other_names: ['kigelia'],
  summary:
    'The sausage tree of muratina beer. Fruit is used on skin by custom; unripe and raw it is poisonous.',
  about:
    'Huge grey fruits hang on ropes from this riverside tree. Kikuyu and Kamba brewers dry and boil the fruit to start honey beer. Creams with fruit extract are sold for the skin, on thin evidence. Fresh unripe fruit purges violently and blisters the skin.',
  alert: 'Raw and unripe fruit is poisonous. Do not swallow it.',
  look_alikes: [
    {
      name: 'Spathodea campanulata (Nandi flame)',
      difference: 'Its flowers are orange and stand upright; its fruits are slim boats.',
    },
  ],
  parts_used: ['fruit', 'bark'],
  no_preparation_reason: 'Home extracts of the fruit are too variable; no safe dose is known.',
  uses: [
    usedFor(
      'skin-and-wounds',
      'C',
      'Dried fruit is used on spots and small wounds by custom.',
      'kokwaro',
      'prota',
    ),
    usedFor(
      'women',
      'C',
      'Fruit is rubbed on the breast for milk by custom; no study supports it.',
      'kokwaro',
    ),
  ],
  contraindications: [
    contra('under-18', 'avoid', 'It is not for anyone under 18.'),
    contra('broken-skin', 'avoid', 'Fruit pulp can blister and infect.'),
  ],
  pregnancy: avoid('There is no safety data, and raw fruit purges.'),
  lactation: avoid('There is no safety data; keep it off the breast.'),
  children: avoid('Raw fruit is poisonous.'),
  interactions: [on('diuretics', 'minor', 'adds', 'Purging with raw fruit drains water and potassium.')],
  side_effects: ['blisters on the skin', 'swallowed raw: vomiting and diarrhoea'],
  storage: 'Keep dried fruit away from food and children.',
  conservation: { iucn: 'LC', cites: null, note: null },
  grows_in_kenya: 'wild',
  references: [kokwaro, usefulTrees, prota('Kigelia africana'), powo],
});
