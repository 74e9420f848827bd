/**
 * Plants that purge. Lost water and potassium decide what they do to heart, kidneys and lithium; tablets that leave with the
 * stool decide the rest. European monographs: aloe latex 2016, senna 2018, castor oil 2016.
 */
import { contra, on } from '../entry.ts';
import { livertox, mskcc, study } from '../references.ts';
import { nothingWith, pairsOf } from './entry.ts';
import { ema, productInformation, sickleCell } from './sources.ts';

const lithiumLabel = productInformation('lithium-label', 'lithium carbonate (Priadel)');
const pillLabel = productInformation('pill-label', 'ethinylestradiol and levonorgestrel (Microgynon)');

const lithium = on(
  'lithium',
  'moderate',
  'raises',
  'Water lost with loose stools raises lithium in the blood.',
  {
    from: ['lithium-label'],
  },
);
const pill = on(
  'contraceptives',
  'minor',
  'lowers',
  'Strong diarrhoea can wash the pill out; implant and injection stay.',
  {
    from: ['pill-label'],
    advice: 'With loose stools for more than a day use a condom as well.',
  },
);
const crisis = contra('sickle-cell', 'avoid', 'Purging costs water, and lost water brings on a crisis.');
const old = contra('older-adult', 'caution', 'Older people dry out and lose potassium sooner.');
const heart = contra('heart-disease', 'caution', 'Low potassium disturbs the heart.');

export const purgePairs = [
  pairsOf('aloe-vera', {
    references: [
      ema('Aloe barbadensis Mill. and Aloe (various species), folii succus siccatus', 2016),
      mskcc('Aloe Vera'),
      livertox('Aloe Vera'),
      study(
        'lee',
        'Possible interaction between sevoflurane and Aloe vera',
        'The Annals of Pharmacotherapy',
        2004,
      ),
      lithiumLabel,
      pillLabel,
      sickleCell,
    ],
    interactions: [
      on('hypo-prone-medicines', 'moderate', 'adds', 'Swallowed aloe can lower sugar further.', {
        from: ['nccih', 'mskcc'],
      }),
      on('diabetes-medicines', 'minor', 'adds', 'Swallowed aloe can lower sugar a little further.', {
        from: ['nccih'],
        advice: 'Check your sugar more often and tell your clinic.',
      }),
      on('liver-straining-medicines', 'minor', 'strains', 'Hepatitis was reported after swallowed aloe.', {
        from: ['livertox'],
      }),
      lithium,
      pill,
    ],
    sourced: {
      ema: ['digoxin', 'diuretics', 'heart-rhythm-medicines', 'steroids', 'laxatives'],
      mskcc: ['warfarin'],
    },
    contraindications: [
      contra(
        'surgery-within-2-weeks',
        'caution',
        'Much bleeding in an operation was reported after swallowed aloe.',
      ),
      contra('liver-disease', 'caution', 'Hepatitis was reported after swallowed aloe; gel on skin is fine.'),
      crisis,
      old,
      heart,
    ],
  }),
  pairsOf('aloe-secundiflora', {
    references: [
      ema('Aloe barbadensis Mill. and Aloe (various species), folii succus siccatus', 2016),
      lithiumLabel,
      pillLabel,
      sickleCell,
    ],
    interactions: [
      on('heart-rhythm-medicines', 'major', 'adds', 'Low potassium disturbs the rhythm of the heart.', {
        from: ['ema'],
      }),
      on('steroids', 'moderate', 'adds', 'The sap and steroids both drain potassium.', { from: ['ema'] }),
      on('laxatives', 'moderate', 'adds', 'The sap adds to any other laxative.', { from: ['ema'] }),
      lithium,
      pill,
    ],
    sourced: { ema: ['digoxin', 'diuretics'] },
    contraindications: [crisis, old, heart],
  }),
  pairsOf('senna', {
    references: [
      ema('Senna alexandrina Mill. (Cassia senna L.; Cassia angustifolia Vahl), folium and fructus', 2018),
      mskcc('Senna'),
      livertox('Senna'),
      lithiumLabel,
      pillLabel,
      sickleCell,
    ],
    interactions: [
      lithium,
      pill,
      on('liver-straining-medicines', 'minor', 'strains', 'Months of high doses have injured livers.', {
        from: ['livertox'],
      }),
      on(
        'antipsychotics',
        'minor',
        'adds',
        'Low potassium adds to a rhythm disturbance that some of them can bring.',
        { from: ['ema'] },
      ),
    ],
    sourced: {
      ema: ['digoxin', 'diuretics', 'heart-rhythm-medicines', 'steroids', 'laxatives'],
      mskcc: ['warfarin'],
    },
    contraindications: [crisis],
    nothing: nothingWith('ema', 'paracetamol', 'metformin', 'antihistamines', 'inhaled-asthma-medicines'),
  }),
  pairsOf('castor', {
    references: [ema('Ricinus communis L., oleum', 2016), lithiumLabel, pillLabel, sickleCell],
    interactions: [
      on(
        'heart-rhythm-medicines',
        'moderate',
        'adds',
        'Swallowed oil drains potassium, which disturbs the rhythm.',
        { from: ['ema'] },
      ),
      on('steroids', 'moderate', 'adds', 'Swallowed oil and steroids both drain potassium.', {
        from: ['ema'],
      }),
      on('laxatives', 'moderate', 'adds', 'Swallowed oil adds to any other laxative.', { from: ['ema'] }),
      on('vitamins', 'minor', 'binds', 'Swallowed oil carries vitamins A, D, E and K out with it.', {
        from: ['ema'],
      }),
      lithium,
      pill,
    ],
    sourced: { ema: ['diuretics', 'digoxin'] },
    contraindications: [
      crisis,
      old,
      heart,
      contra('low-potassium', 'caution', 'Swallowed oil drains potassium; on hair it does not matter.'),
      contra('kidney-disease', 'caution', 'Lost water and salts are hard on kidneys.'),
      contra('gallstones', 'avoid', 'Swallowed oil makes the gall bladder squeeze.'),
    ],
  }),
  pairsOf('croton', {
    references: [lithiumLabel, pillLabel, sickleCell],
    interactions: [
      on('digoxin', 'major', 'adds', 'Purging drains potassium, which makes digoxin dangerous.', {
        from: ['kokwaro'],
      }),
      on('diuretics', 'major', 'adds', 'Purging and water tablets both drain potassium.', {
        from: ['kokwaro'],
      }),
      lithium,
      pill,
    ],
    contraindications: [crisis, contra('low-potassium', 'avoid', 'Purging drains potassium.')],
  }),
];
