import { AsyncLocalStorage } from 'node:async_hooks';

import { isLoopback } from './config.ts';
import { currentRequestId, REQUEST_ID } from './request-id.ts';

interface Caller {
  /** The network address. */
  peer: string | undefined;
  method: string;
  /** Whether the request is answered by one query that reads: a count or a preference may take further ones. */
  isLoneRead: boolean;
}

const callers = new AsyncLocalStorage<Caller>();

/** Lets the database know the network address behind a request, and how it asks, while `work` runs. */
export function onBehalfOf<T>(
  peer: string | undefined,
  { method, url, headers }: Request,
  work: () => Promise<T>,
): Promise<T> {
  const isLoneRead = method === 'GET' && TABLE.test(url) && !headers.has('prefer');
  return callers.run({ peer, method, isLoneRead }, work);
}

const TABLE = /^[^/]*\/\/[^/]+\/rest\/v1\/\w+(\?|$)/;

/** Whether nothing but one reading query follows the context of this request. */
export const isLoneRead = (): boolean => callers.getStore()?.isLoneRead ?? false;

/** How the API was asked, as PostgREST tells SQL in `request.method`; '' for what no request asks for. */
export function methodForSql(): string {
  return callers.getStore()?.method ?? '';
}

/**
 * The headers SQL may see, with the request's name as the log has it, and the address the server itself saw: what
 * callers write into them about their own address is dropped, since limits are counted by it. This machine itself is
 * nobody to count.
 */
export function headersForSql(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  const seen: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers))
    if (!['x-forwarded-for', 'cf-connecting-ip', REQUEST_ID].includes(name.toLowerCase())) seen[name] = value;
  const id = currentRequestId();
  if (id !== undefined) seen[REQUEST_ID] = id;
  const peer = callers.getStore()?.peer;
  return peer === undefined || isLoopback(peer) ? seen : { ...seen, 'x-forwarded-for': peer };
}
