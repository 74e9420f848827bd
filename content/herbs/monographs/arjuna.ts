import { avoid, ayurveda, contra, herb, on, prep, usedFor } from '../entry.ts';
import { api, study } from '../references.ts';

export const arjuna = herb({
  slug: 'arjuna',
  accepted_name: 'Terminalia arjuna',
  family: 'Combretaceae',
  names: { english: ['Arjuna'] },
  other_names: ['arjun bark'],
  summary: 'A bark given for the heart in India. Small trials; chest pain needs a hospital, not a bark.',
  about:
    'The smooth pale bark of this riverside tree is boiled with milk. Small Indian trials beside ordinary tablets saw less angina; a larger trial in heart failure saw no gain. Anyone with a heart complaint needs a clinician.',
  alert: 'Chest pain or breathlessness is an emergency. Do not wait for a herb.',
  parts_used: ['bark'],
  preparations: [
    prep(
      'decoction',
      'bark',
      '1 teaspoon (about 3 g) of bark powder to 1 cup of water and milk',
      ['Ask your heart clinic first.', 'Simmer down by half, strain and drink after a meal.'],
      [1, 'cup', 1, 1],
      28,
      18,
      'monograph',
      'api',
    ),
  ],
  uses: [
    usedFor(
      'cholesterol-and-heart',
      'B',
      'Small trials beside tablets saw less angina; a larger one in heart failure saw no gain.',
      'kaur',
      'maulik',
    ),
  ],
  contraindications: [
    contra('heart-disease', 'caution', 'Only with the agreement of your heart clinic.'),
    contra('low-blood-pressure', 'caution', 'It may lower pressure.'),
    contra('surgery-within-2-weeks', 'caution', 'It may slow platelets.'),
    contra('under-18', 'avoid', 'It is not for anyone under 18.'),
  ],
  pregnancy: avoid('There is no safety data.'),
  lactation: avoid('There is no safety data.'),
  children: avoid('There is no safety data for children.'),
  interactions: [
    on('blood-pressure-medicines', 'moderate', 'adds', 'It may lower pressure further.'),
    on('anticoagulants', 'moderate', 'adds', 'It may slow platelets.'),
    on('digoxin', 'moderate', 'adds', 'It may add to the strength of the heart beat.'),
    on('hypo-prone-medicines', 'minor', 'adds', 'It may lower sugar a little further.'),
  ],
  side_effects: ['hard stools', 'headache', 'nausea'],
  storage: 'Keep bark dry and closed for two years.',
  grows_in_kenya: 'no',
  ayurveda: ayurveda(['Arjuna'], ['astringent'], ['light', 'dry'], 'cooling', 'pungent', [0, -1, -1], 'milk'),
  references: [
    study(
      'kaur',
      'Kaur N and others: Terminalia arjuna in chronic stable angina: systematic review and meta-analysis',
      'Cardiology Research and Practice',
      2014,
    ),
    study(
      'maulik',
      'Maulik SK and others: Clinical efficacy of water extract of stem bark of Terminalia arjuna in patients of chronic heart failure',
      'Phytomedicine',
      2016,
    ),
    api('Arjuna'),
  ],
});
