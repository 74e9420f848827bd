import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { type RowChange, watchRows } from '../../lib/realtime.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { type ListChange, NEWEST, type NotificationRow } from './notification-list.ts';

export const notificationsKey = (userId: string) => ['notifications', userId] as const;

/** The newest notifications of a user. */
export const notificationsQuery = (userId: string) =>
  queryOptions({
    queryKey: notificationsKey(userId),
    queryFn: async (): Promise<readonly NotificationRow[]> => {
      const { from } = await getSupabase();
      return unwrap(
        await from('notifications')
          .select('id, type, title, message, is_read, created_at, metadata')
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .limit(NEWEST),
      );
    },
  });

/** @param id the one to mark; all when left out */
export async function markRead(id?: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(
    await (id === undefined
      ? rpc('mark_notifications_read')
      : rpc('mark_notifications_read', { notification_ids: [id] })),
  );
}

export async function deleteNotification(userId: string, id: string): Promise<void> {
  const { from } = await getSupabase();
  unwrap(await from('notifications').delete().eq('id', id).eq('user_id', userId));
}

export async function clearNotifications(userId: string): Promise<void> {
  const { from } = await getSupabase();
  unwrap(await from('notifications').delete().eq('user_id', userId));
}

/** Follows a user's notifications; `null` says that some may have been missed. Returns the function that stops it. */
export function watchNotifications(
  userId: string,
  onChange: (change: ListChange | null) => void,
): () => void {
  return watchRows({
    table: 'notifications',
    filter: `user_id=eq.${userId}`,
    onChange: (change) => onChange(change === null ? null : readChange(change)),
  });
}

/** A change that does not carry all we show is answered with null, so that the list is read again. */
function readChange({ event, row, old }: RowChange<'notifications'>): ListChange | null {
  if (event === 'DELETE') return old.id === undefined ? null : { event, id: old.id };
  const { id, type, title, message, is_read, created_at, metadata } = row;
  if (
    id === undefined ||
    type === undefined ||
    title === undefined ||
    message === undefined ||
    is_read === undefined ||
    created_at === undefined
  )
    return null;
  return { event, row: { id, type, title, message, is_read, created_at, metadata } };
}
