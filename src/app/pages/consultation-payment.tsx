import {
  bookingBill,
  type Consultation,
  consultationKeys,
} from '../../features/consultations/consultation.ts';
import { PaymentPanel } from '../../features/payments/payment-panel.tsx';
import type { PaymentView } from '../../features/payments/payment-view.ts';
import { formatKes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { formatCountdown } from '../../lib/use-now.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/care.ts';

type Props = { userId: string; consultation: Consultation };

/** How the payment of a booking stands, and what its client can do now. */
export function ConsultationPayment({ userId, consultation }: Props) {
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
