import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { formatKes } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/desk.ts';
import { inFlightKes, offerQuery, refundsQuery } from './refunds.queries.ts';
import { SendRefundDialog } from './send-refund-dialog.tsx';

type Props = {
  bill: { id: string; number: string };
  payments: readonly { id: string; method: string; state: string }[];
};

/** Has M-Pesa send back a part of what came for a bill that stays paid; each payment goes back where it came from. */
export function PartRefund({ bill, payments }: Props) {
  return payments
    .filter(({ method, state }) => ['mpesa', 'moved'].includes(method) && state === 'paid')
    .map(({ id }) => <PartOfPayment key={id} bill={bill} paymentId={id} />);
}

function PartOfPayment({ bill, paymentId }: { bill: Props['bill']; paymentId: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data: offer } = useQuery(offerQuery(bill.id, paymentId, 1, null));
  const { data: refunds = [] } = useQuery(refundsQuery);
  const onItsWay = inFlightKes(refunds, paymentId);
  return (
    <>
      {onItsWay > 0 && (
        <p className="text-sm">
          {t('{amount} is on its way back, or waits for approval.', { amount: formatKes(onItsWay) })}
        </p>
      )}
      {offer?.way && offer.most_kes > 0 && (
        <Button size="sm" variant="secondary" className="w-fit" onClick={() => setOpen(true)}>
          {t('Send a part back by M-Pesa')}
        </Button>
      )}
      {isOpen && offer && (
        <SendRefundDialog
          waiting={{ bill_id: bill.id, number: bill.number, payment_id: paymentId }}
          leftKes={offer.most_kes}
          startKes={0}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
