import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.types.ts';
import type { PlanType } from '../../lib/plan-catalogue.ts';
import { watchRows } from '../../lib/realtime.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { noPlan, type Subscription } from './feature-access.ts';

export const subscriptionKeys = {
  /** Everything that changes when a plan does. */
  all: (userId: string) => ['subscription', userId] as const,
  status: (userId: string) => ['subscription', userId, 'status'] as const,
  details: (userId: string) => ['subscription', userId, 'details'] as const,
};

const planTypes: readonly string[] = ['free_trial', 'free', 'premium', 'gold'] satisfies PlanType[];
export const isPlanType = (value: string): value is PlanType => planTypes.includes(value);

/** The plan of a user as it counts today. */
export const subscriptionQuery = (userId: string) =>
  queryOptions({
    queryKey: subscriptionKeys.status(userId),
    queryFn: async (): Promise<Subscription> => {
      const { rpc } = await getSupabase();
      const [row] = unwrap(await rpc('get_user_subscription_status', { user_uuid: userId }));
      if (!row) return noPlan;
      return {
        planType: isPlanType(row.plan_type) ? row.plan_type : 'free',
        status: row.status,
        isTrialActive: row.is_trial_active,
        daysRemaining: row.days_remaining,
      };
    },
  });

type Row = Database['public']['Tables']['user_subscriptions']['Row'];
type SubscriptionDetails = Pick<
  Row,
  'plan_type' | 'trial_start' | 'trial_end' | 'period_start' | 'period_end' | 'next_plan'
>;

/** The dates of a user's plan; null for somebody who never chose one. Dates are those of Nairobi. */
export const subscriptionDetailsQuery = (userId: string) =>
  queryOptions({
    queryKey: subscriptionKeys.details(userId),
    queryFn: async (): Promise<SubscriptionDetails | null> => {
      const { from } = await getSupabase();
      const found = await from('user_subscriptions')
        .select('plan_type, trial_start, trial_end, period_start, period_end, next_plan')
        .eq('user_id', userId)
        .maybeSingle();
      return unwrap(found);
    },
  });

/** What follows the paid month: `free` ends the plan then, the plan itself takes such a choice back. */
export async function chooseNextPlan(planType: PlanType): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('choose_next_plan', { plan_type: planType }));
}

export const refreshSubscription = (queryClient: QueryClient, userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: subscriptionKeys.all(userId) });

/** Tells when a user's plan changes, wherever it was changed. Returns the function that stops it. */
export const watchSubscription = (userId: string, onChange: () => void): (() => void) =>
  watchRows({ table: 'user_subscriptions', filter: `user_id=eq.${userId}`, onChange });
