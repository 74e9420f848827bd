import { avoid, contra, herb, noData, on, prep, usedFor } from '../entry.ts';
import { kokwaro, powo, prota } from '../references.ts';

export const bitterLeaf = herb({
  slug: 'bitter-leaf',
  accepted_name: 'Gymnanthemum amygdalinum',
  family: 'Asteraceae',
  synonyms: ['Vernonia amygdalina'],
  names: { english: ['Bitter leaf'], luo: ['olusia'], luhya: ['musuritsa'] },
  other_names: ['ndole', 'mululuza'],
  summary:
    'Olusia: a very bitter shrub by the lake, boiled for fevers and stomachs by custom. Few studies in people.',
  about:
    'Chimpanzees chew its pith when they are ill, and lakeside families boil its leaf. In West Africa the leaf is washed until mild and eaten as a vegetable. The bitter substances lower blood sugar in animals; trials in people are few and small.',
  look_alikes: [
    {
      name: 'Other Vernonia shrubs',
      difference: 'Several look alike; only this one is planted at homes and tastes purely bitter.',
    },
  ],
  parts_used: ['leaf'],
  preparations: [
    prep(
      'food',
      'leaf',
      '1 handful of fresh leaf to a pot of stew',
      [
        'Rub the leaf in several changes of water until the foam is gone.',
        'Boil for 15 minutes and cook into the stew.',
      ],
      [1, 'serving', 1, 1],
      null,
      12,
      'food',
      'prota',
    ),
  ],
  uses: [
    usedFor(
      'digestion',
      'C',
      'Leaf water is taken for stomach ache and worms by custom.',
      'kokwaro',
      'prota',
    ),
    usedFor(
      'fever-and-infection',
      'C',
      'It is boiled for fevers by custom. A fever needs a malaria test first.',
      'kokwaro',
    ),
    usedFor(
      'blood-sugar',
      'C',
      'It lowered sugar in animals; studies in people are too small to judge.',
      'prota',
    ),
  ],
  contraindications: [contra('daisy-family-allergy', 'avoid', 'It belongs to the daisy family.')],
  pregnancy: avoid('The raw, bitter leaf may stir the womb.'),
  lactation: noData('No studies exist beyond washed leaf as food.'),
  children: noData('No studies exist; leave the bitter water out.'),
  interactions: [
    on('hypo-prone-medicines', 'moderate', 'adds', 'Leaf may lower sugar further.'),
    on('blood-pressure-medicines', 'minor', 'adds', 'Leaf lowered pressure in animals.'),
    on('hiv-medicines', 'moderate', 'shifts', 'Nobody has studied it well with ARVs.'),
  ],
  side_effects: ['nausea from the bitter taste', 'loose stools'],
  storage: 'Use fresh, or dry in the shade and keep closed.',
  grows_in_kenya: 'wild',
  references: [kokwaro, prota('Vernonia amygdalina'), powo],
});
