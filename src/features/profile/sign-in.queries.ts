import { queryOptions } from '@tanstack/react-query';

import { AppError, unwrap } from '../../lib/app-error.ts';
import { nativeShell } from '../../lib/native-shell.ts';
import { signOut } from '../../lib/session.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/account.ts';

/** A typed value that passed, cleaned as it is sent, or the sentence to show. */
type Checked = { value: string; problem: null } | { value: null; problem: string };

/**
 * What the sign-up knows about names, addresses and passwords, and the doors of an account. The page hands it in, so
 * that both ask for the same.
 */
export type AccountRules = {
  checkName: (typed: string) => Checked;
  checkEmail: (typed: string) => Checked;
  checkNewPassword: (typed: { password: string; repeated: string }) => {
    field: 'password' | 'repeated';
    message: string;
  } | null;
  /** The sentence for an error of the auth service. */
  errorText: (error: unknown) => string;
  /** Mails a link that opens the form for a new password. */
  sendPasswordLink: (email: string) => Promise<void>;
  /** Leaves for Google and comes back to the given path with a new session. */
  signInWithGoogle: (returnTo: string) => Promise<void>;
  /** Where the link of a mail leads once it has done its work. */
  rememberReturn: (path: string) => void;
};

/** How the account is opened. `isRecent`: this session began minutes ago, so nobody has to prove anything again. */
export type SignIn = {
  hasPassword: boolean;
  providers: string[];
  pendingEmail: string | null;
  isRecent: boolean;
};

export const signInKey = (userId: string) => ['profile', userId, 'sign-in'] as const;

export const signInQuery = (userId: string) =>
  queryOptions({
    queryKey: signInKey(userId),
    staleTime: 0,
    queryFn: async (): Promise<SignIn> => {
      const { rpc } = await getSupabase();
      const [row] = unwrap(await rpc('my_sign_in'));
      // a token that outlived its account
      if (!row) throw new AppError('denied', t('This account does not exist any more.'));
      return {
        hasPassword: row.has_password,
        providers: row.providers,
        pendingEmail: row.pending_email,
        isRecent: row.is_recent,
      };
    },
  });

/**
 * Signs in again before a change of password or address, unless this session has shown a second factor: another one
 * would have shown the password alone, which the change itself asks for anyway.
 */
export async function signInForChange(email: string, password: string): Promise<void> {
  if (!(await hasShownFactor())) await signInAgain(email, password);
}

/**
 * Shows the present password once more. A session that has shown a second factor goes on: another one would have to be
 * shown a code as well.
 */
export async function showPassword(email: string, password: string): Promise<void> {
  if (!(await hasShownFactor())) return signInAgain(email, password);
  const { auth } = await getSupabase();
  const { error } = await auth.updateUser({ current_password: password });
  if (error) throw error;
}

async function hasShownFactor(): Promise<boolean> {
  const { auth } = await getSupabase();
  const { data, error } = await auth.mfa.getAuthenticatorAssuranceLevel();
  if (error) throw error;
  return data.currentLevel === 'aal2';
}

/** Signs in again with the password, in a session of its own that takes the place of the one before. */
async function signInAgain(email: string, password: string): Promise<void> {
  const { auth } = await getSupabase();
  const before = (await auth.getSession()).data.session?.access_token;
  const { error } = await auth.signInWithPassword({ email, password });
  if (error) throw error;
  if (!before) return;
  const ended = await auth.admin.signOut(before, 'local');
  if (ended.error) console.warn('The session before this one could not be ended', ended.error);
}

/** Whether the password was not the right one. */
function isWrongPassword(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const code: unknown = Reflect.get(error, 'code');
  return code === 'invalid_credentials' || code === 'current_password_invalid';
}

/** Asks for a mail to the new address; the change is made when its link is opened. */
export async function changeEmail(current: string, email: string): Promise<void> {
  const { auth } = await getSupabase();
  const { error } = await auth.updateUser(
    { email, current_password: current },
    { emailRedirectTo: `${nativeShell()?.origin ?? location.origin}/auth/callback` },
  );
  if (error) throw error;
}

