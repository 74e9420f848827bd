import { caution, contra, herb, noData, on, prep, usedFor } from '../entry.ts';
import { fdc, study } from '../references.ts';

export const spirulina = herb({
  slug: 'spirulina',
  accepted_name: 'Limnospira platensis',
  family: 'Microcoleaceae',
  synonyms: ['Arthrospira platensis', 'Spirulina platensis'],
  names: { english: ['Spirulina'] },
  other_names: ['blue-green algae', 'spirullina'],
  summary:
    'A blue-green micro-alga rich in protein. A food in small spoonfuls; only tested lots, because toxins can creep in.',
  about:
    'Close kin of spirulina turns the soda lakes of the Rift green and feeds flamingos; ours is grown in clean ponds. It is rich in protein and colour. Small trials saw slightly better blood fats. Badly grown lots can hold microcystin, a liver poison.',
  look_alikes: [
    { name: 'Wild lake scum', difference: 'Never gather it: other blue-green algae are deadly.' },
  ],
  parts_used: ['alga'],
  preparations: [
    prep(
      'food',
      'alga',
      '½ to 1 teaspoon (1 to 2.5 g) in a smoothie or juice',
      ['Start with half a teaspoon.', 'Blend in and drink at once; do not cook it.'],
      [2.5, 'g', 1, 3],
      84,
      12,
      'food',
      'serban',
    ),
  ],
  uses: [
    usedFor('nourishment', 'B', 'It is rich in protein, though a spoon holds little of it.', 'fdc'),
    usedFor('cholesterol-and-heart', 'B', 'Small trials saw slightly lower fats.', 'serban'),
  ],
  contraindications: [
    contra('autoimmune-disease', 'avoid', 'It stirs the immune system.'),
    contra('organ-transplant', 'avoid', 'It stirs the immune system.'),
    contra('gout', 'caution', 'It brings purines.'),
    contra('liver-disease', 'caution', 'Untested lots may hold liver poisons.'),
  ],
  pregnancy: noData('Too little is known; ask before use.'),
  lactation: noData('Too little is known; ask before use.'),
  children: caution('Not for small children, nor with phenylketonuria.'),
  interactions: [
    on('immunosuppressants', 'major', 'opposes', 'It stirs the immune system.'),
    on('warfarin', 'moderate', 'opposes', 'It brings vitamin K, which works against warfarin.'),
    on('hypo-prone-medicines', 'minor', 'adds', 'It may lower sugar a little further.'),
    on('liver-straining-medicines', 'minor', 'strains', 'Untested lots may hold liver poisons.'),
  ],
  side_effects: ['upset stomach', 'headache', 'green stools'],
  storage: 'Keep tightly closed and dark; use within six months of opening.',
  grows_in_kenya: 'cultivated',
  references: [
    fdc,
    study(
      'serban',
      'Serban MC and others: A systematic review and meta-analysis of the impact of Spirulina supplementation on plasma lipid concentrations',
      'Clinical Nutrition',
      2016,
    ),
  ],
  picture: 'spirulina-powder',
});
