import type { Sql } from './sql.ts';
import { checkStorage } from './storage-checks.ts';
import { describeObject, refuseTransforms, withCode } from './storage-info.ts';
import { listFolder, listPages } from './storage-lists.ts';
import { rewrite, withoutLength } from './storage-rewrite.ts';
import {
  isFormUpload,
  isUnmeasured,
  isUpload,
  measured,
  unwrapUpload,
  uploadWithMetadata,
} from './storage-upload.ts';

/** Uploads must not run as pages of our site: no scripts, no forms, an origin of their own. */
const SAFE_CONTENT = {
  'content-security-policy': "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
};

const NO_FILE = { statusCode: '400', error: 'InvalidRequest', message: 'The form holds no file' };

export interface StorageOptions {
  jwtSecret: string;
  sql: Pick<Sql, 'rows'>;
}

/**
 * Makes the storage API take what storage-js sends, forms with a file, and answer what it reads: signed addresses under its names and relative to the storage
 * path, and listings of one folder instead of everything below it. `next` is the stock API.
 */
export async function storageCompat(
  asked: Request,
  next: (request: Request) => Promise<Response>,
  { jwtSecret, sql }: StorageOptions,
): Promise<Response> {
  if (!new URL(asked.url).pathname.startsWith('/storage/v1/')) return next(asked);
  const request = (await refuseTransforms(asked)) ?? (await checkStorage(asked, jwtSecret));
  return withCode(request instanceof Response ? request : await translate(request, next, sql));
}

async function translate(
  request: Request,
  next: (request: Request) => Promise<Response>,
  sql: StorageOptions['sql'],
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method === 'GET' && pathname.startsWith('/storage/v1/object/info/'))
    return describeObject(request, next);
  if (request.method === 'GET' && pathname.startsWith('/storage/v1/object/'))
    return safely(await next(request), new URL(request.url).searchParams.get('download'));
  if (isFormUpload(request, pathname)) {
    const upload = await unwrapUpload(request);
    return upload ? uploadWithMetadata(upload, next, sql) : Response.json(NO_FILE, { status: 400 });
  }
  if (isUpload(request, pathname))
    return uploadWithMetadata(isUnmeasured(request) ? await measured(request) : request, next, sql);
  if (request.method !== 'POST') return next(request);
  if (pathname === '/storage/v1/object/copy') return nameCopy(request, next);
  if (pathname.startsWith('/storage/v1/object/list/')) return listFolder(request, next);
  if (pathname.startsWith('/storage/v1/object/list-v2/')) return listPages(request, next);
  if (pathname.startsWith('/storage/v1/object/upload/sign/')) {
    return rewrite(await next(request), ({ signedUrl, token }: SignedAnswer) => ({
      url: relative(signedUrl),
      token,
    }));
  }
  if (/^\/storage\/v1\/object\/sign\/[^/]+\/?$/.test(pathname)) return signMany(request, next);
  if (pathname.startsWith('/storage/v1/object/sign/')) {
    return rewrite(await next(request), ({ signedUrl }: SignedAnswer) => ({
      signedURL: relative(signedUrl),
    }));
  }
  return next(request);
}

interface SignedAnswer {
  signedUrl?: string;
  token?: string;
}

const MOST_SIGNED = 500;

/** The stock route for one object also takes the request for many, and then finds no object without a name. */
async function signMany(request: Request, next: (request: Request) => Promise<Response>): Promise<Response> {
  const body = (await request.json().catch(() => null)) as { expiresIn?: unknown; paths?: unknown } | null;
  if (!Array.isArray(body?.paths) || body.paths.length > MOST_SIGNED) {
    const message = `paths must be a list of at most ${MOST_SIGNED}`;
    return Response.json({ statusCode: '400', error: 'InvalidRequest', message }, { status: 400 });
  }
  const base = request.url.replace(/\/?(\?.*)?$/, '');
  const headers = withoutLength(request.headers);
  const signed: object[] = [];
  for (const path of body.paths.map(String)) {
    const url = `${base}/${path.split('/').map(encodeURIComponent).join('/')}`;
    const one = new Request(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ expiresIn: body.expiresIn }),
    });
    const response = await next(one);
    const answer = (await response.json()) as SignedAnswer & { message?: string };
    const signedURL = relative(answer.signedUrl) ?? null;
    signed.push({ path, signedURL, error: signedURL ? null : (answer.message ?? 'Object not found') });
  }
  return Response.json(signed);
}

/** storage-js puts the storage address in front of it again. */
function relative(signedUrl: string | undefined): string | undefined {
  return signedUrl?.replace(/^\/storage\/v1/, '');
}

/** The stock API answers the name alone, under another name. */
async function nameCopy(request: Request, next: (request: Request) => Promise<Response>): Promise<Response> {
  const { bucketId, destinationBucket = bucketId } = (await request.clone().json()) as {
    bucketId?: string;
    destinationBucket?: string;
  };
  return rewrite(await next(request), ({ key }: { key: string }) => ({ Key: `${destinationBucket}/${key}` }));
}

function safely(response: Response, download: string | null): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(SAFE_CONTENT)) headers.set(name, value);
  if (download !== null) {
    const name = encodeURIComponent(download);
    const named = name && `; filename=${name}; filename*=UTF-8''${name}`;
    headers.set('content-disposition', `attachment${named}`);
  }
  return new Response(response.body, { status: response.status, headers });
}
