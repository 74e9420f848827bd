import { caution, contra, herb, on, prep, usedFor } from '../entry.ts';
import { ema, who } from '../references.ts';

export const thyme = herb({
  slug: 'thyme',
  accepted_name: 'Thymus vulgaris',
  family: 'Lamiaceae',
  names: { english: ['Thyme'] },
  other_names: ['zaatar', 'taimu'],
  summary: 'A small-leaved kitchen herb whose tea and syrups are used for coughs with phlegm.',
  about:
    'Thyme grows in pots and highland gardens. Its thymol kills germs in a dish and loosens phlegm; syrups made with it shortened coughs a little in trials. In food it is safe for all.',
  parts_used: ['whole herb', 'essential oil'],
  preparations: [
    prep(
      'tea',
      'whole herb',
      '1 teaspoon (1 to 2 g) of dried herb to 1 cup of boiling water',
      ['Steep, covered, for 10 minutes.', 'Strain and sip warm.'],
      [1, 'cup', 3, 4],
      7,
      12,
      'monograph',
      'ema',
      'who',
    ),
  ],
  uses: [
    usedFor('cough-and-cold', 'B', 'Syrups with thyme eased coughs with phlegm a little in trials.', 'ema'),
    usedFor('mouth-and-teeth', 'C', 'Tea is used as a gargle by custom.', 'who'),
  ],
  contraindications: [contra('mint-family-allergy', 'avoid', 'It belongs to the mint family.')],
  pregnancy: caution('Food amounts are fine; there is no data for more.'),
  lactation: caution('Food amounts are fine; there is no data for more.'),
  children: caution('In food it suits children; tea from 12 years, and no oil under 3.'),
  interactions: [on('anticoagulants', 'minor', 'adds', 'Large amounts may slow platelets.')],
  side_effects: ['upset stomach'],
  storage: 'Dry in bunches in the shade, keep closed for a year.',
  grows_in_kenya: 'cultivated',
  references: [ema('Thymus vulgaris and Thymus zygis, herb'), who(1, 'Herba Thymi')],
});
