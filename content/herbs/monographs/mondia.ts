import { avoid, contra, herb, noData, on, prep, usedFor } from '../entry.ts';
import { kokwaro, powo, prota } from '../references.ts';

export const mondia = herb({
  slug: 'mondia',
  accepted_name: 'Mondia whitei',
  family: 'Apocynaceae',
  synonyms: ['Chlorocodon whitei'],
  names: {
    english: ['White’s ginger', 'Tonic root'],
    kikuyu: ['muhukura'],
    luo: ['ogombo'],
    luhya: ['mukombero'],
  },
  other_names: ['mkombelo', 'mkombero', 'la racine'],
  summary:
    'Mukombero: a vanilla-smelling root chewed in western Kenya for appetite and vigour. Mostly animal studies.',
  about:
    'Sellers in Kakamega and Nairobi offer thin roots of this forest climber to chew; they taste first bitter, then sweet, with a smell of vanilla. People chew it for appetite, mood and desire. Studies were in animals and disagree: some saw more drive, some saw fewer sperm after weeks.',
  look_alikes: [
    {
      name: 'Roots of other milky climbers',
      difference: 'True mukombero smells of vanilla when broken; others in the family are poisonous.',
    },
  ],
  parts_used: ['root'],
  preparations: [
    prep(
      'food',
      'root',
      '1 piece of root as long as a finger joint',
      ['Wash and peel the root.', 'Chew slowly and spit out the fibre.'],
      [1, 'piece', 1, 2],
      7,
      18,
      'traditional',
      'kokwaro',
    ),
  ],
  uses: [
    usedFor('men', 'C', 'It is chewed for desire by custom; animal studies disagree.', 'kokwaro', 'prota'),
    usedFor('appetite', 'C', 'It is chewed before food by custom.', 'kokwaro'),
    usedFor('stress-and-mood', 'C', 'It is chewed for a calm mind by custom.', 'prota'),
  ],
  contraindications: [
    contra('trying-for-a-baby', 'caution', 'Long use lowered sperm in some animal studies.'),
    contra('high-blood-pressure', 'caution', 'There is little data; measure your pressure.'),
    contra('under-18', 'avoid', 'It is not for anyone under 18.'),
  ],
  pregnancy: avoid('There is no safety data.'),
  lactation: noData('No studies exist in breastfeeding.'),
  children: avoid('It is for adults; there is no safety data.'),
  interactions: [
    on('nitrates', 'moderate', 'adds', 'It may widen vessels as erection medicines do.'),
    on('antidepressants', 'moderate', 'adds', 'Extracts acted on serotonin in the laboratory.'),
    on('hiv-medicines', 'moderate', 'shifts', 'Nobody has studied it with ARVs.'),
  ],
  side_effects: ['dry mouth', 'stomach upset'],
  storage: 'Keep roots cool and slightly damp for a week, or dry them.',
  conservation: { iucn: null, cites: null, note: 'Scarce in Kakamega Forest; buy farmed root.' },
  grows_in_kenya: 'wild',
  references: [kokwaro, prota('Mondia whitei'), powo],
});
