import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { isText, listOf } from '../../lib/guards.ts';
import { createStoredState } from '../../lib/stored-state.ts';
import { getSupabase } from '../../lib/supabase.ts';

const YEAR_MS = 31_536_000_000;
export const noArticles: readonly string[] = [];

const isSlugs = listOf(isText, 500);

/** Bookmarks of a visitor, kept on the device until they sign in. */
export const deviceArticles = createStoredState('mizizi-saved-articles', isSlugs, noArticles, YEAR_MS);

/** A member's bookmarks, newest first. What was saved on the device before signing in is added to them once. */
export const savedArticlesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['saved-articles', userId] as const,
    queryFn: async (): Promise<readonly string[]> => {
      const { from, rpc } = await getSupabase();
      const onDevice = deviceArticles.get();
      if (onDevice.length > 0) {
        unwrap(await rpc('merge_saved_articles', { slugs: [...onDevice] }));
        deviceArticles.change(() => noArticles);
      }
      const rows = unwrap(
        await from('saved_articles').select('slug').order('created_at', { ascending: false }),
      );
      return rows.map(({ slug }) => slug);
    },
  });

/** Adds or removes a bookmark of the account. */
export async function keepSaved(slug: string, isSaved: boolean): Promise<void> {
  const { from } = await getSupabase();
  if (isSaved) unwrap(await from('saved_articles').insert({ slug }));
  else unwrap(await from('saved_articles').delete().eq('slug', slug));
}
