import type { Context, MiddlewareHandler } from 'hono';

import { SHORTEST_DEEP, whyNotTaken } from './json-text.ts';
import { problemResponse } from './service-problems.ts';

/** Methods that no page and no client sends, and that the runtime's own requests cannot carry. */
const REFUSED_METHODS = new Set(['TRACE', 'TRACK', 'CONNECT']);
const ALLOWED = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

export function refuseMethods(): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req;
    if (!REFUSED_METHODS.has(method)) return next();
    const code = {
      auth: 'validation_failed',
      rest: 'PGRST117',
      storage: 'InvalidRequest',
      other: 'bad_method',
    };
    return problemResponse(
      path,
      { status: 405, message: `${method} is not offered.`, code },
      { allow: ALLOWED },
    );
  };
}

const BAD_REQUEST = {
  auth: 'validation_failed',
  rest: 'PGRST100',
  storage: 'InvalidRequest',
  other: 'bad_request',
};

/** Refuses an address that is no text, or one with a NUL, which the database takes for the end of a name. */
export function refuseAddresses(): MiddlewareHandler {
  return async (context, next) => {
    const { url } = context.req;
    if (!url.includes('%') || isReadable(url)) return next();
    const message = 'The address is not readable.';
    return problemResponse(context.req.path, { status: 400, message, code: BAD_REQUEST });
  };
}

function isReadable(url: string): boolean {
  if (url.includes('%00')) return false;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/** Refuses JSON that is nested too deeply. Only a long body can be, so that the others need not be read for it. */
export function refuseDeepJson(): MiddlewareHandler {
  return async (context, next) => {
    const { req } = context;
    if (!mayBeDeep(context)) return next();
    const text = await req.raw.text();
    const why = whyNotTaken(text);
    if (why !== undefined) return problemResponse(req.path, { status: 400, message: why, code: BAD_REQUEST });
    const { url, method, headers, signal } = req.raw;
    req.raw = new Request(url, { method, headers: new Headers([...headers]), body: text, signal });
    return next();
  };
}

function mayBeDeep({ req }: Context): boolean {
  if (req.method === 'GET' || req.method === 'HEAD') return false;
  const length = req.header('content-length');
  if (length !== undefined && Number(length) < SHORTEST_DEEP) return false;
  return /json|^$/i.test(req.header('content-type') ?? '') && req.raw.body !== null;
}
