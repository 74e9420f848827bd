import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { addDays } from '../../lib/nairobi.ts';
import { planOfType, type PlanType } from '../../lib/plan-catalogue.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { t } from '../../words/account.ts';
import { dayText, chooseNextPlan, refreshSubscription, type Subscription } from './subscription.queries.ts';

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

type Props = { userId: string; planType: PlanType; period: PlanPeriod };
type Choice = { next: PlanType; title: string; text: string; confirm: string; done: string };

/** What follows the paid month: to go on, to step down, or to end the plan. */
export function NextPlanButtons({ userId, planType, period }: Props) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Choice | null>(null);
  const choose = useMutation({
    mutationFn: ({ next }: Choice) => chooseNextPlan(next),
    onSuccess: (_nothing, { done }) => toast.success(done),
    onError: (error) => toast.error(t('Error'), errorText(error)),
    onSettled: async () => {
      await refreshSubscription(queryClient, userId);
      setAsked(null);
    },
  });
  const { name } = planOfType(planType);
  const keep: Choice = {
    next: planType,
    title: '',
    text: '',
    confirm: '',
    done: t('{plan} goes on', { plan: name }),
  };

  if (period.kind === 'ends' || period.kind === 'steps_down')
    return (
      <Button busy={choose.isPending} onClick={() => choose.mutate(keep)}>
        {t('Keep {plan}', { plan: name })}
      </Button>
    );
  if (period.kind !== 'runs' && period.kind !== 'grace') return null;
  const isDue = period.kind === 'grace';
  const end: Choice = {
    next: 'free',
    title: t('End {plan}?', { plan: name }),
    text: isDue
      ? t('You are on Basic at once. Nothing you saved is lost.')
      : t('You keep everything until {day}. Then you are on Basic; nothing you saved is lost.', {
          day: dayText(period.until),
        }),
    confirm: isDue ? t('End it now') : t('End it then'),
    done: isDue ? t('Your plan has ended') : t('Your plan is cancelled'),
  };
  const down: Choice = {
    next: 'premium',
    title: t('Step down to Premium?'),
    text: isDue
      ? ''
      : t('You keep Gold until {day}. The month after it is Premium.', { day: dayText(period.until) }),
    confirm: t('Step down then'),
    done: t('Premium follows your Gold month'),
  };
  return (
    <>
      {planType === 'gold' && !isDue && (
        <Button variant="secondary" onClick={() => setAsked(down)}>
          {t('Step down to Premium')}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setAsked(end)}>
        {t('Cancel plan')}
      </Button>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => {
          if (!open) setAsked(null);
        }}
        title={asked?.title}
        description={asked?.text}
        confirmLabel={asked?.confirm ?? ''}
        cancelLabel={t('Go back')}
        tone={asked?.next === 'free' ? 'danger' : 'primary'}
        busy={choose.isPending}
        onConfirm={() => {
          if (asked) choose.mutate(asked);
        }}
      />
    </>
  );
}
