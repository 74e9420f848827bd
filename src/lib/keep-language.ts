import { unwrap } from './app-error.ts';
import { getSupabase } from './supabase.ts';

/** Keeps the language that pushes and mails to this person are written in. Throws an `AppError`. */
export async function keepLanguage(userId: string, language: 'en' | 'sw'): Promise<void> {
  const { from } = await getSupabase();
  unwrap(await from('profiles').upsert({ user_id: userId, language }));
}
