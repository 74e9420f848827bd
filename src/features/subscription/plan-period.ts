import { addDays } from '../../lib/nairobi.ts';
import type { PlanType } from '../../lib/plan-catalogue.ts';
import type { Subscription } from './feature-access.ts';

/** Where somebody stands in their plan. Dates are `2026-12-21`; `until` is the first day that is not covered. */
export type PlanPeriod = {
  /** The next month can be paid now. */
  payable: boolean;
} & (
  | { kind: 'none' | 'open_ended' }
  | { kind: 'trial' | 'runs' | 'ends' | 'steps_down'; until: string; daysLeft: number }
  | { kind: 'grace'; payBy: string }
);

type Dates = { trialEnd: string | null; periodEnd: string | null; nextPlan: PlanType | null; today: string };

/** The next month can be paid in the last week; after the end there are three days. As the database has it. */
const PAYABLE_DAYS = 7;
const GRACE_DAYS = 3;

export function planPeriod(subscription: Subscription, dates: Dates): PlanPeriod {
  const { planType, status, daysRemaining: daysLeft } = subscription;
  const { trialEnd, periodEnd, nextPlan, today } = dates;
  if (planType === 'free') return { kind: 'none', payable: false };
  if (planType === 'free_trial')
    return { kind: 'trial', until: trialEnd ?? addDays(today, daysLeft), daysLeft, payable: false };
  if (periodEnd === null) return { kind: 'open_ended', payable: false };
  if (status === 'grace') return { kind: 'grace', payBy: addDays(periodEnd, GRACE_DAYS - 1), payable: true };
  if (nextPlan === 'free') return { kind: 'ends', until: periodEnd, daysLeft, payable: false };
  if (nextPlan === 'premium' && planType === 'gold')
    return { kind: 'steps_down', until: periodEnd, daysLeft, payable: false };
  return { kind: 'runs', until: periodEnd, daysLeft, payable: daysLeft <= PAYABLE_DAYS };
}
