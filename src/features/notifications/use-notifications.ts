import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { announce } from './announce.ts';
import { type ListChange, withChange } from './notification-list.ts';
import { notificationsKey, notificationsQuery, watchNotifications } from './notifications.queries.ts';

/** A user's notifications as they stand. */
export function useNotifications(userId: string) {
  return useQuery(notificationsQuery(userId));
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
