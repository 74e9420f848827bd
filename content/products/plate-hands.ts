import { foodHands } from './plate-hands-foods.ts';
import { herbHands } from './plate-hands-herbs.ts';
import { oilHands } from './plate-hands-oils.ts';
import { supplementHands } from './plate-hands-supplements.ts';
import { teaHands } from './plate-hands-teas.ts';
import type { PlantHand } from './plate-types.ts';

/** Every plant we draw. Leaf and accent colours are those of the living or dried plant. */
export const plantHands = {
  ...herbHands,
  ...foodHands,
  ...teaHands,
  ...supplementHands,
  ...oilHands,
} as const satisfies Record<string, PlantHand>;

export type PlantKey = keyof typeof plantHands;
