import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';

import { PlanCard, ReviewCard } from '../../features/consultations/consultation-list.tsx';
import { ConsultationView } from '../../features/consultations/consultation-view.tsx';
import {
  bookingBill,
  type Consultation,
  consultationKeys,
} from '../../features/consultations/consultation.ts';
import {
  consultationQuery,
  sharedPlanQuery,
  useLiveConsultation,
} from '../../features/consultations/consultations.queries.ts';
import { GivenWeek } from '../../features/nutrition/given-week.tsx';
import { PaymentPanel } from '../../features/payments/payment-panel.tsx';
import type { PaymentView } from '../../features/payments/payment-view.ts';
import { AppError } from '../../lib/app-error.ts';
import { formatKes } from '../../lib/format.ts';
import { formatCountdown, useNow } from '../../lib/nairobi.ts';
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

type Props = { userId: string; consultation: Consultation };

/** How the payment of a booking stands, and what its client can do now. */
function ConsultationPayment({ userId, consultation }: Props) {
  const until = Date.parse(consultation.hold_expires_at ?? '');
  return (
    <PaymentPanel
      bill={{ ...bookingBill(consultation), number: consultation.number }}
      asked={{ bill_id: consultation.id }}
      read={[consultationKeys.all(userId)]}
      title={t('Pay {amount} by M-Pesa', { amount: formatKes(consultation.price_kes) })}
      summary={(_, now) => (
        <p>
          {t.rich(
            'We keep this time for you for another <b>{time}</b>.',
            {
              b: (words) => (
                <strong role="timer" className="tabular-nums">
                  {words}
                </strong>
              ),
            },
            { time: formatCountdown(until - now) },
          )}
        </p>
      )}
      whenLost={t('We try again by ourselves and this page catches up. Please do not pay twice.')}
      meanwhile={t('Your time stays yours meanwhile.')}
      settledAlone
      settled={(view) => <Settled view={view} consultation={consultation} />}
    />
  );
}

function Settled({ view, consultation }: { view: PaymentView; consultation: Consultation }) {
  switch (view.kind) {
    case 'paid': {
      const amount = formatKes(view.paidKes);
      return (
        <p className="text-muted flex flex-wrap items-center justify-between gap-3 text-sm">
          <span>
            {view.receipt
              ? t.rich(
                  'Paid {amount} by M-Pesa, receipt <b>{receipt}</b>.',
                  { b: (words) => <strong className="text-ink tabular-nums">{words}</strong> },
                  { amount, receipt: view.receipt },
                )
              : t('Paid {amount} by M-Pesa.', { amount })}
          </span>
          <Link
            to={paths.receipt(consultation.id)}
            className={buttonStyles({ variant: 'secondary', size: 'sm' })}
          >
            {t('Receipt')}
          </Link>
        </p>
      );
    }
    case 'refund_due':
      return (
        <Alert tone="info" title={t('Your money is on its way back')}>
          {t('What goes back, how and when stands below.')}
        </Alert>
      );
    case 'refunded':
      return (
        <Alert
          tone="success"
          title={t('Refunded')}
          action={
            <Link
              to={paths.receipt(consultation.id)}
              className={buttonStyles({ variant: 'secondary', size: 'sm' })}
            >
              {t('Receipt')}
            </Link>
          }
        >
          {t('Where your money went stands below.')}
        </Alert>
      );
    case 'expired':
      return (
        <Alert
          tone="warning"
          title={t('The time to pay is over')}
          action={
            consultation.practitioner && (
              <Link
                to={`${paths.bookConsultation(consultation.practitioner.slug)}?service=${consultation.service_id}`}
                className={buttonStyles({ size: 'sm' })}
              >
                {t('Choose a time again')}
              </Link>
            )
          }
        >
          {view.isUndecided
            ? t(
                'M-Pesa has not answered yet. If you have already paid, do not pay again: the booking is confirmed when your time is still free, else we send the money back.',
              )
            : t(
                'Nothing was charged. If you did pay after all, the booking is confirmed when your time is still free, else we send the money back.',
              )}
        </Alert>
      );
    default:
      return null;
  }
}

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
          />
        )
      }
      review={<ReviewCard userId={userId} consultationId={id} />}
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
