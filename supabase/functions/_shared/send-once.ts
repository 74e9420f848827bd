import { textOf } from './json-values.ts';
import { reasonOf } from './log.ts';

type HttpClient = { close(): void };
type DenoGlobal = { Deno?: { createHttpClient?(options: { poolMaxIdlePerHost: number }): HttpClient } };

/**
 * Fetches and reads the whole answer, with a request that reaches the other side at most once. Deno's own fetch sends
 * a request again, even a POST, when a connection it had kept open breaks before the answer; on a connection of its own
 * the break is an error, as it is in Node.
 */
export async function sendOnce(
  url: URL,
  init: RequestInit,
): Promise<{ status: number; text: string; date: string | null }> {
  const client = (globalThis as DenoGlobal).Deno?.createHttpClient?.({ poolMaxIdlePerHost: 0 });
  try {
    const response = await fetch(url, client ? ({ ...init, client } as RequestInit) : init);
    return {
      status: response.status,
      text: await response.text(),
      date: response.headers.get('date'),
    };
  } finally {
    client?.close();
  }
}

/** True only when the connection itself was refused: a code in Node, a sentence in Deno. */
export function neverConnected(error: unknown): boolean {
  if (!(error instanceof TypeError)) return false;
  const cause: unknown = error.cause;
  const code = cause instanceof Error && 'code' in cause ? textOf(cause.code) : '';
  if (['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'].includes(code))
    return true;
  return /client error \(Connect\)/.test(reasonOf(error));
}
