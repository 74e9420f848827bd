/**
 * Reads a text a second time, by its likeness to the labelled cases of `content/red-flags/cases/`: how likely it cannot
 * wait, and which kind it is most like. The first reader knows why; this knows what else people wrote, and which of the
 * first reader's signs meant nothing. Weights are learnt by `node scripts/learn-red-flags.ts`.
 */
import { kindMarksOf, type Marks, marksOf } from './text-marks.ts';
import { type UrgentKind, urgentKinds } from './urgency.ts';

/**
 * Weights of the marks that have some. `gaps`: how far it is from the place of one mark to the next, a letter for each,
 * `ONWARD` for so many more. `weights`: for each mark and output a letter, as many steps above or below zero.
 */
export type Learnt = { biases: readonly number[]; step: number; gaps: string; weights: string };

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
export const ONWARD = LETTERS.length - 1;
/** Steps up or down. */
export const MOST_STEPS = 7;
export const letterOf = (value: number): string => LETTERS[value] ?? '';

class Likeness {
  readonly #biases: readonly number[];
  readonly #step: number;
  readonly #weights: Int8Array;
  /** Where the weights of a place begin. */
  readonly #rows = new Map<number, number>();

  constructor({ biases, step, gaps, weights }: Learnt) {
    this.#biases = biases;
    this.#step = step;
    this.#weights = Int8Array.from(weights, (letter) => LETTERS.indexOf(letter) - MOST_STEPS);
    let place = -1;
    for (const letter of gaps) {
      const gap = LETTERS.indexOf(letter);
      place += gap;
      if (gap < ONWARD) this.#rows.set(place, this.#rows.size * biases.length);
    }
  }

  /** For each output how like it a text is: above zero rather than not. */
  of({ places, values }: Marks): number[] {
    const sums = [...this.#biases];
    for (const [at, place] of places.entries()) {
      const row = this.#rows.get(place);
      if (row === undefined) continue;
      const value = (values[at] ?? 0) * this.#step;
      for (let output = 0; output < sums.length; output += 1)
        sums[output] = (sums[output] ?? 0) + (this.#weights[row + output] ?? 0) * value;
    }
    return sums;
  }
}

export type KindShare = { kind: UrgentKind; share: number };
export type LearntCases = { danger: Learnt; kinds: Learnt };

export class SecondReader {
  readonly #danger: Likeness;
  readonly #kinds: Likeness;

  constructor({ danger, kinds }: LearntCases) {
    this.#danger = new Likeness(danger);
    this.#kinds = new Likeness(kinds);
  }

  /** How like an emergency a text is (above zero: rather than not), and which kinds it is like, the likeliest first. */
  read(text: string, signs: readonly string[]): { danger: number; kinds: readonly KindShare[] } {
    const [danger = 0] = this.#danger.of(marksOf(text, signs));
    const odds = this.#kinds.of(kindMarksOf(text, signs)).map(Math.exp);
    const all = odds.reduce((sum, one) => sum + one, 0);
    const kinds = urgentKinds.map((kind, at) => ({ kind, share: (odds[at] ?? 0) / all }));
    return { danger, kinds: kinds.toSorted((one, other) => other.share - one.share) };
  }
}
