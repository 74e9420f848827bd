import { ayurveda, contra, herb, ok, on, prep, usedFor } from '../entry.ts';
import { api, foodPlants, iucn, kokwaro, powo, prota } from '../references.ts';

export const tamarind = herb({
  slug: 'tamarind',
  accepted_name: 'Tamarindus indica',
  family: 'Fabaceae',
  names: {
    english: ['Tamarind'],
    swahili: ['mkwaju', 'ukwaju'],
    luo: ['chwaa', 'ochwaa'],
    kamba: ['kithumula', 'muthumula'],
  },
  other_names: ['imli', 'tamarin'],
  summary:
    'Ukwaju: a sour pulp for juice, sauces and uji. A food; in amounts it loosens the bowels and meets aspirin.',
  about:
    'The mkwaju shades homesteads from the lake to the coast, and its brown pods hold a sticky, very sour pulp. Soaked in water it gives juice, sharpens fish and beans, and softens stools. Its acids are hard on teeth, and it helps the body take up aspirin and ibuprofen.',
  parts_used: ['fruit pulp', 'leaf', 'seed'],
  preparations: [
    prep(
      'food',
      'fruit pulp',
      '1 walnut-sized piece (about 15 g) to 1 cup of warm water',
      [
        'Soak the pulp for 15 minutes.',
        'Rub it with clean fingers and strain.',
        'Drink as juice or use in sauce. Rinse the mouth with water after.',
      ],
      [1, 'serving', 1, 2],
      null,
      1,
      'food',
      'food-plants',
    ),
  ],
  uses: [
    usedFor('nourishment', 'C', 'It gives sourness to food without salt.', 'food-plants'),
    usedFor('bowels', 'C', 'Pulp is taken for hard stools by custom.', 'kokwaro', 'prota'),
    usedFor('nausea', 'C', 'The sour drink is sipped for nausea by custom.', 'prota'),
  ],
  contraindications: [
    contra('reflux', 'caution', 'The acid can burn.'),
    contra('stomach-ulcer', 'caution', 'The acid can sting an ulcer.'),
    contra('legume-allergy', 'caution', 'It belongs to the bean family.'),
  ],
  pregnancy: ok('Suits most people as food.'),
  lactation: ok('Suits most people as food.'),
  children: ok('Suits children as food; sweets with added salt and dye do not.'),
  interactions: [
    on(
      'nsaids',
      'moderate',
      'raises',
      'Tamarind raised the blood level of ibuprofen and aspirin in small studies.',
    ),
    on('antiplatelets', 'minor', 'raises', 'It can raise the level of aspirin.'),
    on('warfarin', 'minor', 'adds', 'Large amounts might add to bleeding; there is little data.'),
    on('hypo-prone-medicines', 'minor', 'adds', 'Large amounts may lower sugar; sweetened drinks raise it.'),
  ],
  side_effects: ['loose stools', 'worn tooth enamel with daily use'],
  storage: 'Keep pressed pulp covered and cool; it darkens but keeps for a year.',
  conservation: { iucn: 'LC', cites: null, note: null },
  grows_in_kenya: 'wild',
  ayurveda: ayurveda(['Chincha', 'Amlika'], ['sour'], ['heavy', 'dry'], 'heating', 'sour', [-1, 1, 1]),
  references: [
    foodPlants,
    prota('Tamarindus indica'),
    kokwaro,
    iucn('Tamarindus indica'),
    powo,
    api('Chincha'),
  ],
  picture: 'tamarind-pulp',
});
