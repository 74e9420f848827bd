/**
 * Plants people take for sugar. Metformin by itself causes no low, so it is told to measure; insulin and the tablets that
 * push sugar down by themselves are told of lows.
 */
import { contra, on } from '../entry.ts';
import { livertox, mskcc, nccih, study } from '../references.ts';
import { nothingWith, pairsOf } from './entry.ts';
import { ema } from './sources.ts';

const low = (text: string, ...from: string[]) =>
  on('hypo-prone-medicines', 'moderate', 'adds', text, { from });
const mildLow = (text: string, ...from: string[]) =>
  on('hypo-prone-medicines', 'minor', 'adds', text, { from });
/** Metformin, the other tablets, and diabetes without a named medicine: no low by itself, so measuring is enough. */
const besideMetformin = (text: string, ...from: string[]) =>
  on('diabetes-medicines', 'minor', 'adds', text, {
    from,
    advice: 'Check your sugar more often and tell your clinic.',
  });
const besideMetforminAlone = (text: string, ...from: string[]) =>
  on('metformin', 'minor', 'adds', text, { from });

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
      mildLow('Swallowed leaf can lower sugar further.', 'mskcc'),
      besideMetformin('Swallowed leaf can lower sugar further.', 'mskcc'),
    ],
    sourced: { mskcc: ['immunosuppressants', 'liver-straining-medicines'] },
    contraindications: [
      contra('autoimmune-disease', 'caution', 'Swallowed neem may stir the immune system.'),
      contra('g6pd-deficiency', 'avoid', 'Red cells broke down in a person who drank the tea.'),
    ],
  }),
  pairsOf('amla', {
    interactions: [
      mildLow('It lowered sugar in small trials and may add a little.', 'usharani'),
      besideMetformin('It may lower sugar a little further.', 'usharani'),
    ],
    sourced: { usharani: ['antiplatelets', 'warfarin'] },
  }),
  pairsOf('hibiscus', {
    references: [
      mskcc('Hibiscus'),
      study(
        'serban',
        'Effect of sour tea (Hibiscus sabdariffa L.) on arterial hypertension: a meta-analysis',
        'Journal of Hypertension',
        2015,
      ),
      study(
        'fakeye',
        'Effects of water extract of Hibiscus sabdariffa Linn. on excretion of diclofenac',
        'Journal of Herbal Pharmacotherapy',
        2007,
      ),
      study(
        'mahmoud',
        'Effect of some fruit juices on the bioavailability of chloroquine',
        'Journal of Tropical Medicine and Hygiene',
        1994,
      ),
      study(
        'showande',
        'Effect of water extract of Hibiscus sabdariffa on the pharmacokinetics of simvastatin',
        'Journal of Basic and Clinical Physiology and Pharmacology',
        2017,
      ),
      study(
        'kolawole',
        'The effect of zobo drink (Hibiscus sabdariffa water extract) on the pharmacokinetics of acetaminophen',
        'Journal of Ethnopharmacology',
        2004,
      ),
    ],
    interactions: [
      mildLow('It may lower sugar a little further.', 'mskcc'),
      besideMetforminAlone('It may lower sugar a little further.', 'mskcc'),
      on(
        'nsaids',
        'minor',
        'shifts',
        'Daily drinks changed how much diclofenac left the body with the urine.',
        {
          from: ['fakeye'],
          advice: 'Take the tablet with plain water, and ask your clinician before you drink it daily.',
        },
      ),
      on('hydroxychloroquine', 'moderate', 'lowers', 'The drink lowered chloroquine in a study.', {
        from: ['mahmoud'],
      }),
    ],
    sourced: {
      serban: ['blood-pressure-medicines'],
      mskcc: ['diuretics', 'malaria-medicines'],
      mahmoud: ['malaria-medicines'],
      kolawole: ['paracetamol'],
      showande: ['statins'],
    },
  }),
  pairsOf('guduchi', {
    references: [livertox('Tinospora cordifolia')],
    interactions: [
      low('Stem lowers sugar and adds to the tablet or the insulin.', 'kulkarni'),
      besideMetformin('Stem may lower sugar a little further.', 'kulkarni'),
      on('paracetamol', 'moderate', 'strains', 'Both can injure the liver.', { from: ['livertox'] }),
      on('alcohol', 'moderate', 'strains', 'Both can injure the liver.', { from: ['livertox'] }),
    ],
    sourced: {
      livertox: ['liver-straining-medicines', 'tb-medicines', 'immunosuppressants', 'hiv-medicines'],
    },
  }),
  pairsOf('black-seed', {
    references: [
      mskcc('Nigella sativa'),
      study(
        'al-jenoobi',
        'Effects of black seed (Nigella sativa) on CYP3A4 and CYP2D6 in liver microsomes and healthy human subjects',
        'Drug Metabolism Letters',
        2010,
      ),
      study(
        'sahebkar',
        'Nigella sativa (black seed) effects on blood pressure: a meta-analysis',
        'Journal of Hypertension',
        2016,
      ),
      study(
        'al-jenoobi-ciclosporin',
        'Effect of black cumin oil on the oral and intravenous pharmacokinetics of ciclosporin in rabbits',
        'Xenobiotica',
        2013,
      ),
    ],
    interactions: [
      mildLow('It lowered sugar in small trials and may add.', 'mskcc'),
      besideMetformin('It lowered sugar a little beside metformin in small trials.', 'mskcc'),
      on('blood-pressure-medicines', 'minor', 'adds', 'Spoonfuls lower pressure a little further.', {
        from: ['sahebkar'],
      }),
      on('opioids', 'minor', 'lowers', 'It slowed the enzyme that makes codeine and tramadol work.', {
        from: ['al-jenoobi'],
      }),
      on('beta-blockers', 'minor', 'raises', 'It slowed the enzyme that clears metoprolol and propranolol.', {
        from: ['al-jenoobi'],
      }),
      on('antiplatelets', 'minor', 'adds', 'It may slow clotting.', { from: ['mskcc'] }),
    ],
    sourced: {
      mskcc: ['warfarin', 'anticoagulants', 'antidepressants'],
      'al-jenoobi-ciclosporin': ['immunosuppressants'],
    },
  }),
  pairsOf('papaya', {
    references: [
      mskcc('Papaya'),
      study(
        'deiana',
        'Papaya reduces the absorption of levothyroxine: a case',
        'Internal Medicine Journal',
        2012,
      ),
    ],
    interactions: [
      mildLow('Leaf and seeds may lower sugar; ripe fruit brings sugar.', 'mskcc'),
      on('levothyroxine', 'minor', 'binds', 'Much papaya held thyroid tablets back in a report.', {
        from: ['deiana'],
      }),
      on('antiplatelets', 'minor', 'adds', 'Papain in unripe fruit and capsules may add to bleeding.', {
        from: ['mskcc'],
      }),
    ],
    sourced: { mskcc: ['warfarin', 'heart-rhythm-medicines'] },
    nothing: nothingWith('mskcc', 'paracetamol', 'antihistamines', 'contraceptives'),
  }),
];
