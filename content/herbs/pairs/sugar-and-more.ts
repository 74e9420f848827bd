/** Plants that lower sugar among other things: pressure, clotting, the liver. */
import { on } from '../entry.ts';
import { livertox, mskcc, study } from '../references.ts';
import { nothingWith, pairsOf } from './entry.ts';
import { besideMetformin, besideMetforminAlone, low, mildLow } from './sugar-rules.ts';

export const sugarAndMorePairs = [
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
