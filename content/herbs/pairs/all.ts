import { bleedingPairs } from './bleeding.ts';
import type { Pairs } from './entry.ts';
import { fibreTeaAndRootPairs } from './fibres-teas-and-roots.ts';
import { potassiumPairs } from './potassium.ts';
import { purgePairs } from './purges.ts';
import { sugarPairs } from './sugar.ts';

/** Every entry; a plant may have one in several groups, such as moringa for sugar and for potassium. */
export const pairs: readonly Pairs[] = [
  ...sugarPairs,
  ...bleedingPairs,
  ...purgePairs,
  ...potassiumPairs,
  ...fibreTeaAndRootPairs,
];

/** Entries by herb, in the order of the list. */
export const pairsBySlug: ReadonlyMap<string, readonly Pairs[]> = Map.groupBy(pairs, ({ slug }) => slug);
