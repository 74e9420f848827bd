import { caution, contra, herb, on, prep, notAdvised, usedFor } from '../entry.ts';
import { fdc, mskcc, prota, study } from '../references.ts';

export const papaya = herb({
  slug: 'papaya',
  accepted_name: 'Carica papaya',
  family: 'Caricaceae',
  names: { english: ['Papaya', 'Pawpaw'], swahili: ['papai', 'mpapai'] },
  other_names: ['popo', 'paw paw'],
  summary:
    'Ripe fruit is good food. Unripe latex, seeds in spoonfuls and leaf juice are medicines with real risks.',
  about:
    'Ripe pawpaw brings vitamins A and C and soft fibre. Green fruit bleeds a latex with papain, an enzyme that digests meat. Dried seeds, in honey, cleared some worms in a small Nigerian trial; leaf juice was tried in dengue to raise platelets. Neither is a home routine.',
  parts_used: ['fruit', 'seed', 'leaf'],
  preparations: [
    prep(
      'food',
      'fruit',
      '1 slice of ripe fruit (about 150 g)',
      ['Wash and peel the fruit.', 'Eat fresh, with lemon.'],
      [1, 'serving', 1, 3],
      null,
      0.5,
      'food',
      'fdc',
    ),
  ],
  uses: [
    usedFor('nourishment', 'B', 'Ripe fruit is a good source of vitamins A and C.', 'fdc'),
    usedFor('bowels', 'C', 'Ripe fruit is eaten for hard stools by custom.', 'prota'),
    notAdvised(
      'parasites-and-insects',
      'B',
      'Dried seed in honey cleared worms in a small trial; deworming tablets are surer.',
      'okeniyi',
    ),
    notAdvised(
      'fever-and-infection',
      'B',
      'Leaf extract raised platelets in dengue in small trials; dengue needs a hospital.',
      'mskcc',
    ),
  ],
  contraindications: [
    contra('latex-allergy', 'avoid', 'People allergic to rubber may react to unripe fruit.'),
    contra('trying-for-a-baby', 'caution', 'Seeds lowered fertility in animals.'),
  ],
  pregnancy: caution('Ripe fruit is fine; no unripe fruit, seeds or leaf, which can stir the womb.'),
  lactation: caution('Ripe fruit is fine; nothing is known of the rest.'),
  children: caution('Ripe fruit suits children from 6 months; no seeds or leaf.'),
  interactions: [
    on('warfarin', 'moderate', 'adds', 'Papain may add to warfarin.'),
    on('hypo-prone-medicines', 'minor', 'adds', 'Leaf and seeds may lower sugar.'),
    on('heart-rhythm-medicines', 'minor', 'shifts', 'Seed extract changed amiodarone in animals.'),
  ],
  side_effects: ['rash from the latex', 'loose stools'],
  storage: 'Ripen at room temperature, then keep in the fridge for a few days.',
  grows_in_kenya: 'cultivated',
  references: [
    fdc,
    prota('Carica papaya'),
    mskcc('Papaya Leaf'),
    study(
      'okeniyi',
      'Okeniyi JA and others: Effectiveness of dried Carica papaya seeds against human intestinal parasitosis',
      'Journal of Medicinal Food',
      2007,
    ),
  ],
});
