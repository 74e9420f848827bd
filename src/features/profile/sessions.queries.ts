import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';

export type DeviceSession = { id: string; userAgent: string | null; lastSeenAt: string; isCurrent: boolean };

export const sessionsKey = (userId: string) => ['profile', userId, 'sessions'] as const;

/** Where the account is signed in, this device first. */
export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: sessionsKey(userId),
    staleTime: 0,
    queryFn: async (): Promise<DeviceSession[]> => {
      const { rpc } = await getSupabase();
      const rows = unwrap(await rpc('my_sessions'));
      return rows.map((row) => ({
        id: row.id,
        userAgent: row.user_agent,
        lastSeenAt: row.last_seen_at,
        isCurrent: row.is_current,
      }));
    },
  });

export async function signOutOthers(): Promise<void> {
  const { auth } = await getSupabase();
  const { error } = await auth.signOut({ scope: 'others' });
  if (error) throw error;
}
