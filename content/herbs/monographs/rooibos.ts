import { contra, herb, ok, on, prep, usedFor } from '../entry.ts';
import { powo, study } from '../references.ts';

export const rooibos = herb({
  slug: 'rooibos',
  accepted_name: 'Aspalathus linearis',
  family: 'Fabaceae',
  names: { english: ['Rooibos'] },
  other_names: ['red bush', 'roibos', 'redbush tea'],
  summary: 'A red, caffeine-free tea from the Cape that goes well with milk. Mild; few studies.',
  about:
    'Rooibos grows only in the mountains of the western Cape. Fermented needles give a round red drink without caffeine and with little tannin, so it makes a good evening chai. Health claims rest on small studies.',
  look_alikes: [{ name: 'Honeybush (Cyclopia)', difference: 'A cousin with a sweeter, honey-like smell.' }],
  parts_used: ['leaf'],
  preparations: [
    prep(
      'food',
      'leaf',
      '1 bag or 1 teaspoon (about 2 g) to 1 cup of boiling water',
      ['Steep for 5 minutes.', 'Drink plain or with milk.'],
      [1, 'cup', 3, 6],
      null,
      1,
      'food',
      'marnewick',
    ),
  ],
  uses: [
    usedFor('nourishment', 'C', 'A drink without caffeine for the evening.', 'marnewick'),
    usedFor(
      'cholesterol-and-heart',
      'B',
      'Six cups a day improved blood fats slightly in one small study.',
      'marnewick',
    ),
  ],
  contraindications: [
    contra(
      'liver-disease',
      'caution',
      'Raised liver values were reported in a few people who drank very much.',
    ),
    contra('hormone-sensitive-illness', 'caution', 'It may act very weakly like oestrogen.'),
  ],
  pregnancy: ok('Ordinary amounts suit most people.'),
  lactation: ok('Ordinary amounts suit most people.'),
  children: ok('Weak tea without sugar suits children over 1 year.'),
  interactions: [
    on(
      'liver-straining-medicines',
      'minor',
      'strains',
      'Very large amounts were linked to raised liver values.',
    ),
  ],
  side_effects: ['none known in ordinary amounts'],
  storage: 'Keep closed and dry for two years.',
  grows_in_kenya: 'no',
  references: [
    study(
      'marnewick',
      'Marnewick JL and others: Effects of rooibos (Aspalathus linearis) on oxidative stress and biochemical parameters in adults at risk for cardiovascular disease',
      'Journal of Ethnopharmacology',
      2011,
    ),
    powo,
  ],
  picture: 'rooibos-tea',
});
