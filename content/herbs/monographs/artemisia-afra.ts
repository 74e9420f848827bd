import { avoid, contra, herb, on, prep, usedFor } from '../entry.ts';
import { kokwaro, powo, prota, whoArtemisia } from '../references.ts';

export const artemisiaAfra = herb({
  slug: 'artemisia-afra',
  accepted_name: 'Artemisia afra',
  family: 'Asteraceae',
  names: { english: ['African wormwood'] },
  other_names: ['umhlonyane', 'wilde als'],
  summary:
    'A grey, bitter highland bush whose steam and tea are used for colds by custom. No treatment for malaria.',
  about:
    'African wormwood grows on high ground from Mount Kenya to the Cape, and smells sharply of camphor. People breathe its steam for blocked noses. The oil holds thujone, which in amounts can bring on fits. Almost no trials in people exist, and it holds no artemisinin.',
  look_alikes: [
    { name: 'Artemisia annua (sweet wormwood)', difference: 'It is a soft green herb of one season.' },
  ],
  parts_used: ['leaf'],
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
  ],
  uses: [
    usedFor('cough-and-cold', 'C', 'Steam and tea are used for blocked noses by custom.', 'kokwaro', 'prota'),
    usedFor(
      'fever-and-infection',
      'D',
      'It is no treatment for malaria; the WHO advises against artemisia teas.',
      'who-artemisia',
    ),
  ],
  contraindications: [
    contra('epilepsy', 'avoid', 'Thujone in the oil can bring on fits.'),
    contra('daisy-family-allergy', 'avoid', 'It belongs to the daisy family.'),
    contra('asthma', 'caution', 'Strong steam can tighten the chest.'),
  ],
  pregnancy: avoid('Thujone can stir the womb.'),
  lactation: avoid('There is no safety data, and it tastes through the milk.'),
  children: avoid('Steam scalds children, and thujone can bring on fits.'),
  interactions: [
    on('epilepsy-medicines', 'major', 'opposes', 'Thujone can lower the threshold for fits.'),
    on('hiv-medicines', 'moderate', 'shifts', 'Nobody has studied it well with ARVs.'),
    on('tb-medicines', 'moderate', 'shifts', 'Nobody has studied it well with TB medicines.'),
  ],
  side_effects: ['nausea', 'dizziness', 'fits with large amounts of the oil'],
  storage: 'Dry in the shade and keep closed; use within a year.',
  grows_in_kenya: 'wild',
  references: [kokwaro, prota('Artemisia afra'), whoArtemisia, powo],
});
