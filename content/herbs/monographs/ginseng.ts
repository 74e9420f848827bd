import { avoid, contra, herb, noData, nothingIn, on, prep, notAdvised, usedFor } from '../entry.ts';
import { cites, cochrane, ema, liverpool, mskcc, nccih, stockley, who } from '../references.ts';

export const ginseng = herb({
  slug: 'ginseng',
  accepted_name: 'Panax ginseng',
  family: 'Araliaceae',
  names: { english: ['Asian ginseng', 'Korean ginseng'] },
  other_names: ['red ginseng', 'panax'],
  summary:
    'A root taken for energy. Studies are uncertain, and it meets warfarin, diabetes tablets and some ARVs.',
  about:
    'Many trials, most of them small, looked at tiredness, thinking and erections. Effects are small and uncertain. It can keep people awake and change pressure and sugar. Real root is dear, so fakes are common.',
  look_alikes: [
    {
      name: 'Withania somnifera ("Indian ginseng")',
      difference: 'That is ashwagandha, another plant with other dangers.',
    },
    { name: 'Eleutherococcus ("Siberian ginseng")', difference: 'A woody shrub, not a Panax.' },
  ],
  parts_used: ['root'],
  preparations: [
    prep(
      'decoction',
      'root',
      '1 g of sliced dried root to 1 cup of water',
      ['Simmer for 15 minutes.', 'Drink in the morning.'],
      [1, 'cup', 1, 2],
      84,
      18,
      'monograph',
      'ema',
      'who',
    ),
  ],
  uses: [
    usedFor('energy', 'B', 'It may ease tiredness a little; trials are small.', 'nccih', 'ema'),
    notAdvised('memory', 'B', 'Reviewers found no convincing effect on thinking.', 'cochrane'),
    notAdvised('men', 'B', 'Reviewers found at most a trivial effect on erections.', 'cochrane-men'),
  ],
  contraindications: [
    contra('high-blood-pressure', 'caution', 'It may raise pressure.'),
    contra('hormone-sensitive-illness', 'caution', 'It may act a little like oestrogen.'),
    contra('bipolar-or-psychosis', 'avoid', 'Mania was reported.'),
    contra('autoimmune-disease', 'caution', 'It may stir the immune system.'),
    contra('surgery-within-2-weeks', 'avoid', 'It may change bleeding and sugar.'),
    contra('cancer-treatment', 'caution', 'Liver injury was reported with imatinib.'),
    contra('organ-transplant', 'caution', 'It may stir the body against the organ.'),
    contra('under-18', 'avoid', 'It is not for anyone under 18.'),
  ],
  pregnancy: avoid('A substance in it harmed animal embryos.'),
  lactation: noData('Too little is known to call it safe.'),
  children: avoid('Adults only; babies have been harmed.'),
  interactions: [
    on(
      'hiv-medicines',
      'moderate',
      'shifts',
      'It may change ARVs; liver injury was reported with raltegravir.',
      { from: ['mskcc', 'liverpool'] },
    ),
    on('warfarin', 'moderate', 'lowers', 'It lowered the effect of warfarin in some studies.', {
      from: ['stockley', 'mskcc', 'nccih'],
    }),
    on('anticoagulants', 'moderate', 'adds', 'It may change bleeding.', { from: ['mskcc'] }),
    on('antiplatelets', 'minor', 'adds', 'It slowed platelets in the laboratory.', { from: ['mskcc'] }),
    on('nsaids', 'minor', 'adds', 'It slowed platelets in the laboratory.', { from: ['mskcc'] }),
    on('diabetes-medicines', 'moderate', 'adds', 'It may lower sugar further.', { from: ['mskcc', 'nccih'] }),
    on('hypo-prone-medicines', 'moderate', 'adds', 'It may lower sugar further.', {
      from: ['mskcc', 'nccih'],
    }),
    on('blood-pressure-medicines', 'moderate', 'opposes', 'It may raise or lower pressure.', {
      from: ['nccih', 'mskcc'],
    }),
    on('diuretics', 'minor', 'opposes', 'It weakened furosemide in a report.', {
      from: ['stockley', 'mskcc'],
    }),
    on('antidepressants', 'moderate', 'adds', 'Headache and mania were reported with phenelzine.', {
      from: ['stockley', 'mskcc'],
    }),
    on('maois', 'major', 'adds', 'Headache, shaking and mania were reported with phenelzine.', {
      from: ['stockley', 'mskcc', 'who'],
    }),
    on(
      'antipsychotics',
      'major',
      'opposes',
      'Mania was reported; it can bring back the illness the medicine holds.',
      { from: ['who', 'mskcc'] },
    ),
    on(
      'lithium',
      'major',
      'opposes',
      'Mania was reported; it can bring back the illness the medicine holds.',
      { from: ['who', 'mskcc'] },
    ),
    on('sedatives', 'minor', 'opposes', 'It keeps people awake, and lowered midazolam in a study.', {
      from: ['stockley', 'mskcc'],
    }),
    on('immunosuppressants', 'moderate', 'opposes', 'It may stir the immune system.', { from: ['mskcc'] }),
    on('cancer-medicines', 'moderate', 'shifts', 'Liver injury was reported with imatinib.', {
      from: ['mskcc'],
    }),
    on('hormone-medicines', 'moderate', 'adds', 'It may act a little like oestrogen.', { from: ['mskcc'] }),
    on('oestrogen-blockers', 'moderate', 'opposes', 'It may act a little like oestrogen.', {
      from: ['mskcc'],
    }),
    on('digoxin', 'minor', 'shifts', 'It can make the blood test for digoxin read wrongly.', {
      advice: 'Tell whoever measures your digoxin that you use it.',
      from: ['stockley', 'mskcc'],
    }),
  ],
  nothing_found: nothingIn(
    ['mskcc', 'nccih'],
    ['paracetamol', 'vitamins', 'iron-tablets', 'laxatives', 'levothyroxine'],
    [
      'asthma',
      'gout',
      'kidney-stones',
      'iron-deficiency',
      'reflux',
      'daisy-family-allergy',
      'mint-family-allergy',
      'legume-allergy',
      'nut-allergy',
      'sesame-allergy',
      'latex-allergy',
      'onion-family-allergy',
    ],
  ),
  side_effects: ['sleeplessness', 'headache', 'upset stomach', 'breast pain'],
  storage: 'Keep dried root closed and dry.',
  conservation: {
    iucn: null,
    cites: 'II',
    note: 'The wild population of Russia is in Appendix II; trade is in farmed root.',
  },
  grows_in_kenya: 'no',
  references: [
    nccih('Asian Ginseng', 'asian-ginseng'),
    ema('Panax ginseng, root'),
    who(1, 'Radix Ginseng'),
    cochrane('Ginseng for cognition', 2010),
    cochrane('Ginseng for erectile dysfunction', 2021, 'cochrane-men'),
    cites,
    mskcc('Ginseng (Asian)'),
    liverpool,
    stockley,
  ],
});
