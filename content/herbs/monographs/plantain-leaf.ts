import { caution, herb, noData, on, prep, usedFor } from '../entry.ts';
import { ema, kokwaro, powo } from '../references.ts';

export const plantainLeaf = herb({
  slug: 'plantain-leaf',
  accepted_name: 'Plantago lanceolata',
  family: 'Plantaginaceae',
  names: { english: ['Ribwort plantain', 'Ribwort'] },
  other_names: ['Plantago major', 'plantain weed'],
  summary: 'A roadside leaf with slimy fibre, used in tea and syrup for dry coughs. Not the cooking banana.',
  about:
    'Ribwort has narrow leaves with strong ribs and grows in highland pastures; broad-leaved Plantago major is used alike. Slimy fibre coats a dry throat. Crushed on a sting it cools. It is no relation of the plantain we cook.',
  look_alikes: [
    {
      name: 'Digitalis (foxglove) leaves',
      difference: 'Foxglove leaves are hairy and netted; they stop the heart. Pick only what you know.',
    },
  ],
  parts_used: ['leaf'],
  preparations: [
    prep(
      'tea',
      'leaf',
      '1 tablespoon (about 2 g) of dried leaf to 1 cup of boiling water',
      ['Steep for 10 minutes.', 'Strain and sip warm.'],
      [1, 'cup', 3, 3],
      7,
      12,
      'monograph',
      'ema',
    ),
  ],
  uses: [
    usedFor(
      'cough-and-cold',
      'C',
      'Tea and syrup are used for a dry throat and cough by long custom.',
      'ema',
    ),
    usedFor('skin-and-wounds', 'C', 'Crushed leaf is put on insect bites by custom.', 'kokwaro'),
  ],
  pregnancy: noData('Little is known beyond custom.'),
  lactation: noData('Little is known beyond custom.'),
  children: caution('Tea from 12 years, or syrup from a chemist.'),
  interactions: [on('iron-tablets', 'minor', 'binds', 'Slimy fibre and tannin may hold iron back.')],
  side_effects: ['rarely a rash'],
  storage: 'Dry quickly so that it stays green; keep closed for a year.',
  grows_in_kenya: 'wild',
  references: [ema('Plantago lanceolata, leaf'), kokwaro, powo],
});
