import { caution, contra, herb, ok, on, prep, usedFor } from '../entry.ts';
import { fdc, study } from '../references.ts';

export const chia = herb({
  slug: 'chia',
  accepted_name: 'Salvia hispanica',
  family: 'Lamiaceae',
  names: { english: ['Chia'] },
  other_names: ['chea seeds', 'salba'],
  summary: 'A seed that swells to a gel, rich in fibre and plant omega-3. Always soak it first.',
  about:
    'Chia comes from Mexico and is grown a little in Kenya. A spoon brings fibre, calcium and alpha-linolenic acid. Trials saw at most slight effects on weight and pressure. Dry spoonfuls have stuck in the gullet.',
  alert: 'Always soak it first: dry seed can swell and stick in the throat.',
  parts_used: ['seed'],
  preparations: [
    prep(
      'food',
      'seed',
      '1 tablespoon (about 12 g) to ½ cup of water, milk or juice',
      ['Soak for at least 15 minutes.', 'Eat, and drink water with it.'],
      [1, 'tablespoon', 1, 2],
      null,
      5,
      'food',
      'fdc',
    ),
  ],
  uses: [
    usedFor('nourishment', 'B', 'Rich in fibre and plant omega-3.', 'fdc'),
    usedFor('cholesterol-and-heart', 'B', 'Trials saw at most slight effects on pressure and fats.', 'teoh'),
    usedFor('bowels', 'C', 'The gel is eaten for hard stools by custom.', 'fdc'),
  ],
  contraindications: [
    contra('swallowing-difficulty', 'avoid', 'It swells and sticks.'),
    contra('bowel-blockage', 'avoid', 'It swells behind a narrow place.'),
    contra('mint-family-allergy', 'caution', 'It belongs to the mint family.'),
  ],
  pregnancy: ok('Suits most people as food.'),
  lactation: ok('Suits most people as food.'),
  children: caution('Soaked, from 5 years.'),
  interactions: [
    on('warfarin', 'minor', 'adds', 'Plant omega-3 may slow clotting a little.'),
    on('blood-pressure-medicines', 'minor', 'adds', 'It may lower pressure a little further.'),
    on('hypo-prone-medicines', 'minor', 'adds', 'The fibre slows sugar.'),
  ],
  side_effects: ['wind and fullness'],
  storage: 'Keep dry and closed for two years.',
  grows_in_kenya: 'cultivated',
  references: [
    fdc,
    study(
      'teoh',
      'Teoh SL and others: Clinical evidence on dietary supplementation with chia seed (Salvia hispanica L.): a systematic review and meta-analysis',
      'Nutrition Reviews',
      2018,
    ),
  ],
});
