import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';

export const savedViewsKey = ['saved-views'] as const;

export type SavedView = { id: number; name: string; query: string };

/** The caller's views of a list, by name. */
export const savedViewsQuery = (list: string) =>
  queryOptions({
    queryKey: [...savedViewsKey, list],
    queryFn: async (): Promise<SavedView[]> => {
      const { from } = await getSupabase();
      return unwrap(await from('saved_views').select('id, name, query').eq('list', list).order('name'));
    },
  });

/** Keeps a view. Refusals: `bad_name, bad_view, name_taken, too_many_views`. */
export async function saveView(list: string, name: string, query: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('save_view', { list, name, query }));
}

/** Refusals: `bad_name, name_taken, not_found`. */
export async function renameView(id: number, name: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('rename_view', { view_id: id, name }));
}

export async function deleteView(id: number): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('delete_view', { view_id: id }));
}
