import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';

import { requireEnv } from './env.ts';

const STATELESS = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

/** A client that acts as the caller: row level security sees the token of the request. */
export function userClient(request: Request): SupabaseClient {
  const authorization = request.headers.get('authorization');
  return createClient(requireEnv('SUPABASE_URL'), requireEnv('SUPABASE_ANON_KEY'), {
    auth: STATELESS,
    global: { headers: authorization ? { authorization } : {} },
  });
}

/** A client without a user. The caller's address is passed on so that the auth server counts its limits by person. */
export function anonClient(request: Request): SupabaseClient {
  const forwardedFor = request.headers.get('x-forwarded-for');
  return createClient(requireEnv('SUPABASE_URL'), requireEnv('SUPABASE_ANON_KEY'), {
    auth: STATELESS,
    global: { headers: forwardedFor ? { 'x-forwarded-for': forwardedFor } : {} },
  });
}

/** A client that passes every policy: only for the payment functions, never for what a request asks by name. */
export function serviceClient(): SupabaseClient {
  return createClient(requireEnv('SUPABASE_URL'), requireEnv('SUPABASE_SERVICE_ROLE_KEY'), {
    auth: STATELESS,
  });
}

/** Whether the caller holds the project's secret key, as bearer token or as `apikey`. */
export async function hasSecretKey(request: Request): Promise<boolean> {
  const expected = requireEnv('SUPABASE_SERVICE_ROLE_KEY');
  const bearer = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? '';
  const apikey = request.headers.get('apikey') ?? '';
  return (await sameSecret(bearer, expected)) || (await sameSecret(apikey, expected));
}

/** Compares digests, so that the time taken says nothing about the secret. */
async function sameSecret(given: string, expected: string): Promise<boolean> {
  const [a, b] = await Promise.all([digest(given), digest(expected)]);
  let difference = 0;
  for (const [index, byte] of a.entries()) difference |= byte ^ (b[index] ?? 0);
  return difference === 0;
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
