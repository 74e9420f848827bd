/** Bulk fibres, which hold tablets back in the gut, seeds, and leaves drunk as tea. */
import { on } from '../entry.ts';
import { livertox, mskcc, study } from '../references.ts';
import { nothingWith, pairsOf } from './entry.ts';
import { ema } from './sources.ts';
import { besideMetforminAlone } from './sugar-rules.ts';

const slowedBowel = (drug: 'opioids' | 'diarrhoea-medicines') =>
  on(drug, 'moderate', 'adds', 'They still the bowel while the seed swells in it, and it can block.', {
    from: ['ema'],
  });

export const fibreAndTeaPairs = [
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
    references: [
      ema('Salvia officinalis L., folium', 2016),
      study(
        'kianbakht',
        'Improved glycemic control and lipid profile in type 2 diabetic patients consuming Salvia officinalis leaf',
        'Complementary Therapies in Medicine',
        2013,
      ),
    ],
    interactions: [
      besideMetforminAlone('Leaf may lower sugar a little further.', 'kianbakht'),
      on('hypo-prone-medicines', 'minor', 'adds', 'It may lower sugar a little further.', {
        from: ['nccih'],
      }),
    ],
    sourced: { ema: ['sedatives', 'epilepsy-medicines'] },
    nothing: nothingWith('ema', 'paracetamol', 'metronidazole', 'levothyroxine'),
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
];
