/** How often a query must have come before it counts as frequent. */
const OFTEN = 3;

/**
 * Knows which query texts come again and again: those are worth a prepared statement. Both numbers are bounded, since
 * anybody may send queries of ever new shapes, and a prepared statement lives as long as its connection.
 */
export class FrequentQueries {
  readonly #most: number;
  readonly #frequent = new Set<string>();
  readonly #seen = new Map<string, number>();

  constructor(most = 200) {
    this.#most = most;
  }

  /** Counts the query; true once it is one of the frequent ones. */
  isFrequent(query: string): boolean {
    if (this.#frequent.has(query)) return true;
    if (this.#frequent.size >= this.#most) return false;
    const times = (this.#seen.get(query) ?? 0) + 1;
    if (times >= OFTEN) {
      this.#seen.delete(query);
      this.#frequent.add(query);
      return true;
    }
    if (this.#seen.size >= 10 * this.#most) this.#seen.clear();
    this.#seen.set(query, times);
    return false;
  }
}
