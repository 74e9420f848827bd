import { useQuery } from '@tanstack/react-query';

import { PartRefund } from '../../features/payment-desk/send-refund-dialog.tsx';
import { paymentsQuery } from '../../features/payments/payments.queries.ts';
import { t } from '../../words/desk.ts';

type Props = { bill: { id: string; number: string } };

/** Lets the desk send back what a month cost; what becomes of the month is said before. */
export function ReceiptRefund({ bill }: Props) {
  const { data: payments = [] } = useQuery(paymentsQuery(bill.id));
  return (
    <div className="grid max-w-2xl gap-2 print:hidden">
      <p className="text-muted text-sm">
        {t('When all of its money went back, the month ends, and the plan is what it was before.')}
      </p>
      <PartRefund
        bill={bill}
        payments={payments.map((each) => ({ ...each, method: each.method ?? 'mpesa' }))}
      />
    </div>
  );
}
