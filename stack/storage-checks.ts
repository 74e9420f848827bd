import { jwtVerify } from 'jose';

import { whyNotTaken } from './json-text.ts';

/** Where a token in the address opens an object: to read it, or to store it. */
const SIGNED = /^\/storage\/v1\/(object|render\/image|object\/upload)\/sign\//;
/** What takes its arguments as JSON. An upload may be JSON as well, and is only bytes. */
const WITH_JSON: readonly [string, RegExp][] = [
  ['POST', /^\/storage\/v1\/object\/(list|list-v2|sign)\//],
  ['POST', /^\/storage\/v1\/object\/(move|copy)\/?$/],
  ['DELETE', /^\/storage\/v1\/object\/[^/]+\/?$/],
  ['POST', /^\/storage\/v1\/bucket\/?$/],
  ['PUT', /^\/storage\/v1\/bucket\/[^/]+\/?$/],
];
const MOVED = /^\/storage\/v1\/object\/(move|copy)\/?$/;
/** The name under which a file is stored, or will be by a signed address. */
const STORED =
  /^\/storage\/v1\/object\/(?:upload\/sign\/|(?!(?:list|list-v2|sign|upload|move|copy)(?:\/|$)))[^/]+\/(.+)$/s;
/** The letters that hosted Storage takes. Ours would take all; a name must be good there as well. */
const KEY = /^[\w/!\-.*'() &$@=;:+,?]+$/;
const LIST = /^\/storage\/v1\/object\/list(-v2)?\//;
const SORTABLE = ['name', 'id', 'created_at', 'updated_at', 'last_accessed_at'];

/**
 * Refuses what the stock API fails on: tokens that are none or have run out, and arguments that are no JSON or none of
 * its kind. Answers the request to go on with, or the refusal as hosted Storage words it.
 */
export async function checkStorage(request: Request, jwtSecret: string): Promise<Request | Response> {
  const url = new URL(request.url);
  const { pathname, searchParams } = url;
  const token = searchParams.get('token');
  if (token && SIGNED.test(pathname)) {
    const why = await whyNotSigned(token, jwtSecret);
    if (why !== undefined) return refused('InvalidJWT', why);
  }
  const [, stored] =
    request.method === 'POST' || request.method === 'PUT' ? (STORED.exec(pathname) ?? []) : [];
  if (stored !== undefined && !isKey(decodeURIComponent(stored))) return noKey(decodeURIComponent(stored));
  if (!WITH_JSON.some(([method, path]) => request.method === method && path.test(pathname))) return request;
  const text = await request.text();
  const body = readObject(text);
  if (typeof body === 'string') return refused('InvalidRequest', body);
  const { destinationKey } = body;
  if (MOVED.test(pathname) && typeof destinationKey === 'string' && !isKey(destinationKey))
    return noKey(destinationKey);
  const why = LIST.test(pathname) ? whyNotListed(body) : undefined;
  if (why !== undefined) return refused('InvalidRequest', why);
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(request.url, { method: request.method, headers, body: text });
}

async function whyNotSigned(token: string, jwtSecret: string): Promise<string | undefined> {
  try {
    await jwtVerify(token, new TextEncoder().encode(jwtSecret), { algorithms: ['HS256'] });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : 'Invalid token';
  }
}

/** The object a text stands for, or why it is none. */
function readObject(text: string): Record<string, unknown> | string {
  const why = whyNotTaken(text);
  if (why !== undefined) return why;
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  } catch {
    // answered like any other body that is no object
  }
  return 'The request body must be a JSON object.';
}

function whyNotListed({ limit, offset, sortBy }: Record<string, unknown>): string | undefined {
  for (const [name, value] of Object.entries({ limit, offset })) {
    if (value !== undefined && !(typeof value === 'number' && Number.isSafeInteger(value) && value >= 0))
      return `${name} must be a whole number from 0 on.`;
  }
  if (sortBy === undefined || sortBy === null) return undefined;
  const { column, order } = sortBy as { column?: unknown; order?: unknown };
  if (column !== undefined && !SORTABLE.some((name) => name === column))
    return `sortBy.column must be one of ${SORTABLE.join(', ')}.`;
  return order === undefined || order === 'asc' || order === 'desc'
    ? undefined
    : 'sortBy.order must be asc or desc.';
}

const isKey = (name: string): boolean => KEY.test(name);
const noKey = (name: string): Response => refused('InvalidKey', `Invalid key: ${name}`);

function refused(error: string, message: string): Response {
  return Response.json({ statusCode: '400', error, message }, { status: 400 });
}
