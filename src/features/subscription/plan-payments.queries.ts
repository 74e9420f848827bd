import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { formatDate, formatKes } from '../../lib/format.ts';
import type { Plan, PlanType } from '../../lib/plan-catalogue.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/account.ts';
import { subscriptionKeys } from './subscription.queries.ts';

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
