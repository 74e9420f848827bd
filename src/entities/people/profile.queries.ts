import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';

export type Language = 'en' | 'sw';
/** What is kept beside the account; `phone` as 254…, null for what was never told. */
export type Profile = {
  full_name: string | null;
  avatar_path: string | null;
  phone: string | null;
  county: string | null;
  language: Language;
};

const nothingYet: Profile = { full_name: null, avatar_path: null, phone: null, county: null, language: 'en' };

export const profileKey = (userId: string) => ['profile', userId] as const;

export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: profileKey(userId),
    queryFn: async (): Promise<Profile> => {
      const { from } = await getSupabase();
      const found = await from('profiles')
        .select('full_name, avatar_path, phone, county, language')
        .eq('user_id', userId)
        .maybeSingle();
      const row = unwrap(found);
      return row ? { ...row, language: row.language === 'sw' ? 'sw' : 'en' } : nothingYet;
    },
  });

/** Keeps the named fields; the others stay as they are. */
export async function saveProfile(
  queries: QueryClient,
  userId: string,
  changes: Partial<Profile>,
): Promise<void> {
  const { from, auth } = await getSupabase();
  unwrap(await from('profiles').upsert({ user_id: userId, ...changes }));
  queries.setQueryData<Profile>(profileKey(userId), (known) => known && { ...known, ...changes });
  // The session carries the name to the header and to every other device.
  if (changes.full_name) unwrap(await auth.updateUser({ data: { full_name: changes.full_name } }));
}
