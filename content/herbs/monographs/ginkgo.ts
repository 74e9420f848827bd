import { avoid, contra, herb, noData, nothingIn, on, prep, notAdvised, usedFor } from '../entry.ts';
import { cochrane, ema, liverpool, mskcc, nccih, stockley, who } from '../references.ts';

export const ginkgo = herb({
  slug: 'ginkgo',
  accepted_name: 'Ginkgo biloba',
  family: 'Ginkgoaceae',
  names: { english: ['Ginkgo', 'Maidenhair tree'] },
  other_names: ['gingko'],
  summary:
    'A leaf extract for memory that did not keep healthy people from dementia. It can add to bleeding and fits.',
  about:
    'A large trial in older people saw no protection from dementia. In people who already have dementia, one special extract may help a little. Raw leaf and seeds hold ginkgotoxin, so only refined extracts are used.',
  alert: 'Raw seeds and leaf can bring on fits.',
  parts_used: ['leaf'],
  preparations: [
    prep(
      'tablet',
      'leaf',
      'A refined, standardised extract of 120 mg',
      ['Take with water, morning and midday.', 'Have the effect judged after 8 weeks.'],
      [120, 'mg', 2, 240],
      56,
      18,
      'monograph',
      'ema',
    ),
  ],
  uses: [
    usedFor('memory', 'D', 'A large trial saw no protection from dementia in healthy older people.', 'nccih'),
    notAdvised('memory', 'B', 'In existing dementia results are uncertain.', 'cochrane', 'ema'),
  ],
  contraindications: [
    contra('epilepsy', 'avoid', 'It can bring on fits.'),
    contra('bleeding-disorder', 'avoid', 'It may slow platelets.'),
    contra('surgery-within-2-weeks', 'avoid', 'It may make bleeding harder to stop.'),
    contra('stroke', 'caution', 'Bleeding in the brain was reported.'),
    contra('under-18', 'avoid', 'It is not for anyone under 18.'),
  ],
  pregnancy: avoid('It may add to bleeding.'),
  lactation: noData('Too little is known to call it safe.'),
  children: avoid('Adults only; there is no good data for the young.'),
  interactions: [
    on('warfarin', 'major', 'adds', 'Bleeding was reported when both were taken.', {
      from: ['who', 'mskcc'],
    }),
    on('anticoagulants', 'major', 'adds', 'Bleeding was reported when both were taken.', {
      from: ['ema', 'mskcc'],
    }),
    on('antiplatelets', 'major', 'adds', 'Bleeding was reported when both were taken.', {
      from: ['who', 'mskcc'],
    }),
    on('nsaids', 'moderate', 'adds', 'Together they may add to bleeding.', { from: ['stockley', 'mskcc'] }),
    on(
      'hiv-medicines',
      'moderate',
      'lowers',
      'Treatment failed in a person on efavirenz; levels of others may change.',
      { from: ['liverpool', 'ema'] },
    ),
    on('nnrtis', 'major', 'lowers', 'Treatment failed in a person on efavirenz.', {
      from: ['ema', 'liverpool'],
    }),
    on('epilepsy-medicines', 'major', 'opposes', 'Fits came back in people on valproate and phenytoin.', {
      from: ['stockley', 'mskcc', 'ema'],
    }),
    on('antidepressants', 'moderate', 'adds', 'Coma was reported with trazodone.', {
      from: ['stockley', 'mskcc'],
    }),
    on('ssri-and-snri', 'moderate', 'adds', 'Both slow platelets, and bleeding is easier.', {
      advice: 'Ask your clinician first, and report bruises, black stool or bleeding at once.',
      from: ['mskcc'],
    }),
    on(
      'antipsychotics',
      'minor',
      'adds',
      'It may make haloperidol stronger; a long erection was reported with risperidone.',
      { from: ['stockley', 'mskcc'] },
    ),
    on('calcium-channel-blockers', 'minor', 'raises', 'It raised nifedipine in some people.', {
      from: ['stockley', 'ema', 'mskcc'],
    }),
    on('diuretics', 'minor', 'opposes', 'Pressure rose in a person on a thiazide.', {
      from: ['stockley', 'mskcc'],
    }),
    on('statins', 'minor', 'lowers', 'It lowered atorvastatin and simvastatin a little in studies.', {
      from: ['stockley', 'mskcc'],
    }),
    on('sedatives', 'minor', 'lowers', 'It lowered midazolam and alprazolam a little in studies.', {
      from: ['stockley', 'mskcc'],
    }),
    on('sulfonylureas', 'minor', 'lowers', 'It lowered tolbutamide a little in a study.', {
      from: ['stockley', 'mskcc'],
    }),
    on('other-diabetes-medicines', 'minor', 'raises', 'It raised pioglitazone in a study.', {
      from: ['stockley', 'mskcc'],
    }),
    on('stomach-acid-medicines', 'minor', 'lowers', 'It lowered omeprazole.', {
      from: ['stockley', 'mskcc'],
    }),
  ],
  nothing_found: nothingIn(
    ['mskcc', 'ema'],
    [
      'paracetamol',
      'digoxin',
      'levothyroxine',
      'iron-tablets',
      'vitamins',
      'dementia-medicines',
      'metformin',
      'antihistamines',
      'laxatives',
    ],
    [
      'asthma',
      'gout',
      'kidney-stones',
      'iron-deficiency',
      'reflux',
      'daisy-family-allergy',
      'carrot-family-allergy',
      'mint-family-allergy',
      'legume-allergy',
      'sesame-allergy',
      'latex-allergy',
      'onion-family-allergy',
    ],
  ),
  side_effects: ['headache', 'upset stomach', 'bleeding'],
  storage: 'Keep as the pack says.',
  conservation: {
    iucn: 'EN',
    cites: null,
    note: 'Endangered in the wild in China; planted all over the world.',
  },
  grows_in_kenya: 'no',
  references: [
    nccih('Ginkgo', 'ginkgo'),
    cochrane('Ginkgo biloba for cognitive impairment and dementia', 2009),
    ema('Ginkgo biloba, leaf'),
    who(1, 'Folium Ginkgo'),
    liverpool,
    mskcc('Ginkgo'),
    stockley,
  ],
});
