/**
 * How the second reader learns: logistic regression for «cannot wait», and one over all kinds for which (Adagrad, Duchi, Hazan
 * and Singer, Journal of Machine Learning Research 2011). Only sums, products and roots, always through the cases in the same
 * order: the same cases give the same weights on every machine.
 */
import type { FirstReader } from '../src/entities/urgent/first-reader.ts';
import {
  kindMarksOf,
  type LearntCases,
  type Marks,
  marksOf,
  PLACES,
} from '../src/entities/urgent/second-reader.ts';
import { urgentKinds } from '../src/entities/urgent/urgency.ts';
import type { Case } from './red-flag-cases.ts';
import { type Model, packed } from './red-flag-packing.ts';

const RATE = 0.5;
const ROUNDS = 12;
/** The weights are the mean of those after these rounds and later ones: it wavers less than any of them. */
const FIRST_MEANT = 4;
/** Keeps rare marks from speaking too loudly. */
const SHRINK = 1e-4;
/** A mark of fewer cases says nothing. */
const FEWEST_CASES = { danger: 2, kinds: 16 } as const;
/** What a case's own kind is worth beside the others that would be right as well. */
const OWN_SHARE = 0.65;
/** How often each case is told once more amid small talk, and how far apart what is told with it lies. */
const TALK_STRIDES = [7919, 6007];

type Task = 'danger' | 'kinds';
type Example = Record<Task, Marks> & Pick<Case, 'kind' | 'also'>;

/** (1 + x / 2²⁰) to the power of 2²⁰: what Math.exp gives may differ from machine to machine. */
function exp(x: number): number {
  let power = 1 + Math.max(-40, Math.min(40, x)) / 1_048_576;
  for (let times = 0; times < 20; times += 1) power *= power;
  return power;
}

/** Each case with a harmless text before or after it, which does not change what it is; of the harmless ones half. */
function amidTalk(cases: readonly Case[]): Case[] {
  const harmless = cases.filter(({ kind }) => kind === 'none');
  return TALK_STRIDES.flatMap((stride, copy) =>
    cases.flatMap((one, at) => {
      const talk = harmless[(at * stride + copy) % harmless.length];
      if (!talk || (one.kind === 'none' && (at + copy) % 2 === 1)) return [];
      const isLast = (at + copy * 2) % 4 < 2;
      return [{ ...one, text: isLast ? `${talk.text}. ${one.text}` : `${one.text}. ${talk.text}` }];
    }),
  );
}

/** Keeps of marks those that so many of some have. */
function oftenIn(some: readonly Marks[], fewest: number): (marks: Marks) => Marks {
  const seen = new Uint16Array(PLACES);
  for (const { places } of some) for (const place of places) seen[place] = (seen[place] ?? 0) + 1;
  return ({ places, values }) => {
    const isOften = (_: unknown, at: number): boolean => (seen[places[at] ?? 0] ?? 0) >= fewest;
    return { places: places.filter(isOften), values: values.filter(isOften) };
  };
}

function examplesOf(cases: readonly Case[], reader: FirstReader): Example[] {
  const examples = [...cases, ...amidTalk(cases)].map(({ text, kind, also }): Example => {
    const { signs } = reader.read(text);
    return { danger: marksOf(text, signs), kinds: kindMarksOf(text, signs), kind, also };
  });
  const plain = examples.slice(0, cases.length);
  const urgent = plain.filter(({ kind }) => kind !== 'none');
  const danger = oftenIn(
    plain.map((one) => one.danger),
    FEWEST_CASES.danger,
  );
  const kinds = oftenIn(
    urgent.map((one) => one.kinds),
    FEWEST_CASES.kinds,
  );
  return examples.map((one) => ({ ...one, danger: danger(one.danger), kinds: kinds(one.kinds) }));
}

