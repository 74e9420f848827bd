import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { paths, safePath } from '../../lib/paths.ts';
import { paidPlan, type PlanId } from '../../lib/plan-catalogue.ts';
import { readKeptSession, signOut } from '../../lib/session.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/account.ts';
import { prepareAccount, takeRedirect } from './auth.queries.ts';

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
function openAuthLink(link: AuthLink): Promise<string> {
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

/**
 * A reset link may be opened once, its page be reloaded while somebody still thinks of a password. This tab therefore
 * remembers for a while whose link it opened. Being signed in is not enough: on a shared phone anybody could be.
 */
const KEY = 'mizizi-reset';
const KEPT_MS = 15 * 60_000;

type Opened = { userId: string; until: number };

/** Opens the reset link in the address, or goes on with the one this tab opened before; throws when there is neither. */
export async function openReset(search: string, hash: string): Promise<{ email: string }> {
  const link = readAuthLink(search, hash);
  if (link.kind === 'none') {
    if (!isOpen()) throw new Error('there is no link in the address');
  } else {
    remember({ userId: await openAuthLink(link), until: Date.now() + KEPT_MS });
  }
  return { email: readKeptSession()?.user.email ?? '' };
}

/** The password is changed: the next one needs another link. */
export function closeReset(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // storage is switched off: nothing was remembered
  }
}

function isOpen(): boolean {
  const userId = readKeptSession()?.user.id;
  try {
    const opened = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Opened> | null;
    return userId !== undefined && opened?.userId === userId && Number(opened.until) > Date.now();
  } catch {
    return false; // storage is switched off or holds something else: a new link is needed
  }
}

function remember(opened: Opened): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(opened));
  } catch {
    // storage is switched off: only a reload needs it
  }
}

/** What `/auth/callback` says next and where it goes. */
export type Arrival = { message: string; to: string };

const finished = new Map<string, Promise<Arrival>>();

/**
 * Signs in with the link in the address and readies the account. The same link is worked off once, however often its
 * page is rendered. Throws an error whose message can be shown.
 */
export function finishSignIn(search: string, hash: string): Promise<Arrival> {
  const key = search + hash;
  const running = finished.get(key) ?? arrive(search, hash);
  finished.set(key, running);
  // A failure is not kept: the same address may be fine the next time, with a connection or a session.
  running.catch(() => finished.delete(key));
  return running;
}

async function arrive(search: string, hash: string): Promise<Arrival> {
  const link = readAuthLink(search, hash);
  const userId = await openAuthLink(link);
  // Who is still to give a code is no newcomer, and nobody to the database.
  const account = readKeptSession()?.needsCode ? 'known' : await prepareAccount(userId);
  const wanted = safePath(new URLSearchParams(search).get('redirect'), '') || takeRedirect();
  if (link.kind === 'token' && link.type === 'email_change')
    return {
      message: t('Your new email address is confirmed. Taking you back to your profile...'),
      to: wanted ?? paths.profile(),
    };
  if (account === 'known')
    return {
      message: t('Welcome back! Redirecting to your dashboard...'),
      to: wanted ?? paths.dashboard(),
    };
  const plan = wanted === null ? await chosenPlan() : null;
  return plan === null
    ? {
        message: t('Account created successfully! Redirecting to health assessment...'),
        to: wanted ?? paths.assessment(),
      }
    : {
        message: t('Account created successfully! Your plan is next...'),
        to: `${paths.payment()}?plan=${plan}`,
      };
}

/** The plan that was chosen when the account was made, on whatever device; null when there is nothing to pay for. */
async function chosenPlan(): Promise<PlanId | null> {
  const { auth } = await getSupabase();
  const { data } = await auth.getSession();
  return paidPlan(data.session?.user.user_metadata['subscription_plan']);
}

/** The reset page's address when a link for a new password was led to the callback instead. */
export function strayResetLink(search: string, hash: string): string | null {
  const link = readAuthLink(search, hash);
  return link.kind === 'token' && link.type === 'recovery' ? paths.resetPassword() + search : null;
}

export type AccountChange = NonNullable<Returns<'read_account_change'>>;

/** What a link of a mail about a changed account stands for; null when it was used or is too old. */
export const accountChangeQuery = (token: string) =>
  queryOptions({
    queryKey: ['account-change', token],
    queryFn: async (): Promise<AccountChange | null> => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('read_account_change', { token }));
    },
  });

/** Makes the account what it was before the change, which ends all its sessions, that of this browser too. */
export async function undoAccountChange(token: string): Promise<void> {
  const { rpc } = await getSupabase();
  const { user_id: userId } = unwrap(await rpc('undo_account_change', { token }));
  if (readKeptSession()?.user.id === userId) await signOut();
}
