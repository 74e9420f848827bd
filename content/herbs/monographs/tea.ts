import { caution, contra, herb, on, prep, usedFor } from '../entry.ts';
import { cochrane, ema, livertox, nccih } from '../references.ts';

export const tea = herb({
  slug: 'tea',
  accepted_name: 'Camellia sinensis',
  family: 'Theaceae',
  synonyms: ['Thea sinensis'],
  names: { english: ['Tea', 'Green tea', 'Purple tea'], swahili: ['chai', 'majani chai'] },
  other_names: ['chai ya kijani', 'kericho tea', 'TRFK 306'],
  summary:
    'Green, purple or black, one leaf. A drink with caffeine; strong extracts in capsules have hurt livers.',
  about:
    'Kenya lives on this leaf. Green, purple and black differ by how they are handled and, for purple, by the kind of bush. As a drink it is safe for most adults. Extract capsules for slimming are another thing: they bring a day’s catechins at once and have injured livers.',
  parts_used: ['leaf'],
  preparations: [
    prep(
      'food',
      'leaf',
      '1 teaspoon (about 2 g) to 1 cup of hot water',
      ['Let boiled water stand for 3 minutes for green or purple tea.', 'Steep for 2 to 3 minutes.'],
      [1, 'cup', 3, 3],
      null,
      12,
      'food',
      'ema',
    ),
  ],
  uses: [
    usedFor('energy', 'A', 'Caffeine keeps people awake and alert.', 'ema'),
    usedFor(
      'cholesterol-and-heart',
      'B',
      'Green and black tea lowered pressure and cholesterol slightly in trials.',
      'cochrane',
    ),
    usedFor('nourishment', 'C', 'A drink with company, best with little sugar.', 'nccih'),
  ],
  contraindications: [
    contra('iron-deficiency', 'caution', 'Tea with meals lowers iron uptake.'),
    contra('heart-disease', 'caution', 'Caffeine can bring on palpitations.'),
    contra('high-blood-pressure', 'caution', 'Caffeine raises pressure for a few hours.'),
    contra('liver-disease', 'avoid', 'No extract capsules: they have injured livers.'),
    contra('stomach-ulcer', 'caution', 'Strong tea stirs acid.'),
  ],
  pregnancy: caution('Keep all caffeine under 200 mg a day, about 3 to 4 weak cups.'),
  lactation: caution('Keep all caffeine under 200 mg a day; it can keep the baby awake.'),
  children: caution('Not for small children: caffeine and lost iron.'),
  interactions: [
    on('iron-tablets', 'moderate', 'binds', 'Tannin binds iron.'),
    on('warfarin', 'minor', 'opposes', 'Large amounts bring vitamin K; keep the number of cups steady.'),
    on('blood-pressure-medicines', 'moderate', 'lowers', 'Green tea strongly lowered nadolol in a study.'),
    on(
      'asthma-medicines',
      'minor',
      'adds',
      'Caffeine adds to the shaking and pulse of theophylline and salbutamol.',
    ),
    on('lithium', 'moderate', 'shifts', 'Stopping or starting much caffeine changes lithium.'),
    on('antipsychotics', 'moderate', 'raises', 'Caffeine raises clozapine.'),
    on('cancer-medicines', 'moderate', 'opposes', 'Green tea can block bortezomib.'),
    on('liver-straining-medicines', 'minor', 'strains', 'Extract capsules strain the liver.'),
  ],
  side_effects: ['sleeplessness and palpitations', 'heartburn'],
  storage: 'Keep closed, dry and away from smells.',
  grows_in_kenya: 'cultivated',
  references: [
    ema('Camellia sinensis, non-fermented leaf'),
    cochrane('Green and black tea for the primary prevention of cardiovascular disease', 2013),
    nccih('Green Tea', 'green-tea'),
    livertox('Green Tea'),
  ],
  picture: 'kericho-green-tea',
});
