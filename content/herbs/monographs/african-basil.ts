import { caution, contra, herb, noData, on, prep, usedFor } from '../entry.ts';
import { kokwaro, powo, prota } from '../references.ts';

export const africanBasil = herb({
  slug: 'african-basil',
  accepted_name: 'Ocimum gratissimum',
  family: 'Lamiaceae',
  synonyms: ['Ocimum suave'],
  names: { english: ['African basil', 'Clove basil'], kikuyu: ['mukandu'], kamba: ['mukandu'] },
  other_names: ['scent leaf', 'tree basil', 'wild basil'],
  summary:
    'A clove-scented wild basil, burned and rubbed to keep insects away and breathed for colds by custom.',
  about:
    'This tall basil of bush and roadsides smells of clove because its oil is rich in eugenol. Leaf is laid in grain stores, burned at dusk for mosquitoes, and rubbed on the chest. In West Africa it is a kitchen herb.',
  look_alikes: [
    {
      name: 'Ocimum kilimandscharicum (camphor basil)',
      difference: 'It is greyer and smells of camphor, not of clove.',
    },
  ],
  parts_used: ['leaf', 'essential oil'],
  preparations: [
    prep(
      'steam',
      'leaf',
      '1 handful of leaf to 1 litre of hot water',
      [
        'Pour hot water over the leaf in a firm bowl on a table.',
        'Breathe the steam for 5 minutes with closed eyes, away from children.',
      ],
      [1, 'application', 2, 2],
      5,
      12,
      'traditional',
      'kokwaro',
    ),
    prep(
      'food',
      'leaf',
      '3 or 4 fresh leaves to a pot of soup',
      ['Wash and chop the leaf.', 'Stir in near the end of cooking.'],
      [1, 'serving', 1, 2],
      null,
      3,
      'food',
      'prota',
    ),
  ],
  uses: [
    usedFor(
      'parasites-and-insects',
      'B',
      'Oil kept mosquitoes off for a short time in field studies; a net protects better.',
      'prota',
    ),
    usedFor('cough-and-cold', 'C', 'Steam is breathed for blocked noses by custom.', 'kokwaro'),
    usedFor('digestion', 'C', 'Leaf tea is taken for stomach ache by custom.', 'kokwaro'),
  ],
  contraindications: [
    contra('mint-family-allergy', 'avoid', 'It belongs to the mint family.'),
    contra('asthma', 'caution', 'Smoke and strong steam can tighten the chest.'),
  ],
  pregnancy: caution('A leaf in food is fine; leave strong tea and oil out.'),
  lactation: noData('No studies exist beyond food.'),
  children: caution(
    'In food only; keep steam, smoke and oil away from small children, and use no oil under 3.',
  ),
  interactions: [
    on('anticoagulants', 'minor', 'adds', 'Eugenol in the oil slows platelets in the laboratory.'),
    on('hypo-prone-medicines', 'minor', 'adds', 'Leaf lowered sugar in animals.'),
  ],
  side_effects: ['irritated skin from the oil'],
  storage: 'Dry in the shade and keep closed for up to a year.',
  grows_in_kenya: 'wild',
  references: [kokwaro, prota('Ocimum gratissimum'), powo],
});
