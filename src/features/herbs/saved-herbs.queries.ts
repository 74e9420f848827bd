import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { createStoredState } from '../../lib/stored-state.ts';
import { getSupabase } from '../../lib/supabase.ts';

const YEAR_MS = 31_536_000_000;
export const noHerbs: readonly string[] = [];

const isSlugs = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= 500 && value.every((slug) => typeof slug === 'string');

/** Bookmarks of a visitor, kept on the device until they sign in. */
export const deviceHerbs = createStoredState('mizizi-saved-herbs', isSlugs, noHerbs, YEAR_MS);

/** A member's bookmarks, newest first. What was saved on the device before signing in is added to them once. */
export const savedHerbsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['saved-herbs', userId] as const,
    queryFn: async (): Promise<readonly string[]> => {
      const { from, rpc } = await getSupabase();
      const onDevice = deviceHerbs.get();
      if (onDevice.length > 0) {
        unwrap(await rpc('merge_saved_herbs', { slugs: [...onDevice] }));
        // What was saved on the device meanwhile waits for the next time.
        deviceHerbs.change((now) => {
          const left = now.filter((slug) => !onDevice.includes(slug));
          return left.length > 0 ? left : noHerbs;
        });
      }
      const rows = unwrap(await from('saved_herbs').select('slug').order('created_at', { ascending: false }));
      return rows.map(({ slug }) => slug);
    },
  });

/** Adds or removes a bookmark of the account. */
export async function keepSaved(slug: string, isSaved: boolean): Promise<void> {
  const { from } = await getSupabase();
  if (isSaved) unwrap(await from('saved_herbs').insert({ slug }));
  else unwrap(await from('saved_herbs').delete().eq('slug', slug));
}
