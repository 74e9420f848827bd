import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';

import { limitBody } from './body-limit.ts';
import type { Database } from './database-shape.ts';
import { refuseOthers } from './demo-guard.ts';
import { CLIENT_GONE, hasLeft, isOfGoneClient } from './gone-client.ts';
import type { Log } from './log.ts';
import { bindingsOf, peerAddress } from './peer-address.ts';
import { refuseAddresses, refuseDeepJson, refuseMethods } from './request-checks.ts';
import { asRequest, REQUEST_ID, requestIdFrom } from './request-id.ts';
import { COMMON_HEADERS } from './site-headers.ts';
import { tellOfAbsence, tellOfFullDisk } from './unreachable.ts';

/** The application of one stack; routes are added by those who own them. */
export type StackApp = Hono;

export interface HttpOptions {
  /** Answers a request to /auth/v1, /rest/v1 or /storage/v1. */
  api: (request: Request, peer: string | undefined) => Promise<Response>;
  anonKey: string;
  /** Of a demonstration, which answers its own machine alone: the key by which it knows its own functions. */
  demoKey: string | undefined;
  /** SITE_URL when it is set; else every caller is told the address it used. */
  siteUrl: string | undefined;
  trustProxy: boolean;
  database: Pick<Database, 'wasAway' | 'isReachable' | 'hadNoRoom' | 'isFull'>;
  log: Log;
  /** Hears of every answer and how many milliseconds it took. */
  answered?: (path: string, status: number, ms: number) => void;
}

const MEBIBYTE = 1024 * 1024;
const MAX_BODY_BYTES = MEBIBYTE;
/** Above the limit for one file by what a multipart form adds. */
const MAX_STORAGE_BODY_BYTES = 11 * MEBIBYTE;

const API_PREFIXES = ['auth', 'rest', 'storage'] as const;
const PUBLIC_PREFIXES = [...API_PREFIXES, 'functions', 'realtime'] as const;

/** Routes every stack has. Functions, /dev pages and the site are mounted on it afterwards. */
export function createHttp(options: HttpOptions): StackApp {
  const app: StackApp = new Hono();
  app.use('*', (context, next) => {
    const incoming = bindingsOf(context.env)?.incoming;
    const { headers } = incoming ?? {};
    const id = requestIdFrom(headers ? headers[REQUEST_ID] : context.req.raw.headers.get(REQUEST_ID));
    return asRequest(id, async () => {
      const startedAt = performance.now();
      await next();
      setHeaders(context, COMMON_HEADERS, { keep: true });
      setHeaders(context, { [REQUEST_ID]: id });
      const { path } = context.req;
      const status = hasLeft(incoming) ? CLIENT_GONE : context.res.status;
      const ms = performance.now() - startedAt;
      options.answered?.(path, status, ms);
      // That the disk is full is told once for all requests.
      const lacksRoom =
        status === 503 && (options.database.isFull() || options.database.hadNoRoom(startedAt));
      logRequest(options.log, { method: context.req.method, path, status, ms, isTold: lacksRoom });
    });
  });
  app.use('*', refuseMethods());
  app.onError((error, context) => {
    // What a middleware of Hono refuses, such as a form of another site.
    if (error instanceof HTTPException) return error.getResponse();
    options.log[isOfGoneClient(error) ? 'debug' : 'error']('request failed', {
      path: shortPath(context.req.path),
      error,
    });
    return context.json({ code: 'internal_error', message: 'Something went wrong on our side.' }, 500);
  });
  for (const prefix of PUBLIC_PREFIXES) {
    app.use(`/${prefix}/v1/*`, allowAnyOrigin());
    app.use(`/${prefix}/v1/*`, refuseAddresses());
    app.use(`/${prefix}/v1/*`, tellOfAbsence(options.database));
    app.use(`/${prefix}/v1/*`, tellOfFullDisk(options.database));
    app.use(`/${prefix}/v1/*`, limitBody(prefix === 'storage' ? MAX_STORAGE_BODY_BYTES : MAX_BODY_BYTES));
  }
  app.use('/rest/v1/*', refuseDeepJson());
  if (options.demoKey !== undefined) {
    const refuse = refuseOthers(options.demoKey, options.log);
    app.use('/dev/*', refuse);
    app.post('/auth/v1/token', refuse);
  }
  for (const prefix of API_PREFIXES) {
    app.all(`/${prefix}/v1/*`, (context) =>
      options.api(context.req.raw, peerAddress(context.req.raw, bindingsOf(context.env), options.trustProxy)),
    );
  }
  app.get('/config.json', (context) => {
    context.header('cache-control', 'no-store');
    const supabaseUrl = options.siteUrl ?? new URL(context.req.url).origin;
    return context.json({ supabaseUrl, anonKey: options.anonKey });
  });
  return app;
}

const EXPOSED = [
  'content-range',
  'content-location',
  'location',
  'preference-applied',
  'retry-after',
  'sb-error-code',
  'x-relay-error',
  REQUEST_ID,
  'x-sb-error-code',
  'x-total-count',
];
const ANY_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED.join(','),
};

/** The keys and tokens in the headers decide what a caller may do, never its origin. */
function allowAnyOrigin(): MiddlewareHandler {
  const preflight = cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    maxAge: 86_400,
  });
  return async (context, next) => {
    if (context.req.method === 'OPTIONS') return preflight(context, next);
    await next();
    setHeaders(context, ANY_ORIGIN);
    return undefined;
  };
}

/** Sets headers of the answer itself, where Hono's own way copies the answer for every header. */
function setHeaders(context: Context, headers: Record<string, string>, { keep = false } = {}): void {
  const set = (): void => {
    for (const [name, value] of Object.entries(headers)) {
      if (!keep || !context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
  try {
    set();
  } catch {
    // An answer that a function has fetched elsewhere cannot be changed.
    context.res = new Response(context.res.body, context.res);
    set();
  }
}

interface Answered {
  method: string;
  path: string;
  status: number;
  ms: number;
  /** What is wrong is told elsewhere. */
  isTold: boolean;
}

function logRequest(log: Log, { method, path, status, ms, isTold }: Answered): void {
  const fields = { method, path: shortPath(path), status, ms: Math.round(ms) };
  if (isTold) log.debug('request', fields);
  else if (status === 503) log.warn('request', fields);
  else if (status >= 500) log.error('request', fields);
  else log.debug('request', fields);
}

/** A path without what may identify or authorise somebody: nothing behind a function's or table's name. */
function shortPath(path: string): string {
  return path
    .split('/')
    .slice(0, 5)
    .join('/')
    .replace(/(\/functions\/v1\/[^/]+)\/.*/, '$1');
}
