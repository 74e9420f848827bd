import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';

import { PlanCard, ReviewCard } from '../../features/consultations/consultation-cards.tsx';
import { ConsultationView } from '../../features/consultations/consultation-view.tsx';
import {
  consultationQuery,
  sharedPlanQuery,
  useLiveConsultation,
} from '../../features/consultations/consultations.queries.ts';
import { GivenWeek } from '../../features/nutrition/given-week.tsx';
import { useNow } from '../../features/payments/use-now.ts';
import { StarField } from '../../features/reviews/stars.tsx';
import { AppError } from '../../lib/app-error.ts';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady, useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { ReadAgain } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { PageHead } from '../../ui/page-header.tsx';
import { t } from '../../words/care.ts';
import { ConsultationPayment } from './consultation-payment.tsx';
import { PlanProducts } from './plan-products.tsx';

/** `/consultations/:id`: one booking as its client sees it. */
export function Component() {
  const { id = '' } = useParams();
  const session = useSession();
  const ready = useIsSessionReady();
  if (!ready) return <Spinner label={t('Loading')} />;
  if (!session) return <Navigate to={paths.auth({ redirect: paths.consultation(id) })} replace />;
  return (
    <div className="page max-w-4xl pb-12">
      <PageHead title={t('Consultation')} noIndex />
      <OwnConsultation key={`${session.user.id} ${id}`} userId={session.user.id} id={id} />
    </div>
  );
}

function OwnConsultation({ userId, id }: { userId: string; id: string }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const now = useNow();
  useLiveConsultation(userId, id);
  // Realtime tells first; asking as well covers a socket that died unnoticed, and terms that change with the clock.
  const { data, error, isFetching, refetch } = useQuery({
    ...consultationQuery(userId, id),
    refetchInterval: ({ state }) => (state.data?.consultation.state === 'held' ? 5000 : 60_000),
  });
  const { data: plan } = useQuery(sharedPlanQuery(userId, id));
  if (!data && error instanceof AppError && error.kind === 'not_found') return <NotFound />;
  if (!data && error)
    return (
      <ReadAgain
        what={t('this consultation')}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Spinner label={t('Loading the consultation')} />;
  const { consultation, terms } = data;
  if (terms.side === 'practitioner') return <Navigate to={paths.practiceClient(id)} replace />;
  const isNew = query.get('new') === '1' && consultation.state === 'confirmed';
  return (
    <ConsultationView
      userId={userId}
      consultation={consultation}
      terms={terms}
      now={now}
      notice={
        isNew && (
          <Alert tone="success" title={t('Your consultation is booked. Asante sana!')}>
            {t(
              'We have sent you a mail, and we remind you a day, two hours and a quarter of an hour before.',
            )}
          </Alert>
        )
      }
      payment={
        consultation.covered_by === 'mpesa' && (
          <ConsultationPayment userId={userId} consultation={consultation} />
        )
      }
      plan={
        plan && (
          <PlanCard
            plan={plan}
            week={
              plan.week && (
                <GivenWeek
                  id={id}
                  week={plan.week}
                  onUsed={() => {
                    toast.success(t('It is among your meal plans'), t('Choose the day you begin.'));
                    void navigate(paths.mealPlan(id));
                  }}
                />
              )
            }
            products={plan.productIds.length > 0 && <PlanProducts ids={plan.productIds} />}
          />
        )
      }
      review={
        <ReviewCard userId={userId} consultationId={id} renderStars={(props) => <StarField {...props} />} />
      }
    />
  );
}

function NotFound() {
  return (
    <EmptyState
      title={t('We could not find this consultation')}
      action={
        <Link to={paths.consultations()} className={buttonStyles({})}>
          {t('My consultations')}
        </Link>
      }
    >
      {t('It may belong to another account. Check that you are signed in with the right one.')}
    </EmptyState>
  );
}
