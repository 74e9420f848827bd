import { AsyncLocalStorage } from 'node:async_hooks';

import { isLoopback } from './config.ts';

const peers = new AsyncLocalStorage<string | undefined>();

/** Lets the database know the address behind a request while `work` runs. */
export function onBehalfOf<T>(peer: string | undefined, work: () => Promise<T>): Promise<T> {
  return peers.run(peer, work);
}

/**
 * The headers SQL may see, with the address the server itself saw: what a caller writes into them about his own
 * address is dropped, since limits are counted by it. This machine itself is nobody to count.
 */
export function headersForSql(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  const seen: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers))
    if (!['x-forwarded-for', 'cf-connecting-ip'].includes(name.toLowerCase())) seen[name] = value;
  const peer = peers.getStore();
  return peer === undefined || isLoopback(peer) ? seen : { ...seen, 'x-forwarded-for': peer };
}
