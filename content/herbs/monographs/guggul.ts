import { avoid, ayurveda, contra, herb, on, notAdvised, usedFor } from '../entry.ts';
import { api, iucn, mskcc, study, who } from '../references.ts';

export const guggul = herb({
  slug: 'guggul',
  accepted_name: 'Commiphora wightii',
  family: 'Burseraceae',
  synonyms: ['Commiphora mukul'],
  names: { english: ['Guggul', 'Indian bdellium'] },
  other_names: ['gugulipid', 'guggulu'],
  summary: 'A resin once sold for cholesterol. A good trial saw LDL rise, and the tree is nearly gone.',
  about:
    'Guggul is a cousin of our myrrh trees. Older Indian studies promised lower cholesterol; a careful American trial saw LDL go up and rashes appear. The small tree is critically endangered from tapping.',
  look_alikes: [
    {
      name: 'Kenyan myrrhs (Commiphora species)',
      difference: 'Our Commiphora resins are other substances and cannot take its place.',
    },
  ],
  parts_used: ['resin'],
  no_preparation_reason:
    'It did not lower cholesterol in the best trial, and the tree is critically endangered.',
  uses: [
    usedFor(
      'cholesterol-and-heart',
      'D',
      'The best trial saw LDL cholesterol rise, not fall.',
      'szapary',
      'mskcc',
    ),
    notAdvised('joints-and-pain', 'B', 'It was tried for sore knees without a control group.', 'who'),
  ],
  contraindications: [
    contra('overactive-thyroid', 'avoid', 'It may raise thyroid hormone.'),
    contra('hormone-sensitive-illness', 'avoid', 'It may act on hormone receptors.'),
    contra('liver-disease', 'caution', 'Liver injury was reported.'),
    contra('bleeding-disorder', 'caution', 'It may slow platelets.'),
    contra('under-18', 'avoid', 'It is not for anyone under 18.'),
  ],
  pregnancy: avoid('It stirs the womb.'),
  lactation: avoid('There is no safety data.'),
  children: avoid('There is no safety data for children.'),
  interactions: [
    on('blood-pressure-medicines', 'moderate', 'lowers', 'It lowered propranolol and diltiazem.'),
    on('levothyroxine', 'moderate', 'adds', 'It may raise thyroid hormone.'),
    on('antithyroid-medicines', 'moderate', 'opposes', 'It may work against them.'),
    on('anticoagulants', 'moderate', 'adds', 'It may slow platelets.'),
    on('hormone-medicines', 'moderate', 'adds', 'It may act on hormone receptors.'),
    on('contraceptives', 'moderate', 'lowers', 'It wakes enzymes that clear hormones.'),
    on('hiv-medicines', 'moderate', 'lowers', 'It wakes enzymes that clear ARVs.'),
    on('statins', 'moderate', 'strains', 'Muscle breakdown was reported.'),
    on('antiplatelets', 'moderate', 'adds', 'It may slow platelets.'),
    on('liver-straining-medicines', 'moderate', 'strains', 'Liver injury was reported.'),
  ],
  side_effects: ['rash', 'loose stools', 'headache'],
  storage: 'There is no reason to keep it at home.',
  conservation: { iucn: 'CR', cites: null, note: 'Critically endangered: tapping kills the trees.' },
  grows_in_kenya: 'no',
  ayurveda: ayurveda(
    ['Guggulu'],
    ['bitter', 'pungent', 'astringent'],
    ['light', 'dry', 'sharp', 'subtle'],
    'heating',
    'pungent',
    [-1, 1, -1],
    'warm water',
  ),
  references: [
    study(
      'szapary',
      'Szapary PO and others: Guggulipid for the treatment of hypercholesterolemia: a randomized controlled trial',
      'JAMA',
      2003,
    ),
    who(3, 'Gummi Gugguli'),
    mskcc('Guggul'),
    iucn('Commiphora wightii'),
    api('Guggulu'),
  ],
});
