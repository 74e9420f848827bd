import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Context } from 'hono';

import { isOfGoneClient } from './gone-client.ts';
import type { StackApp } from './http.ts';
import type { Log } from './log.ts';
import { peerAddress } from './peer-address.ts';
import { currentRequestId, REQUEST_ID } from './request-id.ts';

export interface FunctionSettings {
  /** The address people see. */
  siteUrl: string;
  /** Where the functions reach the API; the site's own address unless given. */
  apiUrl?: string;
  anonKey: string;
  secretKey: string;
  /** Further settings by their names: `MPESA_*`, `SMTP_URL`, … Unset ones are removed. */
  variables?: Record<string, string | undefined>;
}

/** Sets the environment in which hosted Supabase runs functions. It is this process's own: one stack a process. */
export function setFunctionEnvironment(settings: FunctionSettings): void {
  const values: Record<string, string | undefined> = {
    SUPABASE_URL: settings.apiUrl ?? settings.siteUrl,
    SUPABASE_ANON_KEY: settings.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: settings.secretKey,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: settings.anonKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: settings.secretKey }),
    SITE_URL: settings.siteUrl,
    ...settings.variables,
  };
  for (const [name, value] of Object.entries(values)) setFunctionVariable(name, value);
}

export function setFunctionVariable(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

interface EdgeFunction {
  fetch: (request: Request) => Response | Promise<Response>;
}

interface FunctionOptions {
  log: Log;
  /** Hosted Supabase allows 150 s; a person waits less. */
  timeoutMs?: number;
  /** As in `peerAddress`. */
  trustProxy?: boolean;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
};

/**
 * Serves `<directory>/<name>/index.ts` (`export default { fetch(request) }`) at `/functions/v1/<name>` and below. As on
 * hosted Supabase a function sees its path from its own name on, and the caller's address in `x-forwarded-for`.
 * Answers the names it found.
 */
export function mountFunctions(app: StackApp, directory: string, options: FunctionOptions): string[] {
  const names = functionNames(directory);
  const loaded = new Map<string, Promise<EdgeFunction>>();
  const load = (name: string): Promise<EdgeFunction> => {
    const known = loaded.get(name) ?? importFunction(path.join(directory, name, 'index.ts'));
    loaded.set(name, known);
    return known;
  };
  const serve = async (context: Context): Promise<Response> => {
    const name = context.req.param('name') ?? '';
    if (!names.includes(name)) return failure(404, 'NOT_FOUND', 'Requested function was not found');
    if (context.req.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
    // Not AbortSignal.timeout: its timer may be collected with what waits for it.
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), options.timeoutMs ?? 30_000);
    try {
      const request = handedOver(context, patience.signal, options.trustProxy ?? false);
      const answer = (await load(name)).fetch(request);
      return withCors(await Promise.race([answer, rejectOn(patience.signal)]));
    } catch (error) {
      if (patience.signal.aborted) {
        options.log.error('a function took too long', { function: name });
        return failure(504, 'WORKER_LIMIT', 'The function took too long to answer');
      }
      options.log[isOfGoneClient(error) ? 'debug' : 'error']('a function failed', { function: name, error });
      return failure(500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)');
    } finally {
      clearTimeout(timer);
    }
  };
  app.all('/functions/v1/:name', serve);
  app.all('/functions/v1/:name/*', serve);
  return names;
}

function functionNames(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory).filter(
    (name) => /^[a-z0-9][a-z0-9-]*$/.test(name) && existsSync(path.join(directory, name, 'index.ts')),
  );
}

async function importFunction(file: string): Promise<EdgeFunction> {
  const module = (await import(pathToFileURL(file).href)) as { default?: Partial<EdgeFunction> };
  const { default: found } = module;
  if (typeof found?.fetch !== 'function') throw new Error(`${file} must export default { fetch }.`);
  return { fetch: found.fetch.bind(found) };
}

function handedOver(context: Context, signal: AbortSignal, trustProxy: boolean): Request {
  const { raw } = context.req;
  const url = new URL(raw.url);
  url.pathname = url.pathname.replace(/^\/functions\/v1/, '');
  const headers = new Headers(raw.headers);
  const peer = peerAddress(raw, context.env, trustProxy);
  // Written anew: what the caller claims to be must not get past the limits of the auth API.
  for (const name of ['x-forwarded-for', 'cf-connecting-ip', 'sb-forwarded-for']) headers.delete(name);
  if (peer) headers.set('x-forwarded-for', peer);
  const id = currentRequestId();
  if (id !== undefined) headers.set(REQUEST_ID, id);
  const body = raw.body ? { body: raw.body, duplex: 'half' as const } : {};
  return new Request(url, { method: raw.method, headers, signal, ...body });
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('timeout')), { once: true });
  });
}

function withCors(response: Response): Response {
  if (response.headers.has('access-control-allow-origin')) return response;
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

function failure(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: { ...CORS, 'x-relay-error': 'true' } });
}
