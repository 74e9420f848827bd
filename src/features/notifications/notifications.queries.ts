import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { safePath } from '../../lib/paths.ts';
import { type RowChange, watchRows } from '../../lib/realtime.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/shell.ts';
import { told } from '../../words/told.ts';

export const notificationsKey = (userId: string) => ['notifications', userId] as const;

export type NotificationRow = {
  id: string;
  type: string;
  title: string;
  message: string;
  is_read: boolean;
  created_at: string;
  metadata: unknown;
};

export type ListChange =
  | { event: 'INSERT' | 'UPDATE'; row: NotificationRow }
  | { event: 'DELETE'; id: string };

/** As many as are fetched and shown, newest first. */
export const NEWEST = 50;

type List = readonly NotificationRow[];

/** The list after a row was inserted, updated or deleted on the server. Saying the same twice changes nothing. */
export function withChange(list: List, change: ListChange): List {
  if (change.event === 'DELETE') return withoutOne(list, change.id);
  const known = list.some(({ id }) => id === change.row.id);
  if (known) return list.map((row) => (row.id === change.row.id ? { ...row, ...change.row } : row));
  // An update of a row older than the ones shown does not belong here.
  if (change.event === 'UPDATE') return list;
  return [change.row, ...list]
    .toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
    .slice(0, NEWEST);
}

export const withoutOne = (list: List, gone: string): List => list.filter(({ id }) => id !== gone);

/** @param only the one to mark; all when left out */
export const withRead = (list: List, only?: string): List =>
  list.map((row) => (only === undefined || row.id === only ? { ...row, is_read: true } : row));

export const unreadIn = (list: List): number => list.filter((row) => !row.is_read).length;

/** The number on the bell: nothing for none, `99+` above 99. */
export function badgeText(unread: number): string | null {
  if (unread <= 0) return null;
  return unread > 99 ? '99+' : String(unread);
}

/** The path of this site that a notification opens, or null. */
export function linkOf(metadata: unknown): string | null {
  if (typeof metadata !== 'object' || metadata === null || !('link' in metadata)) return null;
  return typeof metadata.link === 'string' ? safePath(metadata.link, '') || null : null;
}

const textIn = (metadata: unknown, name: string): string | null => {
  if (typeof metadata !== 'object' || metadata === null) return null;
  const value: unknown = Reflect.get(metadata, name);
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Why somebody got a notification, in a sentence; null when it speaks for itself. */
export const whyOf = (metadata: unknown): string | null =>
  told(textIn(metadata, 'why') ?? '') || (textIn(metadata, 'order_id') ? t('It is about your order.') : null);

/** What may be read over somebody's shoulder: for reminders less than the message. */
export const lockScreenText = ({
  message,
  metadata,
}: Pick<NotificationRow, 'message' | 'metadata'>): string => textIn(metadata, 'push_body') ?? message;

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
