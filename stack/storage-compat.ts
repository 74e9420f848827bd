import { checkStorage } from './storage-checks.ts';
import { isFormUpload, unwrapUpload } from './storage-upload.ts';

/** Uploads must not run as pages of our site: no scripts, no forms, an origin of their own. */
const SAFE_CONTENT = {
  'content-security-policy': "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
};

/** The most objects a folder listing looks through; lite lists every object below a folder. */
const MOST_LISTED = 10_000;

const NO_FILE = { statusCode: '400', error: 'InvalidRequest', message: 'The form holds no file' };

interface StoredObject {
  name: string;
  id: string;
  updated_at: string | null;
  created_at: string | null;
  last_accessed_at: string | null;
  metadata: unknown;
}

/**
 * Makes the storage API take what storage-js sends, forms with a file, and answer what it reads: signed addresses under its names and relative to the storage
 * path, and listings of one folder instead of everything below it. `next` is the stock API.
 */
export async function storageCompat(
  asked: Request,
  next: (request: Request) => Promise<Response>,
  jwtSecret: string,
): Promise<Response> {
  const { pathname } = new URL(asked.url);
  if (!pathname.startsWith('/storage/v1/')) return next(asked);
  const request = await checkStorage(asked, jwtSecret);
  if (request instanceof Response) return request;
  if (request.method === 'GET' && pathname.startsWith('/storage/v1/object/'))
    return safely(await next(request));
  if (isFormUpload(request, pathname)) {
    const upload = await unwrapUpload(request);
    return upload ? next(upload) : Response.json(NO_FILE, { status: 400 });
  }
  if (request.method !== 'POST') return next(request);
  if (pathname.startsWith('/storage/v1/object/list/')) return listFolder(request, next);
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

interface ListQuery {
  prefix?: string;
  limit?: number;
  offset?: number;
}

async function listFolder(
  request: Request,
  next: (request: Request) => Promise<Response>,
): Promise<Response> {
  const query = (await request
    .clone()
    .json()
    .catch(() => null)) as ListQuery | null; // not JSON: the stock API says so
  if (!query) return next(request);
  const folder = String(query.prefix ?? '').replace(/^\/+|\/+$/g, '');
  const all = new Request(request.url, {
    method: 'POST',
    headers: withoutLength(request.headers),
    body: JSON.stringify({ ...query, prefix: folder ? `${folder}/` : '', limit: MOST_LISTED, offset: 0 }),
  });
  return rewrite(await next(all), (objects: StoredObject[]) => {
    const offset = query.offset ?? 0;
    return folderEntries(objects, folder).slice(offset, offset + (query.limit ?? 100));
  });
}

/** The objects directly in `folder`, and one entry without an id for each folder in it. */
function folderEntries(objects: StoredObject[], folder: string): object[] {
  const entries = new Map<string, object>();
  for (const { name, id, updated_at, created_at, last_accessed_at, metadata } of objects) {
    // LIKE takes `_` and `%` of a folder's name for wildcards.
    if (folder && !name.startsWith(`${folder}/`)) continue;
    const rest = folder ? name.slice(folder.length + 1) : name;
    const [first = '', ...deeper] = rest.split('/');
    if (!first) continue;
    entries.set(
      first,
      deeper.length > 0
        ? {
            name: first,
            id: null,
            updated_at: null,
            created_at: null,
            last_accessed_at: null,
            metadata: null,
          }
        : { name: first, id, updated_at, created_at, last_accessed_at, metadata },
    );
  }
  return [...entries.values()];
}

async function rewrite<Answer>(response: Response, change: (answer: Answer) => unknown): Promise<Response> {
  if (!response.ok) return response;
  const answer = (await response.json()) as Answer;
  return new Response(JSON.stringify(change(answer)), {
    status: response.status,
    headers: withoutLength(response.headers),
  });
}

function safely(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(SAFE_CONTENT)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

function withoutLength(headers: Headers): Headers {
  const copy = new Headers(headers);
  copy.delete('content-length');
  return copy;
}
