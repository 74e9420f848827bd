import { formatKes } from '../../lib/format.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import type { Quote } from './quote.queries.ts';

type Method = 'mpesa' | 'cash';

/** Why this order cannot be paid in cash, or null when it can. */
export function cashRefusal(county: string, quote: Quote | undefined): string | null {
  if (county === '') return 'First tell us where it goes';
  if (!quote || quote.total_kes === null) return 'One moment…';
  if (quote.cash_on_delivery) return null;
  return quote.total_kes > quote.cash_limit_kes
    ? `Only for orders of up to ${formatKes(quote.cash_limit_kes)}`
    : `Not offered in ${county} yet`;
}

type Props = {
  value: Method;
  cashReason: string | null;
  error: string | undefined;
  onChange: (method: Method) => void;
};

export function PaymentChoice({ value, cashReason, error, onChange }: Props) {
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
          label: 'Cash on delivery',
          description: cashReason ?? 'Pay the rider in cash or by M-Pesa when your parcel arrives.',
          disabled: cashReason !== null,
        },
      ]}
    />
  );
}
