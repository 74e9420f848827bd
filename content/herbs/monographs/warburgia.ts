import { avoid, contra, herb, on, prep, usedFor } from '../entry.ts';
import { kokwaro, powo, prota, usefulTrees } from '../references.ts';

export const warburgia = herb({
  slug: 'warburgia',
  accepted_name: 'Warburgia ugandensis',
  family: 'Canellaceae',
  names: {
    english: ['Pepper-bark tree', 'East African greenheart'],
    kikuyu: ['muthiga'],
    luo: ['sogo-maitha'],
    kalenjin: ['soget', 'sogoet'],
    maasai: ['osokonoi'],
  },
  other_names: ['Warburgia', 'Kenya greenheart'],
  summary: 'Muthiga: a burning-hot bark chewed for coughs by custom, with no human trials behind it.',
  about:
    'The hot bark and leaf of muthiga have flavoured soups and soothed coughs from Kiambu to the Mau for generations. The laboratory finds strong substances in it, the drimanes, that act on fungi and bacteria in a dish. No trial in people has shown what it does or how much is safe, so small and short is the rule.',
  look_alikes: [
    {
      name: 'Prunus africana bark',
      difference: 'That one smells of almond and is not hot; muthiga burns the tongue within seconds.',
    },
  ],
  parts_used: ['bark', 'leaf'],
  preparations: [
    prep(
      'decoction',
      'bark',
      '1 small chip (about 1 g) to 2 cups of water',
      ['Simmer the chip for 10 minutes and strain.', 'Let it cool and sip slowly with food; it is very hot.'],
      [1, 'cup', 1, 1],
      5,
      18,
      'traditional',
      'kokwaro',
    ),
  ],
  uses: [
    usedFor(
      'cough-and-cold',
      'C',
      'Bark is chewed or boiled for cough and sore throat by custom.',
      'kokwaro',
      'prota',
    ),
    usedFor('digestion', 'C', 'Bark is chewed for stomach ache by custom.', 'kokwaro'),
    usedFor(
      'fever-and-infection',
      'C',
      'It is boiled for fevers by custom. A fever needs a malaria test first.',
      'kokwaro',
    ),
    usedFor('mouth-and-teeth', 'C', 'Bark is chewed for toothache by custom.', 'prota'),
  ],
  contraindications: [
    contra('stomach-ulcer', 'avoid', 'The hot bark irritates the stomach.'),
    contra('reflux', 'caution', 'The hot bark irritates the gullet.'),
    contra('liver-disease', 'caution', 'Its strong substances were never studied in liver disease.'),
    contra('under-18', 'avoid', 'It is not for anyone under 18.'),
  ],
  pregnancy: avoid('There is no safety data, and strong barks can stir the womb.'),
  lactation: avoid('There is no safety data.'),
  children: avoid('There is no safety data, and it burns the mouth.'),
  interactions: [
    on('hiv-medicines', 'moderate', 'shifts', 'Nobody has studied it with ARVs.'),
    on('tb-medicines', 'moderate', 'shifts', 'Nobody has studied it with TB medicines.'),
  ],
  side_effects: ['burning mouth and stomach', 'nausea or vomiting', 'tears and sneezing from the dust'],
  storage: 'Keep the chips dry in a closed tin for up to two years.',
  conservation: {
    iucn: null,
    cites: null,
    note: 'Over-stripped in many forests. Picking leaf for soup spares the tree.',
  },
  grows_in_kenya: 'wild',
  references: [kokwaro, prota('Warburgia ugandensis'), usefulTrees, powo],
  picture: 'warburgia-bark',
});
