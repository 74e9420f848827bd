import { setTimeout } from 'node:timers/promises';

import type { Answer } from './client.ts';

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
 * `connections` people who ask again as soon as they are answered, or once `pauseMs` have passed since they asked, for
 * `seconds`. For requests that differ from each other; `load` is for one address over and over. Throws when an answer is
 * none of 200 to 299.
 */
export async function closedLoop(
  connections: number,
  seconds: number,
  request: () => Promise<Answer>,
  pauseMs = 0,
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
      const took = performance.now() - askedAt;
      times.push(took);
      // A little sooner or later, as people are: all at once would only measure how they queue.
      if (took < pauseMs) await setTimeout((pauseMs - took) * (0.5 + Math.random()));
    }
  }
  await Promise.all(Array.from({ length: connections }, person));
  return { perSecond: (times.length / (performance.now() - startedAt)) * 1000, p95: percentile(times, 95) };
}
