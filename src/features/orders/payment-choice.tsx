import { formatKes } from '../../lib/format.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import type { Quote } from './quote.queries.ts';

type Method = 'mpesa' | 'cash';

/**
 * Why this order cannot be paid in cash, or null when it can.
 * @param place the county, or the name of the pickup point; '' while it is not chosen
 */
export function cashRefusal(place: string, quote: Quote | undefined): string | null {
  if (place === '') return 'First tell us where it goes';
  if (!quote || quote.total_kes === null) return 'One moment…';
  if (quote.cash_on_delivery) return null;
  return quote.total_kes > quote.cash_limit_kes
    ? `Only for orders of up to ${formatKes(quote.cash_limit_kes)}`
    : `Not offered in ${place} yet`;
}

type Props = {
  value: Method;
  /** Whether the buyer fetches the parcel. */
  fetched: boolean;
  cashReason: string | null;
  error: string | undefined;
  onChange: (method: Method) => void;
};

export function PaymentChoice({ value, fetched, cashReason, error, onChange }: Props) {
  return (
    <RadioCards
      legend="How do you want to pay?"
      name="paymentMethod"
      value={value}
      onChange={(next) => onChange(next === 'cash' ? 'cash' : 'mpesa')}
      error={error}
      options={[
        {
          value: 'mpesa',
          label: 'M-Pesa',
          description: 'A prompt on your phone: enter your PIN and it is paid.',
        },
        {
          value: 'cash',
          label: fetched ? 'Cash when you fetch it' : 'Cash on delivery',
          description:
            cashReason ??
            (fetched
              ? 'Pay at the pickup point, in cash or by M-Pesa.'
              : 'Pay the rider in cash or by M-Pesa when your parcel arrives.'),
          disabled: cashReason !== null,
        },
      ]}
    />
  );
}
