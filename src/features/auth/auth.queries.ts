import { queryOptions } from '@tanstack/react-query';

import { AppError, unwrap } from '../../lib/app-error.ts';
import { deviceStore } from '../../lib/device-store.ts';
import { getConfig, projectFetch } from '../../lib/env.ts';
import { isText } from '../../lib/guards.ts';
import { nativeShell } from '../../lib/native-shell.ts';
import { keepLanguage, startFreeTrial } from '../../lib/own-account.ts';
import { safePath } from '../../lib/paths.ts';
import type { PlanId } from '../../lib/plan-catalogue.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { language, storedLanguage } from '../../words/language.ts';

/** Readies the account of somebody who just signed in: a newcomer gets a health profile and the free trial. */
export async function prepareAccount(userId: string): Promise<'known' | 'new'> {
  const { from } = await getSupabase();
  const profile = unwrap(
    await from('user_health_profiles').select('user_id').eq('user_id', userId).maybeSingle(),
  );
  if (profile) return 'known';
  try {
    unwrap(await from('user_health_profiles').insert({ user_id: userId }));
  } catch (error) {
    // Another tab was quicker; the newcomer is welcomed all the same.
    if (!(error instanceof AppError) || error.kind !== 'conflict') throw error;
  }
  // The account may speak another language since the sign-up, and through Google it has been told none.
  const spoken = storedLanguage() ?? (language === 'en' ? null : language);
  if (spoken)
    await keepLanguage(userId, spoken).catch((cause: unknown) => {
      console.warn('The language could not be kept', cause);
    });
  await startFreeTrial(userId).catch(() => {
    // A trial that did not start never stands in the way of signing in; the pricing page offers it again.
  });
  return 'new';
}

export type SignUp = { name: string; email: string; password: string; plan: PlanId };
/** `exists`: the address already has an account, which the service only hints at. */
export type SignUpOutcome = 'signed-in' | 'verify' | 'exists';

/** Throws the auth service's own error; `authErrorText` turns it into words. */
export async function signIn(email: string, password: string): Promise<void> {
  const { auth } = await getSupabase();
  const { error } = await auth.signInWithPassword({ email, password });
  if (error) throw error;
}

/** Makes an account. Throws the auth service's own error. */
export async function signUp({ name, email, password, plan }: SignUp): Promise<SignUpOutcome> {
  const { auth } = await getSupabase();
  const { data, error } = await auth.signUp({
    email,
    password,
    options: {
      // The mails about the account are written in the language it was made in.
      data: {
        full_name: name,
        subscription_plan: plan,
        subscription_start_date: new Date().toISOString(),
        language,
      },
      emailRedirectTo: `${nativeShell()?.origin ?? location.origin}/`,
    },
  });
  if (error) throw error;
  if (data.user?.identities?.length === 0) return 'exists';
  if (data.session) {
    await prepareAccount(data.session.user.id).catch((cause: unknown) => {
      // The account is there and signed in; what it lacks is made when it is first needed.
      console.warn('The new account could not be readied', cause);
    });
    return 'signed-in';
  }
  askForVerificationMail(email, name).catch(() => {
    // the sign-up has mailed its own link, and the next view sends another on request
  });
  return 'verify';
}

/** Makes sure that a mail went out: the server sends none when it has just sent one. */
async function askForVerificationMail(email: string, name: string): Promise<void> {
  const { functions } = await getSupabase();
  await functions.invoke('send-verification-email', { body: { email, type: 'signup', name } });
}

/** Whether this server can sign people in with Google. */
export const googleQuery = queryOptions({
  queryKey: ['auth', 'google'],
  staleTime: Infinity,
  queryFn: async (): Promise<boolean> => {
    const { url } = await getConfig();
    const response = await projectFetch(`${url}/auth/v1/settings`);
    if (!response.ok) throw new Error(`the auth settings answered ${response.status}`);
    const settings = (await response.json()) as { external?: { google?: unknown } };
    return settings.external?.google === true;
  },
});

/** Leaves the page for Google, which comes back to `/auth/callback`. */
export async function leaveForGoogle(): Promise<void> {
  const { auth } = await getSupabase();
  const shell = nativeShell();
  const { data, error } = await auth.signInWithOAuth({
    provider: 'google',
    options: {
      redirectTo: shell?.signInReturn ?? `${location.origin}/auth/callback`,
      queryParams: { access_type: 'offline', prompt: 'consent' },
      skipBrowserRedirect: shell !== null,
    },
  });
  if (error) throw error;
  // Google turns web views away: the app asks in a browser.
  if (shell) await shell.openBrowser(data.url);
}

export async function sendPasswordReset(email: string): Promise<void> {
  const { functions } = await getSupabase();
  const { error } = await functions.invoke('send-password-reset', { body: { email } });
  if (error) throw error;
}

export async function resendVerification(email: string): Promise<void> {
  const { functions } = await getSupabase();
  const { error } = await functions.invoke('send-verification-email', { body: { email, type: 'resend' } });
  if (error) throw error;
}

/** Sets the password of the signed-in user and signs every other device out. */
export async function changePassword(password: string): Promise<void> {
  const { auth } = await getSupabase();
  const { error } = await auth.updateUser({ password });
  if (error) throw error;
  // The server does the same by itself; where it does not, this does. The new password stands either way.
  const others = await auth.signOut({ scope: 'others' });
  if (others.error) console.warn('The other devices could not be signed out', others.error.code);
}

/** Shows the code of the authenticator app; any app that was switched on will do. Throws the auth service's error. */
export async function showCode(code: string): Promise<void> {
  const { auth } = await getSupabase();
  const factors = await auth.mfa.listFactors();
  if (factors.error) throw factors.error;
  let failure: unknown = new Error('there is no factor to show');
  for (const { id } of factors.data.totp) {
    const { error } = await auth.mfa.challengeAndVerify({ factorId: id, code });
    if (!error) return;
    failure = error;
  }
  throw failure;
}

/** Uses one of the recovery codes up; answers how many are left, or null where that cannot be asked. */
export async function showRecoveryCode(code: string): Promise<number | null> {
  const { auth } = await getSupabase();
  const { error } = await auth.mfa.recoveryCodes.verify({ code });
  if (error) throw error;
  return (await auth.mfa.recoveryCodes.getStatus()).data?.remaining ?? null;
}

const store = deviceStore('person');

/**
 * Where a person was going when signing in took them away from this page: to Google, or to the mailbox for the
 * confirmation link. Kept as long as such a link lives, and shared by every tab of this browser.
 */
const KEY = 'mizizi-after-sign-in';
const LINK_LIFE_MS = 24 * 3_600_000;

/** @param path a path of this site, or null to forget an older one */
export function rememberRedirect(path: string | null): void {
  if (path) store.write(KEY, path, LINK_LIFE_MS);
  else store.remove(KEY);
}

/** The remembered path, once; null when there is none. */
export function takeRedirect(): string | null {
  const path = store.read(KEY, isText);
  store.remove(KEY);
  return safePath(path, '') || null;
}
