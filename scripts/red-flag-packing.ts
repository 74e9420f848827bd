/** Learnt weights as the app carries them: a letter for a weight, and only where there is one. */
import { type Learnt, letterOf, MOST_STEPS, ONWARD } from '../src/entities/urgent/second-reader.ts';

/** The weights of each place, one for each output. */
export type Model = { biases: readonly number[]; weights: ReadonlyMap<number, readonly number[]> };

/**
 * Weights in steps. `whole`: the share of them that fits into the most steps, the few larger ones are cut. `least`: a mark
 * with no weight of so many steps is left out.
 */
export function packed(
  { weights, biases }: Model,
  { least, whole }: { least: number; whole: number },
): Learnt {
  const sizes = Float64Array.from([...weights.values()].flat(), Math.abs).toSorted();
  const step = (sizes[Math.floor(sizes.length * whole)] ?? 1) / MOST_STEPS;
  const stepsOf = (weight: number): number =>
    Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(weight / step)));
  let gaps = '';
  let letters = '';
  let last = -1;
  for (const [place, row] of [...weights].toSorted(([one], [other]) => one - other)) {
    if (row.every((weight) => Math.abs(weight) < least * step)) continue;
    for (; place - last >= ONWARD; last += ONWARD) gaps += letterOf(ONWARD);
    gaps += letterOf(place - last);
    for (const weight of row) letters += letterOf(stepsOf(weight) + MOST_STEPS);
    last = place;
  }
  return {
    biases: biases.map((bias) => Number(bias.toFixed(4))),
    step: Number(step.toPrecision(5)),
    gaps,
    weights: letters,
  };
}
