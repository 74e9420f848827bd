import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { PromptSteps } from '../../features/payments/prompt-steps.tsx';
import { resultText } from '../../features/payments/result-texts.ts';
import { formatCountdown, useNow } from '../../features/payments/use-now.ts';
import { PlanPayForm } from '../../features/subscription/plan-pay-form.tsx';
import { isPlanPaymentSettling, planPaymentView } from '../../features/subscription/plan-payment-view.ts';
import {
  type PaidPlan,
  payPlanMutation,
  planPaymentsQuery,
  planQuoteQuery,
  useLivePlanPayment,
} from '../../features/subscription/plan-payments.queries.ts';
import { QuoteSummary } from '../../features/subscription/quote-summary.tsx';
import { errorText } from '../../lib/app-error.ts';
import { paths } from '../../lib/paths.ts';
import { planOfType } from '../../lib/plan-catalogue.ts';
import { useOnline } from '../../lib/use-online.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { t } from '../../words/account.ts';

const POLL_MS = 3000;

/** From the price of a month to its receipt: one card that follows the payment. */
export function PlanPayment({ userId, plan }: { userId: string; plan: PaidPlan }) {
  const queryClient = useQueryClient();
  const online = useOnline();
  const now = useNow();
  // Months that were paid before this page was opened are history, the next one is the success.
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  const payments = useQuery({
    ...planPaymentsQuery(userId),
    // Realtime tells first; asking as well covers a socket that died unnoticed.
    refetchInterval: ({ state }) =>
      isPlanPaymentSettling(planPaymentView(state.data ?? [], plan, known ?? new Set(), Date.now()))
        ? POLL_MS
        : false,
  });
  const quote = useQuery(planQuoteQuery(userId, plan));
  const pay = useMutation(payPlanMutation(queryClient, userId));
  const rows = payments.data ?? [];
  if (known === null && payments.data && !payments.isStale)
    setKnown(new Set(rows.filter(({ state }) => state === 'paid').map(({ id }) => id)));
  const view = planPaymentView(rows, plan, known ?? new Set(rows.map(({ id }) => id)), now);
  useLivePlanPayment(userId, rows.find(({ state }) => state === 'open')?.id);

  const failure = payments.data === undefined ? payments.error : null;
  if (failure)
    return (
      <Alert
        tone="danger"
        title={t('Your payments could not be loaded')}
        action={
          <Button size="sm" variant="secondary" onClick={() => void payments.refetch()}>
            {t('Try again')}
          </Button>
        }
      >
        {errorText(failure)}
      </Alert>
    );
  if (payments.isPending || quote.isPending) return <Spinner label={t('Looking up the price')} />;

  const { name } = planOfType(plan);
  if (view.kind === 'paid') return <Paid name={name} receipt={view.receipt} />;
  if (view.kind === 'needs_review')
    return (
      <Alert tone="warning" title={t('We are checking this payment')}>
        {t(
          'M-Pesa has not told us clearly how it ended. Please do not pay again: a person looks at it and you get a notification, usually within a few hours.',
        )}
      </Alert>
    );
  if (isPlanPaymentSettling(view))
    return (
      <Card className="grid gap-4" aria-live="polite">
        {!online && (
          <Alert tone="warning" title={t('Connection lost')}>
            {t('We try again by ourselves and this page catches up. Please do not pay twice.')}
          </Alert>
        )}
        {view.kind === 'prompted' ? (
          <PromptSteps
            phone={view.phone}
            totalKes={rows.find(({ id }) => id === view.id)?.amount_kes ?? 0}
            sinceMs={now - view.since}
          />
        ) : (
          <Spinner label={t('Sending the payment request to your phone')} />
        )}
      </Card>
    );
  if (quote.error || !quote.data)
    return (
      <Alert
        tone="info"
        action={
          <Link to={paths.plans()} className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
            {t('Your plan')}
          </Link>
        }
      >
        {errorText(quote.error)}
      </Alert>
    );

  const refused = view.kind === 'refused' ? resultText(view.resultCode) : null;
  const waitMs =
    view.kind === 'refused' && refused && refused.waitSeconds > 0
      ? view.at + refused.waitSeconds * 1000 - now
      : 0;
  const { amount_kes: amountKes } = quote.data;
  return (
    <Card className="grid gap-5">
      <QuoteSummary plan={planOfType(plan)} quote={quote.data} />
      <div aria-live="polite" className="grid gap-4 empty:hidden">
        {refused && (
          <Alert tone="warning" title={refused.title}>
            {refused.body}
          </Alert>
        )}
        {pay.error && <Alert tone="danger">{errorText(pay.error)}</Alert>}
      </div>
      <PlanPayForm
        amountKes={amountKes}
        lastPhone={rows.flatMap((row) => row.payments)[0]?.phone ?? null}
        again={refused !== null}
        busy={pay.isPending}
        wait={waitMs > 0 ? t('Try again in {time}', { time: formatCountdown(waitMs) }) : null}
        onPay={(phone) => pay.mutate({ plan, phone, expectedKes: amountKes })}
      />
    </Card>
  );
}

function Paid({ name, receipt }: { name: string; receipt: string | null }) {
  return (
    <Alert
      tone="success"
      title={t('{plan} is yours. Asante sana!', { plan: name })}
      action={
        <Link to={paths.plans()} className={buttonStyles({ size: 'sm' })}>
          {t('See your plan and receipt')}
        </Link>
      }
    >
      {receipt
        ? t.rich(
            'Payment received. M-Pesa receipt <b>{receipt}</b>.',
            { b: (words) => <strong className="tabular-nums">{words}</strong> },
            { receipt },
          )
        : t('Payment received.')}
    </Alert>
  );
}
