import { rewrite, withoutLength } from './storage-rewrite.ts';

interface Described {
  id: string;
  name: string;
  version: string | null;
  bucket_id: string;
  created_at: string;
  user_metadata: object | null;
  httpMetadata: { size: number; mimetype: string; cacheControl: string; eTag: string; lastModified: string };
}

/** `info()` of storage-js, and with it `exists()`: what is known of an object, under the names of hosted Storage. */
export async function describeObject(
  request: Request,
  next: (request: Request) => Promise<Response>,
): Promise<Response> {
  return rewrite(await next(request), ({ httpMetadata, ...object }: Described) => ({
    id: object.id,
    name: object.name,
    version: object.version,
    bucket_id: object.bucket_id,
    created_at: object.created_at,
    size: httpMetadata.size,
    content_type: httpMetadata.mimetype,
    cache_control: httpMetadata.cacheControl,
    etag: httpMetadata.eTag,
    last_modified: httpMetadata.lastModified,
    metadata: object.user_metadata ?? {},
  }));
}

const SIGN = /^\/storage\/v1\/object\/sign\/./;
const NO_TRANSFORMS = {
  statusCode: '403',
  error: 'FeatureNotEnabled',
  code: 'FeatureNotEnabled',
  message: 'Image transformation is not offered here: upload the sizes that are shown.',
};

/** Pictures are stored in the sizes they are shown in; a client that wants another one is told so. */
export async function refuseTransforms(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const isAsked =
    pathname.startsWith('/storage/v1/render/') ||
    (request.method === 'POST' && SIGN.test(pathname) && (await asksForTransform(request)));
  return isAsked ? Response.json(NO_TRANSFORMS, { status: 403 }) : undefined;
}

async function asksForTransform(request: Request): Promise<boolean> {
  const text = await request.clone().text();
  if (!text.includes('"transform"')) return false;
  try {
    const { transform } = JSON.parse(text) as { transform?: object | null };
    return Object.keys(transform ?? {}).length > 0;
  } catch {
    // What is no JSON is refused as such.
    return false;
  }
}

/** The codes of hosted Storage by the names that the stock API gives its errors; storage-js tells them apart by these. */
const CODES: Record<string, string> = {
  'Bucket not found': 'NoSuchBucket',
  not_found: 'NoSuchKey',
  Duplicate: 'ResourceAlreadyExists',
  ResourceNotEmpty: 'ResourceNotEmpty',
  invalid_mime_type: 'InvalidMimeType',
  'Payload too large': 'EntityTooLarge',
  'Invalid key': 'InvalidKey',
  InvalidKey: 'InvalidKey',
  Unauthorized: 'AccessDenied',
  InvalidJWT: 'InvalidJWT',
  InvalidRequest: 'InvalidRequest',
};

export async function withCode(response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (response.ok || !isJson) return response;
  const text = await response.text();
  // An answer to HEAD has no body.
  if (text === '') return new Response(null, { status: response.status, headers: response.headers });
  const refusal = JSON.parse(text) as { error?: string; code?: string };
  const code = refusal.code ?? CODES[refusal.error ?? ''];
  return Response.json(code === undefined ? refusal : { ...refusal, code }, {
    status: response.status,
    headers: withoutLength(response.headers),
  });
}
