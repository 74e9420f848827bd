/**
 * The plans as they are offered everywhere: at sign-up, on the pricing page and where somebody manages his own. Prices
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
    name: 'Free Trial',
    priceKes: 0,
    description: 'Try everything for a week',
    popular: false,
    features: [
      'Basic herbal remedies',
      'Nutritional information',
      'Limited consultation options',
      'Expires after 7 days',
    ],
  },
  {
    id: 'free',
    name: 'Basic',
    priceKes: 0,
    description: 'The essentials, free for good',
    popular: false,
    features: ['Basic remedies', 'Limited nutrition information', 'Community forum'],
  },
  {
    id: 'premium',
    name: 'Premium',
    priceKes: 700,
    description: 'Guidance made for you',
    popular: true,
    features: [
      'All basic features',
      'Personalized herbal recommendations',
      '2 nutritionist consultations per month',
      'Custom meal plans',
      'Priority support',
    ],
  },
  {
    id: 'gold',
    name: 'Gold',
    priceKes: 1500,
    description: 'Everything, without limits',
    popular: false,
    features: [
      'All premium features',
      'Unlimited nutritionist consultations',
      'Personalized health coaching',
      'Advanced health analytics',
      'Priority access to new features',
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

/** The plan named in the address, or the trial for anything unknown. */
export function planFromQuery(value: string | null): PlanId {
  return plans.find((plan) => plan.id === value)?.id ?? DEFAULT_PLAN;
}
