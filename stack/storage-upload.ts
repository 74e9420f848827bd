import { whyNotTaken } from './json-text.ts';
import type { Sql } from './sql.ts';

/**
 * storage-js sends blobs as a form: the rules in text fields, the file in a field without a name. The stock API looks
 * for a field called `file`, or keeps the form itself as the object. Answers the request with the file as its body;
 * null when the form holds none.
 */
export async function unwrapUpload(request: Request): Promise<Request | null> {
  const form = await request.formData().catch(() => null); // cut off or malformed: there is no file in it
  const file = form?.values().find((value) => value instanceof File);
  if (!form || !file) return null;
  const headers = new Headers(request.headers);
  headers.set('content-type', file.type || 'application/octet-stream');
  headers.set('content-length', String(file.size));
  const seconds = form.get('cacheControl');
  if (typeof seconds === 'string' && /^\d+$/.test(seconds))
    headers.set('cache-control', `max-age=${seconds}`);
  const metadata = form.get('metadata');
  if (typeof metadata === 'string') headers.set(METADATA, Buffer.from(metadata).toString('base64'));
  return new Request(request.url, { method: request.method, headers, body: await file.arrayBuffer() });
}

const TARGET = /^\/storage\/v1\/object\/(?:upload\/sign\/)?([^/]+)\/(.+)$/s;

/** In a header as base64; a form holds it in a field. */
const METADATA = 'x-metadata';

/** Letters; it is kept in the database. */
const MOST_METADATA = 64 * 1024;
const TOO_MUCH = {
  statusCode: '413',
  error: 'Payload too large',
  message: `The metadata of a file may hold ${MOST_METADATA} letters at most`,
};

/** Uploads with what its owner notes about the file, which the stock API reads and drops. */
export async function uploadWithMetadata(
  upload: Request,
  next: (request: Request) => Promise<Response>,
  sql: Pick<Sql, 'rows'>,
): Promise<Response> {
  const metadata = readMetadata(upload.headers.get(METADATA));
  if (metadata !== undefined && metadata.length > MOST_METADATA)
    return Response.json(TOO_MUCH, { status: 413 });
  const response = await next(upload);
  if (!response.ok || metadata === undefined) return response;
  const [, bucket = '', key = ''] = TARGET.exec(new URL(upload.url).pathname) ?? [];
  await sql.rows('update storage.objects set user_metadata = $3::jsonb where bucket_id = $1 and name = $2', [
    decodeURIComponent(bucket),
    decodeURIComponent(key),
    metadata,
  ]);
  return response;
}

/** Nothing for what is no JSON, as hosted Storage takes it. */
function readMetadata(header: string | null): string | undefined {
  if (header === null) return undefined;
  const text = Buffer.from(header, 'base64').toString();
  try {
    const metadata: unknown = JSON.parse(text);
    return typeof metadata === 'object' && metadata !== null && whyNotTaken(text) === undefined
      ? text
      : undefined;
  } catch {
    return undefined;
  }
}

export function isFormUpload(request: Request, pathname: string): boolean {
  return (
    (request.method === 'POST' || request.method === 'PUT') &&
    pathname.startsWith('/storage/v1/object/') &&
    /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')
  );
}

/** Whether an upload does not say how long it is; the stock API then measures it against no limit. */
export function isUnmeasured({ headers }: Request): boolean {
  return !headers.has('content-length');
}

export function isUpload({ method }: Request, pathname: string): boolean {
  return UPLOADS[method]?.test(pathname) === true;
}

const UPLOADS: Record<string, RegExp> = {
  POST: /^\/storage\/v1\/object\/(?!(list|list-v2|sign|upload|move|copy)(\/|$))[^/]+\/./,
  PUT: /^\/storage\/v1\/object\/./,
};

/** The body limit has bounded what is read here. */
export async function measured(request: Request): Promise<Request> {
  const body = await request.arrayBuffer();
  const headers = new Headers(request.headers);
  headers.set('content-length', String(body.byteLength));
  return new Request(request.url, { method: request.method, headers, body });
}
