import { avoid, contra, herb, on, usedFor } from '../entry.ts';
import { kokwaro, powo, prota, usefulTrees } from '../references.ts';

export const croton = herb({
  slug: 'croton',
  accepted_name: 'Croton macrostachyus',
  family: 'Euphorbiaceae',
  names: {
    english: ['Broad-leaved croton'],
    kikuyu: ['mutundu'],
    luo: ['ngongngong'],
    luhya: ['musutsu'],
    kamba: ['kitundu'],
    kalenjin: ['tebeswet'],
  },
  other_names: ['bisana'],
  summary:
    'A soft-leaved tree whose sap is dabbed on small cuts by custom. Its seeds and oil are poisonous purges.',
  about:
    'Leaves that turn orange before they fall make this tree easy to know. Fresh leaf juice is pressed on small cuts to slow bleeding, and bark is boiled by healers for worms. Crotons hold irritant substances, and seed oil of the group is a violent purge, so nothing is swallowed here.',
  alert: 'Seeds and oil are poisonous. Do not swallow any part.',
  look_alikes: [
    {
      name: 'Croton megalocarpus (mukinduri)',
      difference: 'It has narrower leaves, silvery below, and big woody nuts.',
    },
  ],
  parts_used: ['leaf', 'bark'],
  no_preparation_reason:
    'No safe dose is known for swallowing, and clean water and a plaster serve a cut better.',
  uses: [
    usedFor(
      'skin-and-wounds',
      'C',
      'Leaf juice is pressed on small cuts by custom.',
      'kokwaro',
      'useful-trees',
    ),
    usedFor(
      'parasites-and-insects',
      'C',
      'Bark is boiled for worms by custom; deworming tablets are safer.',
      'kokwaro',
    ),
  ],
  contraindications: [
    contra('under-18', 'avoid', 'It is not for anyone under 18.'),
    contra('broken-skin', 'avoid', 'Unclean sap can infect a wound.'),
  ],
  pregnancy: avoid('It purges strongly and can end a pregnancy.'),
  lactation: avoid('There is no safety data.'),
  children: avoid('There is no safety data, and the seeds poison.'),
  interactions: [
    on('hiv-medicines', 'moderate', 'opposes', 'Purging washes tablets out before they work.'),
    on('diuretics', 'moderate', 'adds', 'Purging and water tablets both drain potassium.'),
    on('digoxin', 'moderate', 'adds', 'Purging drains potassium, which makes digoxin riskier.'),
  ],
  side_effects: ['burning skin', 'swallowed: cramps, vomiting and diarrhoea'],
  storage: 'There is no reason to keep it at home.',
  grows_in_kenya: 'wild',
  references: [kokwaro, usefulTrees, prota('Croton macrostachyus'), powo],
});
