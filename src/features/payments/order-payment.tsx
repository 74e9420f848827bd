import type { Payable } from '../../entities/bills/bill.ts';
import { Alert } from '../../ui/alert.tsx';
import { t } from '../../words/shop.ts';
import { PaymentPanel } from './payment-panel.tsx';
import type { PaymentView } from './payment-view.ts';
import type { PaymentRow } from './payments.queries.ts';

type Props = {
  /** `events` oldest first, `payments` newest first, both read with it. */
  order: Payable & {
    id: string;
    number?: string;
    phone: string;
    events: readonly { kind: string }[];
    payments: readonly PaymentRow[];
  };
  /** Whether the order could not be read again. */
  isLost?: boolean;
  /** How a visitor names their order; null for a member. */
  token?: string | null;
};

type SettledNoticeProps = {
  view: PaymentView;
  /** `events` oldest first. */
  order: { payment_method: string; events: readonly { kind: string }[] };
};

/** The words for a payment that needs nothing more from its buyer; nothing for the others. */
export function SettledNotice({ view, order }: SettledNoticeProps) {
  switch (view.kind) {
    case 'paid':
      return (
        <Alert tone="success" title={t('Payment received. Asante sana!')}>
          {(view.receipt || view.isInCash || view.isBeingPacked) && (
            <>
              {view.isInCash && `${t('Paid in cash.')} `}
              {view.receipt && (
                <>
                  {t.rich(
                    'M-Pesa receipt <b>{receipt}</b>.',
                    { b: (words) => <strong className="tabular-nums">{words}</strong> },
                    { receipt: view.receipt },
                  )}{' '}
                </>
              )}
              {view.isBeingPacked && t('We are getting your order ready.')}
            </>
          )}
        </Alert>
      );
    case 'cash':
      return view.paid ? (
        <Alert tone="success" title={t('Paid on delivery')}>
          {t('Asante sana!')}
        </Alert>
      ) : (
        <Alert tone="info" title={t('Pay when it arrives')}>
          {t('Please have the exact amount ready, in cash or on M-Pesa, when you get your parcel.')}
        </Alert>
      );
    case 'refund_due':
      return (
        <Alert tone="info" title={t('Your money is coming back')}>
          {refundWords(order)}
        </Alert>
      );
    case 'refunded':
      return (
        <Alert tone="success" title={t('Refunded')}>
          {order.payment_method === 'cash' && t('We have given you your money back.')}
        </Alert>
      );
    case 'expired':
      return view.isUndecided ? (
        <Alert tone="warning" title={t('M-Pesa has not answered yet')}>
          {t(
            'The time to pay ran out, and the items went back to the shelf. If you have already paid, do not pay again: we go on asking M-Pesa. When your money arrives, you get the order if everything is still there, and otherwise your money back.',
          )}
        </Alert>
      ) : (
        <Alert tone="warning" title={t('The time to pay ran out')}>
          {t(
            'We know of no payment, and the items went back to the shelf. You can order them again. If you have paid, do not pay again: type the receipt number below.',
          )}
        </Alert>
      );
    case 'cancelled':
      return (
        <Alert tone="info">
          {cameBack(order)
            ? t('Your parcel came back to us. There is nothing to pay.')
            : t('This order was cancelled. There is nothing to pay.')}
        </Alert>
      );
    default:
      return null;
  }
}

const cameBack = ({ events }: SettledNoticeProps['order']): boolean =>
  events.some(({ kind }) => kind === 'came_back');

const MONEY = ['payment_confirmed', 'payment_review', 'receipt_claimed'];

/** Why the money is owed back, as far as the story of the order tells. */
function refundWords(order: SettledNoticeProps['order']): string {
  if (cameBack(order))
    return order.payment_method === 'cash'
      ? t(
          'Your parcel came back to us. We return what you paid for the goods; a delivery fee stays with the courier.',
        )
      : t(
          'Your parcel came back to us. We return what you paid for the goods to the M-Pesa number that paid; a delivery fee stays with the courier.',
        );
  const kinds = order.events.map(({ kind }) => kind);
  const end = kinds.findLastIndex((kind) => kind === 'cancelled' || kind === 'hold_expired');
  const isLate =
    kinds[end] === 'hold_expired' || !kinds.slice(0, end + 1).some((kind) => MONEY.includes(kind));
  return isLate && end >= 0
    ? t('We heard of the payment after the order had ended. We return it to the M-Pesa number that paid.')
    : t('This order was cancelled. We return your payment to the M-Pesa number that paid.');
}

/** How the payment of an order stands, and what its buyer can do now. */
export function OrderPayment({ order, token = null, isLost = false }: Props) {
  return (
    <PaymentPanel
      bill={order}
      asked={{ bill_id: order.id }}
      read={[['orders']]}
      token={token}
      given={{ attempts: order.payments, isLost }}
      summary={({ kind }) => kind === 'unpaid' && <p>{t('Pay with M-Pesa to confirm your order.')}</p>}
      whenLost={t(
        'We try again by ourselves and this page catches up. Your order is safe; please do not order again.',
      )}
      settled={(view) => <SettledNotice view={view} order={order} />}
    />
  );
}
