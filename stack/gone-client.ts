import type { NodeBindings } from './peer-address.ts';

/** What nginx counts a request as whose client went away before it was answered. */
export const CLIENT_GONE = 499;

/** Whether a client went away before it had sent all of its request; without a network nobody does. */
export const hasLeft = (incoming: NodeBindings['incoming'] | undefined): boolean =>
  incoming?.destroyed === true && incoming.complete === false;

/** What reading a request says whose client has gone, in whichever error it is wrapped. */
export function isOfGoneClient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    (Reflect.get(error, 'code') === 'ECONNRESET' && error.message === 'aborted') ||
    isOfGoneClient(error.cause)
  );
}
