import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { useOnline } from '../../lib/use-online.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { t } from '../../words/shop.ts';
import { ClaimNotice, ClaimReceipt } from './claim-receipt.tsx';
import { HoldCountdown } from './hold-countdown.tsx';
import { PayForm } from './pay-form.tsx';
import {
  canNameReceipt,
  isSettling,
  type PayableOrder,
  type PaymentView,
  paymentView,
} from './payment-view.ts';
import {
  namedReceiptQuery,
  paymentKeys,
  payOrderMutation,
  paymentsQuery,
  useLivePayments,
} from './payments.queries.ts';
import { PromptSteps } from './prompt-steps.tsx';
import { SettledNotice } from './settled-notice.tsx';
import { useNow } from './use-now.ts';

const POLL_MS = 3000;

type Props = {
  order: PayableOrder & { id: string; phone: string; events: readonly { kind: string }[] };
  /** How a visitor names his order; null for a member. */
  token?: string | null;
};

/** How the payment of an order stands and what its buyer can do now. Follows the payment live. */
export function PaymentPanel({ order, token = null }: Props) {
  const queryClient = useQueryClient();
  const online = useOnline();
  const now = useNow();
  useLivePayments(order.id, token === null);
  const named = useQuery(namedReceiptQuery(order, token)).data ?? null;
  const payments = useQuery({
    ...paymentsQuery(order.id, token),
    // Realtime tells first; asking as well covers a socket that died unnoticed.
    refetchInterval: (query) =>
      isSettling(paymentView(order, query.state.data?.[0], Date.now(), named)) ? POLL_MS : false,
  });
  const pay = useMutation(payOrderMutation(queryClient, order.id, token));
  const starts = useMutationState({
    filters: { mutationKey: paymentKeys.start(order.id) },
    select: ({ state }) => ({ status: state.status, error: state.error, at: state.submittedAt }),
  });
  const start = starts.at(-1);
  // Money that came on top of a paid order is an attempt, too, and not the one that paid it.
  const paid = payments.data?.find(({ state }) => order.payment_state === 'paid' && state === 'paid');
  const attempt = paid ?? payments.data?.[0];
  const view = paymentView(order, attempt, now, named);
  const phone = attempt?.phone ?? order.phone;

  if (payments.isPending && order.payment_method === 'mpesa' && order.payment_state === 'awaiting')
    return (
      <Card>
        <Spinner label={t('Looking up your payment')} />
      </Card>
    );

  const lost = !online || payments.isRefetchError || payments.isLoadingError;
  const sending = start?.status === 'pending' && view.kind !== 'prompted';
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{t('Payment')}</h2>
      {lost && isOpen(view) && (
        <Alert tone="warning" title={t('Connection lost')}>
          {t(
            'We try again by ourselves and this page catches up. Your order is safe; please do not order again.',
          )}
        </Alert>
      )}
      <div aria-live="polite" className="grid gap-4">
        {sending || view.kind === 'sending' ? (
          <Spinner label={t('Sending the payment request to your phone')} />
        ) : (
          <>
            {view.kind === 'prompted' && (
              <PromptSteps phone={view.phone} totalKes={order.total_kes} sinceMs={now - view.since} />
            )}
            {view.kind === 'refused' && (
              <Alert tone="warning" title={view.result.title}>
                {view.result.body}
              </Alert>
            )}
            {view.kind === 'unpaid' && <p>{t('Pay with M-Pesa to confirm your order.')}</p>}
            {view.kind === 'claimed' && <ClaimNotice receipt={view.receipt} />}
            <SettledNotice view={view} order={order} />
          </>
        )}
        {!sending && start?.status === 'error' && canPay(view) && isNewer(start.at, attempt?.updated_at) && (
          <Alert tone="danger">{errorText(start.error)}</Alert>
        )}
      </div>
      {canPay(view) && !sending && (
        <PayForm
          totalKes={order.total_kes}
          phone={phone}
          again={view.kind === 'refused'}
          busy={pay.isPending}
          waitMs={view.kind === 'refused' ? view.retryAt - now : 0}
          onPay={(number) => pay.mutate({ phone: number })}
        />
      )}
      {canNameReceipt(view, now) && !sending && <ClaimReceipt orderId={order.id} token={token} />}
      {isOpen(view) && order.hold_expires_at && <HoldCountdown until={order.hold_expires_at} now={now} />}
    </Card>
  );
}

const canPay = (view: PaymentView): boolean => view.kind === 'refused' || view.kind === 'unpaid';
const isOpen = (view: PaymentView): boolean => canPay(view) || isSettling(view);

/** A try that failed on the way here is told until a later attempt says more. */
const isNewer = (startedAt: number, attemptAt: string | undefined): boolean =>
  attemptAt === undefined || Date.parse(attemptAt) < startedAt;
