import { useQuery } from '@tanstack/react-query';

import { formatDateTime, formatKes } from '../../lib/format.ts';
import { t } from '../../words/shop.ts';
import { type RefundOf, refundsOfQuery } from './payments.queries.ts';

type Props = {
  bill: { id: string | null; payment_state: string };
  token: string | null;
};

/** What is being sent back of a bill and what was, each with its sum; nothing where nothing goes back. */
export function RefundLines({ bill, token }: Props) {
  const { data = [] } = useQuery(refundsOfQuery(bill, token));
  if (data.length === 0) return null;
  return (
    <ul className="grid gap-1 tabular-nums">
      {data.map((refund) => (
        <li key={`${refund.at} ${refund.amount_kes} ${refund.receipt}`}>{lineOf(refund)}</li>
      ))}
    </ul>
  );
}

function lineOf({ amount_kes, state, receipt, at }: RefundOf): string {
  const amount = formatKes(amount_kes);
  if (state === 'sending')
    return t('{amount} is being sent back to you by M-Pesa. We tell you when it is there.', { amount });
  if (state === 'delayed')
    return t('{amount} is late: M-Pesa has not sent it yet. We send it again, and you need do nothing.', {
      amount,
    });
  const time = formatDateTime(at);
  return receipt === null
    ? t('{amount} was sent back on {time}.', { amount, time })
    : t('{amount} was sent back on {time}, receipt {receipt}.', { amount, time, receipt });
}
