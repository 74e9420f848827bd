import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';

import { publishableKey, requireEnv, secretKey, secretKeys } from './env.ts';

const STATELESS = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

/** A client that acts as the caller: row level security sees the token of the request. */
export function userClient(request: Request): SupabaseClient {
  const authorization = request.headers.get('authorization');
  return createClient(requireEnv('SUPABASE_URL'), publishableKey(), {
    auth: STATELESS,
    global: { headers: { ...requestName(request), ...(authorization ? { authorization } : {}) } },
  });
}

/**
 * A client that asks the auth server for mails, which counts them by the address of who asks; here it would see that of
 * the function, and all would share one allowance. Hosted Supabase believes the address of `Sb-Forwarded-For` from a
 * holder of a secret key, where that is switched on; the embedded stack believes `X-Forwarded-For` from its own machine.
 */
export function mailClient(request: Request): SupabaseClient {
  const address = callerAddress(request);
  return createClient(requireEnv('SUPABASE_URL'), secretKey(), {
    auth: STATELESS,
    global: {
      headers: {
        ...requestName(request),
        ...(address ? { 'x-forwarded-for': address, 'sb-forwarded-for': address } : {}),
      },
    },
  });
}

/** The address of the person behind a request, as `private.caller_address()` reads it; '' when nothing tells. */
function callerAddress({ headers }: Request): string {
  const forwarded = headers.get('x-forwarded-for')?.split(',')[0] ?? '';
  return (headers.get('cf-connecting-ip') ?? forwarded).trim();
}

/** A client that passes every policy: only for the payment functions, never for what a request asks by name. */
export function serviceClient(request: Request): SupabaseClient {
  return createClient(requireEnv('SUPABASE_URL'), secretKey(), {
    auth: STATELESS,
    global: { headers: requestName(request) },
  });
}

export type Call = (name: string, args?: Record<string, unknown>) => Promise<unknown>;

/** Calls functions of the database; throws with the name of one that fails and its SQLSTATE or PostgREST's own code. */
export const callsOf =
  (client: SupabaseClient): Call =>
  async (name, args = {}) => {
    const { data, error } = await client.rpc(name, args);
    if (error) throw new Error(`${name}: ${error.message} (${error.code})`);
    return data;
  };

/** What a request causes elsewhere goes by its name there too, so that logs can be read together. */
function requestName({ headers }: Request): Record<string, string> {
  const id = headers.get('x-request-id');
  return id ? { 'x-request-id': id } : {};
}

/** Whether the caller holds a secret key of the project, as bearer token or as `apikey`. */
export async function hasSecretKey(request: Request): Promise<boolean> {
  const bearer = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? '';
  const apikey = request.headers.get('apikey') ?? '';
  const tries = secretKeys().flatMap((key) => [sameSecret(bearer, key), sameSecret(apikey, key)]);
  return (await Promise.all(tries)).includes(true);
}

/** Whether the caller is a job, or somebody who may decide about payments. */
export async function isDeskOrJob(request: Request): Promise<boolean> {
  if (await hasSecretKey(request)) return true;
  if (!request.headers.get('authorization')) return false;
  const { error } = await userClient(request).rpc('till_desk');
  return error === null;
}

/** Compares digests, so that the time taken says nothing about the secret. */
export async function sameSecret(given: string, expected: string): Promise<boolean> {
  const [a, b] = await Promise.all([digest(given), digest(expected)]);
  let difference = 0;
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0);
  return difference === 0;
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
