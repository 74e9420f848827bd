import { AppError, unwrap } from '../../lib/app-error.ts';
import { keepLanguage, startFreeTrial } from '../../lib/own-account.ts';
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
