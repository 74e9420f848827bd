import { ayurveda, contra, herb, ok, on, prep, usedFor } from '../entry.ts';
import { api, fdc, foodPlants, prota } from '../references.ts';

export const sesame = herb({
  slug: 'sesame',
  accepted_name: 'Sesamum indicum',
  family: 'Pedaliaceae',
  names: { english: ['Sesame'], swahili: ['ufuta', 'simsim'], luo: ['nyim'], luhya: ['tsinuni'] },
  other_names: ['til', 'sim sim', 'gingelly'],
  summary:
    'Simsim: a seed rich in fat, protein and calcium, and an oil for cooking and massage. A common allergen.',
  about:
    'Simsim balls are sold at every western bus stop. Seeds bring unsaturated fat, protein, calcium and iron. The oil, warmed, is the first massage oil of Ayurveda. Allergy to sesame can be severe.',
  parts_used: ['seed', 'seed oil'],
  preparations: [
    prep(
      'food',
      'seed',
      '1 tablespoon (about 9 g) of toasted seed',
      ['Toast in a dry pan.', 'Grind into sauce or sprinkle on food.'],
      [1, 'tablespoon', 1, 3],
      null,
      1,
      'food',
      'fdc',
    ),
    prep(
      'oil',
      'seed oil',
      '2 tablespoons of warm oil',
      ['Stand the bottle in warm water.', 'Massage in and rest for a while before a bath.'],
      [1, 'application', 1, 1],
      null,
      1,
      'traditional',
      'api',
    ),
  ],
  uses: [
    usedFor('nourishment', 'B', 'Seeds are rich in unsaturated fat, protein and calcium.', 'fdc'),
    usedFor('skin-and-wounds', 'C', 'Oil is used for massage and dry skin by long custom.', 'api', 'prota'),
  ],
  contraindications: [contra('sesame-allergy', 'avoid', 'Sesame allergy can be severe.')],
  pregnancy: ok('Suits most people as food.'),
  lactation: ok('Suits most people as food.'),
  children: ok('Suits children ground or as paste from 6 months, when there is no allergy.'),
  interactions: [
    on(
      'blood-pressure-medicines',
      'minor',
      'adds',
      'Large daily amounts may lower pressure a little further.',
    ),
    on('hypo-prone-medicines', 'minor', 'adds', 'Large daily amounts may lower sugar a little further.'),
  ],
  side_effects: ['allergy, even severe'],
  storage: 'Keep seed dry and closed; keep oil dark.',
  grows_in_kenya: 'cultivated',
  ayurveda: ayurveda(
    ['Tila'],
    ['sweet', 'bitter', 'astringent'],
    ['heavy', 'oily'],
    'heating',
    'sweet',
    [-1, 1, 1],
  ),
  references: [fdc, prota('Sesamum indicum'), api('Tila'), foodPlants],
  picture: 'sesame-seeds',
});
