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

/** The accounts whose password stands in the README. */
const DEMO_ACCOUNT = /[@.]demo\.mizizi\.app$/i;

/**
 * Keeps the pages and the accounts of a demonstration to its own machine: whatever a proxy beside it hands on comes from
 * anybody. Accounts of one's own may be tried through it. The shop's own functions, which hold its secret key, tell the
 * address of who asked them in such a header.
 */
export function refuseOthers(secretKey: string, log: Log): MiddlewareHandler {
  let isTold = false;
  return async (context, next) => {
    if (!(await isForOthers(context)) || holdsKey(context, secretKey)) return next();
    if (!isTold)
      log.warn(
        'a demonstration was asked through a proxy or by another name, and refused: DEMO=0 opens a shop for others',
      );
    isTold = true;
    return problemResponse(context.req.path, REFUSAL);
  };
}

async function isForOthers({ req }: Context): Promise<boolean> {
  const isHandedOn = HANDED_ON.some((name) => req.header(name) !== undefined);
  if (req.path.startsWith('/auth/')) return isHandedOn && (await isDemoSignIn(req.raw));
  const { hostname } = new URL(req.url);
  // A foreign page whose name suddenly points at this machine must not read the inbox.
  return isHandedOn || !(isLoopback(hostname) || hostname.endsWith('.localhost'));
}

async function isDemoSignIn(request: Request): Promise<boolean> {
  const text = await request.clone().text();
  try {
    const body = JSON.parse(text) as { email?: unknown } | null;
    return typeof body?.email === 'string' && DEMO_ACCOUNT.test(body.email.trim());
  } catch {
    return false; // what cannot be read signs nobody in
  }
}

const holdsKey = ({ req }: Context, secretKey: string): boolean =>
  timingSafeEqual(digest(req.header('apikey') ?? ''), digest(secretKey));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
