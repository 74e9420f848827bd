/** Plants taken for calm, strength or fever, and those that stir or still the nerves. */
import { contra, on } from '../entry.ts';
import { livertox, mskcc, study } from '../references.ts';
import { pairsOf } from './entry.ts';

export const nerveAndFeverPairs = [
  pairsOf('gotu-kola', {
    references: [mskcc('Gotu Kola'), livertox('Gotu Kola')],
    interactions: [
      on('hypo-prone-medicines', 'minor', 'opposes', 'It may change sugar.', { from: ['mskcc'] }),
      on('statins', 'minor', 'strains', 'Both can strain the liver.', { from: ['livertox', 'mskcc'] }),
      on('opioids', 'minor', 'adds', 'It may deepen drowsiness.', { from: ['mskcc'] }),
      on('alcohol', 'minor', 'adds', 'It may deepen drowsiness.', { from: ['mskcc'] }),
      on('paracetamol', 'minor', 'strains', 'Both can strain the liver.', { from: ['livertox'] }),
    ],
    sourced: { mskcc: ['sedatives'], livertox: ['liver-straining-medicines'] },
  }),
  pairsOf('shatavari', {
    references: [
      study(
        'kumar',
        'Acute toxicity and diuretic activity of Asparagus racemosus Willd in rats',
        'West Indian Medical Journal',
        2010,
      ),
      study(
        'alok',
        'Plant profile, phytochemistry and pharmacology of Asparagus racemosus (shatavari): a review',
        'Asian Pacific Journal of Tropical Disease',
        2013,
      ),
    ],
    interactions: [
      on(
        'oestrogen-blockers',
        'moderate',
        'opposes',
        'It may act like oestrogen, against what the tablets do.',
        { from: ['alok'] },
      ),
    ],
    sourced: { kumar: ['diuretics', 'lithium'], alok: ['hormone-medicines'] },
  }),
  pairsOf('brahmi', {
    references: [mskcc('Bacopa monnieri')],
    interactions: [
      on(
        'dementia-medicines',
        'minor',
        'adds',
        'It acts on the same messenger, so the pulse may slow and phlegm grow.',
        { from: ['mskcc'] },
      ),
      on('bladder-medicines', 'minor', 'opposes', 'It acts on the messenger that these tablets block.', {
        from: ['mskcc'],
      }),
      on('cramp-medicines', 'minor', 'opposes', 'It acts on the messenger that these tablets block.', {
        from: ['mskcc'],
      }),
    ],
    sourced: { mskcc: ['levothyroxine', 'sedatives', 'antidepressants'] },
  }),
  pairsOf('artemisia-annua', {
    references: [
      livertox('Artemisia annua (artemisinin)'),
      study(
        'svensson',
        'Artemisinin induces omeprazole metabolism in human beings',
        'Clinical Pharmacology and Therapeutics',
        1998,
      ),
    ],
    interactions: [
      on('stomach-acid-medicines', 'minor', 'lowers', 'Artemisinin lowered omeprazole in volunteers.', {
        from: ['svensson'],
      }),
      on('liver-straining-medicines', 'minor', 'strains', 'Hepatitis was reported with capsules.', {
        from: ['livertox'],
      }),
    ],
    sourced: { 'who-artemisia': ['malaria-medicines'], mskcc: ['hiv-medicines', 'epilepsy-medicines'] },
    contraindications: [contra('liver-disease', 'caution', 'Hepatitis was reported with capsules.')],
  }),
  pairsOf('artemisia-afra', {
    references: [],
    interactions: [
      on(
        'malaria-medicines',
        'major',
        'opposes',
        'It is no treatment for malaria, and the days it costs can kill.',
        { from: ['who-artemisia'] },
      ),
    ],
  }),
  pairsOf('miraa', {
    references: [
      study(
        'attef',
        'Effect of khat chewing on the bioavailability of ampicillin and amoxycillin',
        'Journal of Antimicrobial Chemotherapy',
        1997,
      ),
      study(
        'bedada',
        'Effects of khat (Catha edulis) on CYP2D6 and CYP3A4 in healthy Ethiopian volunteers',
        'European Journal of Clinical Pharmacology',
        2015,
      ),
    ],
    interactions: [
      on('maois', 'major', 'adds', 'Both hold the same messengers, and pressure can rise without limit.', {
        from: ['who-khat'],
      }),
      on('cold-and-cough-medicines', 'moderate', 'adds', 'Both raise pressure and speed the heart.', {
        from: ['who-khat'],
      }),
      on('heart-rhythm-medicines', 'major', 'opposes', 'It speeds the heart and disturbs its rhythm.', {
        from: ['who-khat'],
      }),
      on('opioids', 'minor', 'lowers', 'Chewing slowed the enzyme that makes codeine and tramadol work.', {
        from: ['bedada'],
      }),
      on('migraine-medicines', 'moderate', 'adds', 'Both narrow the vessels.', { from: ['who-khat'] }),
    ],
    sourced: {
      attef: ['antibiotics'],
      'who-khat': ['blood-pressure-medicines', 'antidepressants', 'antipsychotics', 'asthma-medicines'],
    },
    contraindications: [contra('stroke', 'avoid', 'It raises pressure and narrows vessels.')],
  }),
  pairsOf('erythrina', {
    references: [],
    interactions: [
      on('alcohol', 'moderate', 'adds', 'Its alkaloids relax muscles and may deepen drowsiness.', {
        from: ['prota'],
      }),
      on('opioids', 'moderate', 'adds', 'Its alkaloids relax muscles and may deepen drowsiness.', {
        from: ['prota'],
      }),
    ],
    contraindications: [
      contra(
        'surgery-within-2-weeks',
        'avoid',
        'Its alkaloids relax muscles as medicines of the theatre do.',
      ),
    ],
    sourced: { prota: ['sedatives', 'epilepsy-medicines'] },
  }),
];
