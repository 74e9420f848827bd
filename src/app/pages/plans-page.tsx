import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';

import { CoachingCard } from '../../features/coaching/coaching-card.tsx';
import { PaymentPanel } from '../../features/payments/payment-panel.tsx';
import { CurrentPlan } from '../../features/subscription/current-plan.tsx';
import { PlanCards, TrialBanner } from '../../features/subscription/plan-cards.tsx';
import { PlanReceipts, planBill, QuoteSummary } from '../../features/subscription/plan-payments.tsx';
import {
  useLiveSubscription,
  subscriptionKeys,
  type PaidPlan,
  planPaymentsQuery,
  planQuoteQuery,
} from '../../features/subscription/subscription.queries.ts';
import { errorText } from '../../lib/app-error.ts';
import { formatKes } from '../../lib/format.ts';
import type { PageModule } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { planOfType, plans } from '../../lib/plan-catalogue.ts';
import { useIsSessionReady, useSession } from '../../lib/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/choices.tsx';
import { Link } from '../../ui/link.tsx';
import { NotLoaded } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/account.ts';

/** Choosing a plan and managing the own one. Visitors choose and sign up. */
export function Component() {
  const session = useSession();
  const ready = useIsSessionReady();
  useLiveSubscription();
  if (!ready) return <Spinner label={t('Loading')} />;
  return (
    <div className="page pb-12">
      <PageHead title={session ? t('Your plan') : t('Choose a plan')} noIndex />
      <PageHeader
        eyebrow={t('Plans')}
        title={session ? t('Your plan') : t('Choose a plan')}
        intro={
          session
            ? undefined
            : t('New accounts start with seven days in which everything is open. No payment is asked for.')
        }
        actions={
          <Link to={paths.pricing()} className={buttonStyles({ variant: 'secondary' })}>
            {t('Compare plans')}
          </Link>
        }
      />
      {session && (
        <div className="mb-10 grid max-w-3xl gap-6">
          <TrialBanner />
          <CurrentPlan key={session.user.id} userId={session.user.id} />
          <CoachingCard userId={session.user.id} />
        </div>
      )}
      <section aria-labelledby="choose">
        {session ? (
          <h2 id="choose" className="mb-4 text-2xl">
            {t('Change your plan')}
          </h2>
        ) : (
          <h2 id="choose" className="sr-only">
            {t('The plans')}
          </h2>
        )}
        <PlanCards />
      </section>
      {session && (
        <div className="mt-10 max-w-3xl">
          <PlanReceipts userId={session.user.id} />
        </div>
      )}
    </div>
  );
}

const POLL_MS = 3000;

const isUnderWay = ({
  state,
  payments,
}: {
  state: string;
  payments: readonly { state: string }[];
}): boolean =>
  state === 'open' && payments.some((attempt) => ['starting', 'prompted'].includes(attempt.state));

/** From the price of a month to its receipt: one card that follows the payment. */
function PlanPayment({ userId, plan }: { userId: string; plan: PaidPlan }) {
  // Months that were paid before this page was opened are history, the next one is the success.
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  const payments = useQuery({
    ...planPaymentsQuery(userId),
    // Realtime tells first; asking as well covers a socket that died unnoticed.
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? POLL_MS : false),
  });
  const quote = useQuery(planQuoteQuery(userId, plan));
  const rows = payments.data ?? [];
  if (known === null && payments.data && !payments.isStale)
    setKnown(new Set(rows.filter(({ state }) => state === 'paid').map(({ id }) => id)));

  const failure = payments.data === undefined ? payments.error : null;
  if (failure)
    return (
      <NotLoaded title={t('Your payments could not be loaded')} error={failure} again={payments.refetch} />
    );
  if (payments.isPending || quote.isPending) return <Spinner label={t('Looking up the price')} />;

  const { name } = planOfType(plan);
  const bill = planBill(rows, plan, known ?? new Set(rows.map(({ id }) => id)), quote.data?.amount_kes ?? 0);
  if (bill.id === null && (quote.error || !quote.data))
    return (
      <Alert
        tone="info"
        action={
          <Link to={paths.plans()} className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
            {t('Your plan')}
          </Link>
        }
      >
        {errorText(quote.error)}
      </Alert>
    );
  return (
    <PaymentPanel
      bill={bill}
      asked={{ plan_type: plan, expected_kes: quote.data?.amount_kes ?? bill.total_kes }}
      read={[subscriptionKeys.all(userId)]}
      summary={() => quote.data && <QuoteSummary plan={planOfType(plan)} quote={quote.data} />}
      whenLost={t('We try again by ourselves and this page catches up. Please do not pay twice.')}
      settledAlone
      settled={(view) => view.kind === 'paid' && <Paid name={name} receipt={view.receipt} />}
    />
  );
}

function Paid({ name, receipt }: { name: string; receipt: string | null }) {
  return (
    <Alert
      tone="success"
      title={t('{plan} is yours. Asante sana!', { plan: name })}
      action={
        <Link to={paths.plans()} className={buttonStyles({ size: 'sm' })}>
          {t('See your plan and receipt')}
        </Link>
      }
    >
      {receipt
        ? t.rich(
            'Payment received. M-Pesa receipt <b>{receipt}</b>.',
            { b: (words) => <strong className="tabular-nums">{words}</strong> },
            { receipt },
          )
        : t('Payment received.')}
    </Alert>
  );
}

const isPaidPlan = (value: string | null): value is PaidPlan => value === 'premium' || value === 'gold';

/** Paying a month of a plan by M-Pesa. `?plan=premium|gold` names it; it can be changed here. */
export const payment: PageModule = { Component: Payment };

function Payment() {
  const session = useSession();
  const ready = useIsSessionReady();
  const [query, setQuery] = useSearchParams();
  useLiveSubscription();
  if (!ready) return <Spinner label={t('Loading')} />;
  const wanted = query.get('plan');
  const plan = isPaidPlan(wanted) ? wanted : 'premium';
  if (!session) {
    const back = `${paths.payment()}?plan=${plan}`;
    return <Navigate to={paths.auth({ redirect: back })} replace />;
  }
  return (
    <div className="page max-w-3xl pb-12">
      <PageHead title={t('Pay for {plan}', { plan: planOfType(plan).name })} noIndex />
      <PageHeader
        eyebrow={
          <Link to={paths.plans()} className="text-leaf-700 underline underline-offset-4">
            {t('Your plan')}
          </Link>
        }
        title={t('Pay for {plan}', { plan: planOfType(plan).name })}
        intro={t('One month by M-Pesa. Nothing renews by itself.')}
      />
      <div className="grid gap-6">
        <RadioCards
          legend={t('Plan')}
          name="plan"
          className="sm:grid-cols-2"
          value={plan}
          onChange={(next) => setQuery({ plan: next }, { replace: true })}
          options={plans
            .filter(({ id }) => isPaidPlan(id))
            .map(({ id, name, priceKes, description }) => ({
              value: id,
              label: t('{plan}, {price} a month', { plan: name, price: formatKes(priceKes) }),
              description,
            }))}
        />
        <PlanPayment key={`${session.user.id} ${plan}`} userId={session.user.id} plan={plan} />
      </div>
    </div>
  );
}
