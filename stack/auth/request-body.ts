import type { HonoContext } from '@supabase/lite';
import type { Context } from 'hono';

import { whyNotTaken } from '../json-text.ts';

export type Body = Record<string, unknown>;

/** RFC 5321. */
const LONGEST_EMAIL = 254;

const TEXTS = [
  'email',
  'password',
  'current_password',
  'type',
  'token',
  'token_hash',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'code_challenge',
  'code_challenge_method',
];
const OBJECTS = ['data', 'user_metadata', 'app_metadata'];

/**
 * The JSON body of a request as an object, `{}` when there is none; or what is wrong with it, as GoTrue answers it. The
 * stock routes take what they read for what they hope for, and fail on anything else.
 */
export async function readBody(context: Context<HonoContext>): Promise<Body | Response> {
  const type = context.req.header('content-type') ?? '';
  if (/^multipart\//i.test(type) && !(await isForm(context)))
    return refused('bad_json', 'Could not read request body as a form');
  if (!['POST', 'PUT', 'DELETE'].includes(context.req.method) || !context.req.raw.body) return {};
  // Where a provider comes back to, and forms are read. All else is read as JSON, whatever it is called.
  if (/form/.test(type) && context.req.path === '/auth/v1/callback') return {};
  const text = await context.req.text();
  if (text === '') return {};
  const why = whyNotTaken(text);
  if (why !== undefined) return refused('bad_json', why);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return {}; // the route reads the same text and answers with what is wrong in it
  }
  if (!isObject(body)) return refused('bad_json', 'Could not parse request body as JSON: not an object');
  for (const name of TEXTS) {
    if (isGiven(body[name]) && typeof body[name] !== 'string')
      return refused('bad_json', `Could not parse request body as JSON: ${name} is not a text`);
  }
  for (const name of OBJECTS) {
    if (isGiven(body[name]) && !isObject(body[name]))
      return refused('bad_json', `Could not parse request body as JSON: ${name} is not an object`);
  }
  if (typeof body['email'] === 'string' && body['email'].length > LONGEST_EMAIL)
    return refused('validation_failed', 'Unable to validate email address: invalid format');
  return { ...body };
}

/** The route that reads it keeps what was read here. */
async function isForm(context: Context<HonoContext>): Promise<boolean> {
  try {
    await context.req.formData();
    return true;
  } catch {
    return false;
  }
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

function isObject(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refused(code: string, message: string): Response {
  const headers = { 'cache-control': 'no-store', 'x-sb-error-code': code };
  return Response.json({ code: 400, error_code: code, msg: message }, { status: 400, headers });
}
