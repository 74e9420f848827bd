import { caution, contra, herb, on, prep, usedFor } from '../entry.ts';
import { ema, nccih, who } from '../references.ts';

export const peppermint = herb({
  slug: 'peppermint',
  accepted_name: 'Mentha × piperita',
  family: 'Lamiaceae',
  names: { english: ['Peppermint'], swahili: ['nanaa'] },
  other_names: ['mint', 'minti', 'pudina', 'pepper mint'],
  summary:
    'Nanaa: a cool leaf for tea after meals. Coated oil capsules help an irritable bowel; heartburn gets worse.',
  about:
    'Peppermint is a cross of two mints and grows from cuttings by any tap. Menthol relaxes the muscle of the gut. That helps cramps and wind and is well shown for oil in capsules that open in the bowel; it also opens the valve to the gullet.',
  look_alikes: [
    { name: 'Mentha spicata (spearmint)', difference: 'It smells sweeter, without the cold of menthol.' },
  ],
  parts_used: ['leaf', 'essential oil'],
  preparations: [
    prep(
      'tea',
      'leaf',
      '1 tablespoon (about 1.5 g) of dried leaf to 1 cup of boiling water',
      ['Steep, covered, for 5 to 10 minutes.', 'Strain and drink after a meal.'],
      [1, 'cup', 3, 3],
      14,
      12,
      'monograph',
      'ema',
    ),
    // 4 to 11 years: 3 to 5 g a day in three takings (EMA 2020).
    prep(
      'tea',
      'leaf',
      'From 4 to 11 years: 2 teaspoons (about 1 g) of dried leaf to ½ cup of boiling water',
      ['Steep, covered, for 5 to 10 minutes.', 'Strain, let it cool and drink after a meal.'],
      [0.5, 'cup', 3, 3],
      14,
      4,
      'monograph',
      'ema',
    ),
  ],
  uses: [
    usedFor(
      'digestion',
      'A',
      'Coated oil capsules ease the cramps of an irritable bowel in trials.',
      'nccih',
      'ema',
    ),
    usedFor('digestion', 'C', 'Leaf tea is taken for wind and fullness by long custom.', 'ema', 'who'),
    usedFor('joints-and-pain', 'B', 'Diluted oil on the temples eased headache in small trials.', 'who'),
  ],
  contraindications: [
    contra('reflux', 'avoid', 'It opens the valve to the gullet.'),
    contra('gallstones', 'caution', 'It stirs the flow of bile.'),
    contra('iron-deficiency', 'caution', 'Tea with meals lowers iron uptake a little.'),
    contra('mint-family-allergy', 'avoid', 'It belongs to the mint family.'),
  ],
  pregnancy: caution('A cup or two of tea a day is usual; leave oil out.'),
  lactation: caution('A cup is fine; large amounts may lower milk.'),
  children: caution('Weak tea from 4 years. No oil under 3, and never near the face of a small child.'),
  interactions: [
    on('iron-tablets', 'minor', 'binds', 'Tea lowers iron uptake a little.'),
    on('stomach-acid-medicines', 'minor', 'binds', 'Antacids dissolve the coat of oil capsules too early.'),
    on('immunosuppressants', 'minor', 'raises', 'Oil raised ciclosporin in animals.'),
  ],
  side_effects: ['heartburn', 'oil near a baby’s nose: breath stops'],
  storage: 'Dry in the shade, keep closed and dark for a year.',
  grows_in_kenya: 'cultivated',
  references: [
    ema('Mentha × piperita, leaf'),
    who(2, 'Folium Menthae Piperitae'),
    nccih('Peppermint Oil', 'peppermint-oil'),
  ],
  picture: 'peppermint-tea',
});
