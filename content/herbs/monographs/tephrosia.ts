import { avoid, contra, herb, on, usedFor } from '../entry.ts';
import { kokwaro, powo, prota, usefulTrees } from '../references.ts';

export const tephrosia = herb({
  slug: 'tephrosia',
  accepted_name: 'Tephrosia vogelii',
  family: 'Fabaceae',
  names: { english: ['Fish-poison bean', 'Vogel’s tephrosia'], swahili: ['utupa'] },
  other_names: ['tephrosia'],
  summary: 'A farm shrub that poisons fish, ticks and insects. Useful in the shamba, dangerous in a cup.',
  about:
    'Farmers plant this white or purple-flowered shrub against moles and use leaf washes on ticks. Its rotenoids stop cells from using oxygen: fish float up, insects die, and people who drink it can too. It is here as a warning only.',
  alert: 'Poisonous to people and deadly to fish. Never swallow it or wash it into a river.',
  look_alikes: [
    { name: 'Sesbania sesban', difference: 'It has finer leaves, yellow flowers and long thin pods.' },
  ],
  parts_used: ['leaf'],
  no_preparation_reason: 'It is a poison and no amount is safe to swallow.',
  uses: [
    usedFor(
      'parasites-and-insects',
      'B',
      'Leaf washes killed ticks on cattle in farm trials.',
      'useful-trees',
      'prota',
    ),
    usedFor(
      'fever-and-infection',
      'D',
      'Healers have used it for worms; people have been poisoned.',
      'kokwaro',
    ),
  ],
  contraindications: [
    contra('under-18', 'avoid', 'It is not for anyone under 18.'),
    contra('plant-allergy', 'avoid', 'Dust and leaf irritate eyes, nose and skin.'),
  ],
  pregnancy: avoid('Poisonous; it has been used to end pregnancies.'),
  lactation: avoid('Poisonous, and nobody knows what reaches the milk.'),
  children: avoid('Poisonous. Keep children away from the washes.'),
  interactions: [
    on(
      'levodopa',
      'moderate',
      'opposes',
      'Rotenone harms the same nerve cells that Parkinson’s disease harms.',
      { advice: 'Do not handle it without gloves, and never swallow it.' },
    ),
  ],
  side_effects: ['vomiting, slow breathing and fits when swallowed', 'irritated skin and eyes'],
  storage: 'Keep farm preparations labelled, locked away and far from water.',
  grows_in_kenya: 'cultivated',
  references: [usefulTrees, prota('Tephrosia vogelii'), kokwaro, powo],
});
