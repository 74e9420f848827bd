import { useMutation, useQueryClient } from '@tanstack/react-query';

import { toast } from '../../lib/toast.ts';
import { t } from '../../words/shell.ts';
import { type NotificationRow, withoutOne, withRead } from './notification-list.ts';
import {
  clearNotifications,
  deleteNotification,
  markRead,
  notificationsKey,
  notificationsQuery,
} from './notifications.queries.ts';

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
