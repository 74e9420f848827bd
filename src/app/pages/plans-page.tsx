import { CoachingCard } from '../../features/coaching/coaching-card.tsx';
import { CurrentPlan } from '../../features/subscription/current-plan.tsx';
import { PlanCards, TrialBanner } from '../../features/subscription/plan-cards.tsx';
import { PlanReceipts } from '../../features/subscription/plan-payments.tsx';
import { useLiveSubscription } from '../../features/subscription/subscription.queries.ts';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady, useSession } from '../../lib/session.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
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
          <PlanReceipts userId={session.user.id} />
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
    </div>
  );
}
