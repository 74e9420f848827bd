import { contra, herb, ok, on, prep, usedFor } from '../entry.ts';
import { fdc, foodPlants, prota } from '../references.ts';

export const taro = herb({
  slug: 'taro',
  accepted_name: 'Colocasia esculenta',
  family: 'Araceae',
  names: { english: ['Taro', 'Cocoyam'], swahili: ['magimbi'], kikuyu: ['nduma'] },
  other_names: ['arrowroot', 'arrow root', 'amaduma', 'eddoe'],
  summary: 'Nduma: a starchy root that Kenya calls arrowroot. Raw, it burns the mouth; always cook it well.',
  about:
    'Nduma grows with its feet in water along highland streams. Its starch grains are fine and easy to digest. Raw root and leaf hold needles of oxalate that burn mouth and throat; long boiling tames them.',
  alert: 'Raw taro burns the mouth and throat. Cook it well.',
  look_alikes: [
    {
      name: 'Zantedeschia and Alocasia (arum lilies, elephant ears)',
      difference: 'Garden cousins with shiny or spotted leaves; they are poisonous.',
    },
  ],
  parts_used: ['corm', 'leaf'],
  preparations: [
    prep(
      'food',
      'corm',
      '1 piece (about 150 g)',
      ['Peel with dry or gloved hands.', 'Boil for at least 40 minutes until soft.'],
      [1, 'serving', 1, 2],
      null,
      0.5,
      'food',
      'fdc',
    ),
  ],
  uses: [usedFor('nourishment', 'B', 'A filling root with fibre and potassium.', 'fdc', 'food-plants')],
  contraindications: [
    contra('kidney-stones', 'caution', 'It holds oxalate; keep portions small.'),
    contra('kidney-disease', 'caution', 'It is rich in potassium.'),
  ],
  pregnancy: ok('Well cooked, a good food in pregnancy.'),
  lactation: ok('Well cooked, a good food while breastfeeding.'),
  children: ok('Suits children from 6 months, well cooked and mashed.'),
  interactions: [
    on('diabetes-medicines', 'minor', 'opposes', 'It is starch.', {
      advice: 'Count the portion and check your sugar as usual.',
    }),
  ],
  side_effects: ['undercooked: burning mouth', 'itching hands when peeling'],
  storage: 'Keep roots cool and airy for a week or two.',
  grows_in_kenya: 'cultivated',
  references: [fdc, foodPlants, prota('Colocasia esculenta')],
});
