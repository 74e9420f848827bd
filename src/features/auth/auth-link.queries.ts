import { readKeptSession } from '../../lib/session.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/account.ts';

export const AUTH_FAILED = t('Authentication failed. Please try again.');

/**
 * What a link of a mail, or the way back from Google, carries in its address. A ready-made session
 * (`#access_token=…`) is not among it: whoever sends such a link would sign the reader in to an account of that sender's own.
 */
export type AuthLink =
  | { kind: 'error'; message: string }
  | { kind: 'code'; code: string }
  | { kind: 'token'; tokenHash: string; type: LinkType }
  | { kind: 'none' };

const linkTypes = ['signup', 'email', 'recovery', 'magiclink', 'invite', 'email_change'] as const;
export type LinkType = (typeof linkTypes)[number];

/** Reads an address such as `?code=…`, `?token_hash=…&type=…` or `?error=…` (errors also behind `#`). */
export function readAuthLink(search: string, hash: string): AuthLink {
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const error = (name: string): string => query.get(name) || fragment.get(name) || '';
  if (error('error') || error('error_description'))
    return { kind: 'error', message: error('error_description') || AUTH_FAILED };
  const code = query.get('code');
  if (code) return { kind: 'code', code };
  const tokenHash = query.get('token_hash');
  const type = linkTypes.find((known) => known === query.get('type')) ?? 'email';
  return tokenHash ? { kind: 'token', tokenHash, type } : { kind: 'none' };
}

const secrets = ['code', 'token_hash', 'type', 'redirect_to', 'error', 'error_code', 'error_description'];

/** Takes what a link carried out of the address bar and the history; where to go afterwards may stay. */
function hideLink(): void {
  const url = new URL(location.href);
  for (const name of secrets) url.searchParams.delete(name);
  history.replaceState(history.state, '', url.pathname + url.search);
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
  if (link.kind === 'none') return signedInUser();
  if (link.kind === 'error') {
    hideLink();
    throw new Error(link.message);
  }
  const { auth } = await getSupabase();
  const { data, error } = await (link.kind === 'code'
    ? auth.exchangeCodeForSession(link.code)
    : auth.verifyOtp({ token_hash: link.tokenHash, type: link.type }));
  // A link that never reached the server is still good: a reload tries it again.
  if (error?.name === 'AuthRetryableFetchError') {
    opened.delete(JSON.stringify(link));
    throw new Error(AUTH_FAILED);
  }
  hideLink();
  if (error) throw new Error(reason(error));
  if (!data.user) throw new Error(AUTH_FAILED);
  return data.user.id;
}

function signedInUser(): string {
  const session = readKeptSession();
  if (!session) throw new Error(AUTH_FAILED);
  return session.user.id;
}

function reason(error: { name: string; message: string }): string {
  // The link was opened in another browser than the one that asked for it: the address is confirmed all the same.
  if (/code verifier/i.test(error.message) || error.name === 'AuthPKCECodeVerifierMissingError')
    return t('Your email is confirmed. Please sign in to continue.');
  return error.message || AUTH_FAILED;
}
