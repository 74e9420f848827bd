/**
 * Learns the weights of the second reader from the labelled cases and writes `src/entities/urgent/learnt-cases.json`.
 * Logistic regression, one for «cannot wait» and one for each kind, by Adagrad (Duchi, Hazan and Singer, Journal of
 * Machine Learning Research 2011), always through the cases in the same order, so that the same cases give the same file.
 * Run it after a change of the cases; a test says so when it was forgotten.
 */
import { writeFileSync } from 'node:fs';

import { type Marks, marksOf } from '../src/entities/urgent/text-marks.ts';
import { type UrgentKind, urgentKinds } from '../src/entities/urgent/urgency.ts';
import { type Case, casesHash, casesIn, learntFiles } from './red-flag-cases.ts';

const FILE = 'src/entities/urgent/learnt-cases.json';
const DANGER_PLACES = 32_768;
const KIND_PLACES = 4096;
const RATE = 0.5;
/** Keeps rare marks from speaking too loudly. */
const SHRINK = 1e-5;
/** Steps of a half byte, and the share of weights that fit without being cut. */
const MOST_STEPS = 7;
const WHOLE_SHARE = 0.995;

type Model = { weights: Float64Array; bias: number };

function learn(marks: readonly Marks[], wanted: readonly boolean[], size: number, rounds: number): Model {
  const weights = new Float64Array(size);
  const slopes = new Float64Array(size).fill(1e-6);
  let bias = 0;
  let biasSlope = 1e-6;
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < marks.length; turn += 1) {
      // A walk through all cases that is another one each round.
      const at = (turn * 7919 + round * 104_729) % marks.length;
      const { places, values } = marks[at] ?? { places: [], values: [] };
      const sum = places.reduce((all, place, i) => all + (weights[place] ?? 0) * (values[i] ?? 0), bias);
      const off = 1 / (1 + Math.exp(-sum)) - Number(wanted[at]);
      places.forEach((place, i) => {
        const slope = off * (values[i] ?? 0) + SHRINK * (weights[place] ?? 0);
        slopes[place] = (slopes[place] ?? 0) + slope * slope;
        weights[place] = (weights[place] ?? 0) - (RATE / Math.sqrt(slopes[place])) * slope;
      });
      biasSlope += off * off;
      bias -= (RATE / Math.sqrt(biasSlope)) * off;
    }
  }
  return { weights, bias };
}

/** Weights in half bytes; the few that are larger than all others are cut. */
function packed({ weights, bias }: Model): { bias: number; step: number; halves: string } {
  const sizes = [...weights].map(Math.abs).toSorted((a, b) => a - b);
  const step = (sizes[Math.floor(sizes.length * WHOLE_SHARE)] ?? 1) / MOST_STEPS;
  const half = (weight = 0): number =>
    Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(weight / step))) + 8;
  const bytes = Buffer.alloc(weights.length / 2);
  for (let at = 0; at < bytes.length; at += 1)
    bytes[at] = (half(weights[at * 2]) << 4) | half(weights[at * 2 + 1]);
  return {
    bias: Number(bias.toFixed(4)),
    step: Number(step.toPrecision(5)),
    halves: bytes.toString('base64'),
  };
}

const cases = learntFiles.flatMap(casesIn);
const marksFor = (size: number): Marks[] => cases.map(({ text }) => marksOf(text, size));
const isOf = (kind: UrgentKind, one: Case): boolean => one.kind === kind || one.also.includes(kind);

const kindMarks = marksFor(KIND_PLACES);
const learnt = {
  cases: casesHash(),
  danger: packed(
    learn(
      marksFor(DANGER_PLACES),
      cases.map(({ kind }) => kind !== 'none'),
      DANGER_PLACES,
      40,
    ),
  ),
  kinds: Object.fromEntries(
    urgentKinds.map((kind) => [
      kind,
      packed(
        learn(
          kindMarks,
          cases.map((one) => isOf(kind, one)),
          KIND_PLACES,
          20,
        ),
      ),
    ]),
  ),
};
writeFileSync(FILE, `${JSON.stringify(learnt)}\n`);
console.log(`${cases.length} cases learnt, ${FILE} written`);
