import { caution, contra, herb, on, prep, notAdvised, usedFor } from '../entry.ts';
import { foodPlants, kenyaTrees, kokwaro, powo } from '../references.ts';

export const carissa = herb({
  slug: 'carissa',
  accepted_name: 'Carissa spinarum',
  family: 'Apocynaceae',
  synonyms: ['Carissa edulis'],
  names: {
    english: ['Conkerberry', 'Simple-spined num-num'],
    swahili: ['mtanda-mboo'],
    kikuyu: ['mukawa'],
    luo: ['ochuoga'],
    kamba: ['mukawa'],
    kalenjin: ['legetetwet'],
    maasai: ['olamuriaki'],
  },
  other_names: ['num-num', 'makawa', 'Egyptian carissa'],
  summary:
    'A thorny shrub with sweet dark berries that children love. Root is boiled in soup by custom; little is known.',
  about:
    'Paired thorns, white scented flowers and berries that ripen from red to black mark this shrub of bush and hedges. Ripe fruit is a pleasant snack. Root has a wintergreen smell and goes into Maasai soups for strength and pain. Its family holds many heart poisons, so only the right plant will do.',
  look_alikes: [
    {
      name: 'Acokanthera schimperi (arrow-poison tree)',
      difference: 'It has no thorns, broader leaves and plum-like berries; wood and leaf are deadly.',
    },
  ],
  parts_used: ['fruit', 'root'],
  preparations: [
    prep(
      'food',
      'fruit',
      '1 handful of ripe, dark berries',
      ['Pick only soft, black berries from a thorny bush you know.', 'Wash and eat.'],
      [1, 'serving', 1, 2],
      null,
      3,
      'food',
      'food-plants',
    ),
  ],
  uses: [
    usedFor('nourishment', 'C', 'Ripe berries are eaten as a wild fruit.', 'food-plants'),
    notAdvised(
      'joints-and-pain',
      'C',
      'Root is boiled in soup for pain by custom; no safe dose is known.',
      'kokwaro',
    ),
    usedFor(
      'fever-and-infection',
      'C',
      'Root was studied in the laboratory only; it is taken for fevers by custom.',
      'kokwaro',
    ),
  ],
  contraindications: [contra('heart-disease', 'caution', 'Root may hold substances that act on the heart.')],
  pregnancy: caution('Ripe fruit as food; never the root.'),
  lactation: caution('Ripe fruit as food; never the root.'),
  children: caution('Ripe fruit only, picked by someone who knows the poisonous look-alike.'),
  interactions: [
    on('digoxin', 'moderate', 'adds', 'Root may hold substances that act like digoxin.'),
    on('blood-pressure-medicines', 'minor', 'adds', 'Root extract made animals pass more urine.'),
  ],
  side_effects: ['stomach ache from unripe fruit'],
  storage: 'Eat the berries fresh, or cook them to jam.',
  grows_in_kenya: 'wild',
  references: [foodPlants, kokwaro, kenyaTrees, powo],
});
