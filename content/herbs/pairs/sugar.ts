/**
 * Plants people take for sugar. Metformin by itself causes no low, so it is told to measure; insulin and the tablets that
 * push sugar down by themselves are told of lows.
 */
import { contra, on } from '../entry.ts';
import { mskcc, nccih, study } from '../references.ts';
import { pairsOf } from './entry.ts';
import { ema } from './sources.ts';
import { besideMetformin, low, mildLow } from './sugar-rules.ts';

export const sugarPairs = [
  pairsOf('bitter-melon', {
    references: [
      mskcc('Bitter Melon'),
      study(
        'basch',
        'Bitter melon (Momordica charantia): a review of efficacy and safety',
        'American Journal of Health-System Pharmacy',
        2003,
      ),
    ],
    interactions: [
      low('Karela adds to the tablet or the insulin, and sugar can fall too low.', 'basch'),
      besideMetformin(
        'Karela may lower sugar a little further; metformin alone seldom lets it fall too low.',
        'mskcc',
      ),
    ],
    contraindications: [
      contra(
        'surgery-within-2-weeks',
        'caution',
        'It makes sugar hard to steer around an operation; stop it two weeks before.',
      ),
    ],
  }),
  pairsOf('fenugreek', {
    references: [
      ema('Trigonella foenum-graecum L., semen', 2011),
      mskcc('Fenugreek'),
      study('lambert', 'Potential interaction between warfarin and boldo-fenugreek', 'Pharmacotherapy', 2001),
    ],
    interactions: [
      low('Seed lowers sugar after meals and adds to the tablet or the insulin.', 'ema', 'mskcc'),
      besideMetformin('Seed lowers sugar after meals a little further.', 'mskcc'),
      on('warfarin', 'moderate', 'adds', 'The INR rose in a person who took fenugreek with boldo.', {
        from: ['lambert', 'mskcc'],
      }),
      on('theophylline', 'minor', 'lowers', 'It lowered theophylline in animals.', { from: ['mskcc'] }),
      on('immunosuppressants', 'minor', 'lowers', 'It lowered ciclosporin in animals.', { from: ['mskcc'] }),
      on('iron-tablets', 'minor', 'binds', 'Its slimy fibre can hold iron back.', { from: ['mskcc'] }),
    ],
    instead_of: ['asthma-medicines'],
    sourced: { mskcc: ['anticoagulants', 'levothyroxine'] },
    contraindications: [
      contra(
        'surgery-within-2-weeks',
        'caution',
        'It can lower sugar and slow clotting; stop powders two weeks before.',
      ),
    ],
  }),
  pairsOf('moringa', {
    references: [
      mskcc('Moringa oleifera'),
      study(
        'monera',
        'Effect of Moringa oleifera leaf powder on the pharmacokinetics of nevirapine in HIV-infected adults',
        'AIDS Research and Therapy',
        2017,
      ),
    ],
    interactions: [
      mildLow('Leaf lowered sugar after meals in small trials and may add a little.', 'mskcc'),
      besideMetformin('Leaf may lower sugar after meals a little further.', 'mskcc'),
      on(
        'hiv-medicines',
        'minor',
        'shifts',
        'Leaf did not change nevirapine in a small study; other ARVs were not looked at.',
        { from: ['monera'] },
      ),
    ],
    sourced: { mskcc: ['blood-pressure-medicines', 'levothyroxine', 'tb-medicines', 'warfarin'] },
  }),
  pairsOf('cinnamon', {
    references: [
      nccih('Cinnamon', 'cinnamon'),
      mskcc('Cinnamon'),
      study(
        'brancheau',
        'Do cinnamon supplements cause acute hepatitis?',
        'The American Journal of Case Reports',
        2015,
      ),
    ],
    interactions: [
      low('More than cooking amounts may lower sugar a little further.', 'nccih', 'mskcc'),
      besideMetformin('More than cooking amounts may lower sugar a little further.', 'nccih'),
      on('statins', 'minor', 'strains', 'Hepatitis was reported with cinnamon capsules beside a statin.', {
        from: ['brancheau'],
      }),
      on('paracetamol', 'minor', 'strains', 'Coumarin of cassia strains the liver in large amounts.', {
        from: ['mskcc'],
      }),
    ],
    sourced: { mskcc: ['warfarin'], nccih: ['liver-straining-medicines'] },
  }),
  pairsOf('neem', {
    references: [
      mskcc('Neem'),
      study(
        'page',
        'Haemolytic anaemia after ingestion of neem (Azadirachta indica) tea',
        'BMJ Case Reports',
        2013,
      ),
    ],
    interactions: [
      on('hypo-prone-medicines', 'moderate', 'adds', 'Swallowed leaf can lower sugar further.', {
        from: ['mskcc'],
      }),
      besideMetformin('Swallowed leaf can lower sugar further.', 'mskcc'),
    ],
    sourced: { mskcc: ['immunosuppressants', 'liver-straining-medicines'] },
    contraindications: [
      contra('autoimmune-disease', 'caution', 'Swallowed neem may stir the immune system.'),
      contra('g6pd-deficiency', 'avoid', 'Red cells broke down in a person who drank the tea.'),
    ],
  }),
];
