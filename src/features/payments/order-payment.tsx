import { t } from '../../words/shop.ts';
import { PaymentPanel } from './payment-panel.tsx';
import type { Payable } from './payment-view.ts';
import { SettledNotice } from './settled-notice.tsx';

type Props = {
  /** `events` oldest first. */
  order: Payable & { id: string; number?: string; phone: string; events: readonly { kind: string }[] };
  /** How a visitor names their order; null for a member. */
  token?: string | null;
};

/** How the payment of an order stands, and what its buyer can do now. */
export function OrderPayment({ order, token = null }: Props) {
  return (
    <PaymentPanel
      bill={order}
      asked={{ bill_id: order.id }}
      read={[['orders']]}
      token={token}
      summary={({ kind }) => kind === 'unpaid' && <p>{t('Pay with M-Pesa to confirm your order.')}</p>}
      whenLost={t(
        'We try again by ourselves and this page catches up. Your order is safe; please do not order again.',
      )}
      settled={(view) => <SettledNotice view={view} order={order} />}
    />
  );
}
