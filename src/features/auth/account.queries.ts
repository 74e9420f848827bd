import { AppError, unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';

const TRIAL_DAYS = 7;
const DAY_MS = 86_400_000;

const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 10);

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
  await startFreeTrial(userId).catch(() => {
    // A trial that did not start never stands in the way of signing in; the pricing page offers it again.
  });
  return 'new';
}

async function startFreeTrial(userId: string): Promise<void> {
  const { from } = await getSupabase();
  const today = Date.now();
  unwrap(
    await from('user_subscriptions').upsert({
      user_id: userId,
      plan_type: 'free_trial',
      status: 'active',
      trial_start: isoDate(today),
      trial_end: isoDate(today + TRIAL_DAYS * DAY_MS),
    }),
  );
}
