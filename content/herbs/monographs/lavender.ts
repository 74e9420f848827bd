import { caution, contra, herb, noData, on, prep, usedFor } from '../entry.ts';
import { ema, nccih, who } from '../references.ts';

export const lavender = herb({
  slug: 'lavender',
  accepted_name: 'Lavandula angustifolia',
  family: 'Lamiaceae',
  synonyms: ['Lavandula officinalis'],
  names: { english: ['Lavender'] },
  other_names: ['lavenda'],
  summary: 'A calming scent with some evidence for mild worry, mostly for one kind of oil capsule.',
  about:
    'Lavender grows in cool highland gardens. A registered oil capsule, not sold everywhere, eased anxiety in several trials. Tea and scent are milder, and the evidence for them is thin.',
  look_alikes: [
    {
      name: 'Lavandula stoechas (French lavender)',
      difference: 'It has ear-like petals on top and smells of camphor.',
    },
  ],
  parts_used: ['flower', 'essential oil'],
  preparations: [
    prep(
      'tea',
      'flower',
      '1 teaspoon (1 to 2 g) of dried flower to 1 cup of boiling water',
      ['Steep, covered, for 10 minutes.', 'Strain and drink in the evening.'],
      [1, 'cup', 2, 3],
      28,
      12,
      'monograph',
      'ema',
    ),
    prep(
      'bath',
      'flower',
      '2 handfuls of dried flower to 1 litre of hot water',
      ['Steep for 10 minutes and strain.', 'Pour into a warm bath before bed.'],
      [1, 'application', 1, 1],
      28,
      12,
      'monograph',
      'who',
    ),
  ],
  uses: [
    usedFor('stress-and-mood', 'B', 'A registered oil capsule eased mild anxiety in trials.', 'nccih', 'ema'),
    usedFor('sleep', 'B', 'Scent at night was pleasant and helped a little in small trials.', 'nccih'),
  ],
  contraindications: [contra('mint-family-allergy', 'avoid', 'It belongs to the mint family.')],
  pregnancy: noData('Little is known; leave oil capsules out.'),
  lactation: noData('Little is known; leave oil capsules out.'),
  children: caution('Tea from 12 years. No oil under 3, and not on young boys and girls day after day.'),
  interactions: [
    on('sedatives', 'moderate', 'adds', 'It may deepen drowsiness.'),
    on('antidepressants', 'minor', 'adds', 'It may add to drowsiness.'),
  ],
  side_effects: ['belching and loose stools from capsules', 'rash from oil'],
  storage: 'Keep flowers closed and dark for a year.',
  grows_in_kenya: 'cultivated',
  references: [
    ema('Lavandula angustifolia, flower and oil'),
    who(3, 'Flos Lavandulae; Aetheroleum Lavandulae'),
    nccih('Lavender', 'lavender'),
  ],
});
