import { avoid, ayurveda, contra, herb, nothingIn, on, prep, usedFor } from '../entry.ts';
import { api, ema, mskcc, nccih, stockley, who } from '../references.ts';

export const liquorice = herb({
  slug: 'liquorice',
  accepted_name: 'Glycyrrhiza glabra',
  family: 'Fabaceae',
  names: { english: ['Liquorice', 'Licorice'] },
  other_names: ['mulethi', 'mulathi', 'sweet root'],
  summary:
    'A very sweet root for coughs. It raises pressure and drains potassium, so it is short, small and not for many.',
  about:
    'Chewed or steeped, liquorice coats a sore throat. Its sweet glycyrrhizin makes the kidneys keep salt and lose potassium; weeks of daily use have sent people to hospital with high pressure and weak muscles. Deglycyrrhizinated kinds are milder.',
  alert: 'It raises blood pressure and lowers potassium. Never daily for more than two weeks.',
  look_alikes: [
    {
      name: 'Abrus precatorius (wild liquorice)',
      difference: 'Its red and black seeds are deadly; it is no liquorice.',
    },
  ],
  parts_used: ['root'],
  preparations: [
    prep(
      'decoction',
      'root',
      '1 small piece (about 1 g) to 2 cups of water',
      ['Simmer for 10 minutes.', 'Strain and sip 1 cup.'],
      [1, 'cup', 1, 1],
      14,
      18,
      'monograph',
      'ema',
      'who',
    ),
  ],
  uses: [
    usedFor(
      'cough-and-cold',
      'C',
      'It is used to loosen phlegm and soothe the throat by long custom.',
      'ema',
      'who',
    ),
    usedFor('digestion', 'B', 'Extracts eased burning stomach in small trials.', 'ema', 'who'),
  ],
  contraindications: [
    contra('high-blood-pressure', 'avoid', 'It raises pressure.'),
    contra('heart-disease', 'avoid', 'Low potassium disturbs the heart.'),
    contra('kidney-disease', 'avoid', 'It makes the kidneys keep salt.'),
    contra('liver-disease', 'avoid', 'It adds to swelling.'),
    contra('low-potassium', 'avoid', 'It drains potassium.'),
    contra('older-adult', 'caution', 'Older people lose potassium sooner.'),
    contra('hormone-sensitive-illness', 'caution', 'It may act on hormones.'),
    contra('stroke', 'avoid', 'It raises pressure.'),
    contra('under-18', 'avoid', 'It is not for anyone under 18.'),
  ],
  pregnancy: avoid('Much liquorice was linked to early birth and effects on the child.'),
  lactation: avoid('There is little data.'),
  children: avoid('Adults only: it raises pressure in children too.'),
  interactions: [
    on('blood-pressure-medicines', 'major', 'opposes', 'It raises pressure and works against the tablets.', {
      from: ['ema', 'nccih'],
    }),
    on('diuretics', 'major', 'adds', 'Both drain potassium.', { from: ['ema', 'mskcc'] }),
    on('digoxin', 'major', 'adds', 'Low potassium makes digoxin dangerous.', { from: ['ema', 'mskcc'] }),
    on('steroids', 'major', 'adds', 'It makes steroids stronger and both drain potassium.', {
      from: ['ema', 'mskcc'],
    }),
    on('heart-rhythm-medicines', 'major', 'adds', 'Low potassium disturbs the rhythm.', { from: ['ema'] }),
    on('warfarin', 'minor', 'lowers', 'It may change the level of warfarin.', {
      from: ['stockley', 'mskcc'],
    }),
    on('laxatives', 'moderate', 'adds', 'Both drain potassium.', { from: ['ema'] }),
    on('contraceptives', 'moderate', 'adds', 'Pressure and swelling rose in women on the pill.', {
      advice: 'Measure your pressure often in the first weeks and tell your clinic.',
      from: ['stockley', 'who', 'mskcc'],
    }),
    on('hormone-medicines', 'moderate', 'adds', 'It may act like a hormone, and pressure can rise.', {
      from: ['mskcc'],
    }),
    on('oestrogen-blockers', 'moderate', 'opposes', 'It may act a little like oestrogen.', {
      from: ['mskcc'],
    }),
    on(
      'hiv-medicines',
      'minor',
      'shifts',
      'It may change the level of some ARVs; pressure and potassium matter more.',
      { from: ['mskcc'] },
    ),
    on(
      'asthma-medicines',
      'moderate',
      'adds',
      'Salbutamol and theophylline lower potassium as liquorice does.',
      { from: ['ema'] },
    ),
    on(
      'antipsychotics',
      'moderate',
      'adds',
      'Low potassium and some of these tablets both disturb the heart beat.',
      { from: ['ema'] },
    ),
    on('macrolides', 'moderate', 'adds', 'Low potassium and these antibiotics both disturb the heart beat.', {
      from: ['ema'],
    }),
    on('nsaids', 'minor', 'adds', 'Both hold salt and water, and pressure can rise.', {
      advice: 'Measure your pressure often in the first weeks and tell your clinic.',
      from: ['mskcc'],
    }),
  ],
  nothing_found: nothingIn(
    ['ema', 'mskcc'],
    ['paracetamol', 'vitamins', 'levothyroxine'],
    [
      'gout',
      'kidney-stones',
      'iron-deficiency',
      'urinary-blockage',
      'daisy-family-allergy',
      'carrot-family-allergy',
      'mint-family-allergy',
      'nut-allergy',
      'sesame-allergy',
      'latex-allergy',
      'onion-family-allergy',
    ],
  ),
  side_effects: ['swelling and headache', 'weak muscles', 'irregular pulse'],
  storage: 'Keep dried root closed and dry for two years.',
  grows_in_kenya: 'no',
  ayurveda: ayurveda(
    ['Yashtimadhu'],
    ['sweet'],
    ['heavy', 'oily'],
    'cooling',
    'sweet',
    [-1, -1, 0],
    'warm water',
  ),
  references: [
    ema('Glycyrrhiza glabra and others, root'),
    who(1, 'Radix Glycyrrhizae'),
    nccih('Licorice Root', 'licorice-root'),
    api('Yashtimadhu'),
    mskcc('Licorice'),
    stockley,
  ],
});
