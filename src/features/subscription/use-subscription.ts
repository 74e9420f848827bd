import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { useSession } from '../../lib/session.ts';
import { useNairobiDay } from '../../lib/use-nairobi-day.ts';
import { accessOf, type FeatureAccess, type Subscription } from './feature-access.ts';
import { refreshSubscription, subscriptionQuery, watchSubscription } from './subscription.queries.ts';

/**
 * The plan of whoever is signed in and what it opens. `subscription` is null for visitors, while it is read, and when
 * it could not be read: that is no error to show, only nothing opened.
 */
export function useSubscription(): {
  subscription: Subscription | null;
  access: FeatureAccess;
  isLoading: boolean;
} {
  const userId = useSession()?.user.id;
  const { data, isPending } = useQuery({
    ...subscriptionQuery(userId ?? ''),
    enabled: userId !== undefined,
  });
  const subscription = userId === undefined ? null : (data ?? null);
  return { subscription, access: accessOf(subscription), isLoading: userId !== undefined && isPending };
}

/** Keeps the plan up to date while it is shown: when it changes on the server, and when the day does. */
export function useLiveSubscription(): void {
  const userId = useSession()?.user.id;
  const queryClient = useQueryClient();
  const day = useNairobiDay();
  const readOn = useRef(day);
  useEffect(() => {
    if (userId === undefined) return undefined;
    return watchSubscription(userId, () => void refreshSubscription(queryClient, userId));
  }, [userId, queryClient]);
  useEffect(() => {
    if (userId === undefined || readOn.current === day) return;
    readOn.current = day;
    void refreshSubscription(queryClient, userId);
  }, [day, userId, queryClient]);
}
