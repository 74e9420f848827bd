import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import {
  consultationPaymentsQuery,
  payConsultationMutation,
} from '../../features/consultations/booking.queries.ts';
import type { Consultation } from '../../features/consultations/consultation.ts';
import { bookingPayment } from '../../features/consultations/payment-view.ts';
import { PromptSteps } from '../../features/payments/prompt-steps.tsx';
import { resultText } from '../../features/payments/result-texts.ts';
import { formatCountdown } from '../../features/payments/use-now.ts';
import { PlanPayForm } from '../../features/subscription/plan-pay-form.tsx';
import { errorText } from '../../lib/app-error.ts';
import { formatKes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useOnline } from '../../lib/use-online.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { t } from '../../words/care.ts';

const POLL_MS = 3000;

type Props = { userId: string; consultation: Consultation; now: number };

/** How the payment of a booking stands, and what its client can do now. */
export function ConsultationPayment({ userId, consultation, now }: Props) {
  const queryClient = useQueryClient();
  const online = useOnline();
  const { data: attempts = [], isPending } = useQuery({
    ...consultationPaymentsQuery(userId, consultation.id),
    refetchInterval: consultation.state === 'held' ? POLL_MS : false,
  });
  const pay = useMutation(payConsultationMutation(queryClient, userId, consultation.id));
  if (isPending) return null;
  const view = bookingPayment(consultation, attempts, now);
  const holdLeft = consultation.hold_expires_at === null ? 0 : Date.parse(consultation.hold_expires_at) - now;
  const amount = formatKes(consultation.price_kes);
  switch (view.kind) {
    case 'nothing':
      return null;
    case 'paid':
      return (
        <p className="text-muted text-sm">
          {view.receipt
            ? t.rich(
                'Paid {amount} by M-Pesa, receipt <b>{receipt}</b>.',
                { b: (words) => <strong className="text-ink tabular-nums">{words}</strong> },
                { amount, receipt: view.receipt },
              )
            : t('Paid {amount} by M-Pesa.', { amount })}
        </p>
      );
    case 'needs_review':
      return (
        <Alert tone="warning" title={t('We are checking this payment')}>
          {t(
            'A person looks at it and you get a notification. Please do not pay again: your time stays yours meanwhile.',
          )}
        </Alert>
      );
    case 'refund_due':
      return (
        <Alert tone="info" title={t('Your money is on its way back')}>
          {t('We send {amount} to the number you paid from, usually within two working days.', { amount })}
        </Alert>
      );
    case 'refunded':
      return <Alert tone="success">{t('{amount} went back to your M-Pesa number.', { amount })}</Alert>;
    case 'over':
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
          {t(
            'Nothing was charged. If you did pay after all, the booking is confirmed when your time is still free, else we send the money back.',
          )}
        </Alert>
      );
    case 'prompted':
    case 'sending':
      return (
        <Card className="grid gap-4" aria-live="polite">
          {!online && (
            <Alert tone="warning" title={t('Connection lost')}>
              {t('We try again by ourselves and this page catches up. Please do not pay twice.')}
            </Alert>
          )}
          {view.kind === 'prompted' ? (
            <PromptSteps phone={view.phone} totalKes={consultation.price_kes} sinceMs={now - view.since} />
          ) : (
            <Spinner label={t('Sending the payment request to your phone')} />
          )}
        </Card>
      );
    default:
  }
  const refused = view.kind === 'refused' ? resultText(view.resultCode) : null;
  const waitMs = view.kind === 'refused' && refused ? view.at + refused.waitSeconds * 1000 - now : 0;
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{t('Pay {amount} by M-Pesa', { amount })}</h2>
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
          { time: formatCountdown(holdLeft) },
        )}
      </p>
      <div aria-live="polite" className="grid gap-4 empty:hidden">
        {refused && (
          <Alert tone="warning" title={refused.title}>
            {refused.body}
          </Alert>
        )}
        {pay.error && <Alert tone="danger">{errorText(pay.error)}</Alert>}
      </div>
      <PlanPayForm
        amountKes={consultation.price_kes}
        lastPhone={attempts[0]?.phone ?? null}
        again={refused !== null}
        busy={pay.isPending}
        wait={
          refused && refused.waitSeconds > 0 && waitMs > 0
            ? t('Try again in {time}', { time: formatCountdown(waitMs) })
            : null
        }
        onPay={(phone) => pay.mutate(phone)}
      />
    </Card>
  );
}
