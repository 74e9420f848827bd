import { avoid, caution, contra, herb, on, prep, usedFor } from '../entry.ts';
import { cochrane, mskcc, prota, study } from '../references.ts';

export const hibiscus = herb({
  slug: 'hibiscus',
  accepted_name: 'Hibiscus sabdariffa',
  family: 'Malvaceae',
  names: { english: ['Hibiscus', 'Roselle'], swahili: ['rozela', 'choya'] },
  other_names: ['rosella', 'karkade', 'sorrel drink'],
  summary:
    'A ruby tea from dried calyces that lowers raised pressure a little. Count it beside your tablets.',
  about:
    'What looks like a flower in the packet is the fleshy cup that stays when the petals fall. Two or three cups a day lowered raised blood pressure a little in small trials, more than water did. It adds to pressure tablets, and is avoided in pregnancy.',
  look_alikes: [
    {
      name: 'Hibiscus rosa-sinensis (garden hibiscus)',
      difference: 'The hedge plant has showy flowers and thin dry cups; it is not this tea.',
    },
  ],
  parts_used: ['calyx', 'leaf'],
  preparations: [
    prep(
      'tea',
      'calyx',
      '2 teaspoons (about 1.5 g) of broken calyx to 1 cup of boiling water',
      ['Steep for 5 to 8 minutes.', 'Strain; drink without sugar and rinse the mouth.'],
      [1, 'cup', 2, 2],
      42,
      18,
      'trial',
      'mckay',
    ),
  ],
  uses: [
    usedFor(
      'blood-pressure',
      'B',
      'Small trials saw a slight fall in raised pressure; reviewers ask for better ones.',
      'cochrane',
      'mckay',
    ),
    usedFor('nourishment', 'C', 'A sour, caffeine-free drink without sugar.', 'prota'),
  ],
  contraindications: [
    contra('low-blood-pressure', 'caution', 'It can lower pressure further.'),
    contra('trying-for-a-baby', 'avoid', 'It may act on hormones and the womb.'),
    contra('surgery-within-2-weeks', 'caution', 'It can lower pressure and sugar.'),
  ],
  pregnancy: avoid('It may act on hormones and stir the womb.'),
  lactation: avoid('There is no data, and young animals grew differently.'),
  children: caution('A little as a drink from 5 years; no daily tea.'),
  interactions: [
    on('blood-pressure-medicines', 'moderate', 'adds', 'It lowers pressure further.'),
    on(
      'diuretics',
      'moderate',
      'adds',
      'It makes a little more urine and raised hydrochlorothiazide in a study.',
    ),
    on('hypo-prone-medicines', 'minor', 'adds', 'It may lower sugar a little further.'),
    on('malaria-medicines', 'moderate', 'lowers', 'The drink lowered chloroquine in a study.'),
    on('paracetamol', 'minor', 'lowers', 'It made the body clear paracetamol a little faster.'),
    on('statins', 'minor', 'lowers', 'It lowered simvastatin in a study.'),
  ],
  side_effects: ['stomach upset', 'dizziness from low pressure', 'worn tooth enamel'],
  storage: 'Keep dry, closed and dark for a year.',
  grows_in_kenya: 'cultivated',
  references: [
    cochrane('Roselle for hypertension in adults', 2021),
    study(
      'mckay',
      'McKay DL and others: Hibiscus sabdariffa L. tea (tisane) lowers blood pressure in prehypertensive and mildly hypertensive adults',
      'Journal of Nutrition',
      2010,
    ),
    prota('Hibiscus sabdariffa'),
    mskcc('Hibiscus'),
  ],
  picture: 'hibiscus-tea',
});
