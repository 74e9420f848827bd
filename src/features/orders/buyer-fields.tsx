import { type UseFormReturn, useFormState } from 'react-hook-form';

import type { Quote } from '../../entities/quote/quote.queries.ts';
import { formatKes } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { RadioCards } from '../../ui/choices.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/account.ts';
import type { CheckoutValues } from './checkout.schema.ts';

/** Who receives the parcel and which phone pays. */
export function ContactFields({
  form,
  getsNoPrompt,
}: {
  form: UseFormReturn<CheckoutValues>;
  /** Whether an M-Pesa prompt is wanted on a number of another network. */
  getsNoPrompt: boolean;
}) {
  const { register, control } = form;
  // The form's own `formState` changes inside an object that stays the same, which memoised components do not see.
  const { errors } = useFormState({ control });
  return (
    <>
      <TextField
        label={t('Full name')}
        autoComplete="name"
        maxLength={100}
        error={errors.contactName?.message}
        {...register('contactName')}
      />
      <TextField
        label={t('M-Pesa phone number')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="0712 345 678"
        hint={
          getsNoPrompt
            ? t('We call this number, or write to it, about your order.')
            : t('We call this number, or write to it, about your order, and the M-Pesa prompt goes to it.')
        }
        error={errors.phone?.message}
        {...register('phone')}
      />
      {getsNoPrompt && (
        <Alert tone="warning" title={t('M-Pesa prompts reach Safaricom numbers only')}>
          {t('This looks like a number of another network. After you order, you type the number that pays.')}
        </Alert>
      )}
      <TextField
        label={t('Second phone (optional)')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        hint={t('Somebody we can call when you do not answer.')}
        error={errors.altPhone?.message}
        {...register('altPhone')}
      />
    </>
  );
}

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
