import { avoid, ayurveda, contra, herb, on, prep, usedFor } from '../entry.ts';
import { api, cochrane, fdc, mskcc, prota } from '../references.ts';

export const bitterMelon = herb({
  slug: 'bitter-melon',
  accepted_name: 'Momordica charantia',
  family: 'Cucurbitaceae',
  names: { english: ['Bitter melon', 'Bitter gourd'], swahili: ['karela'] },
  other_names: ['kerela', 'bitter cucumber'],
  summary:
    'Karela: a bitter vegetable. It can lower sugar with diabetes tablets; trials do not show that it works alone.',
  about:
    'Fried with onion, karela is a loved bitter dish. Juice is drunk for sugar. Reviewers found no good proof that it works better than nothing or than tablets, yet together with tablets it can push sugar too low. Seeds hold a poison for people with G6PD deficiency.',
  look_alikes: [
    {
      name: 'Momordica foetida (wild balsam)',
      difference: 'Its leaf smells bad and its orange fruit is spiny; it is a wild relative.',
    },
  ],
  parts_used: ['fruit'],
  preparations: [
    prep(
      'food',
      'fruit',
      '½ fruit (about 60 g) to a plate, without the seeds',
      ['Scrape out seeds and white pith.', 'Salt, rinse and fry with onion.'],
      [1, 'serving', 1, 1],
      null,
      12,
      'food',
      'fdc',
    ),
  ],
  uses: [
    usedFor(
      'blood-sugar',
      'D',
      'Reviewed trials did not show that it lowers sugar; with tablets, lows were reported.',
      'cochrane',
    ),
    usedFor('nourishment', 'C', 'A low-energy vegetable with vitamin C.', 'fdc'),
  ],
  contraindications: [
    contra('g6pd-deficiency', 'avoid', 'Seeds hold vicine, which breaks down red cells.'),
    contra('trying-for-a-baby', 'avoid', 'It lowered fertility in animals.'),
    contra('liver-disease', 'caution', 'Juice raised liver values in reports.'),
  ],
  pregnancy: avoid('It can bring on bleeding and end a pregnancy.'),
  lactation: avoid('There is no safety data.'),
  children: avoid('Low sugar with coma was reported in children who drank the tea.'),
  interactions: [
    on('diabetes-medicines', 'moderate', 'adds', 'It can push sugar too low.'),
    on('hiv-medicines', 'minor', 'shifts', 'Little is known; it may change the level of some ARVs.'),
    on('liver-straining-medicines', 'minor', 'strains', 'Juice raised liver values in reports.'),
  ],
  side_effects: ['cramps and loose stools', 'low sugar', 'headache'],
  storage: 'Keep in the fridge for a few days.',
  grows_in_kenya: 'cultivated',
  ayurveda: ayurveda(
    ['Karavellaka'],
    ['bitter', 'pungent'],
    ['light', 'dry'],
    'heating',
    'pungent',
    [0, -1, -1],
  ),
  references: [
    cochrane('Momordica charantia for type 2 diabetes mellitus', 2012),
    fdc,
    mskcc('Bitter Melon'),
    prota('Momordica charantia'),
    api('Karavellaka'),
  ],
});
