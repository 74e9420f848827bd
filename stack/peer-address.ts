import type { IncomingMessage } from 'node:http';

import { isLoopback } from './config.ts';

/** What the Node adapter hands along with a request. */
export interface NodeBindings {
  incoming?: Pick<IncomingMessage, 'socket' | 'resume'> &
    Partial<Pick<IncomingMessage, 'headers' | 'destroyed' | 'complete'>>;
}

/**
 * The address of the person behind a request; undefined for a call within the process. A peer on this machine is a
 * reverse proxy or one of our own functions, so the last `X-Forwarded-For` entry, the one it added, is believed.
 */
export function peerAddress(
  request: Request,
  bindings: NodeBindings | undefined,
  trustProxy: boolean,
): string | undefined {
  const socket = bindings?.incoming?.socket;
  const peer = socket?.remoteAddress;
  // Our own functions come from the very address we listen on, which nobody else can have. Without believing them,
  // all who ask for a new password would share one limit.
  const isThisMachine = peer !== undefined && (isLoopback(peer) || peer === socket?.localAddress);
  if (peer !== undefined && !trustProxy && !isThisMachine) return peer;
  const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return forwarded || peer;
}

/** The adapter's bindings; a call within the process has none. */
export function bindingsOf(env: unknown): NodeBindings | undefined {
  return typeof env === 'object' && env !== null && 'incoming' in env ? (env as NodeBindings) : undefined;
}
