/** Bulk fibres, which hold tablets back in the gut, leaves drunk as tea, and roots and barks taken for calm or strength. */
import { contra, on } from '../entry.ts';
import { livertox, mskcc, study } from '../references.ts';
import { nothingWith, pairsOf } from './entry.ts';
import { ema } from './sources.ts';

const slowedBowel = (drug: 'opioids' | 'diarrhoea-medicines') =>
  on(drug, 'moderate', 'adds', 'They still the bowel while the seed swells in it, and it can block.', {
    from: ['ema'],
  });

export const fibreTeaAndRootPairs = [
  pairsOf('psyllium', {
    references: [
      ema('Plantago ovata Forssk., seminis tegumentum', 2013),
      study(
        'etman',
        'Effect of a bulk forming laxative on the bioavailability of carbamazepine in man',
        'Drug Development and Industrial Pharmacy',
        1995,
      ),
    ],
    interactions: [
      slowedBowel('opioids'),
      slowedBowel('diarrhoea-medicines'),
      on('hypo-prone-medicines', 'minor', 'adds', 'It slows sugar, so that less medicine may be needed.', {
        from: ['ema'],
      }),
      on('metformin', 'minor', 'adds', 'It slows sugar after a meal.', { from: ['ema'] }),
      on('mineral-tablets', 'minor', 'binds', 'It holds calcium and zinc back.', { from: ['ema'] }),
      on('vitamins', 'minor', 'binds', 'It holds vitamin B12 back.', { from: ['ema'] }),
      on('warfarin', 'minor', 'binds', 'It may hold warfarin back.', { from: ['ema'] }),
    ],
    sourced: { ema: ['levothyroxine', 'iron-tablets', 'digoxin', 'lithium'], etman: ['epilepsy-medicines'] },
    nothing: nothingWith('ema', 'paracetamol', 'antihistamines', 'inhaled-asthma-medicines'),
  }),
  pairsOf('flax', {
    references: [ema('Linum usitatissimum L., semen', 2015), mskcc('Flaxseed')],
    interactions: [
      slowedBowel('opioids'),
      slowedBowel('diarrhoea-medicines'),
      on('hypo-prone-medicines', 'minor', 'adds', 'The fibre slows sugar.', { from: ['ema', 'mskcc'] }),
      on('metformin', 'minor', 'adds', 'The fibre slows sugar after a meal.', { from: ['mskcc'] }),
      on('oestrogen-blockers', 'minor', 'opposes', 'Lignans act a little like oestrogen.', {
        from: ['mskcc'],
      }),
      on('iron-tablets', 'minor', 'binds', 'The slimy fibre can hold iron back.', { from: ['ema'] }),
    ],
    sourced: {
      ema: ['levothyroxine'],
      mskcc: ['warfarin', 'anticoagulants', 'hormone-medicines', 'blood-pressure-medicines'],
    },
    nothing: nothingWith('ema', 'paracetamol', 'antihistamines', 'inhaled-asthma-medicines'),
  }),
  pairsOf('tea', {
    references: [
      ema('Camellia sinensis (L.) Kuntze, non fermentatum folium', 2013),
      mskcc('Green Tea'),
      livertox('Green Tea'),
      study(
        'misaka',
        'Green tea ingestion greatly reduces plasma concentrations of nadolol in healthy subjects',
        'Clinical Pharmacology and Therapeutics',
        2014,
      ),
      study(
        'misaka-lisinopril',
        'Effects of green tea extract on the pharmacokinetics of lisinopril in healthy volunteers',
        'European Journal of Clinical Pharmacology',
        2021,
      ),
      study(
        'kim',
        'Effect of green tea catechins on the pharmacokinetics of digoxin in humans',
        'Drug Design, Development and Therapy',
        2018,
      ),
      study(
        'alemdaroglu',
        'Influence of green and black tea on folic acid pharmacokinetics in healthy volunteers',
        'Biopharmaceutics and Drug Disposition',
        2008,
      ),
      study(
        'werba',
        'The effect of green tea on simvastatin tolerability',
        'Annals of Internal Medicine',
        2008,
      ),
    ],
    interactions: [
      on('beta-blockers', 'moderate', 'lowers', 'Green tea strongly lowered nadolol in a study.', {
        from: ['misaka'],
      }),
      on('ace-and-arb', 'moderate', 'lowers', 'Green tea strongly lowered lisinopril in a study.', {
        from: ['misaka-lisinopril'],
      }),
      on('digoxin', 'minor', 'lowers', 'Green tea extract lowered digoxin by a third in a study.', {
        from: ['kim'],
      }),
      on('vitamins', 'minor', 'binds', 'Strong tea lowered folic acid in a study.', {
        from: ['alemdaroglu'],
      }),
      on('statins', 'minor', 'raises', 'Green tea raised simvastatin in a person whose muscles ached.', {
        from: ['werba'],
      }),
      on('cold-and-cough-medicines', 'minor', 'adds', 'Caffeine adds to tablets that speed the heart.', {
        from: ['ema'],
      }),
      on('metal-binding-antibiotics', 'minor', 'adds', 'Ciprofloxacin keeps caffeine in the body longer.', {
        from: ['ema'],
        advice: 'Drink less tea while you take it if you shake or cannot sleep.',
      }),
      on('sedatives', 'minor', 'opposes', 'Caffeine works against sleeping tablets.', { from: ['ema'] }),
    ],
    instead_of: ['blood-pressure-medicines'],
    sourced: {
      mskcc: ['iron-tablets', 'warfarin', 'cancer-medicines'],
      ema: ['lithium', 'antipsychotics', 'asthma-medicines'],
      livertox: ['liver-straining-medicines'],
    },
    nothing: nothingWith('mskcc', 'paracetamol', 'levothyroxine', 'contraceptives'),
  }),
  pairsOf('peppermint', {
    references: [
      ema('Mentha × piperita L., folium', 2020),
      study(
        'dresser',
        'Evaluation of peppermint oil and ascorbyl palmitate as inhibitors of cytochrome P4503A4',
        'Clinical Pharmacology and Therapeutics',
        2002,
      ),
    ],
    interactions: [
      on(
        'calcium-channel-blockers',
        'minor',
        'raises',
        'Capsules of the oil raised felodipine; the tea is far weaker.',
        { from: ['dresser'] },
      ),
    ],
    nothing: nothingWith(
      'ema',
      'paracetamol',
      'metformin',
      'contraceptives',
      'levothyroxine',
      'antihistamines',
      'inhaled-asthma-medicines',
    ),
  }),
  pairsOf('sage', {
    references: [ema('Salvia officinalis L., folium', 2016)],
    interactions: [
      on('hypo-prone-medicines', 'minor', 'adds', 'It may lower sugar a little further.', {
        from: ['nccih'],
      }),
    ],
    sourced: { ema: ['sedatives', 'epilepsy-medicines'] },
    nothing: nothingWith('ema', 'paracetamol', 'antibiotics', 'levothyroxine'),
  }),
  pairsOf('rosemary', {
    references: [ema('Rosmarinus officinalis L., folium', 2022)],
    nothing: nothingWith('ema', 'paracetamol', 'metformin', 'levothyroxine', 'contraceptives'),
  }),
  pairsOf('eucalyptus', {
    references: [ema('Eucalyptus globulus Labill. and others, aetheroleum', 2014)],
    interactions: [
      on('sedatives', 'minor', 'lowers', 'The oil woke liver enzymes in animals; a rub does not matter.', {
        from: ['ema'],
      }),
    ],
    nothing: nothingWith('ema', 'paracetamol', 'levothyroxine', 'contraceptives'),
  }),
  pairsOf('stinging-nettle', {
    references: [ema('Urtica dioica L. and Urtica urens L., folium', 2011), mskcc('Stinging Nettle')],
    interactions: [
      on('hypo-prone-medicines', 'minor', 'adds', 'Leaf may lower sugar a little further.', {
        from: ['mskcc'],
      }),
      on('metformin', 'minor', 'adds', 'Leaf may lower sugar a little further.', { from: ['mskcc'] }),
    ],
    sourced: { mskcc: ['diuretics', 'blood-pressure-medicines', 'lithium', 'warfarin'] },
    nothing: nothingWith('ema', 'paracetamol', 'antihistamines', 'levothyroxine'),
  }),
  pairsOf('pumpkin', {
    references: [ema('Cucurbita pepo L., semen', 2012)],
    nothing: nothingWith('ema', 'paracetamol', 'metformin', 'levothyroxine', 'antihistamines'),
  }),
  pairsOf('prunus-africana', {
    references: [ema('Prunus africana (Hook f.) Kalkm., cortex', 2016)],
    nothing: nothingWith('ema', 'paracetamol', 'metformin', 'alpha-blockers', 'levothyroxine'),
  }),
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
