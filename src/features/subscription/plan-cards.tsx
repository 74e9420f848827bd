import { useQuery } from '@tanstack/react-query';

import { plans, planTypeOf } from '../../lib/plan-catalogue.ts';
import { useIsSessionReady, useSession } from '../../lib/session.ts';
import { t } from '../../words/account.ts';
import { PlanAction } from './plan-action.tsx';
import { PlanCard } from './plan-card.tsx';
import { subscriptionDetailsQuery } from './subscription.queries.ts';
import { useSubscription } from './use-subscription.ts';

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
