import { contra, herb, ok, prep, usedFor } from '../entry.ts';
import { fdc, study } from '../references.ts';

export const macadamia = herb({
  slug: 'macadamia',
  accepted_name: 'Macadamia integrifolia',
  family: 'Proteaceae',
  names: { english: ['Macadamia'], swahili: ['makadamia'] },
  other_names: ['makademia', 'queensland nut'],
  summary: 'A rich nut from the slopes of Mount Kenya, mostly healthy fat. A handful is plenty.',
  about:
    'Kenya is among the largest growers of this Australian nut. Its fat is mostly of the kind found in olive oil. In place of other fat it lowered cholesterol slightly in trials. It is poisonous to dogs.',
  parts_used: ['kernel', 'seed oil'],
  preparations: [
    prep(
      'food',
      'kernel',
      '1 small handful (about 30 g)',
      ['Eat plain or roasted without salt.', 'For a child under 5, grind it.'],
      [1, 'serving', 1, 1],
      null,
      5,
      'food',
      'fdc',
    ),
  ],
  uses: [
    usedFor('nourishment', 'B', 'Rich in unsaturated fat.', 'fdc'),
    usedFor(
      'cholesterol-and-heart',
      'B',
      'In place of other fat it lowered LDL cholesterol slightly in small trials.',
      'griel',
    ),
  ],
  contraindications: [contra('nut-allergy', 'avoid', 'It is a tree nut.')],
  pregnancy: ok('Suits most people as food.'),
  lactation: ok('Suits most people as food.'),
  children: ok('Suits children ground; whole nuts can choke a child under 5.'),
  side_effects: ['allergy, even severe'],
  storage: 'Keep kernels closed and cool; they turn rancid in the light.',
  grows_in_kenya: 'cultivated',
  references: [
    fdc,
    study(
      'griel',
      'Griel AE and others: A macadamia nut-rich diet reduces total and LDL-cholesterol in mildly hypercholesterolemic men and women',
      'Journal of Nutrition',
      2008,
    ),
  ],
  picture: 'roasted-macadamia',
});
