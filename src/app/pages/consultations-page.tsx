import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';

import { CalendarSubscription, ConsultationList } from '../../features/consultations/consultation-list.tsx';
import { splitByTime } from '../../features/consultations/consultation.ts';
import { consultationsQuery } from '../../features/consultations/consultations.queries.ts';
import { practiceQuery } from '../../features/practice/practice.queries.ts';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady, useSession } from '../../lib/session.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { ReadAgain } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/care.ts';

/** `/consultations`: what somebody has booked, what is to come first. */
export function Component() {
  const session = useSession();
  const ready = useIsSessionReady();
  if (!ready) return <Spinner label={t('Loading')} />;
  if (!session) return <Navigate to={paths.auth({ redirect: paths.consultations() })} replace />;
  return (
    <div className="page max-w-4xl pb-12">
      <PageHead title={t('Consultations')} noIndex />
      <PageHeader
        title={t('Your consultations')}
        actions={
          <>
            <PracticeLink key={session.user.id} userId={session.user.id} />
            <Link to={paths.nutritionists()} className={buttonStyles({})}>
              {t('Book a consultation')}
            </Link>
          </>
        }
      />
      <OwnConsultations key={session.user.id} userId={session.user.id} />
    </div>
  );
}

/** The way to the desk, for those who have one. */
function PracticeLink({ userId }: { userId: string }) {
  const { data: practice } = useQuery(practiceQuery(userId));
  if (!practice) return null;
  return (
    <Link to={paths.practice()} className={buttonStyles({ variant: 'secondary' })}>
      {t('My practice')}
    </Link>
  );
}

function OwnConsultations({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...consultationsQuery(userId),
    refetchInterval: 60_000,
  });
  const [now] = useState(() => Date.now());
  if (!data && error)
    return (
      <ReadAgain
        what={t('your consultations')}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Spinner label={t('Loading your consultations')} />;
  const { upcoming, past } = splitByTime(data, now);
  if (upcoming.length + past.length === 0)
    return (
      <EmptyState
        title={t('Nothing booked yet')}
        action={
          <Link to={paths.nutritionists()} className={buttonStyles({})}>
            {t('See our nutritionists')}
          </Link>
        }
      >
        {t('Book a time with a nutritionist, and its link, messages and notes will be here.')}
      </EmptyState>
    );
  return (
    <div className="grid gap-10">
      <section className="grid gap-4">
        <h2 className="text-2xl">{t('Upcoming')}</h2>
        {upcoming.length > 0 ? (
          <ConsultationList rows={upcoming} now={now} />
        ) : (
          <p className="text-muted">{t('Nothing ahead.')}</p>
        )}
      </section>
      <CalendarSubscription />
      {past.length > 0 && (
        <section className="grid gap-4">
          <h2 className="text-2xl">{t('Past')}</h2>
          <ConsultationList rows={past} now={now} />
        </section>
      )}
    </div>
  );
}
