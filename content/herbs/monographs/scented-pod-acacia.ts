import { avoid, contra, herb, noData, on, prep, usedFor } from '../entry.ts';
import { foodPlants, kokwaro, powo, prota, usefulTrees } from '../references.ts';

export const scentedPodAcacia = herb({
  slug: 'scented-pod-acacia',
  accepted_name: 'Vachellia nilotica',
  family: 'Fabaceae',
  synonyms: ['Acacia nilotica'],
  names: { english: ['Scented-pod acacia', 'Gum arabic thorn'], kamba: ['musemei'], maasai: ['olkiloriti'] },
  other_names: ['babul', 'olkiloriti soup'],
  summary: 'Olkiloriti: the bark that warriors boil with meat. Rich in tannin; strong brews can be too much.',
  about:
    'Maasai cooks boil bark or root of this thorn tree into red, bitter soup and say that it helps meat go down and makes men brave. Bark and pods hold much tannin, which dries the mouth, firms loose stools and holds iron back. In large amounts tannin is hard on liver and kidney.',
  look_alikes: [
    {
      name: 'Other thorn trees',
      difference: 'Look for pods like a string of beads with a sweet smell, and straight white thorns.',
    },
  ],
  parts_used: ['bark', 'root', 'pod', 'resin'],
  preparations: [
    prep(
      'food',
      'bark',
      '1 finger-long piece of bark to a large pot of meat soup',
      ['Wash the bark and simmer it for 20 minutes.', 'Take it out when the soup is light red.'],
      [1, 'serving', 1, 1],
      null,
      18,
      'traditional',
      'food-plants',
    ),
  ],
  uses: [
    usedFor('digestion', 'C', 'Bark soup is taken with meat by custom.', 'food-plants', 'kokwaro'),
    usedFor('bowels', 'C', 'Bark is boiled for loose stools by custom; give ORS first.', 'kokwaro'),
    usedFor('mouth-and-teeth', 'B', 'Twigs and bark powders were tried for gums in small studies.', 'prota'),
  ],
  contraindications: [
    contra('iron-deficiency', 'caution', 'Tannin holds iron back.'),
    contra('kidney-disease', 'caution', 'Much tannin is hard on the kidneys.'),
    contra('legume-allergy', 'caution', 'It belongs to the bean family.'),
    contra('under-18', 'caution', 'Too little is known about anyone under 18.'),
  ],
  pregnancy: avoid('There is no safety data for bark soups.'),
  lactation: noData('No studies exist in breastfeeding.'),
  children: noData('No studies exist in children.'),
  interactions: [
    on('iron-tablets', 'moderate', 'binds', 'Tannin binds iron.'),
    on('antibiotics', 'minor', 'binds', 'Tannin may bind some antibiotics in the gut.'),
    on('hiv-medicines', 'minor', 'binds', 'Tannin may bind tablets in the gut; nobody has studied it.'),
  ],
  side_effects: ['hard stools', 'nausea', 'restlessness with strong soup'],
  storage: 'Keep dried bark in a closed tin for up to two years.',
  conservation: {
    iucn: 'LC',
    cites: null,
    note: 'Take bark from cut branches, never in a ring round the trunk.',
  },
  grows_in_kenya: 'wild',
  references: [foodPlants, kokwaro, prota('Acacia nilotica'), usefulTrees, powo],
});
