import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';

export type Rules = {
  video_base_url: string;
  room_opens_minutes: number;
  hold_minutes: number;
  cancel_hours: number;
  most_moves: number;
};

/** What holds for every consultation. */
export const rulesQuery = queryOptions({
  queryKey: ['practices-desk', 'rules'],
  queryFn: async (): Promise<Rules> => {
    const { from } = await getSupabase();
    const found = await from('consultation_settings')
      .select('video_base_url, room_opens_minutes, hold_minutes, cancel_hours, most_moves')
      .single();
    const rules: Rules = unwrap(found);
    return rules;
  },
});

export async function saveRules(change: Partial<Rules>): Promise<void> {
  const { from } = await getSupabase();
  unwrap(await from('consultation_settings').update(change).eq('id', true).select('id').single());
}
