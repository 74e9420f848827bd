import { avoid, contra, herb, on, usedFor } from '../entry.ts';
import { cochrane, ema, livertox, nccih, who } from '../references.ts';

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
    usedFor(
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
  ],
  pregnancy: avoid('It may slacken the womb, and the liver is at risk.'),
  lactation: avoid('Its substances may pass into milk.'),
  children: avoid('Never for anyone under 18.'),
  interactions: [
    on('hiv-medicines', 'moderate', 'shifts', 'It strains the liver and changes enzymes that clear ARVs.'),
    on('liver-straining-medicines', 'major', 'strains', 'Both strain the liver.', {
      advice: 'Never combine them.',
    }),
    on('tb-medicines', 'major', 'strains', 'Both strain the liver.', { advice: 'Never combine them.' }),
    on('paracetamol', 'moderate', 'strains', 'Both can strain the liver.'),
    on('sedatives', 'major', 'adds', 'Together they can bring on coma.', { advice: 'Never combine them.' }),
    on('antidepressants', 'moderate', 'adds', 'It changes their level and adds to drowsiness.'),
    on('antipsychotics', 'moderate', 'adds', 'Stiffness and twisting movements were reported.'),
    on('levodopa', 'major', 'opposes', 'It works against levodopa.', { advice: 'Never combine them.' }),
    on('statins', 'moderate', 'strains', 'Both can strain the liver.'),
  ],
  side_effects: ['liver injury', 'drowsiness', 'scaly yellow skin'],
  storage: 'There is no reason to keep it at home.',
  grows_in_kenya: 'no',
  references: [
    ema('Piper methysticum, rhizome', 'public statement'),
    nccih('Kava', 'kava'),
    cochrane('Kava extract for treating anxiety', 2003),
    livertox('Kava Kava'),
    who(2, 'Rhizoma Piperis Methystici'),
  ],
});
