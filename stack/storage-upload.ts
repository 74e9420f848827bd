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
  return new Request(request.url, { method: request.method, headers, body: await file.arrayBuffer() });
}

export function isFormUpload(request: Request, pathname: string): boolean {
  return (
    (request.method === 'POST' || request.method === 'PUT') &&
    pathname.startsWith('/storage/v1/object/') &&
    /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')
  );
}

/** Whether an upload does not say how long it is; the stock API then measures it against no limit. */
export function isUnmeasured({ method, headers }: Request, pathname: string): boolean {
  return UPLOADS[method]?.test(pathname) === true && !headers.has('content-length');
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
