import { avoid, contra, herb, on, usedFor } from '../entry.ts';
import { kokwaro, powo, prota } from '../references.ts';

export const lantana = herb({
  slug: 'lantana',
  accepted_name: 'Lantana camara',
  family: 'Verbenaceae',
  names: { english: ['Lantana', 'Tickberry'], luo: ['nyabend-winy'] },
  other_names: ['curse of Barbados'],
  summary:
    'A garden weed that poisons livestock and people. Here so that you know it; we advise no use at all.',
  about:
    'Lantana came as a hedge and now chokes pasture from the coast to the lake. Its bright flowers and black berries tempt children. Leaf and green berries hold substances that block bile and harm the liver; cattle die of them. Leaf is still used for coughs and wounds by custom.',
  alert: 'Poisonous. Do not swallow any part; seek care if a child ate green berries.',
  look_alikes: [
    {
      name: 'Lippia javanica (fever tea)',
      difference: 'Its flowers are tiny and creamy white, and its leaf is used as a tea.',
    },
  ],
  parts_used: ['leaf'],
  no_preparation_reason: 'It harms the liver and no amount is known to be safe.',
  uses: [
    usedFor('skin-and-wounds', 'C', 'Crushed leaf is put on wounds by custom; it can irritate.', 'kokwaro'),
    usedFor(
      'cough-and-cold',
      'D',
      'Leaf is boiled for coughs by custom; the risk to the liver is too high.',
      'kokwaro',
      'prota',
    ),
    usedFor(
      'parasites-and-insects',
      'B',
      'Dry leaf keeps beetles out of stored potatoes in farm studies.',
      'prota',
    ),
  ],
  contraindications: [
    contra('under-18', 'avoid', 'It is not for anyone under 18.'),
    contra('liver-disease', 'avoid', 'It blocks the flow of bile.'),
  ],
  pregnancy: avoid('Poisonous; it harmed unborn animals.'),
  lactation: avoid('Poisonous, and nobody knows what reaches the milk.'),
  children: avoid('Green berries have poisoned children.'),
  interactions: [on('liver-straining-medicines', 'major', 'strains', 'Both harm the liver.')],
  side_effects: ['vomiting, weakness and jaundice', 'skin that burns in the sun'],
  storage: 'Do not bring it into the house; wear gloves when you clear it.',
  conservation: { iucn: null, cites: null, note: 'An invading plant: do not plant it.' },
  grows_in_kenya: 'wild',
  references: [kokwaro, prota('Lantana camara'), powo],
});
