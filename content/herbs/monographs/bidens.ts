import { caution, contra, herb, noData, on, prep, usedFor } from '../entry.ts';
import { foodPlants, kokwaro, powo, prota } from '../references.ts';

export const bidens = herb({
  slug: 'bidens',
  accepted_name: 'Bidens pilosa',
  family: 'Asteraceae',
  names: {
    english: ['Black-jack', 'Beggar’s tick'],
    swahili: ['kishona nguo'],
    kikuyu: ['muceege', 'mucege'],
    luo: ['onyiego', 'nyanyiek-mon'],
    kamba: ['munzee'],
  },
  other_names: ['blackjack'],
  summary:
    'The weed whose barbed seeds cling to clothes. Young leaf is eaten and leaf juice is put on cuts by custom.',
  about:
    'Black-jack grows in every shamba. Young shoots are boiled with other greens where food is short, and crushed leaf is pressed on small cuts. The plant takes up metals from dirty soil, so pick it far from roads and rubbish.',
  look_alikes: [
    {
      name: 'Galinsoga parviflora (gallant soldier)',
      difference: 'Its seeds have no barbs and its leaves are undivided.',
    },
  ],
  parts_used: ['leaf', 'young shoot'],
  preparations: [
    prep(
      'food',
      'young shoot',
      '1 handful of young shoots to a plate of mixed greens',
      ['Wash well and boil for 10 minutes.', 'Pour the water off and fry with other greens.'],
      [1, 'serving', 1, 1],
      null,
      3,
      'food',
      'food-plants',
    ),
  ],
  uses: [
    usedFor('nourishment', 'C', 'Young leaf is eaten in times of need.', 'food-plants'),
    usedFor(
      'skin-and-wounds',
      'C',
      'Crushed leaf is put on small cuts by custom; clean water is better.',
      'kokwaro',
    ),
    usedFor('digestion', 'C', 'Leaf tea is taken for stomach ache by custom.', 'kokwaro'),
    usedFor('blood-sugar', 'C', 'It was studied in animals; trials in people are too few to judge.', 'prota'),
  ],
  contraindications: [contra('daisy-family-allergy', 'avoid', 'It belongs to the daisy family.')],
  pregnancy: noData('No studies exist in pregnancy; leave the tea out.'),
  lactation: noData('No studies exist in breastfeeding.'),
  children: caution('Boiled young leaf now and then, from clean ground.'),
  interactions: [
    on('hypo-prone-medicines', 'moderate', 'adds', 'Leaf lowered sugar in animals.'),
    on('warfarin', 'minor', 'opposes', 'Green leaf brings vitamin K, which works against warfarin.'),
    on('blood-pressure-medicines', 'minor', 'adds', 'Leaf lowered pressure in animals.'),
  ],
  side_effects: ['itching in people with daisy allergy'],
  storage: 'Use it fresh on the day of picking.',
  grows_in_kenya: 'wild',
  references: [foodPlants, kokwaro, prota('Bidens pilosa'), powo],
});
