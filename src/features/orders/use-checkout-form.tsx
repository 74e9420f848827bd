import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent } from 'react';
import { type FieldPath, useForm, type UseFormReturn, useFormState } from 'react-hook-form';

import type { Quote } from '../../entities/quote/quote.queries.ts';
import { formatPhone, formatKes } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { RadioCards } from '../../ui/choices.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/account.ts';
import { type Address, type LastOrder, readLastOrder, valuesOf } from './checkout.queries.ts';
import {
  type Buyer,
  checkoutSchema,
  type CheckoutValues,
  emptyCheckout,
  readDraft,
  writeDraft,
} from './checkout.schema.ts';
import type { Refusal } from './use-place-order.ts';

/** What is known of a member besides the account; '' and null for what is not. The phone as 254…. */
export type Prefill = { phone: string; county: string; last: LastOrder | null };

/** Where a parcel goes; nobody has said so while these are as they were at first. */
const placeFields = ['way', 'county', 'town', 'landmark', 'pickupPoint'] as const;

/** A visitor's last order on this device is the start of their next one. */
function startOf(buyer: Buyer): CheckoutValues {
  const last = buyer.isGuest ? readLastOrder() : null;
  return { ...emptyCheckout(buyer.fullName), ...(last ? valuesOf(last) : {}) };
}

/** Fields that are no inputs of their own cannot take the focus. */
const choices: readonly string[] = ['paymentMethod', 'way', 'pickupPoint'];

/** The form's state: starts with the draft, keeps it, and shows a refusal by its field. */
export function useCheckoutForm(
  buyer: Buyer,
  refusal: Refusal | null,
  prefill: Prefill | undefined,
): UseFormReturn<CheckoutValues> {
  const form = useForm<CheckoutValues>({
    resolver: (values, context, options) => zodResolver(checkoutSchema(values))(values, context, options),
    defaultValues: readDraft(buyer.id, startOf(buyer)),
    mode: 'onTouched',
  });
  const { setError, setFocus, getValues, setValue, subscribe } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: (change) => writeDraft(buyer.id, change.values),
      }),
    [subscribe, buyer.id],
  );

  const refusedField = refusal?.field ?? null;
  useEffect(() => {
    if (!refusal || !refusedField) return;
    setError(refusedField, { message: refusal.message });
    if (!choices.includes(refusedField)) setFocus(refusedField);
  }, [refusal, refusedField, setError, setFocus]);

  // What was typed meanwhile, or kept in the draft, goes before what is known from elsewhere.
  const fillIn = useEffectEvent(({ phone, county, last }: Prefill) => {
    const start = emptyCheckout(buyer.fullName);
    const isUntouched = (field: FieldPath<CheckoutValues>): boolean => getValues(field) === start[field];
    if (last && placeFields.every(isUntouched)) {
      for (const [field, value] of Object.entries(valuesOf(last)) as [FieldPath<CheckoutValues>, string][])
        if (isUntouched(field)) setValue(field, value);
    }
    if (phone && isUntouched('phone')) setValue('phone', formatPhone(phone));
    if (county && isUntouched('county')) setValue('county', county);
  });
  useEffect(() => {
    if (prefill) fillIn(prefill);
  }, [prefill]);

  return form;
}

/**
 * Fills in a saved address.
 * @param kept fields that stay as they were typed
 */
export function applyAddress(
  { setValue, clearErrors }: UseFormReturn<CheckoutValues>,
  address: Address,
  kept: readonly FieldPath<CheckoutValues>[] = [],
): void {
  const known: [FieldPath<CheckoutValues>, string][] = [
    ['contactName', address.contact_name],
    ['phone', formatPhone(address.phone)],
    ['altPhone', address.alt_phone === null ? '' : formatPhone(address.alt_phone)],
    ['county', address.county],
    ['town', address.town],
    ['landmark', address.landmark],
  ];
  const filled = known.filter(([field]) => !kept.includes(field));
  for (const [field, value] of filled) setValue(field, value);
  setValue('saveAddress', false);
  clearErrors(filled.map(([field]) => field));
}

/** Empties what describes a place, for another one. */
export function clearAddress({ setValue }: UseFormReturn<CheckoutValues>): void {
  for (const field of ['county', 'town', 'landmark'] as const) setValue(field, '');
}

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
