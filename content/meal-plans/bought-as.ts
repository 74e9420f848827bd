/**
 * What one buys for a food that is eaten cooked, and how many grams of it give one gram on the plate: peel and
 * steam make a raw potato lighter, water makes dry beans heavier.
 */
export const boughtAs: Readonly<Record<string, readonly [foodId: string, gramsEach: number]>> = {
  'sweet-corn-boiled': ['sweet-corn-raw', 1],
  'pumpkin-leaves-boiled': ['pumpkin-leaves-raw', 1.3],
  'managu-boiled': ['managu-raw', 1.3],
  'saga-boiled': ['saga-raw', 1.3],
  'tripe-stewed': ['tripe-raw', 1.4],
  'sukuma-wiki-boiled': ['sukuma-wiki-raw', 1.3],
  'terere-boiled': ['terere-raw', 1.3],
  'swiss-chard-boiled': ['swiss-chard-raw', 1.3],
  'kunde-leaves-boiled': ['kunde-leaves-raw', 1.3],
  'cabbage-boiled': ['cabbage-raw', 1.2],
  'carrot-boiled': ['carrot-raw', 1.2],
  'green-peas-boiled': ['green-peas-raw', 1],
  'french-beans-boiled': ['french-beans-raw', 1.1],
  'pumpkin-boiled': ['pumpkin-raw', 1.4],
  'butternut-baked': ['butternut-raw', 1.4],
  'beetroot-boiled': ['beetroot-raw', 1.2],
  'potato-boiled': ['potato-raw', 1.2],
  'potato-baked': ['potato-raw', 1.1],
  'sweet-potato-boiled': ['sweet-potato-raw', 1.2],
  'sweet-potato-baked': ['sweet-potato-raw', 1.3],
  'arrowroot-boiled': ['arrowroot-raw', 1.2],
  'oats-porridge-water': ['oats-dry', 0.17],
  'rice-white-boiled': ['rice-white-raw', 0.36],
  'rice-brown-boiled': ['rice-brown-raw', 0.38],
  'spaghetti-boiled': ['spaghetti-dry', 0.42],
  'matoke-boiled': ['green-banana-raw', 1],
  'beans-kidney-boiled': ['beans-kidney-raw', 0.4],
  'green-grams-boiled': ['green-grams-raw', 0.38],
  'lentils-boiled': ['lentils-raw', 0.4],
  'chickpeas-boiled': ['chickpeas-raw', 0.42],
  'groundnuts-boiled': ['groundnuts-raw', 0.6],
  'egg-boiled': ['egg-raw', 1],
  'egg-fried': ['egg-raw', 1.1],
  'chicken-breast-roasted': ['chicken-meat-raw', 1.4],
  'chicken-stewed': ['chicken-meat-raw', 1.4],
  'chicken-roasted': ['chicken-raw', 1.4],
  'beef-stewed': ['beef-lean-raw', 1.5],
  'beef-grilled': ['beef-lean-raw', 1.4],
  'goat-roasted': ['goat-raw', 1.5],
  'tilapia-grilled': ['tilapia-raw', 1.3],
};

/** Dishes one buys ready, so that the list does not take them apart. */
export const boughtReady: ReadonlySet<string> = new Set(['omena-dried']);

/** What every kitchen has or makes from a pinch, so that no list names it. */
export const neverBought: ReadonlySet<string> = new Set(['tea-black-brewed', 'coffee-brewed']);

/** The product of ours that is this food, by food id. */
export const soldAs: Readonly<Record<string, string>> = {
  'finger-millet-flour': 'SFD-009',
  'sorghum-flour': 'SFD-010',
  'chia-seeds': 'SFD-004',
  flaxseed: 'SFD-005',
  honey: 'SFD-007',
  'pumpkin-seeds': 'SFD-008',
  'macadamia-nuts': 'SFD-013',
  'sesame-seeds': 'SFD-014',
  'cashew-nuts': 'SFD-015',
  'spirulina-dried': 'SFD-006',
  'coconut-oil': 'OIL-002',
  'avocado-oil': 'OIL-004',
  'sesame-oil': 'OIL-006',
  'turmeric-ground': 'HRB-004',
  'ginger-ground': 'HRB-003',
  'garlic-powder': 'HRB-005',
  'cinnamon-ground': 'HRB-006',
};
