import { formatDate, formatKes } from '../../lib/format.ts';
import type { Plan, PlanType } from '../../lib/plan-catalogue.ts';
import { t } from '../../words/account.ts';

/** `KSh 700/month`; what is free stays plain `KSh 0`. */
export const priceText = (plan: Plan): string =>
  plan.priceKes === 0 ? formatKes(0) : t('{price}/month', { price: formatKes(plan.priceKes) });

/** `2026-12-21` → `21 Dec 2026` */
export const dayText = (date: string): string => formatDate(`${date}T09:00:00Z`);

const ranks: Record<PlanType, number> = { free: 0, free_trial: 1, premium: 2, gold: 3 };

/** Whether one plan includes more than another. */
export const isBigger = (one: PlanType, other: PlanType): boolean => ranks[one] > ranks[other];
