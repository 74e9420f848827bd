import type { PlanType } from '../../lib/plan-catalogue.ts';

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
export type FeatureAccess = { chatsPerDay: number | null; isFull: boolean; offersUpgrade: boolean };

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
