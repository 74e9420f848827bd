import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { told } from '../../words/told.ts';
import {
  linkOf,
  type ListChange,
  lockScreenText,
  type NotificationRow,
  withChange,
} from './notification-list.ts';
import { notificationsKey, notificationsQuery, watchNotifications } from './notifications.queries.ts';

/** A user's notifications as they stand. */
export function useNotifications(userId: string) {
  return useQuery(notificationsQuery(userId));
}

type Announced = Pick<NotificationRow, 'id' | 'type' | 'title' | 'message' | 'metadata'>;

const announced = new Set<string>();

/** Tells of a new notification once: a toast, and the system's own notification where that was allowed. */
function announce(row: Announced): void {
  if (announced.has(row.id)) return;
  announced.add(row.id);
  const show = row.type === 'success' ? toast.success : row.type === 'error' ? toast.error : toast.info;
  show(told(row.title), told(row.message));
  if ('Notification' in window && Notification.permission === 'granted')
    showNative(row).catch(() => {
      // the toast has told already; a browser may refuse its own notification at any time
    });
}

/** The tag keeps it to one, however many tabs hear of the same row. */
async function showNative(row: Announced): Promise<void> {
  const data = { link: linkOf(row.metadata) ?? paths.notifications() };
  const options = { body: told(lockScreenText(row)), tag: row.id, icon: '/icons/icon-192.png', data };
  const title = told(row.title);
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.addEventListener('click', () => {
    window.focus();
    shown.close();
  });
}

/** Keeps the list live and announces what is new. Meant for one place that is always there: the bell. */
export function useLiveNotifications(userId: string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const key = notificationsKey(userId);
    const apply = (change: ListChange | null): void => {
      // An answer that is on its way may be older than this change: then the list is read once more.
      if (change === null || queryClient.isFetching({ queryKey: key }) > 0)
        void queryClient.invalidateQueries({ queryKey: key });
      if (change === null) return;
      queryClient.setQueryData(
        notificationsQuery(userId).queryKey,
        (list) => list && withChange(list, change),
      );
      if (change.event === 'INSERT') announce(change.row);
    };
    return watchNotifications(userId, apply);
  }, [userId, queryClient]);
}
