import { unwrap } from '../../lib/app-error.ts';
import { isText, objectOf } from '../../lib/guards.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { deleteCall, insertCall, rpcCall } from '../../lib/sync/change.ts';
import { createRecords } from '../../lib/sync/records.ts';
import { t } from '../../words/knowledge.ts';

const YEAR_MS = 31_536_000_000;

/** A bookmark; its `id` is the herb's slug. */
type SavedHerb = { id: string };

const isSavedHerb = objectOf<SavedHerb>({ id: isText });

/** The bookmarked herbs of this member or of this device, the newest first. */
export const savedHerbs = createRecords<SavedHerb>({
  table: 'saved_herbs',
  isRow: isSavedHerb,
  read: async () => {
    const { from } = await getSupabase();
    const rows = unwrap(await from('saved_herbs').select('slug').order('created_at', { ascending: false }));
    return rows.map(({ slug }) => ({ id: slug }));
  },
  compare: () => 0,
  save: ({ id }) => insertCall('saved_herbs', { slug: id }),
  remove: ({ id }, owner) => deleteCall('saved_herbs', { slug: id, user_id: owner }),
  ids: { key: 'mizizi-saved-herbs', keptMs: YEAR_MS, toId: String },
  moveAll: (rows) => rpcCall('merge_saved_herbs', { slugs: rows.map(({ id }) => id) }),
  refused: () => t('The bookmark was not changed'),
});
