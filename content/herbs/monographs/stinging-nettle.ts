import { caution, contra, herb, on, prep, notAdvised, usedFor } from '../entry.ts';
import { ema, foodPlants, kokwaro, powo, who } from '../references.ts';

export const stingingNettle = herb({
  slug: 'stinging-nettle',
  accepted_name: 'Urtica massaica',
  family: 'Urticaceae',
  names: {
    english: ['Forest nettle', 'Stinging nettle'],
    swahili: ['mpupu'],
    kikuyu: ['thabai', 'thafai', 'hatha'],
    kalenjin: ['siwot'],
    maasai: ['entamejoi'],
  },
  other_names: ['nettle leaves', 'Urtica dioica'],
  summary:
    'Thafai: a mountain green for mukimo and soup. The tea sends you to the toilet and meets several medicines.',
  about:
    'The nettle of the Kenyan highlands is a cousin of the European Urtica dioica, on which nearly all studies were done. Heat or drying takes the sting away and leaves a green rich in minerals and vitamin K. In central Kenya it belongs in mukimo. As tea it makes more urine.',
  look_alikes: [
    {
      name: 'Obetia and Girardinia (climbing and giant nettles)',
      difference: 'They sting far worse, with lobed leaves; they are not eaten.',
    },
  ],
  parts_used: ['leaf', 'young shoot', 'root'],
  preparations: [
    prep(
      'food',
      'young shoot',
      '1 handful of young tops to a pot of mukimo or soup',
      ['Pick with gloves and wash.', 'Boil for 5 minutes; the sting is gone.', 'Mash or chop into the food.'],
      [1, 'serving', 1, 2],
      null,
      1,
      'food',
      'food-plants',
    ),
    prep(
      'tea',
      'leaf',
      '1 tablespoon (about 2.5 g) of dried leaf to 1 cup of boiling water',
      ['Steep, covered, for 5 to 10 minutes.', 'Strain and drink before evening, with water besides.'],
      [1, 'cup', 2, 2],
      28,
      12,
      'monograph',
      'ema',
    ),
  ],
  uses: [
    usedFor(
      'nourishment',
      'C',
      'A green rich in minerals, eaten for strength after birth by custom.',
      'food-plants',
    ),
    usedFor('urinary', 'B', 'Leaf tea has long been used to flush the urinary tract.', 'ema'),
    notAdvised('joints-and-pain', 'B', 'Leaf was tried for stiff joints in small European studies.', 'ema'),
    notAdvised('prostate', 'B', 'Root extract, not leaf, eased urine flow in European trials.', 'who'),
  ],
  contraindications: [
    contra('heart-disease', 'caution', 'With swelling from the heart, do not flush with teas.'),
    contra('kidney-disease', 'avoid', 'With weak kidneys, do not flush with teas.'),
    contra('urinary-blockage', 'avoid', 'See a clinician when urine does not flow.'),
  ],
  pregnancy: caution('Cooked as food only; leave the tea out.'),
  lactation: caution('Cooked as food only; there is little data on the tea.'),
  children: caution('Cooked as food suits children; tea from 12 years.'),
  interactions: [
    on('diuretics', 'moderate', 'adds', 'Tea makes more urine and adds to water tablets.'),
    on('blood-pressure-medicines', 'minor', 'adds', 'Tea may lower pressure a little further.'),
    on('hypo-prone-medicines', 'minor', 'adds', 'Leaf may lower sugar a little further.'),
    on('warfarin', 'moderate', 'opposes', 'The leaf is rich in vitamin K, which works against warfarin.'),
    on('lithium', 'moderate', 'raises', 'More urine can raise the level of lithium.'),
  ],
  side_effects: ['stinging skin from the fresh plant', 'mild stomach upset', 'rash'],
  storage: 'Dry in the shade, keep in a closed tin away from light for a year.',
  grows_in_kenya: 'wild',
  references: [
    foodPlants,
    ema('Urtica dioica and Urtica urens, leaf'),
    who(2, 'Radix Urticae'),
    kokwaro,
    powo,
  ],
  picture: 'stinging-nettle-leaf',
});
