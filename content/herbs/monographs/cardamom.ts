import { ayurveda, caution, contra, herb, ok, on, prep, usedFor } from '../entry.ts';
import { api, powo, who } from '../references.ts';

export const cardamom = herb({
  slug: 'cardamom',
  accepted_name: 'Elettaria cardamomum',
  family: 'Zingiberaceae',
  names: { english: ['Cardamom'], swahili: ['iliki', 'hiliki'] },
  other_names: ['elaichi', 'elachi', 'cardamon'],
  summary:
    'Iliki: the seed that scents chai and mahamri. A pleasant spice for digestion with small studies behind it.',
  about:
    'Green pods hold sticky black seeds with a cool, sweet smell. On the coast no mahamri is made without them. Small trials looked at blood pressure and fats in the blood; effects were slight.',
  look_alikes: [
    { name: 'Black cardamom (Amomum subulatum)', difference: 'Its pods are big, brown and smoky.' },
  ],
  parts_used: ['seed', 'pod'],
  preparations: [
    prep(
      'food',
      'seed',
      '2 or 3 pods to a pot of chai or dough',
      ['Crack the pods or grind the seeds.', 'Simmer for 5 minutes or mix into the dough.'],
      [1, 'serving', 1, 3],
      null,
      1,
      'food',
      'who',
    ),
    prep(
      'powder',
      'seed',
      '½ g of freshly ground seed with warm water',
      ['Grind the seed just before use.', 'Take after a heavy meal.'],
      [0.5, 'g', 3, 1.5],
      14,
      18,
      'monograph',
      'who',
    ),
  ],
  uses: [
    usedFor('digestion', 'C', 'Seed is chewed after meals by long custom.', 'who'),
    usedFor('blood-pressure', 'B', 'A few small trials saw a slight fall; it is no treatment.', 'who'),
    usedFor('mouth-and-teeth', 'C', 'Seed is chewed for fresh breath by custom.', 'who'),
  ],
  contraindications: [contra('gallstones', 'caution', 'It stirs the flow of bile.')],
  pregnancy: caution('Cooking amounts are fine; there is no good data for more.'),
  lactation: caution('Cooking amounts are fine; there is no good data for more.'),
  children: ok('Cooking amounts suit children.'),
  interactions: [
    on(
      'blood-pressure-medicines',
      'minor',
      'adds',
      'More than cooking amounts may lower pressure a little further.',
    ),
  ],
  side_effects: ['rarely a rash on the hands'],
  storage: 'Keep whole pods closed and dark; ground seed fades in weeks.',
  grows_in_kenya: 'no',
  ayurveda: ayurveda(['Ela'], ['pungent', 'sweet'], ['light'], 'cooling', 'sweet', [-1, -1, -1]),
  references: [who(4, 'Semen Cardamomi'), api('Sukshmaila'), powo],
  picture: 'cardamom-pods',
});
