import { avoid, contra, herb, noData, on, prep, usedFor } from '../entry.ts';
import { cochrane, ema, liverpool, nccih, who } from '../references.ts';

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
    usedFor('memory', 'B', 'In existing dementia results are uncertain.', 'cochrane', 'ema'),
  ],
  contraindications: [
    contra('epilepsy', 'avoid', 'It can bring on fits.'),
    contra('bleeding-disorder', 'avoid', 'It may slow platelets.'),
    contra('surgery-within-2-weeks', 'avoid', 'It may make bleeding harder to stop.'),
  ],
  pregnancy: avoid('It may add to bleeding.'),
  lactation: noData('Too little is known to call it safe.'),
  children: avoid('Adults only; there is no good data for the young.'),
  interactions: [
    on('warfarin', 'major', 'adds', 'Bleeding was reported when both were taken.', {
      advice: 'Do not combine them.',
    }),
    on('anticoagulants', 'major', 'adds', 'Bleeding was reported when both were taken.', {
      advice: 'Do not combine them.',
    }),
    on('antiplatelets', 'major', 'adds', 'Bleeding was reported when both were taken.', {
      advice: 'Do not combine them unless your heart clinic agrees.',
    }),
    on('nsaids', 'moderate', 'adds', 'Together they may add to bleeding.'),
    on(
      'hiv-medicines',
      'moderate',
      'lowers',
      'Treatment failed in a person on efavirenz; levels of others may change.',
    ),
    on('epilepsy-medicines', 'major', 'opposes', 'Fits came back in people on valproate and phenytoin.'),
    on('antidepressants', 'moderate', 'adds', 'Coma was reported with trazodone.'),
    on('diabetes-medicines', 'minor', 'shifts', 'It may change the level of some tablets.'),
    on('stomach-acid-medicines', 'minor', 'lowers', 'It lowered omeprazole.'),
  ],
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
  ],
});
