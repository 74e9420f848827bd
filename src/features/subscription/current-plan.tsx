import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useNairobiDay } from '../../lib/nairobi.ts';
import { paths } from '../../lib/paths.ts';
import { type PlanType, planOfType } from '../../lib/plan-catalogue.ts';
import { useSession } from '../../lib/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonStyles, Button } from '../../ui/button.tsx';
import { Card, Badge } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner, Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/account.ts';
import { NextPlanButtons, planPeriod, type PlanPeriod } from './next-plan-buttons.tsx';
import {
  useSubscription,
  dayText,
  priceText,
  isPlanType,
  type Subscription,
  subscriptionDetailsQuery,
} from './subscription.queries.ts';

type GateProps = {
  /** What is behind the gate, for example `custom meal plans` */
  what: string;
  children: ReactNode;
};

/** Shows its children to those whose plan opens everything, and to the others what would open it. */
export function FeatureGate({ what, children }: GateProps) {
  const isSignedIn = useSession() !== null;
  const { access, isLoading } = useSubscription();
  if (access.isFull) return children;
  if (isLoading) return <Spinner label={t('Looking up your plan')} />;
  return (
    <Card className="bg-leaf-50 grid justify-items-start gap-3">
      <h2 className="text-xl">{t('Part of Premium: {what}', { what })}</h2>
      <p className="text-muted">
        {isSignedIn
          ? t('Choose a plan to open it. You can leave it at the end of any month.')
          : t('Sign in, or start your free trial: for seven days everything is open.')}
      </p>
      <div className="flex flex-wrap gap-3">
        {isSignedIn ? (
          <Link to={paths.plans()} className={buttonStyles({})}>
            {t('See the plans')}
          </Link>
        ) : (
          <>
            <Link to={`${paths.auth()}?plan=free-trial`} className={buttonStyles({})}>
              {t('Start the free trial')}
            </Link>
            <Link to={paths.auth()} className={buttonStyles({ variant: 'secondary' })}>
              {t('Sign In')}
            </Link>
          </>
        )}
      </div>
    </Card>
  );
}

/** The plan somebody is on, until when, and what can be changed about it. */
export function CurrentPlan({ userId }: { userId: string }) {
  const { subscription, isLoading } = useSubscription();
  const details = useQuery(subscriptionDetailsQuery(userId));
  const today = useNairobiDay();
  if (isLoading || details.isPending)
    return (
      <Card>
        <Skeleton className="h-52 sm:h-40" />
      </Card>
    );
  if (!subscription)
    return (
      <Alert
        tone="warning"
        title={t('Your plan could not be read')}
        action={
          <Button size="sm" variant="secondary" onClick={() => void details.refetch()}>
            {t('Try again')}
          </Button>
        }
      >
        {t('Check your connection. Nothing about your plan has changed.')}
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
            {period.kind === 'grace' ? t('Pay now') : t('Pay the next month')}
          </Link>
        )}
        <NextPlanButtons userId={userId} planType={subscription.planType} period={period} />
      </div>
    </Card>
  );
}

function StatusBadge({ status, planType }: { status: string; planType: PlanType }) {
  if (planType === 'free') return <Badge tone="neutral">{t('Free for good')}</Badge>;
  if (planType === 'free_trial') return <Badge tone="gold">{t('Trial')}</Badge>;
  if (status === 'grace') return <Badge tone="danger">{t('Payment due')}</Badge>;
  return status === 'cancelled' ? (
    <Badge tone="clay">{t('Cancelled')}</Badge>
  ) : (
    <Badge tone="leaf">{t('Active')}</Badge>
  );
}

function PeriodText({ period }: { period: PlanPeriod }) {
  switch (period.kind) {
    case 'none':
      return (
        <p>
          {t('The shop, the basic remedies and two questions a day to the herbalist are yours for nothing.')}
        </p>
      );
    case 'trial':
      return (
        <p>
          <strong>{t.count(period.daysLeft, '{n} day left.', '{n} days left.')}</strong>{' '}
          {t('Everything is open until {day}.', { day: dayText(period.until) })}
        </p>
      );
    case 'open_ended':
      return <p>{t('This plan was given to you and has no end.')}</p>;
    case 'grace':
      return (
        <Alert tone="warning" title={t('The new month is not paid yet')}>
          {t('Pay by {day} to keep your plan. Until then everything stays open.', {
            day: dayText(period.payBy),
          })}
        </Alert>
      );
    case 'ends':
      return (
        <Alert tone="info" title={t('Ends on {day}', { day: dayText(period.until) })}>
          {t.count(
            period.daysLeft,
            'You keep everything for another {n} day, then you are on Basic. Nothing more is charged.',
            'You keep everything for another {n} days, then you are on Basic. Nothing more is charged.',
          )}
        </Alert>
      );
    case 'steps_down':
      return (
        <Alert tone="info" title={t('Premium from {day}', { day: dayText(period.until) })}>
          {t.count(
            period.daysLeft,
            'You keep Gold for another {n} day.',
            'You keep Gold for another {n} days.',
          )}
        </Alert>
      );
    case 'runs':
      return <PaidUntil until={period.until} daysLeft={period.daysLeft} />;
  }
}

function PaidUntil({ until, daysLeft }: { until: string; daysLeft: number }) {
  const wrap = { b: (words: ReactNode) => <strong>{words}</strong> };
  const values = { day: dayText(until), n: daysLeft };
  return (
    <p>
      {daysLeft === 1
        ? t.rich(
            'Paid until <b>{day}</b> ({n} day left). We remind you three days before; nothing is taken by itself.',
            wrap,
            values,
          )
        : t.rich(
            'Paid until <b>{day}</b> ({n} days left). We remind you three days before; nothing is taken by itself.',
            wrap,
            values,
          )}
    </p>
  );
}
