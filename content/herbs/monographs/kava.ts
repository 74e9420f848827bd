import { avoid, contra, herb, nothingIn, on, notAdvised } from '../entry.ts';
import { cochrane, ema, livertox, mskcc, nccih, stockley, who } from '../references.ts';

export const kava = herb({
  slug: 'kava',
  accepted_name: 'Piper methysticum',
  family: 'Piperaceae',
  names: { english: ['Kava'] },
  other_names: ['kava kava'],
  summary:
    'A Pacific root that calms, and has destroyed livers. European regulators found the risk too high.',
  about:
    'Kava eases anxiety a little in trials. Dozens of cases of severe liver injury, some ending in transplant or death, led many countries to ban or warn. We describe it so that you know it in mixtures.',
  alert: 'Severe liver injury is on record. Do not use it.',
  parts_used: ['root'],
  no_preparation_reason: 'The risk to the liver outweighs the benefit, as European regulators found.',
  uses: [
    notAdvised(
      'stress-and-mood',
      'B',
      'Extract eased anxiety a little in trials; the danger to the liver speaks against it.',
      'cochrane',
      'ema',
    ),
  ],
  contraindications: [
    contra('liver-disease', 'avoid', 'It has destroyed livers.'),
    contra('depression', 'avoid', 'It can deepen low mood.'),
    contra('hiv-treatment', 'caution', 'It strains the liver and changes enzymes that clear ARVs.'),
    contra('tb-treatment', 'avoid', 'TB tablets strain the liver too.'),
    contra('surgery-within-2-weeks', 'avoid', 'It deepens anaesthesia.'),
    contra('epilepsy', 'caution', 'It changes how nerves are calmed and may change the level of tablets.'),
    contra(
      'bipolar-or-psychosis',
      'caution',
      'Stiffness and twisting movements were reported with these tablets.',
    ),
    contra('under-18', 'avoid', 'It is not for anyone under 18.'),
  ],
  pregnancy: avoid('It may slacken the womb, and the liver is at risk.'),
  lactation: avoid('Its substances may pass into milk.'),
  children: avoid('Never for anyone under 18.'),
  interactions: [
    on('hiv-medicines', 'moderate', 'strains', 'It strains the liver and changes enzymes that clear ARVs.', {
      from: ['livertox', 'mskcc'],
    }),
    on('liver-straining-medicines', 'major', 'strains', 'Both strain the liver.', {
      from: ['livertox', 'ema'],
    }),
    on('tb-medicines', 'major', 'strains', 'Both strain the liver.', { from: ['livertox', 'ema'] }),
    on('paracetamol', 'moderate', 'strains', 'Both can strain the liver.', { from: ['livertox', 'mskcc'] }),
    on('alcohol', 'major', 'strains', 'Alcohol deepens the drowsiness, and both strain the liver.', {
      from: ['nccih', 'livertox'],
    }),
    on('sedatives', 'major', 'adds', 'Together they can bring on coma.', { from: ['mskcc', 'who'] }),
    on('opioids', 'major', 'adds', 'Together they can stop somebody from breathing enough.', {
      from: ['mskcc', 'who'],
    }),
    on(
      'epilepsy-medicines',
      'moderate',
      'adds',
      'It deepens drowsiness and may change the level of tablets.',
      { from: ['mskcc', 'who'] },
    ),
    on('antidepressants', 'moderate', 'adds', 'It changes their level and adds to drowsiness.', {
      from: ['mskcc'],
    }),
    on('maois', 'moderate', 'adds', 'It slows the same enzyme, so pressure and mood can swing.', {
      from: ['stockley', 'mskcc'],
    }),
    on('antipsychotics', 'moderate', 'adds', 'Stiffness and twisting movements were reported.', {
      from: ['stockley', 'mskcc'],
    }),
    on('lithium', 'moderate', 'adds', 'Drowsiness and clumsy movements can deepen.', { from: ['mskcc'] }),
    on(
      'nausea-medicines',
      'moderate',
      'adds',
      'Metoclopramide blocks dopamine as kava does; twisting movements can come.',
      { from: ['stockley', 'mskcc'] },
    ),
    on('levodopa', 'major', 'opposes', 'It works against levodopa.', { from: ['stockley', 'mskcc', 'who'] }),
    on('anticoagulants', 'minor', 'adds', 'It slowed platelets in the laboratory.', {
      from: ['stockley', 'mskcc'],
    }),
    on('antiplatelets', 'minor', 'adds', 'It slowed platelets in the laboratory.', { from: ['mskcc'] }),
  ],
  nothing_found: nothingIn(
    ['mskcc', 'nccih'],
    ['digoxin', 'vitamins', 'iron-tablets', 'laxatives', 'potassium-tablets'],
    [
      'asthma',
      'gout',
      'kidney-stones',
      'iron-deficiency',
      'daisy-family-allergy',
      'carrot-family-allergy',
      'mint-family-allergy',
      'legume-allergy',
      'nut-allergy',
      'sesame-allergy',
      'latex-allergy',
      'onion-family-allergy',
    ],
  ),
  side_effects: ['liver injury', 'drowsiness', 'scaly yellow skin'],
  storage: 'There is no reason to keep it at home.',
  grows_in_kenya: 'no',
  references: [
    ema('Piper methysticum, rhizome', 'public statement'),
    nccih('Kava', 'kava'),
    cochrane('Kava extract for treating anxiety', 2003),
    livertox('Kava Kava'),
    who(2, 'Rhizoma Piperis Methystici'),
    mskcc('Kava'),
    stockley,
  ],
});
