import { caution, contra, herb, noData, on, prep, usedFor } from '../entry.ts';
import { cochrane, ema, nccih, who } from '../references.ts';

export const valerian = herb({
  slug: 'valerian',
  accepted_name: 'Valeriana officinalis',
  family: 'Caprifoliaceae',
  names: { english: ['Valerian'] },
  other_names: ['valeriana'],
  summary:
    'A strong-smelling root taken for sleep. Evidence is mixed; do not add it to sleeping tablets or alcohol.',
  about:
    'Some trials saw a little better sleep after two weeks, others none. It is mild and not habit-forming as far as is known. Liver injury has been reported rarely, mostly with mixtures.',
  parts_used: ['root'],
  preparations: [
    prep(
      'tea',
      'root',
      '1 teaspoon (2 to 3 g) of cut root to ¾ cup of hot water',
      ['Steep, covered, for 10 to 15 minutes.', 'Drink half an hour to an hour before bed.'],
      [1, 'cup', 1, 2],
      28,
      12,
      'monograph',
      'ema',
      'who',
    ),
  ],
  uses: [
    usedFor('sleep', 'B', 'Trials disagree; some saw slightly better sleep.', 'nccih', 'ema'),
    usedFor('stress-and-mood', 'B', 'There is too little evidence for anxiety.', 'cochrane'),
  ],
  contraindications: [
    contra('liver-disease', 'caution', 'Rare liver injury was reported.'),
    contra('surgery-within-2-weeks', 'caution', 'It may deepen anaesthesia.'),
  ],
  pregnancy: noData('Too little is known to call it safe.'),
  lactation: noData('Too little is known to call it safe.'),
  children: caution('Not under 12 years without a clinician.'),
  interactions: [
    on('sedatives', 'major', 'adds', 'Together they may make you too drowsy.'),
    on('opioids', 'moderate', 'adds', 'Together they may make you too drowsy.'),
    on('antidepressants', 'minor', 'adds', 'It may add to drowsiness.'),
    on('epilepsy-medicines', 'moderate', 'adds', 'It may add to drowsiness.'),
    on('hiv-medicines', 'minor', 'shifts', 'Little is known; drowsiness from efavirenz may deepen.'),
  ],
  side_effects: ['drowsiness next morning', 'headache', 'vivid dreams'],
  storage: 'Keep dry, closed, and away from cats.',
  grows_in_kenya: 'no',
  references: [
    nccih('Valerian', 'valerian'),
    ema('Valeriana officinalis, root'),
    who(1, 'Radix Valerianae'),
    cochrane('Valerian for anxiety disorders', 2006),
  ],
});
