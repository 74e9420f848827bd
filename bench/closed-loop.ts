/** What a loop of requests measured. */
export interface LoopResult {
  perSecond: number;
  /** 95 of 100 answers came within this many milliseconds. */
  p95: number;
}

/** The value that `share` of 100 values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? Number.NaN;
}

/**
 * `connections` people who ask again as soon as they are answered, for `seconds`. For requests that differ from each
 * other; `load` is for one address over and over. Throws when an answer is none of 200 to 299.
 */
export async function closedLoop(
  connections: number,
  seconds: number,
  request: () => Promise<Response>,
): Promise<LoopResult> {
  const times: number[] = [];
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  async function person(): Promise<void> {
    while (performance.now() < until) {
      const askedAt = performance.now();
      const response = await request();
      const text = await response.text();
      if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text}`);
      times.push(performance.now() - askedAt);
    }
  }
  await Promise.all(Array.from({ length: connections }, person));
  return { perSecond: (times.length / (performance.now() - startedAt)) * 1000, p95: percentile(times, 95) };
}
