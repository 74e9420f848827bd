import { useQuery } from '@tanstack/react-query';

import { paths } from '../../lib/paths.ts';
import { type PlanType, planOfType } from '../../lib/plan-catalogue.ts';
import { useNairobiDay } from '../../lib/use-nairobi-day.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Subscription } from './feature-access.ts';
import { NextPlanButtons } from './next-plan-buttons.tsx';
import { planPeriod, type PlanPeriod } from './plan-period.ts';
import { dayText, daysText, priceText } from './plan-text.ts';
import { isPlanType, subscriptionDetailsQuery } from './subscription.queries.ts';
import { useSubscription } from './use-subscription.ts';

/** The plan somebody is on, until when, and what can be changed about it. */
export function CurrentPlan({ userId }: { userId: string }) {
  const { subscription, isLoading } = useSubscription();
  const details = useQuery(subscriptionDetailsQuery(userId));
  const today = useNairobiDay();
  if (isLoading || details.isPending)
    return (
      <Card>
        <Skeleton className="h-32" />
      </Card>
    );
  if (!subscription)
    return (
      <Alert
        tone="warning"
        title="Your plan could not be read"
        action={
          <Button size="sm" variant="secondary" onClick={() => void details.refetch()}>
            Try again
          </Button>
        }
      >
        Check your connection. Nothing about your plan has changed.
      </Alert>
    );
  const next = details.data?.next_plan ?? null;
  const period = planPeriod(subscription, {
    trialEnd: details.data?.trial_end ?? null,
    periodEnd: details.data?.period_end ?? null,
    nextPlan: next !== null && isPlanType(next) ? next : null,
    today,
  });
  return <PlanSheet userId={userId} subscription={subscription} period={period} />;
}

type SheetProps = { userId: string; subscription: Subscription; period: PlanPeriod };

function PlanSheet({ userId, subscription, period }: SheetProps) {
  const plan = planOfType(subscription.planType);
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-2xl">{plan.name}</h2>
          <p className="text-muted">{priceText(plan)}</p>
        </div>
        <StatusBadge status={subscription.status} planType={subscription.planType} />
      </div>
      <PeriodText period={period} />
      <div className="flex flex-wrap gap-3">
        {period.payable && (
          <Link to={`${paths.payment()}?plan=${subscription.planType}`} className={buttonStyles({})}>
            {period.kind === 'grace' ? 'Pay now' : 'Pay the next month'}
          </Link>
        )}
        <NextPlanButtons userId={userId} planType={subscription.planType} period={period} />
      </div>
    </Card>
  );
}

function StatusBadge({ status, planType }: { status: string; planType: PlanType }) {
  if (planType === 'free') return <Badge tone="neutral">Free for good</Badge>;
  if (planType === 'free_trial') return <Badge tone="gold">Trial</Badge>;
  if (status === 'grace') return <Badge tone="danger">Payment due</Badge>;
  return status === 'cancelled' ? <Badge tone="clay">Cancelled</Badge> : <Badge tone="leaf">Active</Badge>;
}

function PeriodText({ period }: { period: PlanPeriod }) {
  switch (period.kind) {
    case 'none':
      return (
        <p>The shop, the basic remedies and two questions a day to the herbalist are yours for nothing.</p>
      );
    case 'trial':
      return (
        <p>
          <strong>{daysText(period.daysLeft)} left.</strong> Everything is open until {dayText(period.until)}.
        </p>
      );
    case 'open_ended':
      return <p>This plan was given to you and has no end.</p>;
    case 'grace':
      return (
        <Alert tone="warning" title="The new month is not paid yet">
          Pay by {dayText(period.payBy)} to keep your plan. Until then everything stays open.
        </Alert>
      );
    case 'ends':
      return (
        <Alert tone="info" title={`Ends on ${dayText(period.until)}`}>
          You keep everything for another {daysText(period.daysLeft)}, then you are on Basic. Nothing more is
          charged.
        </Alert>
      );
    case 'steps_down':
      return (
        <Alert tone="info" title={`Premium from ${dayText(period.until)}`}>
          You keep Gold for another {daysText(period.daysLeft)}.
        </Alert>
      );
    case 'runs':
      return (
        <p>
          Paid until <strong>{dayText(period.until)}</strong> ({daysText(period.daysLeft)} left). We remind
          you three days before; nothing is taken by itself.
        </p>
      );
  }
}
