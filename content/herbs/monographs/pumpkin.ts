import { contra, herb, ok, on, prep, usedFor } from '../entry.ts';
import { ema, fdc, foodPlants, who } from '../references.ts';

export const pumpkin = herb({
  slug: 'pumpkin',
  accepted_name: 'Cucurbita pepo',
  family: 'Cucurbitaceae',
  names: {
    english: ['Pumpkin'],
    swahili: ['malenge', 'maboga'],
    kikuyu: ['marenge'],
    luo: ['budho', 'susa'],
    luhya: ['lisebebe'],
    kamba: ['malenge'],
  },
  other_names: ['mbegu za malenge', 'pepitas', 'Cucurbita moschata'],
  summary:
    'Flesh, leaf and seed are food. Seeds bring zinc and magnesium, and eased urine flow a little in trials.',
  about:
    'Marenge, its leaf and its seeds are eaten all over Kenya. Seeds bring good fat, protein, magnesium and zinc. Trials in older men saw slightly better urine flow. As a worm remedy it is old, but tablets are surer.',
  look_alikes: [
    {
      name: 'Bitter wild gourds',
      difference: 'Spit out any pumpkin or courgette that tastes bitter: it is poisonous.',
    },
  ],
  parts_used: ['seed', 'fruit', 'leaf'],
  preparations: [
    prep(
      'food',
      'seed',
      '1 small handful (about 30 g) of plain seed',
      ['Toast lightly without salt.', 'Chew well, or grind into uji. Grind it for a child under 5.'],
      [1, 'serving', 1, 1],
      null,
      5,
      'food',
      'fdc',
    ),
  ],
  uses: [
    usedFor('nourishment', 'B', 'Seeds are rich in magnesium, zinc and good fat.', 'fdc'),
    usedFor('prostate', 'B', 'Seeds eased urine flow slightly in trials with older men.', 'ema', 'who'),
    usedFor('parasites-and-insects', 'C', 'Seeds are eaten for worms by custom; tablets are surer.', 'who'),
  ],
  contraindications: [contra('prostate-trouble', 'caution', 'Have the prostate examined first.')],
  pregnancy: ok('Suits most people as food.'),
  lactation: ok('Suits most people as food.'),
  children: ok('Suits children; whole seed can choke a child under 5.'),
  interactions: [
    on('warfarin', 'minor', 'opposes', 'The leaf brings vitamin K, which works against warfarin.'),
  ],
  side_effects: ['fullness and wind'],
  storage: 'Keep seed dry and closed; it turns rancid after a year.',
  grows_in_kenya: 'cultivated',
  references: [fdc, ema('Cucurbita pepo, seed'), who(4, 'Semen Cucurbitae'), foodPlants],
  picture: 'pumpkin-seeds',
});
