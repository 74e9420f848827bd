import { avoid, ayurveda, caution, contra, herb, on, prep, usedFor } from '../entry.ts';
import { api, ema, lactmed, who } from '../references.ts';

export const fennel = herb({
  slug: 'fennel',
  accepted_name: 'Foeniculum vulgare',
  family: 'Apiaceae',
  names: { english: ['Fennel'], swahili: ['shamari'] },
  other_names: ['saunf', 'finocchio', 'bizari tamu'],
  summary: 'A sweet, anise-scented seed chewed after meals for wind and cramps. Short use only for children.',
  about:
    'Fennel seed closes many meals on the coast. The oil relaxes the gut and holds estragole, which is why European experts limit the time and keep it from small children. In food it is safe and pleasant.',
  look_alikes: [
    {
      name: 'Hemlock (Conium maculatum)',
      difference:
        'A wild, deadly cousin with purple-spotted stems and a mousy smell. Buy seed; do not gather it.',
    },
  ],
  parts_used: ['fruit', 'essential oil'],
  preparations: [
    prep(
      'tea',
      'fruit',
      '1 teaspoon (about 2 g) of crushed seed to 1 cup of boiling water',
      ['Crush the seed just before use.', 'Steep, covered, for 15 minutes and strain.'],
      [1, 'cup', 3, 3],
      14,
      12,
      'monograph',
      'ema',
    ),
  ],
  uses: [
    usedFor('digestion', 'B', 'Tea is used for wind and cramps.', 'ema', 'who'),
    usedFor('women', 'B', 'It eased period cramps in small trials.', 'ema'),
    usedFor('cough-and-cold', 'C', 'Tea is taken to loosen phlegm by custom.', 'ema'),
  ],
  contraindications: [
    contra('carrot-family-allergy', 'avoid', 'It belongs to the celery and carrot family.'),
    contra('epilepsy', 'avoid', 'The oil can bring on fits.'),
    contra('hormone-sensitive-illness', 'caution', 'It may act a little like oestrogen.'),
  ],
  pregnancy: avoid('Food amounts only; estragole and oestrogen-like effects speak against more.'),
  lactation: avoid('Food amounts only; strong tea has made babies drowsy.'),
  children: caution(
    'In food it suits children; as tea from 12 years, since its estragole is to be kept small. No oil under 3.',
  ),
  interactions: [
    on('contraceptives', 'minor', 'adds', 'Strong amounts may act like oestrogen.'),
    on('metal-binding-antibiotics', 'minor', 'binds', 'It lowered ciprofloxacin in animals.'),
    on('hormone-medicines', 'minor', 'adds', 'Strong amounts may act like oestrogen.'),
    on('epilepsy-medicines', 'major', 'opposes', 'The oil can bring on fits.'),
  ],
  side_effects: ['rash or wheeze in allergic people'],
  storage: 'Keep whole seed closed and dark for two years.',
  grows_in_kenya: 'cultivated',
  ayurveda: ayurveda(
    ['Mishreya'],
    ['sweet', 'pungent', 'bitter'],
    ['light', 'oily'],
    'cooling',
    'sweet',
    [-1, -1, 0],
  ),
  references: [
    ema('Foeniculum vulgare, fruit'),
    who(3, 'Fructus Foeniculi'),
    lactmed('Fennel'),
    api('Mishreya'),
  ],
});
