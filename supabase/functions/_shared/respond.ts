import { isRecord } from './json-values.ts';

const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-max-age': '86400',
};

const MAX_BODY_BYTES = 16_384;

/** A JSON answer any browser origin may read. */
export function json(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { ...CORS_HEADERS, 'cache-control': 'no-store' } });
}

/** A refusal in the shape of a database refusal: a kind for code, a sentence for people, what to do next. */
export function refusal(status: number, kind: string, message: string, hint: string | null = null): Response {
  const response = json(status, { kind, message, hint });
  // What the database counts, it counts for an hour.
  if (status === 429) response.headers.set('retry-after', '3600');
  return response;
}

/** The answer to anything but POST: the preflight's headers, or 405. Null means go on. */
export function answerMethod(request: Request): Response | null {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS_HEADERS });
  if (request.method === 'POST') return null;
  return refusal(405, 'method_not_allowed', 'Only POST is understood here.');
}

/** The body as a JSON object, or null when it is no JSON object or larger than 16 kB. */
export async function readJsonObject(request: Request): Promise<Record<string, unknown> | null> {
  const text = await readText(request);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    // Not JSON: the caller answers with its own words.
    return null;
  }
}

/** The fields of a posted form, or null when it is larger than 16 kB. */
export async function readForm(request: Request): Promise<URLSearchParams | null> {
  const text = await readText(request);
  return text === null ? null : new URLSearchParams(text);
}

async function readText(request: Request): Promise<string | null> {
  const bytes = await readBytes(request, MAX_BODY_BYTES);
  return bytes && new TextDecoder().decode(bytes);
}

/** Reads at most the limit, so that a stranger cannot make the function hold a huge body; null when it is larger. */
export async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) break;
    size += value.byteLength;
    if (size > most) {
      await reader?.cancel();
      return null;
    }
    parts.push(value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}
