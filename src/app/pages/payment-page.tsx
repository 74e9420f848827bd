import { Navigate, useSearchParams } from 'react-router';

import type { PaidPlan } from '../../features/subscription/plan-payments.queries.ts';
import { useLiveSubscription } from '../../features/subscription/subscription.queries.ts';
import { formatKes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { plans, planOfType } from '../../lib/plan-catalogue.ts';
import { useIsSessionReady, useSession } from '../../lib/session.ts';
import { RadioCards } from '../../ui/choices.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/account.ts';
import { PlanPayment } from './plan-payment.tsx';

const isPaidPlan = (value: string | null): value is PaidPlan => value === 'premium' || value === 'gold';

/** Paying a month of a plan by M-Pesa. `?plan=premium|gold` names it; it can be changed here. */
export function Component() {
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
