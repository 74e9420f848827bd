import { caution, contra, herb, on, prep, notAdvised, usedFor } from '../entry.ts';
import { cochrane, ema, mskcc } from '../references.ts';

export const cayenne = herb({
  slug: 'cayenne',
  accepted_name: 'Capsicum frutescens',
  family: 'Solanaceae',
  names: { english: ['Cayenne', 'Bird’s-eye chilli'], swahili: ['pilipili kali', 'pilipili kichaa'] },
  other_names: ['chili', 'pili pili', 'chilli'],
  summary:
    'Hot pepper for the pot, and capsaicin creams for pain. Keep it off eyes, broken skin and children.',
  about:
    'Capsaicin gives chilli its fire. Creams made with it, at known strength, ease some nerve and joint pain in trials. Home-made rubs are not the same: they burn, and they get into eyes. In food it warms and helps people to use less salt.',
  parts_used: ['fruit'],
  preparations: [
    prep(
      'food',
      'fruit',
      '1 pinch (about 0.2 g) to a pot',
      ['Start with less than you think.', 'Wash your hands before you touch your eyes.'],
      [1, 'serving', 1, 3],
      null,
      5,
      'food',
      'mskcc',
    ),
  ],
  uses: [
    notAdvised(
      'joints-and-pain',
      'A',
      'Licensed capsaicin creams and patches ease some nerve and joint pain; kitchen chilli does not equal them.',
      'cochrane',
      'ema',
    ),
    usedFor('appetite', 'C', 'A little stirs appetite by custom.', 'mskcc'),
  ],
  contraindications: [
    contra('stomach-ulcer', 'caution', 'It irritates.'),
    contra('reflux', 'caution', 'It brings on heartburn.'),
    contra('broken-skin', 'avoid', 'It burns open skin badly.'),
    contra('asthma', 'caution', 'Dust and fumes bring on cough.'),
  ],
  pregnancy: caution('Food amounts only; it can worsen heartburn.'),
  lactation: caution('Food amounts; some babies get a rash on the bottom.'),
  children: caution('Tiny amounts in food from 5 years; never on skin.'),
  interactions: [
    on('warfarin', 'minor', 'adds', 'Large amounts may slow platelets.'),
    on('anticoagulants', 'minor', 'adds', 'Large amounts may slow platelets.'),
    on('ace-and-arb', 'minor', 'adds', 'It may worsen the dry cough of ACE inhibitors.'),
    on('nsaids', 'minor', 'strains', 'Together they may irritate the stomach.'),
    on('asthma-medicines', 'minor', 'raises', 'It may raise theophylline.'),
  ],
  side_effects: ['burning mouth, stomach and skin', 'loose stools'],
  storage: 'Keep powder closed, dark and out of the reach of children.',
  grows_in_kenya: 'cultivated',
  references: [
    cochrane('Topical capsaicin (high concentration) for chronic neuropathic pain in adults', 2017),
    ema('Capsicum annuum var. minimum and Capsicum frutescens, fruit'),
    mskcc('Capsaicin'),
  ],
  picture: 'cayenne-powder',
});
