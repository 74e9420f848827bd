import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { formatKes } from '../../lib/format.ts';
import { startFreeTrial } from '../../lib/own-account.ts';
import { paths } from '../../lib/paths.ts';
import { type Plan, plans, type PlanType, planTypeOf } from '../../lib/plan-catalogue.ts';
import { useIsSessionReady, useSession } from '../../lib/session.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/account.ts';
import {
  isBigger,
  refreshSubscription,
  subscriptionDetailsQuery,
  useSubscription,
} from './subscription.queries.ts';

/** How many days of a free trial are left; nothing for anybody who is on none. */
export function TrialBanner() {
  const { subscription, access } = useSubscription();
  if (!subscription?.isTrialActive) return null;
  const { daysRemaining } = subscription;
  return (
    <section
      aria-label={t('Free trial')}
      className="border-gold-300 bg-gold-50 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-2xl border px-5 py-3"
    >
      <p>
        <strong>
          {daysRemaining === 1
            ? t('Last day of your free trial')
            : t.count(daysRemaining, '{n} day left in your free trial', '{n} days left in your free trial')}
        </strong>
        <span className="text-muted block text-sm">
          {t('Everything is open until then. Afterwards you are on Basic; nothing is charged by itself.')}
        </span>
      </p>
      {access.offersUpgrade && (
        <Link to={`${paths.payment()}?plan=premium`} className={buttonStyles({ size: 'sm' })}>
          {t('Keep everything with Premium')}
        </Link>
      )}
    </section>
  );
}

type Props = {
  plan: Plan;
  isCurrent: boolean;
  /** What can be done about it. */
  action: ReactNode;
};

/** One plan of the catalogue: price, what it includes, one action. */
function PlanCard({ plan, isCurrent, action }: Props) {
  return (
    <li
      className={cn(
        'bg-surface relative flex flex-col gap-4 rounded-2xl border p-5 shadow-md',
        plan.popular ? 'border-leaf-600 ring-leaf-600 ring-1' : 'border-line',
      )}
    >
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        <h2 className="text-xl">{plan.name}</h2>
        {plan.popular && <Badge tone="gold">{t('Popular')}</Badge>}
        {isCurrent && <Badge tone="leaf">{t('Your plan')}</Badge>}
      </div>
      <div className="grid gap-1">
        <p>
          <span className="font-serif text-3xl font-semibold tabular-nums">{formatKes(plan.priceKes)}</span>
          {plan.priceKes > 0 && <span className="text-muted">{t('/month')}</span>}
        </p>
        <p className="text-muted">{plan.description}</p>
      </div>
      <ul className="grid grow content-start gap-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <CheckIcon className="text-leaf-600 mt-0.5 size-5" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="grid gap-2">{action}</div>
    </li>
  );
}

type PlanActionProps = {
  plan: Plan;
  /** Undefined for visitors. */
  userId: string | undefined;
  isLoading: boolean;
  current: PlanType;
  /** The one free trial was started before. */
  hasTried: boolean;
};

/** The one thing this person can do about a plan. */
function PlanAction({ plan, userId, isLoading, current, hasTried }: PlanActionProps) {
  const type = planTypeOf(plan.id);
  const variant = plan.popular ? 'primary' : 'secondary';
  const look = buttonStyles({ variant, className: 'w-full' });
  if (userId === undefined)
    return (
      <Link to={signUpPath(plan)} className={look}>
        {plan.id === 'free-trial' ? t('Start the free trial') : t('Choose {plan}', { plan: plan.name })}
      </Link>
    );
  if (isLoading)
    return (
      <Button variant={variant} disabled>
        {t('Choose {plan}', { plan: plan.name })}
      </Button>
    );
  if (type === current)
    return (
      <Link to={paths.plans()} className={buttonStyles({ variant: 'quiet', className: 'w-full' })}>
        {t('Manage your plan')}
      </Link>
    );
  if (type === 'free_trial')
    return current === 'free' && !hasTried ? (
      <StartTrial userId={userId} />
    ) : (
      <Note>{hasTried ? t('You have had your free trial.') : t('For those who are new here.')}</Note>
    );
  if (type === 'free')
    return (
      <Note>
        {current === 'free_trial' ? t('Follows your trial by itself.') : t('Follows when your plan ends.')}
      </Note>
    );
  if (!isBigger(type, current)) return <Note>{t('Can follow at the end of your month.')}</Note>;
  return (
    <Link to={`${paths.payment()}?plan=${type}`} className={look}>
      {current === 'premium'
        ? t('Upgrade to {plan}', { plan: plan.name })
        : t('Choose {plan}', { plan: plan.name })}
    </Link>
  );
}

const Note = ({ children }: { children: string }) => (
  <p className="text-muted flex min-h-12 items-center justify-center text-center text-sm">{children}</p>
);

function signUpPath(plan: Plan): string {
  const pay = plan.priceKes > 0 ? `${paths.payment()}?plan=${planTypeOf(plan.id)}` : '';
  return `${paths.auth()}?plan=${plan.id}${pay ? `&redirect=${encodeURIComponent(pay)}` : ''}`;
}

/** A trial that does not start is not worth an error: the plan is simply read again. */
function StartTrial({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const start = useMutation({
    mutationFn: () => startFreeTrial(userId),
    onSettled: () => refreshSubscription(queryClient, userId),
  });
  return (
    <Button variant="secondary" busy={start.isPending} onClick={() => start.mutate()}>
      {t('Start the free trial')}
    </Button>
  );
}

/** Every plan beside the others, each with what this visitor or member can do about it. */
export function PlanCards() {
  const userId = useSession()?.user.id;
  const ready = useIsSessionReady();
  const { subscription, isLoading } = useSubscription();
  const { data: details } = useQuery({
    ...subscriptionDetailsQuery(userId ?? ''),
    enabled: userId !== undefined,
  });
  return (
    <div className="@container">
      <ul aria-label={t('Plans')} className="grid gap-5 @xl:grid-cols-2 @5xl:grid-cols-4">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isCurrent={subscription !== null && planTypeOf(plan.id) === subscription.planType}
            action={
              <PlanAction
                plan={plan}
                userId={userId}
                isLoading={!ready || isLoading}
                current={subscription?.planType ?? 'free'}
                hasTried={details?.trial_start != null}
              />
            }
          />
        ))}
      </ul>
    </div>
  );
}
