import { contra, herb, ok, on, prep, usedFor } from '../entry.ts';
import { fdc, prota, study } from '../references.ts';

export const avocado = herb({
  slug: 'avocado',
  accepted_name: 'Persea americana',
  family: 'Lauraceae',
  names: { english: ['Avocado'], swahili: ['parachichi', 'mparachichi'] },
  other_names: ['ovakado', 'makorobia', 'ovacado'],
  summary:
    'Fruit and oil are rich, good food. Leaf and stone are drunk by custom, but they hold persin and we advise against it.',
  about:
    'Kenya grows some of the best avocado in the world. Its fat is mostly the kind found in olive oil, with fibre and potassium. Leaf and stone teas are praised online; leaf of some kinds has killed goats and hurt the hearts of animals, and no one has tested the tea properly.',
  parts_used: ['fruit', 'seed oil'],
  preparations: [
    prep(
      'food',
      'fruit',
      '½ ripe fruit (about 75 g)',
      ['Cut, take the stone out and mash or slice.', 'Eat with beans, ugali or bread.'],
      [1, 'serving', 1, 2],
      null,
      0.5,
      'food',
      'fdc',
    ),
  ],
  uses: [
    usedFor('nourishment', 'B', 'A good source of unsaturated fat, fibre and potassium.', 'fdc'),
    usedFor(
      'cholesterol-and-heart',
      'B',
      'In place of butter or meat fat it lowered LDL cholesterol in trials.',
      'wang',
    ),
    usedFor('blood-pressure', 'C', 'Leaf tea is drunk by custom; animals were poisoned by leaf.', 'prota'),
  ],
  contraindications: [
    contra('latex-allergy', 'caution', 'People allergic to rubber may react.'),
    contra('plant-allergy', 'avoid', 'Avocado allergy is known.'),
    contra('kidney-disease', 'caution', 'It is rich in potassium.'),
  ],
  pregnancy: ok('Fruit is good food; no leaf or stone tea.'),
  lactation: ok('Fruit is good food; no leaf or stone tea.'),
  children: ok('Fruit suits children from 6 months; no leaf or stone tea.'),
  interactions: [
    on('warfarin', 'minor', 'opposes', 'Large amounts weakened warfarin in a few reports.'),
    on('ace-and-arb', 'minor', 'adds', 'These tablets keep potassium in the body, and avocado adds to it.', {
      advice: 'Ask your clinic before daily use, and have your potassium checked.',
    }),
  ],
  side_effects: ['rich: loose stools with large amounts'],
  storage: 'Ripen at room temperature; keep oil dark and cool.',
  grows_in_kenya: 'cultivated',
  references: [
    fdc,
    prota('Persea americana'),
    study(
      'wang',
      'Wang L and others: Effect of a moderate fat diet with and without avocados on lipoprotein particle number, size and subclasses',
      'Journal of the American Heart Association',
      2015,
    ),
  ],
  picture: 'avocado-oil',
});
