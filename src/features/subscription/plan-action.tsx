import { useMutation, useQueryClient } from '@tanstack/react-query';

import { startFreeTrial } from '../../lib/free-trial.ts';
import { paths } from '../../lib/paths.ts';
import { type Plan, type PlanType, planTypeOf } from '../../lib/plan-catalogue.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/account.ts';
import { isBigger } from './plan-text.ts';
import { refreshSubscription } from './subscription.queries.ts';

type Props = {
  plan: Plan;
  /** Undefined for visitors. */
  userId: string | undefined;
  isLoading: boolean;
  current: PlanType;
  /** The one free trial was started before. */
  hasTried: boolean;
};

/** The one thing this person can do about a plan. */
export function PlanAction({ plan, userId, isLoading, current, hasTried }: Props) {
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
