import { getSupabase } from '../../lib/supabase.ts';

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
