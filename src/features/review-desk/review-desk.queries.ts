import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/desk.ts';

export const reviewDeskKey = ['review-desk'] as const;

export const reviewQueues = [
  { id: 'held', label: t('Held back') },
  { id: 'reported', label: t('Reported') },
  { id: 'published', label: t('Published') },
  { id: 'rejected', label: t('Rejected') },
] as const;
export type ReviewQueueId = (typeof reviewQueues)[number]['id'];

/** Reviews of a queue, the oldest first. */
export const reviewsQuery = (queue: ReviewQueueId) =>
  queryOptions({
    queryKey: [...reviewDeskKey, queue],
    queryFn: async () => {
      const { rpc } = await getSupabase();
      const rows = unwrap(await rpc('review_queue', { queue, page_size: 100 }));
      return { rows, total: rows[0]?.total_count ?? 0 };
    },
  });

/** Publishes or rejects; the writer is told, reports are settled with it. */
export async function moderate(id: number, next: 'published' | 'rejected', note: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('moderate_review', { review_id: id, next_state: next, note: note.trim() || null }));
}
