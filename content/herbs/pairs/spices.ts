/** Spices that touch bleeding, the liver or the enzymes that clear medicines. */
import { on } from '../entry.ts';
import { livertox, mskcc, study } from '../references.ts';
import { nothingWith, pairsOf } from './entry.ts';

export const spicePairs = [
  pairsOf('turmeric', {
    references: [
      mskcc('Turmeric'),
      livertox('Turmeric'),
      study(
        'hussaarts',
        'Impact of curcumin (with or without piperine) on the pharmacokinetics of tamoxifen',
        'Cancers',
        2019,
      ),
      study(
        'juan',
        'Determination of the effects of curcumin on talinolol in healthy volunteers',
        'Xenobiotica',
        2007,
      ),
      study(
        'volak',
        'Effect of a herbal extract containing curcumin and piperine on midazolam, flurbiprofen and paracetamol',
        'British Journal of Clinical Pharmacology',
        2013,
      ),
      study(
        'nayeri',
        'Acute calcineurin inhibitor nephrotoxicity secondary to turmeric intake',
        'Transplantation Proceedings',
        2017,
      ),
    ],
    interactions: [
      on('hypo-prone-medicines', 'minor', 'adds', 'Large amounts may lower sugar further.', {
        from: ['mskcc'],
      }),
      on('metformin', 'minor', 'adds', 'Large amounts may lower sugar a little further.', {
        from: ['mskcc'],
      }),
      on(
        'oestrogen-blockers',
        'moderate',
        'lowers',
        'Capsules with pepper extract lowered tamoxifen in a trial.',
        { from: ['hussaarts'] },
      ),
      on(
        'beta-blockers',
        'minor',
        'lowers',
        'Curcumin lowered talinolol, a tablet of this kind, in volunteers.',
        { from: ['juan'] },
      ),
      on('nsaids', 'minor', 'adds', 'Large amounts and these tablets both slow platelets.', {
        from: ['mskcc'],
      }),
      on('stomach-acid-medicines', 'minor', 'opposes', 'Large amounts stir stomach acid.', {
        from: ['mskcc'],
      }),
      on('methotrexate', 'moderate', 'strains', 'Strong extracts and methotrexate both strain the liver.', {
        from: ['livertox'],
      }),
    ],
    sourced: {
      mskcc: [
        'warfarin',
        'anticoagulants',
        'antiplatelets',
        'cancer-medicines',
        'iron-tablets',
        'hiv-medicines',
      ],
      nayeri: ['immunosuppressants'],
      livertox: ['liver-straining-medicines'],
    },
    nothing: nothingWith('volak', 'paracetamol'),
  }),
  pairsOf('black-pepper', {
    references: [
      study(
        'bano',
        'Effect of piperine on bioavailability and pharmacokinetics of propranolol and theophylline',
        'European Journal of Clinical Pharmacology',
        1991,
      ),
      study(
        'zutshi',
        'Influence of piperine on rifampicin blood levels in patients of pulmonary tuberculosis',
        'Journal of the Association of Physicians of India',
        1985,
      ),
      study(
        'kasibhatta',
        'Influence of piperine on the pharmacokinetics of nevirapine under fasting conditions',
        'Drugs in R&D',
        2007,
      ),
      study(
        'pattanaik',
        'Effect of piperine on the steady-state pharmacokinetics of phenytoin',
        'Phytotherapy Research',
        2006,
      ),
      study(
        'bedada',
        'Influence of piperine on fexofenadine, diclofenac and chlorzoxazone in healthy volunteers',
        'Drug Development Research',
        2017,
      ),
      study(
        'bhardwaj',
        'Piperine, a major constituent of black pepper, inhibits human P-glycoprotein and CYP3A4',
        'Journal of Pharmacology and Experimental Therapeutics',
        2002,
      ),
    ],
    interactions: [
      on(
        'theophylline',
        'moderate',
        'raises',
        'Piperine doubled theophylline in volunteers; pepper on food does not matter.',
        { from: ['bano'] },
      ),
      on(
        'beta-blockers',
        'moderate',
        'raises',
        'Piperine doubled propranolol in volunteers; pepper on food does not matter.',
        { from: ['bano'] },
      ),
      on('nsaids', 'minor', 'raises', 'Piperine capsules raised diclofenac.', { from: ['bedada'] }),
      on('antihistamines', 'minor', 'raises', 'Piperine capsules raised fexofenadine.', { from: ['bedada'] }),
      on('muscle-relaxants', 'minor', 'raises', 'Piperine capsules raised chlorzoxazone.', {
        from: ['bedada'],
      }),
      on(
        'digoxin',
        'minor',
        'raises',
        'Piperine blocks the pump that keeps digoxin out; pepper on food does not matter.',
        { from: ['bhardwaj'] },
      ),
    ],
    instead_of: ['asthma-medicines', 'blood-pressure-medicines'],
    sourced: {
      zutshi: ['tb-medicines'],
      kasibhatta: ['hiv-medicines'],
      pattanaik: ['epilepsy-medicines'],
      bhardwaj: ['immunosuppressants', 'anticoagulants'],
    },
  }),
  pairsOf('cayenne', {
    references: [
      mskcc('Capsaicin'),
      study(
        'bouraoui',
        'Effects of capsicum fruit on theophylline absorption and bioavailability in rabbits',
        'Drug-Nutrient Interactions',
        1988,
      ),
    ],
    interactions: [
      on('theophylline', 'minor', 'raises', 'It raised theophylline in animals.', { from: ['bouraoui'] }),
      on('antiplatelets', 'minor', 'adds', 'Large amounts may slow platelets.', { from: ['mskcc'] }),
      on('maois', 'minor', 'adds', 'Large amounts set free the messengers that these tablets hold.', {
        from: ['mskcc'],
      }),
    ],
    instead_of: ['asthma-medicines'],
    sourced: { mskcc: ['warfarin', 'anticoagulants', 'ace-and-arb', 'nsaids'] },
  }),
  pairsOf('clove', {
    references: [livertox('Eugenol (Clove Oil)')],
    interactions: [
      on(
        'liver-straining-medicines',
        'minor',
        'strains',
        'Swallowed oil has injured livers; buds in food do not matter.',
        { from: ['livertox'] },
      ),
      on('hypo-prone-medicines', 'minor', 'adds', 'More than cooking amounts may lower sugar further.', {
        from: ['who'],
      }),
      on('nsaids', 'minor', 'adds', 'More than cooking amounts and these tablets both slow platelets.', {
        from: ['who'],
      }),
    ],
    sourced: { who: ['warfarin', 'anticoagulants', 'antiplatelets'] },
  }),
  pairsOf('tamarind', {
    references: [
      study(
        'mustapha',
        'Influence of Tamarindus indica fruit extract on the bioavailability of aspirin in healthy volunteers',
        'Journal of Medicinal Food',
        1996,
      ),
      study(
        'garba',
        'Effects of Tamarindus indica fruit extract on the bioavailability of ibuprofen',
        'European Journal of Drug Metabolism and Pharmacokinetics',
        2003,
      ),
    ],
    interactions: [
      on('antiplatelets', 'moderate', 'raises', 'A drink of it raised aspirin in the blood of volunteers.', {
        from: ['mustapha'],
      }),
    ],
    sourced: { mustapha: ['nsaids'], garba: ['nsaids'] },
  }),
];
