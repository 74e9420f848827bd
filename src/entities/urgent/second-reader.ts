import learnt from './learnt-cases.json';
/**
 * Reads a text a second time, by its likeness to the labelled cases of `content/red-flags/cases/`: how likely it cannot
 * wait, and which kind it is most like. Rules know why; this knows what else people wrote. Weights are learnt from the
 * cases by `node scripts/learn-red-flags.ts` (logistic regression) and kept as half bytes.
 */
import { type Marks, marksOf } from './text-marks.ts';
import { type UrgentKind, urgentKinds } from './urgency.ts';

type Weights = { bias: number; step: number; halves: string };

/** Two weights a byte, each from −7 to 7 steps. */
function unpacked({ halves }: Weights): Int8Array {
  const bytes = atob(halves);
  const weights = new Int8Array(bytes.length * 2);
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes.charCodeAt(at);
    weights[at * 2] = (byte >> 4) - 8;
    weights[at * 2 + 1] = (byte & 15) - 8;
  }
  return weights;
}

type Reader = { weights: Int8Array; bias: number; step: number };
const readerOf = (packed: Weights): Reader => ({
  weights: unpacked(packed),
  bias: packed.bias,
  step: packed.step,
});

const likelihood = ({ weights, bias, step }: Reader, { places, values }: Marks): number => {
  const sum = places.reduce((all, place, at) => all + (weights[place] ?? 0) * (values[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-(bias + sum * step)));
};

let danger: Reader | undefined;
let kinds: readonly (Reader & { kind: UrgentKind })[] | undefined;

/** How likely a text cannot wait, from 0 to 1. */
export function likelyUrgent(text: string): number {
  danger ??= readerOf(learnt.danger);
  return likelihood(danger, marksOf(text, danger.weights.length));
}

/** The kind of emergency a text is most like, and how much. */
export function likeliestKind(text: string): { kind: UrgentKind; likelihood: number } {
  kinds ??= urgentKinds.map((kind) => ({ kind, ...readerOf(learnt.kinds[kind]) }));
  const marks = marksOf(text, kinds[0]?.weights.length ?? 1);
  return kinds
    .map((reader) => ({ kind: reader.kind, likelihood: likelihood(reader, marks) }))
    .reduce((best, other) => (other.likelihood > best.likelihood ? other : best));
}
