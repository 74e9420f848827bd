import { bleedingPairs } from './bleeding.ts';
import type { Pairs } from './entry.ts';
import { fibreAndTeaPairs } from './fibres-and-teas.ts';
import { nerveAndFeverPairs } from './nerves-and-fever.ts';
import { potassiumPairs } from './potassium.ts';
import { purgePairs } from './purges.ts';
import { singleMedicinePairs } from './single-medicines.ts';
import { spicePairs } from './spices.ts';
import { sugarAndMorePairs } from './sugar-and-more.ts';
import { sugarPairs } from './sugar.ts';

/** Every entry; a plant may have one in several groups, such as moringa for sugar and for potassium. */
export const pairs: readonly Pairs[] = [
  ...sugarPairs,
  ...sugarAndMorePairs,
  ...spicePairs,
  ...bleedingPairs,
  ...purgePairs,
  ...potassiumPairs,
  ...fibreAndTeaPairs,
  ...nerveAndFeverPairs,
  ...singleMedicinePairs,
];

/** Entries by herb, in the order of the list. */
export const pairsBySlug: ReadonlyMap<string, readonly Pairs[]> = Map.groupBy(pairs, ({ slug }) => slug);
