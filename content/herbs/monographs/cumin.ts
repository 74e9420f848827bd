import { ayurveda, contra, herb, ok, on, prep, usedFor } from '../entry.ts';
import { api, fdc, study } from '../references.ts';

export const cumin = herb({
  slug: 'cumin',
  accepted_name: 'Cuminum cyminum',
  family: 'Apiaceae',
  names: { english: ['Cumin'], swahili: ['bizari nyembamba'] },
  other_names: ['jeera', 'jira', 'zeera'],
  summary: 'The warm seed of pilau masala. A spice for digestion, with small trials on weight and fats.',
  about:
    'Cumin is the base note of pilau. Toasted, it helps heavy food sit better, so custom says. Small trials with powder saw slightly lower weight and fats in the blood; they are too few to promise anything.',
  look_alikes: [
    { name: 'Caraway (Carum carvi)', difference: 'It is darker, more curved and tastes of anise.' },
  ],
  parts_used: ['seed'],
  preparations: [
    prep(
      'food',
      'seed',
      '½ to 1 teaspoon of toasted seed to a pot',
      ['Toast in a dry pan until it smells.', 'Grind and cook into the food.'],
      [1, 'serving', 1, 3],
      null,
      0.5,
      'food',
      'fdc',
    ),
  ],
  uses: [
    usedFor('digestion', 'C', 'It is taken after heavy food by custom.', 'api'),
    usedFor(
      'cholesterol-and-heart',
      'B',
      'Powder in yoghurt lowered weight and fats slightly in a small trial.',
      'zare',
    ),
  ],
  contraindications: [
    contra('carrot-family-allergy', 'avoid', 'It belongs to the celery and carrot family.'),
  ],
  pregnancy: ok('Cooking amounts suit most people; leave spoonfuls out.'),
  lactation: ok('Cooking amounts suit most people.'),
  children: ok('Cooking amounts suit children.'),
  interactions: [
    on('hypo-prone-medicines', 'minor', 'adds', 'Large amounts may lower sugar a little further.'),
    on('tb-medicines', 'minor', 'raises', 'An extract raised rifampicin in animals.'),
  ],
  side_effects: ['heartburn with large amounts'],
  storage: 'Keep whole seed closed and dark for two years.',
  grows_in_kenya: 'cultivated',
  ayurveda: ayurveda(['Jiraka'], ['pungent'], ['light', 'dry'], 'heating', 'pungent', [-1, 1, -1]),
  references: [
    fdc,
    api('Shveta Jiraka'),
    study(
      'zare',
      'Zare R and others: Effect of cumin powder on body composition and lipid profile in overweight and obese women',
      'Complementary Therapies in Clinical Practice',
      2014,
    ),
  ],
});
