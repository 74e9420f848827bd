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
  switch (view.kind) {
    case 'nothing':
      return null;
    case 'paid':
      return (
        <p className="text-muted text-sm">
          Paid {formatKes(consultation.price_kes)} by M-Pesa
          {view.receipt && (
            <>
              , receipt <strong className="text-ink tabular-nums">{view.receipt}</strong>
            </>
          )}
          .
        </p>
      );
    case 'needs_review':
      return (
        <Alert tone="warning" title="We are checking this payment">
          A person looks at it and you get a notification. Please do not pay again: your time stays yours
          meanwhile.
        </Alert>
      );
    case 'refund_due':
      return (
        <Alert tone="info" title="Your money is on its way back">
          We send {formatKes(consultation.price_kes)} to the number you paid from, usually within two working
          days.
        </Alert>
      );
    case 'refunded':
      return (
        <Alert tone="success">{formatKes(consultation.price_kes)} went back to your M-Pesa number.</Alert>
      );
    case 'over':
      return (
        <Alert
          tone="warning"
          title="The time to pay is over"
          action={
            consultation.practitioner && (
              <Link
                to={`${paths.bookConsultation(consultation.practitioner.slug)}?service=${consultation.service_id}`}
                className={buttonStyles({ size: 'sm' })}
              >
                Choose a time again
              </Link>
            )
          }
        >
          Nothing was charged. If you did pay after all, the booking is confirmed when your time is still
          free, else we send the money back.
        </Alert>
      );
    case 'prompted':
    case 'sending':
      return (
        <Card className="grid gap-4" aria-live="polite">
          {!online && (
            <Alert tone="warning" title="Connection lost">
              We try again by ourselves and this page catches up. Please do not pay twice.
            </Alert>
          )}
          {view.kind === 'prompted' ? (
            <PromptSteps phone={view.phone} totalKes={consultation.price_kes} sinceMs={now - view.since} />
          ) : (
            <Spinner label="Sending the payment request to your phone" />
          )}
        </Card>
      );
    default:
  }
  const refused = view.kind === 'refused' ? resultText(view.resultCode) : null;
  const waitMs = view.kind === 'refused' && refused ? view.at + refused.waitSeconds * 1000 - now : 0;
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">Pay {formatKes(consultation.price_kes)} by M-Pesa</h2>
      <p>
        We keep this time for you for another{' '}
        <strong role="timer" className="tabular-nums">
          {formatCountdown(holdLeft)}
        </strong>
        .
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
          refused && refused.waitSeconds > 0 && waitMs > 0 ? `Try again in ${formatCountdown(waitMs)}` : null
        }
        onPay={(phone) => pay.mutate(phone)}
      />
    </Card>
  );
}
