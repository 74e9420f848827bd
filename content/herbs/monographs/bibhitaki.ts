import { avoid, ayurveda, contra, herb, noData, on, prep, usedFor } from '../entry.ts';
import { api, powo } from '../references.ts';

export const bibhitaki = herb({
  slug: 'bibhitaki',
  accepted_name: 'Terminalia bellirica',
  family: 'Combretaceae',
  names: { english: ['Bibhitaki', 'Belliric myrobalan'] },
  other_names: ['baheda', 'behada'],
  summary: 'The astringent third of triphala, used for coughs and throats by custom.',
  about:
    'A tall Indian tree gives these grey, velvety fruits. Dried flesh without the stone is powdered. Custom gives it for coughs with phlegm; trials are very few. The kernel is said to make drowsy and is left out.',
  alert: 'Do not eat the kernel: it has made people drowsy and sick.',
  parts_used: ['fruit'],
  preparations: [
    prep(
      'powder',
      'fruit',
      '½ teaspoon (about 1.5 g) with honey or warm water',
      ['Use powder made without the stone.', 'Take after a meal, 2 hours from medicines.'],
      [1.5, 'g', 1, 3],
      14,
      18,
      'monograph',
      'api',
    ),
  ],
  uses: [
    usedFor('cough-and-cold', 'C', 'It is taken for coughs by long custom.', 'api'),
    usedFor('digestion', 'C', 'It is taken for loose or uneven stools by custom.', 'api'),
  ],
  contraindications: [
    contra('under-18', 'caution', 'Too little is known about anyone under 18.'),
    contra('iron-deficiency', 'caution', 'Tannin holds iron back.'),
  ],
  pregnancy: avoid('There is no safety data.'),
  lactation: avoid('There is no safety data.'),
  children: noData('There is no safety data for children.'),
  interactions: [
    on('hypo-prone-medicines', 'minor', 'adds', 'It lowered sugar in animals.'),
    on('iron-tablets', 'moderate', 'binds', 'Tannin binds iron.'),
    on('gout-medicines', 'minor', 'adds', 'An extract lowered uric acid in a small trial.'),
  ],
  side_effects: ['hard or loose stools'],
  storage: 'Keep dry and closed for a year.',
  grows_in_kenya: 'no',
  ayurveda: ayurveda(
    ['Bibhitaka'],
    ['astringent'],
    ['light', 'dry'],
    'heating',
    'sweet',
    [0, -1, -1],
    'honey',
  ),
  references: [api('Bibhitaka'), powo],
});
