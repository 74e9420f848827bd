import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { AppError, unwrap } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.types.ts';
import { formatDate, formatKes } from '../../lib/format.ts';
import { useNairobiDay } from '../../lib/nairobi.ts';
import type { PlanType, Plan } from '../../lib/plan-catalogue.ts';
import { watchRows } from '../../lib/realtime.ts';
import { useSession } from '../../lib/session.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/account.ts';

export const subscriptionKeys = {
  /** Everything that changes when a plan does. */
  all: (userId: string) => ['subscription', userId] as const,
  status: (userId: string) => ['subscription', userId, 'status'] as const,
  details: (userId: string) => ['subscription', userId, 'details'] as const,
};

const planTypes: readonly string[] = ['free_trial', 'free', 'premium', 'gold'] satisfies PlanType[];
export const isPlanType = (value: string): value is PlanType => planTypes.includes(value);

/** What the server says about somebody's plan today. */
export type Subscription = {
  planType: PlanType;
  /** `active`, `grace`, `cancelled` or `expired` */
  status: string;
  isTrialActive: boolean;
  /** Whole days, today included; 0 for a plan without an end. */
  daysRemaining: number;
};

/** What a plan opens. `chatsPerDay` is null when it is without a limit, 0 when there is no chat. */
type FeatureAccess = { chatsPerDay: number | null; isFull: boolean; offersUpgrade: boolean };

const FREE_CHATS_PER_DAY = 2;

/** What is taken for granted when the server answers nothing. */
export const noPlan: Subscription = {
  planType: 'free',
  status: 'active',
  isTrialActive: false,
  daysRemaining: 0,
};

/** @param subscription null for visitors and while the plan is not known */
export function accessOf(subscription: Subscription | null): FeatureAccess {
  switch (subscription?.planType) {
    case undefined:
      return { chatsPerDay: 0, isFull: false, offersUpgrade: true };
    case 'free_trial':
      return { chatsPerDay: null, isFull: true, offersUpgrade: subscription.daysRemaining <= 1 };
    case 'premium':
    case 'gold':
      return { chatsPerDay: null, isFull: true, offersUpgrade: false };
    default:
      return { chatsPerDay: FREE_CHATS_PER_DAY, isFull: false, offersUpgrade: true };
  }
}

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
const watchSubscription = (userId: string, onChange: () => void): (() => void) =>
  watchRows({ table: 'user_subscriptions', filter: `user_id=eq.${userId}`, onChange });

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

/** How often a user used a feature on a day (`2026-11-21`). */
export const usageQuery = (userId: string, feature: string, day: string) =>
  queryOptions({
    queryKey: ['usage', userId, feature, day] as const,
    queryFn: async (): Promise<number> => {
      const { from } = await getSupabase();
      const found = await from('daily_usage_limits')
        .select('usage_count')
        .eq('user_id', userId)
        .eq('feature_type', feature)
        .eq('usage_date', day)
        .maybeSingle();
      const row: { usage_count: number } | null = unwrap(found);
      return row?.usage_count ?? 0;
    },
  });

/**
 * Whether a feature may be used once more today, and if so counts that use. Only a clear no of the server is one: when
 * it cannot be asked, the use is not counted and nobody is kept waiting for a count.
 */
export async function takeUse(userId: string, feature: string, maxLimit: number): Promise<boolean> {
  try {
    const { rpc } = await getSupabase();
    const isBelow = unwrap(
      await rpc('check_usage_limit', { user_uuid: userId, feature, max_limit: maxLimit }),
    );
    if (!isBelow) return false;
    unwrap(await rpc('increment_usage', { user_uuid: userId, feature }));
  } catch (error) {
    return !(error instanceof AppError && error.kind === 'limit_reached');
  }
  return true;
}

/** `KSh 700/month`; what is free stays plain `KSh 0`. */
export const priceText = (plan: Plan): string =>
  plan.priceKes === 0 ? formatKes(0) : t('{price}/month', { price: formatKes(plan.priceKes) });

/** `2026-12-21` → `21 Dec 2026` */
export const dayText = (date: string): string => formatDate(`${date}T09:00:00Z`);

const ranks: Record<PlanType, number> = { free: 0, free_trial: 1, premium: 2, gold: 3 };

/** Whether one plan includes more than another. */
export const isBigger = (one: PlanType, other: PlanType): boolean => ranks[one] > ranks[other];

/** Plans that are paid for. */
export type PaidPlan = Extract<PlanType, 'premium' | 'gold'>;

const keys = {
  payments: (userId: string) => [...subscriptionKeys.all(userId), 'payments'] as const,
  quote: (userId: string, plan: PaidPlan) => [...subscriptionKeys.all(userId), 'quote', plan] as const,
};

/** What a month of a plan costs this user today, and which days it buys. Refuses what makes no sense. */
export const planQuoteQuery = (userId: string, plan: PaidPlan) =>
  queryOptions({
    queryKey: keys.quote(userId, plan),
    queryFn: async () => {
      const { rpc } = await getSupabase();
      const [quote] = unwrap(await rpc('quote_plan', { plan_type: plan }));
      return quote ?? null;
    },
  });

const columns =
  'id, number, plan_type, kind, price_kes, credit_kes, amount_kes, state, period_start, period_end, paid_at, created_at, payments(id, state, phone, result_code, receipt, created_at, updated_at)';

/** A user's payments for plans, newest first, each with its attempts, newest first. */
export const planPaymentsQuery = (userId: string) =>
  queryOptions({
    queryKey: keys.payments(userId),
    queryFn: async () => {
      const { from } = await getSupabase();
      return unwrap(
        await from('plan_payments')
          .select(columns)
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .order('created_at', { referencedTable: 'payments', ascending: false })
          .limit(50),
      );
    },
  });