/** One output or several; `errors` turns their sums into what each is off by. */
function learn(
  task: Task,
  examples: readonly Example[],
  outputs: number,
  errors: (sums: Float64Array, example: Example) => void,
): Model {
  const rows = new Map<number, number>();
  for (const example of examples)
    for (const place of example[task].places) if (!rows.has(place)) rows.set(place, rows.size);
  const rowsOf = examples.map((example) => example[task].places.map((place) => rows.get(place) ?? 0));
  const weights = new Float32Array(rows.size * outputs);
  const means = new Float32Array(weights.length);
  const biases = new Float64Array(outputs);
  const sums = new Float64Array(outputs);
  // One slope for all outputs of a mark keeps small weights small; the last is that of the biases.
  const slopes = new Float32Array(rows.size + 1).fill(1e-6);
  const rateAt = (row: number, slope: number): number => {
    slopes[row] = (slopes[row] ?? 0) + slope;
    return RATE / Math.sqrt(slopes[row]);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let turn = 0; turn < examples.length; turn += 1) {
      // A walk through all examples that is another one each round.
      const at = (turn * 7919 + round * 104_729) % examples.length;
      const example = examples[at];
      const exampleRows = rowsOf[at];
      if (!example || !exampleRows) continue;
      const { values } = example[task];
      sums.set(biases);
      for (let mark = 0; mark < exampleRows.length; mark += 1)
        for (
          let output = 0, place = (exampleRows[mark] ?? 0) * outputs;
          output < outputs;
          output += 1, place += 1
        )
          sums[output] = (sums[output] ?? 0) + (weights[place] ?? 0) * (values[mark] ?? 0);
      errors(sums, example);
      const slope = sums.reduce((all, off) => all + off * off, 0);
      for (let mark = 0; mark < exampleRows.length; mark += 1) {
        const value = values[mark] ?? 0;
        const rate = rateAt(exampleRows[mark] ?? 0, slope * value * value);
        for (
          let output = 0, place = (exampleRows[mark] ?? 0) * outputs;
          output < outputs;
          output += 1, place += 1
        ) {
          const weight = weights[place] ?? 0;
          weights[place] = weight - rate * ((sums[output] ?? 0) * value + SHRINK * weight);
        }
      }
      const rate = rateAt(rows.size, slope);
      for (let output = 0; output < outputs; output += 1)
        biases[output] = (biases[output] ?? 0) - rate * (sums[output] ?? 0);
    }
    if (round < FIRST_MEANT) continue;
    weights.forEach((weight, place) => {
      means[place] = (means[place] ?? 0) + weight / (ROUNDS - FIRST_MEANT);
    });
  }
  return {
    biases: [...biases],
    weights: new Map(
      [...rows].map(([place, row]) => [place, [...means.subarray(row * outputs, (row + 1) * outputs)]]),
    ),
  };
}

/** What a second reader knows after these cases, as the app carries it. */
export function learntFrom(cases: readonly Case[], reader: FirstReader): LearntCases {
  const examples = examplesOf(cases, reader);
  const danger = learn('danger', examples, 1, (sums, { kind }) => {
    sums[0] = 1 / (1 + exp(-(sums[0] ?? 0))) - Number(kind !== 'none');
  });
  const urgent = examples.filter(({ kind }) => kind !== 'none');
  const kinds = learn('kinds', urgent, urgentKinds.length, (sums, { kind, also }) => {
    const most = sums.reduce((one, other) => Math.max(one, other));
    const odds = sums.map((sum) => exp(sum - most));
    const all = odds.reduce((one, other) => one + other);
    const own = also.length > 0 ? OWN_SHARE : 1;
    urgentKinds.forEach((name, at) => {
      const wanted = name === kind ? own : also.includes(name) ? (1 - OWN_SHARE) / also.length : 0;
      sums[at] = (odds[at] ?? 0) / all - wanted;
    });
  });
  return {
    danger: packed(danger, { least: 0.8, whole: 0.999 }),
    kinds: packed(kinds, { least: 1, whole: 0.9995 }),
  };
}
