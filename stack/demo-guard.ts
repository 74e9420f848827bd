import { createHash, timingSafeEqual } from 'node:crypto';

import type { Context, MiddlewareHandler } from 'hono';

import { isLoopback } from './config.ts';
import type { Log } from './log.ts';
import { problemResponse } from './service-problems.ts';

/** What proxies and tunnels write into what they hand on. */
const HANDED_ON = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
  'via',
];

const REFUSAL = {
  status: 403,
  message:
    'This shop is a demonstration for its own machine alone, since everybody knows the passwords of its accounts. ' +
    'Start it with DEMO=0 before others may reach it.',
  code: { auth: 'demo_only', rest: 'demo_only', storage: 'demo_only', other: 'demo_only' },
};

/**
 * Keeps the accounts and pages of a demonstration to its own machine: whatever a proxy beside it hands on comes from
 * anybody. The shop's own functions, which hold its secret key, tell the address of who asked them in such a header.
 */
export function refuseOthers(secretKey: string, log: Log): MiddlewareHandler {
  let isTold = false;
  return async (context, next) => {
    if (isOfThisMachine(context) || holdsKey(context, secretKey)) return next();
    if (!isTold)
      log.warn(
        'a demonstration was asked through a proxy or by another name, and refused: DEMO=0 opens a shop for others',
      );
    isTold = true;
    return problemResponse(context.req.path, REFUSAL);
  };
}

function isOfThisMachine({ req }: Context): boolean {
  const { hostname } = new URL(req.url);
  if (!isLoopback(hostname) && !hostname.endsWith('.localhost')) return false;
  return HANDED_ON.every((name) => req.header(name) === undefined);
}

const holdsKey = ({ req }: Context, secretKey: string): boolean =>
  timingSafeEqual(digest(req.header('apikey') ?? ''), digest(secretKey));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
