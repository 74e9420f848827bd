/** Resins, barks and leaves that slow clotting or change what the body does with medicines. */
import { contra, on } from '../entry.ts';
import { livertox, mskcc, study } from '../references.ts';
import { pairsOf } from './entry.ts';

export const bleedingPairs = [
  pairsOf('guggul', {
    references: [
      mskcc('Guggul'),
      livertox('Guggul'),
      study(
        'dalvi',
        'Effect of gugulipid on bioavailability of diltiazem and propranolol',
        'Journal of the Association of Physicians of India',
        1994,
      ),
    ],
    interactions: [
      on('beta-blockers', 'moderate', 'lowers', 'It lowered propranolol in volunteers.', { from: ['dalvi'] }),
      on('calcium-channel-blockers', 'moderate', 'lowers', 'It lowered diltiazem in volunteers.', {
        from: ['dalvi'],
      }),
      on('liver-straining-medicines', 'moderate', 'strains', 'Liver injury was reported.', {
        from: ['livertox'],
      }),
      on('antiplatelets', 'moderate', 'adds', 'It may slow platelets.', { from: ['mskcc'] }),
      on(
        'immunosuppressants',
        'moderate',
        'lowers',
        'It wakes enzymes that clear ciclosporin and tacrolimus.',
        { from: ['mskcc'] },
      ),
    ],
    instead_of: ['blood-pressure-medicines'],
    sourced: {
      mskcc: [
        'levothyroxine',
        'antithyroid-medicines',
        'anticoagulants',
        'hormone-medicines',
        'contraceptives',
        'hiv-medicines',
        'statins',
      ],
    },
  }),
  pairsOf('tulsi', {
    references: [mskcc('Holy Basil')],
    interactions: [
      on('hypo-prone-medicines', 'minor', 'adds', 'It lowered sugar in small trials and may add.', {
        from: ['mskcc', 'jamshidi'],
      }),
      on('metformin', 'minor', 'adds', 'It may lower sugar a little further.', { from: ['jamshidi'] }),
      on('antiplatelets', 'minor', 'adds', 'It may slow clotting.', { from: ['mskcc'] }),
    ],
    sourced: { mskcc: ['warfarin', 'anticoagulants', 'sedatives'], jamshidi: ['levothyroxine'] },
  }),
  pairsOf('arjuna', {
    references: [
      study(
        'malik',
        'Effect of Terminalia arjuna on platelet activation in coronary artery disease',
        'Journal of Ethnopharmacology',
        2009,
      ),
    ],
    interactions: [
      on('antiplatelets', 'moderate', 'adds', 'It slowed platelets in people with heart disease.', {
        from: ['malik'],
      }),
    ],
    sourced: { malik: ['anticoagulants'], maulik: ['blood-pressure-medicines', 'digoxin'] },
  }),
  pairsOf('triphala', {
    references: [mskcc('Triphala')],
    interactions: [
      on('hypo-prone-medicines', 'minor', 'adds', 'It may lower sugar a little further.', {
        from: ['mskcc'],
      }),
    ],
    sourced: { mskcc: ['hiv-medicines', 'laxatives', 'warfarin', 'anticoagulants'] },
  }),
  pairsOf('toddalia', {
    references: [
      study(
        'orwa',
        'The use of Toddalia asiatica (L.) Lam. in traditional medicine practice in East Africa',
        'Journal of Ethnopharmacology',
        2008,
      ),
    ],
    interactions: [
      on('antiplatelets', 'minor', 'adds', 'It holds coumarins; nobody has studied it with these tablets.', {
        from: ['orwa'],
      }),
      on(
        'anticoagulants',
        'minor',
        'adds',
        'It holds coumarins; nobody has studied it with blood thinners.',
        { from: ['orwa'] },
      ),
    ],
    contraindications: [
      contra('bleeding-disorder', 'caution', 'It holds coumarins, which may add to bleeding.'),
    ],
    sourced: { orwa: ['warfarin'] },
  }),
];
