import { formatKes } from '../../lib/format.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { t } from '../../words/account.ts';
import type { Quote } from './quote.queries.ts';

type Method = 'mpesa' | 'cash';

/**
 * Why this order cannot be paid in cash, or null when it can.
 * @param place the county, or the name of the pickup point; '' while it is not chosen
 */
export function cashRefusal(place: string, quote: Quote | undefined): string | null {
  if (place === '') return t('First tell us where it goes');
  if (!quote || quote.total_kes === null) return t('One moment…');
  if (quote.cash_on_delivery) return null;
  return quote.total_kes > quote.cash_limit_kes
    ? t('Only for orders of up to {amount}', { amount: formatKes(quote.cash_limit_kes) })
    : t('Not offered in {place} yet', { place });
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
      legend={t('How do you want to pay?')}
      name="paymentMethod"
      value={value}
      onChange={(next) => onChange(next === 'cash' ? 'cash' : 'mpesa')}
      error={error}
      options={[
        {
          value: 'mpesa',
          label: 'M-Pesa',
          description: t('A prompt on your phone: enter your PIN and it is paid.'),
        },
        {
          value: 'cash',
          label: fetched ? t('Cash when you fetch it') : t('Cash on delivery'),
          description:
            cashReason ??
            (fetched
              ? t('Pay at the pickup point, in cash or by M-Pesa.')
              : t('Pay the rider in cash or by M-Pesa when your parcel arrives.')),
          disabled: cashReason !== null,
        },
      ]}
    />
  );
}
