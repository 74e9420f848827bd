import { queryOptions } from '@tanstack/react-query';

import { signOut } from '../../lib/session.ts';
import { getSupabase } from '../../lib/supabase.ts';

/** `isStrong`: this session has shown the factor, and may change it. `codesLeft`: of the recovery codes; null without any. */
export type SecondFactorState = { factorIds: string[]; isStrong: boolean; codesLeft: number | null };

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