/** Sets a new password, which signs every other device out. */
export async function changePassword(current: string, password: string): Promise<void> {
  const { auth } = await getSupabase();
  const { error } = await auth.updateUser({ password, current_password: current });
  if (error) throw error;
}

/** Where an error of a form that asks for the present password belongs, and its words. */
export function currentPasswordProblem(
  error: unknown,
  errorText: AccountRules['errorText'],
): { field: 'current' | 'form'; message: string } {
  return isWrongPassword(error)
    ? { field: 'current', message: t('This is not your current password') }
    : { field: 'form', message: errorText(error) };
}

/** `isStrong`: this session has shown the factor, and may change it. `codesLeft`: of the recovery codes; null without any. */
type SecondFactorState = { factorIds: string[]; isStrong: boolean; codesLeft: number | null };

/** What the authenticator app is to take in: a picture, or the secret as text. */
export type Setup = { factorId: string; picture: string; secret: string };

const secondFactorKey = (userId: string) => ['profile', userId, 'second-factor'] as const;

export const secondFactorQuery = (userId: string) =>
  queryOptions({
    queryKey: secondFactorKey(userId),
    staleTime: 0,
    queryFn: async (): Promise<SecondFactorState> => {
      const { auth } = await getSupabase();
      const factors = await auth.mfa.listFactors();
      if (factors.error) throw factors.error;
      const level = await auth.mfa.getAuthenticatorAssuranceLevel();
      if (level.error) throw level.error;
      const isStrong = level.data.currentLevel === 'aal2';
      const factorIds = factors.data.totp.map(({ id }) => id);
      if (factors.data.recovery_code.length === 0) return { factorIds, isStrong, codesLeft: null };
      const status = await auth.mfa.recoveryCodes.getStatus();
      if (status.error) throw status.error;
      return { factorIds, isStrong, codesLeft: status.data.remaining };
    },
  });

/** Whether the server wants to see again whose session it is, before it changes a second step. */
export function isProofNeeded(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && Reflect.get(error, 'code') === 'reauthentication_needed'
  );
}

/** Begins; what was begun before and not finished goes first. */
export async function beginSecondFactor(): Promise<Setup> {
  const { auth } = await getSupabase();
  const before = await auth.mfa.listFactors();
  if (before.error) throw before.error;
  for (const { id, status } of before.data.all) {
    if (status === 'verified') continue;
    const removed = await auth.mfa.unenroll({ factorId: id });
    if (removed.error) throw removed.error;
  }
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', issuer: 'Mizizi' });
  if (error) throw error;
  return { factorId: data.id, picture: data.totp.qr_code, secret: data.totp.secret };
}

/** Switches it on with a first code of the app. */
export async function confirmSecondFactor(factorId: string, code: string): Promise<void> {
  const { auth } = await getSupabase();
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
  if (error) throw error;
}

/** Ten new recovery codes; those of before end with it. */
export async function newRecoveryCodes(hasSome: boolean): Promise<string[]> {
  const { auth } = await getSupabase();
  const { recoveryCodes } = auth.mfa;
  const { data, error } = await (hasSome ? recoveryCodes.regenerate() : recoveryCodes.generate());
  if (error) throw error;
  return data.codes.map((code) => code.match(/.{1,4}/g)?.join('-') ?? code);
}

/**
 * For a session that does not know yet of a second step that was switched on elsewhere: renewed it waits for a code, or it
 * is over. Either way the page goes to the sign-in.
 */
export async function leaveForCode(): Promise<void> {
  const { auth } = await getSupabase();
  const { error } = await auth.refreshSession();
  if (error) await signOut();
}

export async function switchOffSecondFactor(factorIds: readonly string[]): Promise<void> {
  const { auth } = await getSupabase();
  for (const factorId of factorIds) {
    const { error } = await auth.mfa.unenroll({ factorId });
    if (error) throw error;
  }
  // The token of this session says what it was worth until now.
  const { error } = await auth.refreshSession();
  if (error) throw error;
}
