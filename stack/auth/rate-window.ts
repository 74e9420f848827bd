interface Hits {
  times: number[];
  windowMs: number;
}

/** Above this many keys, those whose window has passed are dropped; a flood of keys cannot fill the memory. */
const MANY_KEYS = 20_000;

/** Counts events per key in a sliding window, in memory: a restart forgets them, which is fine for a throttle. */
export class RateWindow {
  readonly #hits = new Map<string, Hits>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Counts one event and answers 0, or answers the milliseconds to wait and counts nothing. */
  take(key: string, limit: number, windowMs: number): number {
    const now = this.#now();
    const times = (this.#hits.get(key)?.times ?? []).filter((time) => now - time < windowMs);
    const oldest = times[times.length - limit];
    if (oldest !== undefined) return windowMs - (now - oldest);
    if (limit < 1) return windowMs;
    times.push(now);
    this.#hits.set(key, { times, windowMs });
    if (this.#hits.size > MANY_KEYS) this.#sweep(now);
    return 0;
  }

  /** Takes back the latest event of a key, for an attempt that turned out not to count. */
  giveBack(key: string): void {
    this.#hits.get(key)?.times.pop();
  }

  /** Forgets all events of a key. */
  forget(key: string): void {
    this.#hits.delete(key);
  }

  #sweep(now: number): void {
    for (const [key, { times, windowMs }] of this.#hits) {
      const latest = times.at(-1);
      if (latest === undefined || now - latest >= windowMs) this.#hits.delete(key);
    }
    // Still too many within their windows: forget the longest known half rather than grow without end.
    for (const key of this.#hits.keys()) {
      if (this.#hits.size <= MANY_KEYS / 2) break;
      this.#hits.delete(key);
    }
  }
}
