import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { t } from '../../words/shell.ts';
import { told } from '../../words/told.ts';
import {
  clearNotifications,
  deleteNotification,
  linkOf,
  type ListChange,
  lockScreenText,
  markRead,
  type NotificationRow,
  notificationsKey,
  notificationsQuery,
  watchNotifications,
  withChange,
  withoutOne,
  withRead,
} from './notifications.queries.ts';

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

type Change<Input> = {
  userId: string;
  send: (input: Input) => Promise<void>;
  change: (list: readonly NotificationRow[], input: Input) => readonly NotificationRow[];
  failed: string;
  done?: string;
};

/** Shows a change at once and takes it back when the server refuses it. */
function useChange<Input>({ userId, send, change, failed, done }: Change<Input>) {
  const queryClient = useQueryClient();
  const { queryKey } = notificationsQuery(userId);
  return useMutation({
    mutationFn: send,
    onMutate: async (input: Input) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (before) queryClient.setQueryData(queryKey, change(before, input));
      return before;
    },
    onSuccess: () => {
      if (done) toast.success(done);
    },
    onError: (_error, _input, before) => {
      if (before) queryClient.setQueryData(queryKey, before);
      toast.error(t('Error'), failed);
      void queryClient.invalidateQueries({ queryKey: notificationsKey(userId) });
    },
  });
}

/** What can be done with the notifications of a user. */
export function useNotificationActions(userId: string) {
  const read = useChange<string>({
    userId,
    send: markRead,
    change: withRead,
    failed: t('Failed to mark notifications as read'),
  });
  const readAll = useChange<void>({
    userId,
    send: () => markRead(),
    change: (list) => withRead(list),
    failed: t('Failed to mark all notifications as read'),
    done: t('All notifications marked as read'),
  });
  const remove = useChange<string>({
    userId,
    send: (id) => deleteNotification(userId, id),
    change: withoutOne,
    failed: t('Failed to delete notification'),
    done: t('Notification deleted'),
  });
  const clear = useChange<void>({
    userId,
    send: () => clearNotifications(userId),
    change: () => [],
    failed: t('Failed to clear notifications'),
    done: t('All notifications cleared'),
  });
  return {
    read: (id: string) => read.mutate(id),
    readAll: () => readAll.mutate(),
    remove: (id: string) => remove.mutate(id),
    clear: () => clear.mutate(),
  };
}
