/** Two clocks are never quite the same, and an answer is a while on its way. */
const TOLERATED_MS = 60_000;

/**
 * The time as M-Pesa has it. A machine whose clock is wrong would else sign its requests with a time that M-Pesa refuses, and
 * ask for payments up to a time that is over. Each answer of M-Pesa says what time it is.
 */
export class MpesaClock {
  readonly #own: () => number;
  #aheadMs = 0;

  constructor(own: () => number) {
    this.#own = own;
  }

  /** Takes the header `date` of an answer. */
  hear(date: string | null): void {
    const said = date === null ? Number.NaN : Date.parse(date);
    if (Number.isNaN(said)) return;
    const aheadMs = said - this.#own();
    this.#aheadMs = Math.abs(aheadMs) > TOLERATED_MS ? aheadMs : 0;
  }

  now(): number {
    return this.#own() + this.#aheadMs;
  }

  /** Another time of ours, such as the beginning of a list, as M-Pesa has it. */
  theirs(ownMs: number): number {
    return ownMs + this.#aheadMs;
  }
}
