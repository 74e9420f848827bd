import './receipt-print.css';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { OrderGate } from '../../features/orders/order-gate.tsx';
import { ReceiptSheet } from '../../features/orders/receipt-sheet.tsx';
import { receiptQuery } from '../../features/orders/receipt.queries.ts';
import { errorText } from '../../lib/app-error.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { t } from '../../words/account.ts';

/** The receipt of an order, to print or to keep as a PDF. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <div className="page pb-12">
      <PageHead title={t('Receipt')} noIndex />
      <OrderGate id={id}>{(_order, token) => <ReceiptView id={id} token={token} />}</OrderGate>
    </div>
  );
}

function ReceiptView({ id, token }: { id: string; token: string | null }) {
  const { data: receipt, error, refetch } = useQuery(receiptQuery(id, token));
  return (
    <>
      <PageHeader
        eyebrow={
          <Link to={paths.order(id)} className="text-leaf-700 underline underline-offset-4">
            {t('The order')}
          </Link>
        }
        title={t('Receipt')}
        actions={receipt && <Button onClick={() => window.print()}>{t('Print or save as PDF')}</Button>}
      />
      {receipt && <ReceiptSheet receipt={receipt} />}
      {!receipt && !error && <Spinner label={t('Loading the receipt')} />}
      {!receipt && error && (
        <Alert
          tone="danger"
          title={t('The receipt could not be loaded')}
          action={
            <Button size="sm" variant="secondary" onClick={() => void refetch()}>
              {t('Try again')}
            </Button>
          }
        >
          {errorText(error)}
        </Alert>
      )}
    </>
  );
}
