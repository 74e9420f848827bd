import { Agent, get } from 'node:http';

/** What a load run measured. */
export interface LoadResult {
  perSecond: number;
  /** 97.5 of 100 answers came within this many milliseconds. */
  p975: number;
  failed: number;
}

/** Asks for `url` over and over on `connections` kept-alive connections, for `seconds`. */
export async function load(
  url: string,
  headers: Record<string, string>,
  connections: number,
  seconds: number,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1000;
  const took: number[] = [];
  let failed = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const askedAt = performance.now();
        const status = await ask(url, headers, agent);
        took.push(performance.now() - askedAt);
        if (status !== 200) failed += 1;
      }
    }),
  );
  const elapsed = (performance.now() - startedAt) / 1000;
  agent.destroy();
  const sorted = took.toSorted((a, b) => a - b);
  return {
    perSecond: took.length / elapsed,
    p975: sorted[Math.floor(sorted.length * 0.975)] ?? Number.POSITIVE_INFINITY,
    failed,
  };
}

function ask(url: string, headers: Record<string, string>, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, (response) => {
      response.once('error', reject);
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    }).once('error', reject);
  });
}
