import { contra, herb, noData, on, prep, usedFor } from '../entry.ts';
import { ema, nccih, who } from '../references.ts';

export const dandelion = herb({
  slug: 'dandelion',
  accepted_name: 'Taraxacum officinale',
  family: 'Asteraceae',
  names: { english: ['Dandelion'] },
  other_names: ['taraxacum'],
  summary: 'A bitter garden weed eaten as a salad and drunk as tea. Gentle; it makes a little more urine.',
  about:
    'Dandelion has followed gardeners to the Kenyan highlands. Young leaf is a bitter green, root a bitter tea. Bitterness starts digestion; leaf makes more urine, as a tiny study showed. Claims about the liver are custom only.',
  look_alikes: [
    {
      name: 'Sonchus and Hypochaeris (sow thistle, cat’s ear)',
      difference:
        'They have branched or leafy stems; dandelion has one hollow, leafless stalk to each flower.',
    },
  ],
  parts_used: ['leaf', 'root'],
  preparations: [
    prep(
      'decoction',
      'root',
      '1 tablespoon (3 to 4 g) of dried root with leaf to 1 cup of water',
      ['Boil for 5 to 10 minutes.', 'Strain and drink before a meal.'],
      [1, 'cup', 2, 3],
      14,
      12,
      'monograph',
      'ema',
    ),
  ],
  uses: [
    usedFor('digestion', 'C', 'It is taken before meals for fullness by long custom.', 'ema', 'who'),
    usedFor('urinary', 'C', 'Leaf is taken to make more urine by long custom.', 'ema'),
    usedFor('liver', 'C', 'It is taken for the liver by custom; no trials support it.', 'nccih'),
  ],
  contraindications: [
    contra('gallstones', 'avoid', 'It stirs the flow of bile.'),
    contra('daisy-family-allergy', 'avoid', 'It belongs to the daisy family.'),
    contra('kidney-disease', 'caution', 'It is rich in potassium and makes more urine.'),
    contra('reflux', 'caution', 'Bitters stir acid.'),
  ],
  pregnancy: noData('Leaf as food; nothing is known of more.'),
  lactation: noData('Leaf as food; nothing is known of more.'),
  children: noData('Leaf as food; tea from 12 years.'),
  interactions: [
    on('diuretics', 'minor', 'adds', 'It makes a little more urine.'),
    on('lithium', 'moderate', 'raises', 'More urine can raise lithium.'),
    on('warfarin', 'minor', 'opposes', 'Leaf brings vitamin K, which works against warfarin.'),
    on('metal-binding-antibiotics', 'minor', 'binds', 'Its minerals lowered ciprofloxacin in animals.'),
    on('hypo-prone-medicines', 'minor', 'adds', 'It may lower sugar a little further.'),
  ],
  side_effects: ['heartburn', 'rash in allergic people'],
  storage: 'Dry root well and keep closed for two years.',
  grows_in_kenya: 'wild',
  references: [
    ema('Taraxacum officinale, root with herb'),
    who(3, 'Radix cum Herba Taraxaci'),
    nccih('Dandelion', 'dandelion'),
  ],
});
