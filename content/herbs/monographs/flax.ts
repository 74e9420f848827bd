import { caution, contra, herb, on, prep, usedFor } from '../entry.ts';
import { ema, fdc, nccih } from '../references.ts';

export const flax = herb({
  slug: 'flax',
  accepted_name: 'Linum usitatissimum',
  family: 'Linaceae',
  names: { english: ['Flax', 'Linseed'], swahili: ['kitani'] },
  other_names: ['flaxseed', 'flax seed', 'alsi', 'mbegu za kitani'],
  summary:
    'A brown seed with soft fibre and plant omega-3. It eases hard stools and lowers pressure slightly.',
  about:
    'Ground flaxseed brings slimy fibre, alpha-linolenic acid and lignans. Trials saw slightly lower blood pressure and cholesterol. Whole seed passes through; ground seed spoils quickly. Raw, unripe seed holds traces of cyanide.',
  parts_used: ['seed'],
  preparations: [
    prep(
      'food',
      'seed',
      '1 tablespoon (about 10 g) of seed to a large glass of water',
      ['Grind it or soak it.', 'Take with a full glass of water, 2 hours from medicines.'],
      [10, 'g', 1, 30],
      null,
      12,
      'monograph',
      'ema',
    ),
  ],
  uses: [
    usedFor('bowels', 'B', 'It eases hard stools.', 'ema', 'nccih'),
    usedFor('blood-pressure', 'B', 'Trials saw slightly lower pressure.', 'nccih'),
    usedFor('cholesterol-and-heart', 'B', 'Trials saw slightly lower cholesterol.', 'nccih'),
  ],
  contraindications: [
    contra('swallowing-difficulty', 'avoid', 'It swells and sticks.'),
    contra('bowel-blockage', 'avoid', 'It swells behind a narrow place.'),
    contra('hormone-sensitive-illness', 'caution', 'Lignans act a little like oestrogen.'),
  ],
  pregnancy: caution('Food amounts only; lignans act a little like oestrogen.'),
  lactation: caution('Food amounts only; there is little data for more.'),
  children: caution('A teaspoon of ground seed in food from 2 years; as a remedy from 12 years.'),
  interactions: [
    on('warfarin', 'minor', 'adds', 'Plant omega-3 may slow clotting a little.'),
    on('anticoagulants', 'minor', 'adds', 'Plant omega-3 may slow clotting a little.'),
    on('blood-pressure-medicines', 'minor', 'adds', 'It lowers pressure a little further.'),
    on('hypo-prone-medicines', 'minor', 'adds', 'The fibre slows sugar.'),
    on('hormone-medicines', 'minor', 'adds', 'Lignans act a little like oestrogen.'),
    on('levothyroxine', 'minor', 'binds', 'The fibre can hold the tablet back.'),
  ],
  side_effects: ['wind and fullness'],
  storage: 'Keep whole seed dry; keep ground seed in the fridge for a week.',
  grows_in_kenya: 'no',
  references: [
    ema('Linum usitatissimum, seed'),
    nccih('Flaxseed and Flaxseed Oil', 'flaxseed-and-flaxseed-oil'),
    fdc,
  ],
  picture: 'flaxseed',
});
