import { contra, herb, ok, on, prep, usedFor } from '../entry.ts';
import { foodPlants, kokwaro, powo, prota, study } from '../references.ts';

export const baobab = herb({
  slug: 'baobab',
  accepted_name: 'Adansonia digitata',
  family: 'Malvaceae',
  names: {
    english: ['Baobab', 'Monkey bread'],
    swahili: ['mbuyu', 'ubuyu'],
    kamba: ['muamba', 'mwaamba'],
    maasai: ['ol-imesera'],
  },
  other_names: ['gorakh imli'],
  summary:
    'Ubuyu: a sour fruit pulp rich in fibre and vitamin C, eaten as food on the coast and in Ukambani.',
  about:
    'The chalky pulp round the seeds of the mbuyu dries by itself inside the hard fruit. Children know it as red-dyed ubuyu sweets; unsweetened powder goes into water, uji and yoghurt. It is food first: fibre, organic acids, vitamin C and some minerals. Small studies looked at blood sugar after meals.',
  parts_used: ['fruit pulp', 'leaf', 'seed oil'],
  preparations: [
    prep(
      'food',
      'fruit pulp',
      '1 tablespoon (about 10 g) to a glass of water, yoghurt or cooled uji',
      ['Whisk until the powder is wet through.', 'Drink plenty of water with it during the day.'],
      [1, 'tablespoon', 1, 2],
      null,
      1,
      'food',
      'food-plants',
    ),
    prep(
      'oil',
      'seed oil',
      'A few drops of cold-pressed seed oil, undiluted',
      ['Test a spot on the inner arm and wait a day.', 'Press into damp skin or the ends of the hair.'],
      [1, 'application', 1, 2],
      null,
      3,
      'traditional',
      'prota',
    ),
  ],
  uses: [
    usedFor('nourishment', 'B', 'Pulp is a good source of fibre and vitamin C.', 'food-plants', 'prota'),
    usedFor('blood-sugar', 'B', 'Pulp slowed the rise of sugar after starchy meals in small studies.', 'coe'),
    usedFor('bowels', 'C', 'Pulp in water is given for loose stools by custom; give ORS first.', 'kokwaro'),
    usedFor('skin-and-wounds', 'C', 'Seed oil softens dry skin by custom.', 'prota'),
  ],
  contraindications: [
    contra('kidney-stones', 'caution', 'Large amounts bring oxalate and vitamin C.'),
    contra('bowel-blockage', 'avoid', 'The fibre swells.'),
  ],
  pregnancy: ok('Suits most people as food.'),
  lactation: ok('Suits most people as food.'),
  children: ok('Suits children as food, without added dye and sugar.'),
  interactions: [
    on('hypo-prone-medicines', 'minor', 'adds', 'The fibre slows sugar after a meal.'),
    on(
      'iron-tablets',
      'minor',
      'binds',
      'Fibre can hold iron tablets back, though vitamin C helps iron in food.',
    ),
  ],
  side_effects: ['wind or loose stools when you start with much'],
  storage: 'Keep the powder dry and closed; it draws water and cakes.',
  conservation: {
    iucn: null,
    cites: null,
    note: 'Old trees fruit for centuries; young ones need fencing.',
  },
  grows_in_kenya: 'wild',
  references: [
    foodPlants,
    prota('Adansonia digitata'),
    kokwaro,
    study(
      'coe',
      'Coe SA and others: The polyphenol-rich baobab fruit (Adansonia digitata L.) reduces starch digestion and glycemic response in humans',
      'Nutrition Research',
      2013,
    ),
    powo,
  ],
  picture: 'baobab-fruit-powder',
});
