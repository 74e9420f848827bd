import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { type PlanType, planOfType } from '../../lib/plan-catalogue.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { t } from '../../words/account.ts';
import type { PlanPeriod } from './plan-period.ts';
import { dayText } from './plan-text.ts';
import { chooseNextPlan, refreshSubscription } from './subscription.queries.ts';

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
