import { caution, contra, herb, noData, on, prep, usedFor } from '../entry.ts';
import { ema, nccih, study, who } from '../references.ts';

export const rosemary = herb({
  slug: 'rosemary',
  accepted_name: 'Salvia rosmarinus',
  family: 'Lamiaceae',
  synonyms: ['Rosmarinus officinalis'],
  names: { english: ['Rosemary'] },
  other_names: ['rosemari', 'rozmari'],
  summary:
    'A kitchen needle leaf, also used in hair rinses. Fine in food; strong amounts matter with fits and pregnancy.',
  about:
    'Rosemary grows well in dry highland gardens such as Naivasha. In food it is safe and fragrant. As tea it has an old use for heavy digestion, and as diluted oil it was tried for hair loss in small studies.',
  look_alikes: [
    { name: 'Lavandula (lavender)', difference: 'Its leaf is greyer and softer and smells sweet.' },
  ],
  parts_used: ['leaf', 'essential oil'],
  preparations: [
    prep(
      'tea',
      'leaf',
      '1 teaspoon (1 to 2 g) of dried leaf to 1 cup of boiling water',
      ['Steep, covered, for 10 minutes.', 'Strain and drink after a meal.'],
      [1, 'cup', 2, 3],
      14,
      12,
      'monograph',
      'ema',
    ),
    prep(
      'rinse',
      'leaf',
      '2 tablespoons of leaf to 2 cups of hot water',
      ['Steep for 20 minutes, strain and cool.', 'Test a spot of skin, then pour over clean hair.'],
      [1, 'application', 1, 1],
      null,
      6,
      'traditional',
      'who',
    ),
  ],
  uses: [
    usedFor(
      'digestion',
      'C',
      'Tea is taken for heavy, windy digestion by long European custom.',
      'ema',
      'who',
    ),
    usedFor(
      'hair-and-scalp',
      'B',
      'Diluted oil did as well as a weak hair lotion in one small trial.',
      'panahi',
    ),
    usedFor('memory', 'B', 'Smell and small amounts were tried for attention; results are early.', 'nccih'),
  ],
  contraindications: [
    contra('epilepsy', 'caution', 'Oil and strong amounts can bring on fits.'),
    contra('gallstones', 'caution', 'It stirs the flow of bile.'),
    contra('iron-deficiency', 'caution', 'Tea with meals lowers iron uptake.'),
    contra('mint-family-allergy', 'avoid', 'It belongs to the mint family.'),
  ],
  pregnancy: caution('Food amounts only; strong amounts may stir the womb.'),
  lactation: noData('Fine in food; nothing is known about more.'),
  children: caution('In food it suits children; tea from 12 years, and no oil under 3.'),
  interactions: [
    on('warfarin', 'minor', 'adds', 'Strong amounts may slow platelets.'),
    on('anticoagulants', 'minor', 'adds', 'Strong amounts may slow platelets.'),
    on('lithium', 'moderate', 'raises', 'It may make more urine and raise lithium.'),
    on('blood-pressure-medicines', 'minor', 'adds', 'Strong amounts may change pressure.'),
    on('iron-tablets', 'moderate', 'binds', 'Its polyphenols bind iron.'),
    on('epilepsy-medicines', 'moderate', 'opposes', 'Oil can lower the threshold for fits.'),
  ],
  side_effects: ['rash from the oil', 'upset stomach with strong tea'],
  storage: 'Dry on the branch, keep closed and dark for a year.',
  grows_in_kenya: 'cultivated',
  references: [
    ema('Rosmarinus officinalis, leaf'),
    who(4, 'Folium Rosmarini; Aetheroleum Rosmarini'),
    study(
      'panahi',
      'Panahi Y and others: Rosemary oil vs minoxidil 2% for the treatment of androgenetic alopecia',
      'SKINmed',
      2015,
    ),
    nccih('Rosemary', 'rosemary'),
  ],
  picture: 'dried-rosemary',
});
