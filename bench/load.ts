import { loadGenerator } from './tools.ts';

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
  const generate = await loadGenerator();
  const { requests, latency, errors, non2xx } = await generate({
    url,
    headers,
    connections,
    duration: seconds,
  });
  return { perSecond: requests.average, p975: latency.p97_5, failed: errors + non2xx };
}
