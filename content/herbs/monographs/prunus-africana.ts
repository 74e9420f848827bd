import { avoid, contra, herb, on, prep, usedFor } from '../entry.ts';
import { cites, cochrane, iucn, kokwaro, powo, who } from '../references.ts';

export const prunusAfricana = herb({
  slug: 'prunus-africana',
  accepted_name: 'Prunus africana',
  family: 'Rosaceae',
  synonyms: ['Pygeum africanum'],
  names: {
    english: ['African cherry', 'Red stinkwood', 'Pygeum'],
    kikuyu: ['muiri', 'mueri'],
    kalenjin: ['tenduet', 'tendwet'],
    maasai: ['ol-koijuk'],
  },
  other_names: ['mwiritsa', 'iron wood'],
  summary:
    'A highland forest tree whose bark extract is used by men with an enlarged prostate. Under protection.',
  about:
    'This evergreen of Mount Kenya, the Aberdares and Kakamega smells of almond when its leaf is crushed. Extracts of the bark have been sold in Europe since the 1970s for men who pass urine too often at night. The trade stripped so many trees that it is now controlled; only farmed bark, with papers, should be bought.',
  look_alikes: [
    {
      name: 'Other highland trees with dark bark',
      difference:
        'Only this one smells of bitter almond in leaf and fresh bark; buy bark with a named origin.',
    },
  ],
  parts_used: ['bark'],
  preparations: [
    prep(
      'capsule',
      'bark',
      'A standardised fatty bark extract, 100 mg a day in one or two takings',
      [
        'Have the prostate examined first and buy an extract that names its strength.',
        'Take it with food and have the effect judged after 6 to 8 weeks.',
      ],
      [50, 'mg', 2, 100],
      56,
      18,
      'monograph',
      'who',
    ),
    prep(
      'decoction',
      'bark',
      '½ teaspoon (about 1 g) of bark powder to 2 cups of water',
      [
        'Simmer for 10 minutes, let it settle and strain.',
        'Drink 1 cup with food. The amount is custom; trials tested extracts, not tea.',
      ],
      [1, 'cup', 1, 1],
      42,
      18,
      'traditional',
      'kokwaro',
    ),
  ],
  uses: [
    usedFor(
      'prostate',
      'A',
      'Bark extract eased night-time urination a little in men with an enlarged prostate.',
      'cochrane',
      'who',
    ),
    usedFor('fever-and-infection', 'C', 'Bark was boiled for fever and chest pain by custom.', 'kokwaro'),
  ],
  contraindications: [
    contra(
      'urinary-blockage',
      'avoid',
      'If urine stops or holds blood, go to a hospital; do not wait for a herb.',
    ),
    contra('hormone-sensitive-illness', 'caution', 'It may touch hormone balance.'),
    contra('prostate-trouble', 'caution', 'Have the prostate examined first, so that cancer is not missed.'),
    contra('under-18', 'avoid', 'It is not for anyone under 18.'),
  ],
  pregnancy: avoid('It is for adult men; there is no data in pregnancy.'),
  lactation: avoid('It is for adult men; there is no data in breastfeeding.'),
  children: avoid('It is for adult men only.'),
  interactions: [
    on('hormone-medicines', 'moderate', 'adds', 'It may act on the same hormones as prostate tablets.'),
    on('anticoagulants', 'minor', 'adds', 'There is no data with blood thinners, so take care.'),
  ],
  side_effects: ['upset stomach or nausea', 'headache'],
  storage: 'Keep dry and dark in a closed tin, and keep the label that names its origin.',
  conservation: {
    iucn: 'VU',
    cites: 'II',
    note: 'Trade across borders needs CITES papers. Never strip bark round the whole trunk: the tree dies.',
  },
  grows_in_kenya: 'wild',
  references: [
    cochrane('Pygeum africanum for benign prostatic hyperplasia', 2002),
    who(2, 'Cortex Pruni Africanae'),
    kokwaro,
    cites,
    iucn('Prunus africana'),
    powo,
  ],
  picture: 'prunus-africana-bark',
});
