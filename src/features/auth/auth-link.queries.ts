import { readSession } from '../../lib/session.ts';
import { getSupabase } from '../../lib/supabase.ts';

export const AUTH_FAILED = 'Authentication failed. Please try again.';

/** What a link of a mail, or the way back from Google, carries in its address. */
export type AuthLink =
  | { kind: 'error'; message: string }
  | { kind: 'code'; code: string }
  | { kind: 'token'; tokenHash: string; type: LinkType }
  | { kind: 'session'; accessToken: string; refreshToken: string }
  | { kind: 'none' };

const linkTypes = ['signup', 'email', 'recovery', 'magiclink', 'invite', 'email_change'] as const;
export type LinkType = (typeof linkTypes)[number];

/** Reads an address such as `?code=…`, `?token_hash=…&type=…`, `#access_token=…` or `?error=…`. */
export function readAuthLink(search: string, hash: string): AuthLink {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const get = (name: string): string => query.get(name) ?? fragment.get(name) ?? '';
  if (get('error') || get('error_description'))
    return { kind: 'error', message: get('error_description') || AUTH_FAILED };
  if (get('code')) return { kind: 'code', code: get('code') };
  const type = linkTypes.find((known) => known === get('type')) ?? 'email';
  if (get('token_hash')) return { kind: 'token', tokenHash: get('token_hash'), type };
  if (get('access_token') && get('refresh_token'))
    return { kind: 'session', accessToken: get('access_token'), refreshToken: get('refresh_token') };
  return { kind: 'none' };
}

const opened = new Map<string, Promise<string>>();

/**
 * Signs in with a link and answers the user's id. A link works once, so that a second render of the same page gets
 * the first one's answer. Throws an error whose message can be shown.
 */
export function openAuthLink(link: AuthLink): Promise<string> {
  const key = JSON.stringify(link);
  const running = opened.get(key) ?? redeem(link);
  if (link.kind !== 'none') opened.set(key, running);
  return running;
}

async function redeem(link: AuthLink): Promise<string> {
  if (link.kind === 'error') throw new Error(link.message);
  if (link.kind === 'none') return signedInUser();
  const { auth } = await getSupabase();
  const { data, error } = await (link.kind === 'code'
    ? auth.exchangeCodeForSession(link.code)
    : link.kind === 'token'
      ? auth.verifyOtp({ token_hash: link.tokenHash, type: link.type })
      : auth.setSession({ access_token: link.accessToken, refresh_token: link.refreshToken }));
  if (error) throw new Error(reason(error));
  if (!data.user) throw new Error(AUTH_FAILED);
  return data.user.id;
}

function signedInUser(): string {
  const session = readSession();
  if (!session) throw new Error(AUTH_FAILED);
  return session.user.id;
}

function reason(error: { name: string; message: string; status?: number | undefined }): string {
  // The link was opened in another browser than the one that asked for it: the address is confirmed all the same.
  if (/code verifier/i.test(error.message) || error.name === 'AuthPKCECodeVerifierMissingError')
    return 'Your email is confirmed. Please sign in to continue.';
  if (error.name === 'AuthRetryableFetchError') return AUTH_FAILED;
  return error.message || AUTH_FAILED;
}
