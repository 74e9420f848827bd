import './print.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';

import { useGuestToken } from '../../features/orders/order.ts';
import { MoneyLines } from '../../features/payments/money-lines.tsx';
import { PinForm } from '../../features/receipts/pin-form.tsx';
import { ExpectedPaper, ReceiptPaper } from '../../features/receipts/receipt-paper.tsx';
import {
  type Receipt,
  receiptKeys,
  receiptQuery,
  replaceInvoice,
  setPin,
} from '../../features/receipts/receipt.queries.ts';
import { AppError } from '../../lib/app-error.ts';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady, useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { lazyPart } from '../../start/later.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { ReadAgain } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/account.ts';

const ReceiptRefund = lazyPart(async () => (await import('./receipt-refund.tsx')).ReceiptRefund);

/** `/receipt/:id`: the invoice and credit notes of whatever was paid, to print or to keep as a PDF. */
export function Component() {
  const { id = '' } = useParams();
  const session = useSession();
  const ready = useIsSessionReady();
  const token = useGuestToken(id);
  const { pathname } = useLocation();
  if (!ready) return <Spinner label={t('Loading')} />;
  if (!session && token === null) return <Navigate to={paths.auth({ redirect: pathname })} replace />;
  return (
    <div className="page pb-12">
      <PageHead title={t('Receipt')} noIndex />
      <ReceiptView key={`${session?.user.id ?? ''} ${id}`} id={id} token={token} />
    </div>
  );
}

function ReceiptView({ id, token }: { id: string; token: string | null }) {
  const { data: receipt, error, isFetching, refetch } = useQuery(receiptQuery(id, token));
  if (!receipt && error instanceof AppError && error.kind === 'not_found') return <NotFound />;
  if (!receipt && error)
    return (
      <ReadAgain what={t('the receipt')} error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <>
      <PageHeader
        eyebrow={receipt && <BackToIt receipt={receipt} />}
        title={t('Receipt')}
        actions={
          receipt &&
          receipt.documents.length > 0 && (
            <Button onClick={() => window.print()}>{t('Print or save as PDF')}</Button>
          )
        }
      />
      {receipt && (
        <div className="grid gap-6">
          <div className="max-w-2xl empty:hidden print:hidden">
            <MoneyLines
              bill={{ id: receipt.bill_id, payment_state: receipt.state }}
              token={token}
              abovePaper={receipt.documents.length > 0}
            />
          </div>
          {receipt.documents.map((document) => (
            <ReceiptPaper key={document.id} receipt={receipt} document={document} />
          ))}
          <ExpectedPaper receipt={receipt} />
          <InvoicePin receipt={receipt} token={token} />
          {!receipt.is_mine && receipt.may_replace && receipt.kind === 'plan' && receipt.state === 'paid' && (
            <Suspense>
              <ReceiptRefund bill={{ id: receipt.bill_id, number: receipt.number }} />
            </Suspense>
          )}
        </div>
      )}
      {!receipt && <Spinner label={t('Loading the receipt')} />}
    </>
  );
}

/** Where what was paid is seen; somebody of the shop goes back to the desk. */
function BackToIt({ receipt }: { receipt: Receipt }) {
  const [to, words] = !receipt.is_mine
    ? receipt.may_replace
      ? [paths.adminPayments(), t('Payments')]
      : [`${paths.adminBooks()}?tab=invoices`, t('Books')]
    : receipt.kind === 'order'
      ? [paths.order(receipt.bill_id), t('The order')]
      : receipt.kind === 'plan'
        ? [paths.plans(), t('My plan')]
        : [paths.consultation(receipt.bill_id), t('The consultation')];
  return (
    <Link to={to} className="text-leaf-700 underline underline-offset-4">
      {words}
    </Link>
  );
}

/** The payer's PIN before the invoice is issued; afterwards the shop may replace it. */
function InvoicePin({ receipt, token }: { receipt: Receipt; token: string | null }) {
  const queryClient = useQueryClient();
  const done = async (words: string): Promise<void> => {
    toast.success(words);
    await queryClient.invalidateQueries({ queryKey: receiptKeys.one(receipt.bill_id) });
  };
  const last = receipt.documents.findLast(({ kind }) => kind === 'invoice');
  const isOpen = last !== undefined && !receipt.documents.some(({ corrects }) => corrects === last.number);
  const save = useMutation({
    ...setPin(receipt.bill_id, token),
    onSuccess: (_, { pin }) => done(pin === '' ? t('The PIN is taken away') : t('The PIN is kept')),
  });
  const replace = useMutation({
    ...replaceInvoice(last?.number ?? ''),
    onSuccess: (number) => done(t('Replaced by {number}', { number })),
  });
  const start = { pin: receipt.pin?.pin ?? '', name: receipt.pin?.name ?? '' };
  if (receipt.documents.length === 0)
    return receipt.is_mine && receipt.state === 'open' ? (
      <Card className="grid max-w-2xl gap-4 print:hidden">
        <h2 className="text-xl">{t('Do you need your KRA PIN on the invoice?')}</h2>
        <p className="text-muted">{t('Add it before you pay: an invoice is issued with the payment.')}</p>
        <PinForm
          label={t('KRA PIN')}
          start={start}
          busy={save.isPending}
          error={save.error}
          submitLabel={t('Keep the PIN')}
          mayBeEmpty
          onSave={(pin) => save.mutate(pin)}
        />
      </Card>
    ) : null;
  if (!receipt.may_replace || !isOpen) return null;
  return (
    <Card className="grid max-w-2xl gap-4 print:hidden">
      <h2 className="text-xl">{t('The buyer forgot their KRA PIN?')}</h2>
      <p className="text-muted">
        {t('A credit note takes {number} back, and another invoice with the PIN takes its place.', {
          number: last.number,
        })}
      </p>
      <PinForm
        label={t('KRA PIN')}
        start={start}
        busy={replace.isPending}
        error={replace.error}
        submitLabel={t('Replace the invoice')}
        mayBeEmpty={false}
        onSave={(pin) => replace.mutate(pin)}
      />
    </Card>
  );
}

function NotFound() {
  return (
    <EmptyState
      title={t('We could not find this receipt')}
      action={
        <Link to={paths.orders()} className={buttonStyles({})}>
          {t('My orders')}
        </Link>
      }
    >
      {t('It may belong to another account. Check that you are signed in with the right one.')}
    </EmptyState>
  );
}
