import { caution, contra, herb, noData, on, prep, notAdvised, usedFor } from '../entry.ts';
import { kokwaro, mskcc, powo, prota } from '../references.ts';

export const lemongrass = herb({
  slug: 'lemongrass',
  accepted_name: 'Cymbopogon citratus',
  family: 'Poaceae',
  names: { english: ['Lemongrass'], swahili: ['mchaichai'] },
  other_names: ['mchai chai', 'lemon grass', 'citronella tea'],
  summary:
    'Mchaichai: a lemon-scented grass for a mild, caffeine-free tea. Avoid strong daily tea in pregnancy.',
  about:
    'The grass by the kitchen door gives a tea that needs no sugar. Its oil smells of citral and is used in soaps and insect repellents. Studies in people are small: a mouth rinse for gums, and a tea that makes a little more urine.',
  look_alikes: [
    {
      name: 'Cymbopogon nardus (citronella grass)',
      difference: 'Its base is reddish and its smell is sharper; it is used for insects, not for tea.',
    },
  ],
  parts_used: ['leaf', 'essential oil'],
  preparations: [
    prep(
      'tea',
      'leaf',
      '1 tablespoon of cut leaf (about 2 g) to 1 cup of water',
      ['Steep, covered, for 7 minutes or simmer with milk.', 'Strain and drink.'],
      [1, 'cup', 2, 3],
      30,
      12,
      'traditional',
      'kokwaro',
    ),
  ],
  uses: [
    usedFor('digestion', 'C', 'Tea is drunk after meals by custom.', 'kokwaro', 'prota'),
    usedFor('mouth-and-teeth', 'B', 'A mouth rinse with the oil helped gums in small trials.', 'mskcc'),
    notAdvised(
      'sleep',
      'C',
      'Evening tea is drunk for calm by custom; a small trial saw no effect.',
      'mskcc',
    ),
    usedFor(
      'parasites-and-insects',
      'B',
      'The oil keeps mosquitoes off for a short time; a net protects better.',
      'prota',
    ),
  ],
  contraindications: [
    contra('kidney-disease', 'caution', 'Daily tea lowered kidney values a little in a small study.'),
  ],
  pregnancy: caution('A weak cup now and then; no strong or daily tea and no oil.'),
  lactation: noData('Little is known; keep to a cup a day.'),
  children: caution('In food; as weak tea from 12 years. No oil under 3.'),
  interactions: [
    on('blood-pressure-medicines', 'minor', 'adds', 'It may lower pressure a little further.'),
    on('diuretics', 'minor', 'adds', 'It makes a little more urine.'),
    on('hypo-prone-medicines', 'minor', 'adds', 'It may lower sugar a little further.'),
  ],
  side_effects: ['dry mouth or dizziness with strong tea', 'rash from the oil'],
  storage: 'Dry in the shade, keep closed and dark for a year.',
  grows_in_kenya: 'cultivated',
  references: [kokwaro, prota('Cymbopogon citratus'), mskcc('Lemongrass'), powo],
  picture: 'lemongrass-tea',
});
