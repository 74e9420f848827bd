import { hand } from './plate-hand.ts';
import type { PlantHand } from './plate-types.ts';

/** Plants pressed for their oil. */
export const oilHands = {
  coconut: hand('Arecaceae', 'nut', ['frond', 'smooth', 'basal'], 'round', ['#4f8f5c', '#7a5336'], 2, 'cool'),
  castor: hand(
    'Euphorbiaceae',
    'seed-pod',
    ['palmate', 'toothed', 'alternate'],
    'cluster',
    ['#5b6f45', '#b4423f'],
    2,
    'deep',
  ),
  avocado: hand(
    'Lauraceae',
    'fruit',
    ['elliptic', 'smooth', 'alternate'],
    'pear',
    ['#37683e', '#6d7f2f'],
    2,
    'fresh',
  ),
  shea: hand('Sapotaceae', 'nut', ['strap', 'wavy', 'whorled'], 'oval', ['#6b8a55', '#7a4327'], 4, 'warm'),
  eucalyptus: hand(
    'Myrtaceae',
    'leaf-sprig',
    ['lanceolate', 'smooth', 'alternate'],
    'bud',
    ['#7b9c92', '#c8d3b8'],
    3,
    'cool',
  ),
} as const satisfies Record<string, PlantHand>;
