import { caution, contra, herb, noData, on, prep, usedFor } from '../entry.ts';
import { ema, who } from '../references.ts';

export const calendula = herb({
  slug: 'calendula',
  accepted_name: 'Calendula officinalis',
  family: 'Asteraceae',
  names: { english: ['Calendula', 'Pot marigold'] },
  other_names: ['marigold'],
  summary: 'Orange flower heads for skin washes and ointments. Mild, for the outside.',
  about:
    'Pot marigold grows in cool gardens. Its petals, in ointment or cooled tea, are used on small scrapes, sore gums and chapped skin. Small trials, some with skin under radiotherapy, are encouraging but few.',
  look_alikes: [
    {
      name: 'Tagetes (African and Mexican marigold)',
      difference: 'The strong-smelling garden marigold is a different plant and irritates skin.',
    },
  ],
  parts_used: ['flower'],
  preparations: [
    prep(
      'compress',
      'flower',
      '1 teaspoon (1 to 2 g) of dried flower to ¾ cup of boiling water',
      ['Steep for 10 minutes, strain and cool.', 'Lay on with a clean cloth for half an hour.'],
      [1, 'application', 2, 3],
      7,
      6,
      'monograph',
      'ema',
    ),
    prep(
      'gargle',
      'flower',
      '1 teaspoon (1 to 2 g) of dried flower to ¾ cup of boiling water',
      ['Steep, strain and cool.', 'Rinse the mouth and spit out.'],
      [1, 'application', 2, 3],
      7,
      12,
      'monograph',
      'ema',
    ),
  ],
  uses: [
    usedFor('skin-and-wounds', 'B', 'Ointments calmed irritated skin in small trials.', 'who', 'ema'),
    usedFor('mouth-and-teeth', 'C', 'Rinses are used for a sore mouth by long custom.', 'ema'),
  ],
  contraindications: [
    contra('daisy-family-allergy', 'avoid', 'It belongs to the daisy family.'),
    contra('broken-skin', 'caution', 'Not on deep or infected wounds.'),
  ],
  pregnancy: noData('Little is known; small amounts on skin only.'),
  lactation: noData('Little is known; keep it off the breast.'),
  children: caution('On skin from 6 years.'),
  interactions: [on('sedatives', 'minor', 'adds', 'Swallowed extracts made animals drowsy.')],
  side_effects: ['rash in allergic people'],
  storage: 'Dry quickly in the shade, keep closed and dark for a year.',
  grows_in_kenya: 'cultivated',
  references: [ema('Calendula officinalis, flower'), who(2, 'Flos Calendulae')],
});
