import { avoid, ayurveda, contra, herb, noData, on, prep, usedFor } from '../entry.ts';
import { api, powo, study } from '../references.ts';

export const brahmi = herb({
  slug: 'brahmi',
  accepted_name: 'Bacopa monnieri',
  family: 'Plantaginaceae',
  synonyms: ['Herpestis monniera'],
  names: { english: ['Brahmi', 'Water hyssop'] },
  other_names: ['bacopa', 'jalbrahmi'],
  summary: 'A marsh herb for memory. Small trials saw slightly better recall after three months.',
  about:
    'This small creeping water plant is found in warm wet places around the world. Trials of twelve weeks with extracts saw a little better recall. Stomach cramps are common. Gotu kola is also sold as brahmi, so check the Latin name.',
  look_alikes: [
    {
      name: 'Centella asiatica (gotu kola)',
      difference: 'It has round, kidney-shaped leaves on long stalks; brahmi has small fleshy spoons.',
    },
  ],
  parts_used: ['whole herb'],
  preparations: [
    prep(
      'powder',
      'whole herb',
      '½ teaspoon (about 1 g) with warm milk or water',
      ['Stir in well.', 'Take with food.'],
      [1, 'g', 2, 3],
      84,
      18,
      'monograph',
      'api',
    ),
  ],
  uses: [
    usedFor('memory', 'B', 'Extracts improved recall slightly in small trials over 12 weeks.', 'kongkeaw'),
    usedFor('stress-and-mood', 'C', 'It is taken for calm by custom.', 'api'),
  ],
  contraindications: [
    contra('stomach-ulcer', 'caution', 'It can irritate the stomach.'),
    contra('asthma', 'caution', 'It may add to phlegm.'),
    contra('overactive-thyroid', 'caution', 'It raised thyroid hormone in animals.'),
    contra('heart-disease', 'caution', 'It may slow the pulse.'),
    contra('urinary-blockage', 'caution', 'It may act on the bladder.'),
    contra('under-18', 'caution', 'Too little is known about anyone under 18.'),
  ],
  pregnancy: avoid('There is no safety data.'),
  lactation: avoid('There is no safety data.'),
  children: noData('Too little is known; leave it to adults.'),
  interactions: [
    on('levothyroxine', 'minor', 'adds', 'It raised thyroid hormone in animals.'),
    on('sedatives', 'minor', 'adds', 'It may deepen drowsiness.'),
    on('antidepressants', 'minor', 'raises', 'It slowed liver enzymes in the laboratory.'),
    on('antithyroid-medicines', 'minor', 'opposes', 'It raised thyroid hormone in animals.'),
  ],
  side_effects: ['cramps, nausea and loose stools', 'dry mouth'],
  storage: 'Keep dry and closed for a year.',
  grows_in_kenya: 'wild',
  ayurveda: ayurveda(
    ['Brahmi'],
    ['bitter', 'astringent'],
    ['light'],
    'cooling',
    'sweet',
    [-1, -1, -1],
    'ghee or milk',
  ),
  references: [
    study(
      'kongkeaw',
      'Kongkeaw C and others: Meta-analysis of randomized controlled trials on cognitive effects of Bacopa monnieri extract',
      'Journal of Ethnopharmacology',
      2014,
    ),
    api('Brahmi'),
    powo,
  ],
});
