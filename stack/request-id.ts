import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export const REQUEST_ID = 'x-request-id';

/** As proxies write them: UUID, ULID, trace id. Shorter ones might be a phone number; nothing else gets into a log. */
const SANE = /^[\w-]{20,64}$/;

const ids = new AsyncLocalStorage<string>();

/** The name of a request in every log: that which a proxy gave it, when it looks like one, else a new one. */
export function requestIdFrom(given: string | string[] | null | undefined): string {
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID();
}

/** Runs `work` for the request of this name: what is logged and asked of the database meanwhile carries it. */
export function asRequest<T>(id: string, work: () => T): T {
  return ids.run(id, work);
}

/** The name of the request that is being answered; undefined for what no request asks for. */
export function currentRequestId(): string | undefined {
  return ids.getStore();
}
