import { caution, contra, herb, nothingIn, on, prep, usedFor } from '../entry.ts';
import { ema, mskcc, nccih, study, who } from '../references.ts';

export const chamomile = herb({
  slug: 'chamomile',
  accepted_name: 'Matricaria chamomilla',
  family: 'Asteraceae',
  synonyms: ['Matricaria recutita'],
  names: { english: ['Chamomile', 'German chamomile'] },
  other_names: ['camomile', 'kamomili', 'chamomille'],
  summary:
    'A daisy-like flower for an evening tea and for skin washes. Avoid it with daisy or ragweed allergy.',
  about:
    'Chamomile is one of the mildest teas there is. Small trials saw a little less anxiety and slightly better sleep. The flower belongs to the daisy family, so a few people react, and strong amounts may add to warfarin.',
  look_alikes: [
    {
      name: 'Anthemis cotula (stinking mayweed)',
      difference: 'Its flower base is solid, not hollow, and it smells bad and irritates skin.',
    },
  ],
  parts_used: ['flower'],
  preparations: [
    prep(
      'tea',
      'flower',
      '1 tablespoon (about 3 g) of dried flower to 1 cup of hot water',
      ['Steep, covered, for 7 to 10 minutes.', 'Strain and drink in the evening.'],
      [1, 'cup', 2, 2],
      28,
      12,
      'monograph',
      'ema',
      'who',
    ),
    prep(
      'compress',
      'flower',
      '1 tablespoon of flower to 1 cup of boiling water',
      ['Steep, strain and cool.', 'Lay on calm, unbroken skin with a clean cloth.'],
      [1, 'application', 2, 3],
      7,
      3,
      'monograph',
      'ema',
    ),
  ],
  uses: [
    usedFor('sleep', 'B', 'Small trials saw slightly better sleep.', 'nccih'),
    usedFor('stress-and-mood', 'B', 'Extract eased anxiety a little in small trials.', 'nccih'),
    usedFor('digestion', 'C', 'Tea is taken for cramps and wind by long custom.', 'ema', 'who'),
    usedFor('skin-and-wounds', 'C', 'Washes are used for mild redness by long custom.', 'ema'),
  ],
  contraindications: [
    contra('daisy-family-allergy', 'avoid', 'It belongs to the daisy family.'),
    contra('organ-transplant', 'caution', 'Large amounts raised ciclosporin in a report.'),
  ],
  pregnancy: caution('A cup now and then; there is little data for more.'),
  lactation: caution('A cup now and then; there is little data for more.'),
  children: caution('Weak tea under a clinician; washes from 3 years.'),
  interactions: [
    on('warfarin', 'moderate', 'adds', 'Bleeding was reported with large amounts of tea and lotion.', {
      from: ['mskcc', 'nccih'],
    }),
    on('anticoagulants', 'minor', 'adds', 'It holds coumarins that may add a little.', { from: ['mskcc'] }),
    on('sedatives', 'moderate', 'adds', 'It may deepen drowsiness.', { from: ['mskcc', 'nccih'] }),
    on('alcohol', 'minor', 'adds', 'It may deepen drowsiness.', { from: ['mskcc'] }),
    on('opioids', 'minor', 'adds', 'It may deepen drowsiness.', { from: ['mskcc'] }),
    on('immunosuppressants', 'moderate', 'raises', 'Large amounts raised ciclosporin in a report.', {
      from: ['ema', 'mskcc'],
    }),
    on('iron-tablets', 'minor', 'binds', 'The tea halved how much iron the gut took up.', {
      from: ['hurrell'],
    }),
  ],
  nothing_found: nothingIn(
    ['ema', 'mskcc'],
    [
      'paracetamol',
      'digoxin',
      'metformin',
      'insulin',
      'levothyroxine',
      'statins',
      'antibiotics',
      'vitamins',
      'inhaled-asthma-medicines',
      'antihistamines',
    ],
    [
      'gout',
      'kidney-stones',
      'epilepsy',
      'diabetes',
      'high-blood-pressure',
      'reflux',
      'legume-allergy',
      'nut-allergy',
      'sesame-allergy',
      'latex-allergy',
      'onion-family-allergy',
    ],
  ),
  side_effects: ['rarely a rash or wheeze in allergic people'],
  storage: 'Keep whole flowers closed and dark for a year.',
  grows_in_kenya: 'cultivated',
  references: [
    ema('Matricaria recutita, flower'),
    who(1, 'Flos Chamomillae'),
    nccih('Chamomile', 'chamomile'),
    mskcc('Chamomile'),
    study(
      'hurrell',
      'Hurrell RF and others: Inhibition of non-haem iron absorption in man by polyphenolic-containing beverages',
      'British Journal of Nutrition',
      1999,
    ),
  ],
  picture: 'chamomile-tea',
});
