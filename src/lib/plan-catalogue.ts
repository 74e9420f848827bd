import { t } from '../words/shell.ts';

/**
 * The plans as they are offered everywhere: at sign-up, on the pricing page and where somebody manages their own. Prices
 * are whole KSh a month; the database has them too, since it decides what is paid (a test compares them).
 */
export type PlanId = 'free-trial' | 'free' | 'premium' | 'gold';
/** How the database names a plan. */
export type PlanType = 'free_trial' | 'free' | 'premium' | 'gold';
export type Plan = {
  id: PlanId;
  name: string;
  priceKes: number;
  description: string;
  popular: boolean;
  features: readonly string[];
};

const DEFAULT_PLAN: PlanId = 'free-trial';

export const plans: readonly Plan[] = [
  {
    id: 'free-trial',
    name: t('Free Trial'),
    priceKes: 0,
    description: t('Try everything for a week'),
    popular: false,
    features: [
      t('Basic herbal remedies'),
      t('Nutritional information'),
      t('Limited consultation options'),
      t('Expires after 7 days'),
    ],
  },
  {
    id: 'free',
    name: t('Basic'),
    priceKes: 0,
    description: t('The essentials, free for good'),
    popular: false,
    features: [t('Basic remedies'), t('Limited nutrition information'), t('Community forum')],
  },
  {
    id: 'premium',
    name: t('Premium'),
    priceKes: 700,
    description: t('Guidance made for you'),
    popular: true,
    features: [
      t('All basic features'),
      t('Personalized herbal recommendations'),
      t('2 nutritionist consultations per month'),
      t('Custom meal plans'),
      t('Priority support'),
    ],
  },
  {
    id: 'gold',
    name: t('Gold'),
    priceKes: 1500,
    description: t('Everything, without limits'),
    popular: false,
    features: [
      t('All premium features'),
      t('Unlimited nutritionist consultations'),
      t('Personalized health coaching'),
      t('Advanced health analytics'),
      t('Priority access to new features'),
    ],
  },
];

/** `free-trial` → `free_trial` */
export const planTypeOf = (id: PlanId): PlanType => (id === 'free-trial' ? 'free_trial' : id);

/** The catalogue's entry for a plan as the database names it. */
export function planOfType(type: PlanType): Plan {
  const plan = plans.find(({ id }) => planTypeOf(id) === type);
  if (!plan) throw new Error(`there is no plan ${type}`);
  return plan;
}

/** The plan of that name when it has a price; null for those that cost nothing and for anything unknown. */
export function paidPlan(value: unknown): PlanId | null {
  return plans.find((plan) => plan.id === value && plan.priceKes > 0)?.id ?? null;
}

/** The plan named in the address, or the trial for anything unknown. */
export function planFromQuery(value: string | null): PlanId {
  return plans.find((plan) => plan.id === value)?.id ?? DEFAULT_PLAN;
}
