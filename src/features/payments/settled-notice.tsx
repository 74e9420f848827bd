import { Alert } from '../../ui/alert.tsx';
import type { PaymentView } from './payment-view.ts';

/** The words for a payment that needs nothing more from its buyer; nothing for the others. */
export function SettledNotice({ view }: { view: PaymentView }) {
  switch (view.kind) {
    case 'paid':
      return (
        <Alert tone="success" title="Payment received. Asante sana!">
          {view.receipt ? (
            <>
              M-Pesa receipt <strong className="tabular-nums">{view.receipt}</strong>. We are getting your
              order ready.
            </>
          ) : (
            'We are getting your order ready.'
          )}
        </Alert>
      );
    case 'cash':
      return view.paid ? (
        <Alert tone="success" title="Paid on delivery">
          Asante sana!
        </Alert>
      ) : (
        <Alert tone="info" title="Pay when it arrives">
          Please have the exact amount ready, in cash or on M-Pesa, when you get your parcel.
        </Alert>
      );
    case 'needs_review':
      return (
        <Alert tone="warning" title="We are checking this payment">
          M-Pesa has not told us clearly how it ended. Please do not pay again: a person looks at it and you
          get a notification, usually within a few hours.
        </Alert>
      );
    case 'refund_due':
      return (
        <Alert tone="info" title="Your money is coming back">
          The payment reached us after the order had ended. We return it to your M-Pesa number.
        </Alert>
      );
    case 'refunded':
      return (
        <Alert tone="success" title="Refunded">
          The money went back to your M-Pesa number.
        </Alert>
      );
    case 'expired':
      return (
        <Alert tone="warning" title="The time to pay ran out">
          Nothing was charged and the items went back to the shelf. You can order them again.
        </Alert>
      );
    case 'cancelled':
      return <Alert tone="info">This order was cancelled. There is nothing to pay.</Alert>;
    default:
      return null;
  }
}
