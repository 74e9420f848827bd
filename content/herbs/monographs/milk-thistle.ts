import { contra, herb, noData, nothingIn, on, prep, usedFor } from '../entry.ts';
import { cochrane, ema, liverpool, livertox, mskcc, nccih, stockley, who } from '../references.ts';

export const milkThistle = herb({
  slug: 'milk-thistle',
  accepted_name: 'Silybum marianum',
  family: 'Asteraceae',
  names: { english: ['Milk thistle'] },
  other_names: ['silymarin'],
  summary:
    'A thistle seed sold for the liver. Safe for most; trials did not show that it saves lives in liver disease.',
  about:
    'Silymarin from the seed protects liver cells in the laboratory. In people with hepatitis or alcohol-related disease good trials saw no clear benefit. It is well borne, but no reason to put off a hepatitis test or to drink on.',
  look_alikes: [{ name: 'Other thistles', difference: 'Only this one has white marbling on glossy leaves.' }],
  parts_used: ['seed'],
  preparations: [
    prep(
      'tea',
      'seed',
      '1 teaspoon (3 to 5 g) of crushed seed to ½ cup of boiling water',
      ['Crush the seed and steep for 10 to 15 minutes.', 'Strain and drink before a meal.'],
      [1, 'cup', 2, 3],
      14,
      18,
      'monograph',
      'ema',
    ),
  ],
  uses: [
    usedFor(
      'liver',
      'D',
      'Good trials saw no clear benefit in hepatitis or alcohol-related disease.',
      'cochrane',
      'nccih',
    ),
    usedFor('digestion', 'C', 'It is taken for fullness by long custom.', 'ema', 'who'),
  ],
  contraindications: [
    contra('daisy-family-allergy', 'avoid', 'It belongs to the daisy family.'),
    contra('hormone-sensitive-illness', 'caution', 'The plant above ground may act like oestrogen.'),
    contra('liver-disease', 'caution', 'Have the cause found first.'),
    contra('under-18', 'caution', 'Too little is known about anyone under 18.'),
  ],
  pregnancy: noData('Too little is known to call it safe.'),
  lactation: noData('Little is known; almost none is thought to reach the milk.'),
  children: noData('Little is known; adults only.'),
  interactions: [
    on('hypo-prone-medicines', 'minor', 'adds', 'It may lower sugar a little further.', {
      from: ['nccih', 'mskcc'],
    }),
    on('warfarin', 'minor', 'raises', 'It may raise warfarin a little.', { from: ['stockley', 'mskcc'] }),
    on('immunosuppressants', 'moderate', 'raises', 'It raised sirolimus in people with a sick liver.', {
      from: ['stockley', 'mskcc'],
    }),
    on('ace-and-arb', 'minor', 'raises', 'It raised losartan in some people.', {
      advice: 'Measure your pressure often in the first weeks and tell your clinic.',
      from: ['stockley', 'mskcc'],
    }),
    on('antibiotics', 'minor', 'lowers', 'It lowered metronidazole in a study.', {
      from: ['stockley', 'mskcc'],
    }),
    on('cancer-medicines', 'minor', 'shifts', 'Studies saw little change, but your cancer team must know.', {
      from: ['stockley', 'mskcc'],
    }),
    on(
      'hormone-medicines',
      'minor',
      'adds',
      'The plant above ground may act like oestrogen; the seed hardly does.',
      { from: ['mskcc'] },
    ),
  ],
  nothing_found: [
    ...nothingIn(
      ['mskcc', 'ema', 'livertox'],
      [
        'digoxin',
        'benzodiazepines',
        'statins',
        'paracetamol',
        'levothyroxine',
        'iron-tablets',
        'vitamins',
        'antihistamines',
      ],
      [
        'asthma',
        'gout',
        'kidney-stones',
        'iron-deficiency',
        'epilepsy',
        'reflux',
        'mint-family-allergy',
        'legume-allergy',
        'nut-allergy',
        'sesame-allergy',
        'latex-allergy',
        'onion-family-allergy',
      ],
    ),
    // indinavir, darunavir and others were measured with it and stayed as they were
    ...nothingIn(['liverpool', 'mskcc'], ['hiv-medicines'], ['hiv-treatment']),
  ],
  side_effects: ['loose stools', 'headache', 'rash'],
  storage: 'Keep whole seed dry and dark for a year.',
  grows_in_kenya: 'no',
  references: [
    cochrane('Milk thistle for alcoholic and/or hepatitis B or C virus liver diseases', 2007),
    ema('Silybum marianum, fruit'),
    who(2, 'Fructus Silybi Mariae'),
    nccih('Milk Thistle', 'milk-thistle'),
    mskcc('Milk Thistle'),
    livertox('Milk Thistle'),
    liverpool,
    stockley,
  ],
});
