import { unwrap } from './app-error.ts';
import { addDays, nairobiDate } from './nairobi.ts';
import { getSupabase } from './supabase.ts';

const TRIAL_DAYS = 7;

/** Starts the user's own free trial: active from today, for 7 days. The database refuses a second one. */
export async function startFreeTrial(userId: string): Promise<void> {
  const { from } = await getSupabase();
  const today = nairobiDate(Date.now());
  unwrap(
    await from('user_subscriptions').upsert({
      user_id: userId,
      plan_type: 'free_trial',
      status: 'active',
      trial_start: today,
      trial_end: addDays(today, TRIAL_DAYS),
    }),
  );
}

/** Keeps the language that pushes and mails to this person are written in. Throws an `AppError`. */
export async function keepLanguage(userId: string, language: 'en' | 'sw'): Promise<void> {
  const { from } = await getSupabase();
  unwrap(await from('profiles').upsert({ user_id: userId, language }));
}
