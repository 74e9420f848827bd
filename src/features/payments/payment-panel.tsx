import {
  type QueryKey,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import type { Payable } from '../../entities/bills/bill.ts';
import { errorText } from '../../lib/app-error.ts';
import { useOnline } from '../../lib/device.ts';
import { formatKes } from '../../lib/format.ts';
import { useNow } from '../../lib/nairobi.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/shop.ts';
import { ClaimNotice, ClaimReceipt } from './claim-receipt.tsx';
import { MoneyLines } from './money-lines.tsx';
import { PayForm, PayYourself } from './pay-form.tsx';
import { HoldCountdown, InParts, nextPartKes, PromptSteps, ReviewNotice } from './payment-notices.tsx';
import {
  cameBefore,
  canNameReceipt,
  canPay,
  isReached,
  isSettling,
  type PaymentView,
  paymentView,
} from './payment-view.ts';
import {
  billMoneyQuery,
  type Asked,
  payMutation,
  type PaymentRow,
  paymentKeys,
  paymentsQuery,
  payYourselfQuery,
  useLivePayments,
  useNamedReceipt,
} from './payments.queries.ts';

const POLL_MS = 3000;

type Props = {
  /** The id is null for a month of a plan that nobody has asked for yet. */
  bill: Payable & { id: string | null; number?: string | null; phone: string | null };
  asked: Asked;
  /** The keys of what shows the state of what is paid: read again when somebody pays. */
  read: readonly QueryKey[];
  /** How a visitor names their order; null for a member. */
  token?: string | null;
  /** The attempts where they were read together with the bill, newest first, and whether that could not be done again. */
  given?: { attempts: readonly PaymentRow[]; isLost: boolean };
  title?: string;
  /** Stands above the form: what is paid for, and how long it is kept. */
  summary?: (view: PaymentView, now: number) => ReactNode;
  /** What is said while nothing can be reached. */
  whenLost: string;
  /** The words for a payment that needs nothing more from its payer. */
  settled: (view: PaymentView) => ReactNode;
  /** What stays as it is while a person looks at money that came. */
  meanwhile?: string;
  /** A panel of a plan or consultation: these words stand alone, without a card, and the form asks for the number. */
  settledAlone?: boolean;
};

/** How the payment of a bill stands and what its payer can do now. Follows the payment live. */
export function PaymentPanel({
  bill,
  asked,
  read,
  token = null,
  given,
  title = t('Payment'),
  summary,
  whenLost,
  settled,
  meanwhile,
  settledAlone = false,
}: Props) {
  const queryClient = useQueryClient();
  const online = useOnline();
  const now = useNow();
  // A month of a plan gets its bill while the panel is open, and what somebody opened in it must stay.
  const [billAtFirst] = useState(bill.id);
  useLivePayments(bill.id, read, token === null);
  const named = useNamedReceipt(bill, token, read);
  const own = useQuery({
    ...paymentsQuery(bill.id),
    enabled: bill.id !== null && given === undefined,
    // Realtime tells first; asking as well covers a socket that died unnoticed.
    refetchInterval: (query) =>
      isSettling(paymentView(bill, query.state.data?.[0], Date.now(), named, query.state.data)) && POLL_MS,
  });
  const attempts = given?.attempts ?? own.data;
  // Attempts that were read before the state of the bill changed say less than it: a part came, or a person looks.
  const stateRead = useRef(bill.payment_state);
  const { refetch } = own;
  useEffect(() => {
    if (stateRead.current === bill.payment_state || given) return;
    stateRead.current = bill.payment_state;
    void refetch();
  }, [bill.payment_state, given, refetch]);
  // A month of which a part came has its bill: no other is begun.
  const due = bill.id !== null && bill.payment_state === 'needs_review' ? { bill_id: bill.id } : asked;
  const pay = useMutation(payMutation(queryClient, due, read, token));
  const starts = useMutationState({
    filters: { mutationKey: paymentKeys.start(due) },
    select: ({ state }) => ({ status: state.status, error: state.error, at: state.submittedAt }),
  });
  const start = starts.at(-1);
  // Money that came on top of a paid bill is an attempt, too, and not the one that paid it.
  const taken = attempts?.filter(({ state }) => bill.payment_state === 'paid' && state === 'paid');
  const paid = taken?.find(({ method }) => method !== 'moved') ?? taken?.[0];
  const attempt = paid ?? attempts?.[0];
  const view = paymentView(bill, attempt, now, named, attempts);
  // Money that nobody has given to a bill yet, and that may be theirs: who has paid is not asked to pay again.
  const { data: money = [] } = useQuery(billMoneyQuery(bill, token));
  const mayBeHere = money.some(({ what }) => what === 'likely');
  const [isUnpaid, setUnpaid] = useState(false);
  const asksToPay = canPay(view) && (!mayBeHere || isUnpaid);
  // The rest where a part came; a prompt asks for as much of it as M-Pesa carries at once.
  const leftKes = bill.total_kes - cameBefore(attempts ?? [], bill.total_kes);
  const dueKes = nextPartKes(leftKes);
  const phone = attempt?.phone ?? bill.phone;
  const otherWay = useQuery(payYourselfQuery).data ?? null;
  const hasOtherWay = otherWay !== null && (Boolean(bill.number) || 'plan_type' in asked);

  if (
    own.isLoading &&
    bill.id === billAtFirst &&
    ((bill.payment_method === 'mpesa' && bill.payment_state === 'awaiting') ||
      bill.payment_state === 'needs_review')
  )
    return (
      <Card>
        <Spinner label={t('Looking up your payment')} />
      </Card>
    );

  const lost = !online || (given?.isLost ?? (own.isRefetchError || own.isLoadingError));
  const sending = start?.status === 'pending' && view.kind !== 'prompted';
  const words =
    view.kind === 'needs_review' || view.kind === 'above' ? (
      <ReviewNotice
        view={view}
        totalKes={bill.total_kes}
        isKnown={attempts !== undefined}
        meanwhile={meanwhile}
      />
    ) : (
      settled(view)
    );
  const nameReceipt = bill.id !== null && canNameReceipt(view, now) && !sending && (
    <ClaimReceipt billId={bill.id} read={read} token={token} again={view.kind === 'claimed'} />
  );
  if (settledAlone && !isOpen(view) && view.kind !== 'claimed')
    return (
      <div className="grid gap-3 empty:hidden">
        {words}
        <MoneyLines bill={bill} token={token} />
        {words && nameReceipt}
      </div>
    );
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{title}</h2>
      {lost && isOpen(view) && (
        <Alert tone="warning" title={t('Connection lost')}>
          {whenLost}
        </Alert>
      )}
      {asksToPay && !sending && summary?.(view, now)}
      {(asksToPay || view.kind === 'prompted') && !sending && <InParts leftKes={leftKes} />}
      <div aria-live="polite" className="grid gap-4 empty:hidden">
        {sending || view.kind === 'sending' ? (
          <Spinner label={t('Sending the payment request to your phone')} />
        ) : (
          <>
            {view.kind === 'prompted' && (
              <PromptSteps
                phone={view.phone}
                totalKes={attempt?.amount_kes ?? bill.total_kes}
                sinceMs={now - view.since}
              />
            )}
            {(view.kind === 'refused' || view.kind === 'part') && view.result && (
              <Alert
                tone="warning"
                title={view.result.title}
                action={view.result.needsHelp && <ContactLink />}
              >
                {view.result.body}
              </Alert>
            )}
            {view.kind === 'part' && (
              <PartNotice view={view} totalKes={bill.total_kes} isPlan={'plan_type' in asked} />
            )}
            {canPay(view) && mayBeHere && (
              <Alert tone="info" title={t('Your money may be here')}>
                {t(
                  'Money came that may be for this. We look at it and tell you soon: please do not pay again meanwhile.',
                )}
              </Alert>
            )}
            {view.kind === 'claimed' && <ClaimNotice claim={view} askedKes={bill.total_kes} />}
            {words}
            <MoneyLines bill={bill} token={token} />
          </>
        )}
        {!sending && start?.status === 'error' && canPay(view) && isNewer(start.at, attempt?.updated_at) && (
          <Alert tone="danger">{errorText(start.error)}</Alert>
        )}
      </div>
      {canPay(view) && !asksToPay && (
        <Button size="sm" variant="secondary" className="w-fit" onClick={() => setUnpaid(true)}>
          {t('I have not paid yet')}
        </Button>
      )}
      {asksToPay && !sending && (
        <PayForm
          totalKes={dueKes}
          phone={phone}
          isReached={isReached(attempts ?? [], phone)}
          asksNumber={settledAlone}
          hasOtherWay={hasOtherWay}
          again={view.kind === 'refused' || (view.kind === 'part' && view.result !== null)}
          busy={pay.isPending}
          waitMs={'retryAt' in view ? view.retryAt - now : 0}
          onPay={(number) => pay.mutate({ phone: number })}
        />
      )}
      {asksToPay && !sending && hasOtherWay && (
        <PayYourself asked={due} read={read} number={bill.number ?? null} totalKes={dueKes} />
      )}
      {nameReceipt}
      {isOpen(view) && !mayBeHere && bill.hold_expires_at && !bill.ends_with_hold && (
        <HoldCountdown until={bill.hold_expires_at} now={now} />
      )}
    </Card>
  );
}

const ContactLink = () => (
  <Link to={paths.contact()} className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
    {t('Contact us')}
  </Link>
);

function PartNotice({
  view,
  totalKes,
  isPlan,
}: {
  view: PaymentView & { kind: 'part' };
  totalKes: number;
  /** Nothing is kept for its payer, who has nothing to call off. */
  isPlan: boolean;
}) {
  const amounts = {
    came: formatKes(view.cameKes),
    total: formatKes(totalKes),
    left: formatKes(view.leftKes),
  };
  return (
    <Alert tone="warning" title={t('{came} of {total} came', amounts)}>
      {isPlan
        ? t(
            'Pay the other {left} and all is paid. If you want your money back instead, write to us.',
            amounts,
          )
        : t('Pay the other {left} and all is paid. Or cancel below: then what came goes back.', amounts)}
    </Alert>
  );
}

const isOpen = (view: PaymentView): boolean => canPay(view) || isSettling(view);

/** A try that failed on the way here is told until a later attempt says more. */
const isNewer = (startedAt: number, attemptAt: string | undefined): boolean =>
  attemptAt === undefined || Date.parse(attemptAt) < startedAt;
