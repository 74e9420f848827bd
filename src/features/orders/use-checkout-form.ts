import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { type FieldPath, useForm, type UseFormReturn } from 'react-hook-form';

import { formatPhone } from '../../lib/format.ts';
import type { Address } from './addresses.queries.ts';
import {
  type Buyer,
  checkoutSchema,
  type CheckoutValues,
  emptyCheckout,
  readDraft,
  writeDraft,
} from './checkout.schema.ts';
import type { Refusal } from './order-refusals.ts';

/** What is known of somebody besides the account; '' for what is not. The phone as 254…. */
export type Prefill = { phone: string; county: string };

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
    defaultValues: readDraft(buyer.id, emptyCheckout(buyer.fullName)),
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
  const phone = prefill?.phone ?? '';
  const county = prefill?.county ?? '';
  useEffect(() => {
    if (phone && getValues('phone') === '') setValue('phone', formatPhone(phone));
    if (county && getValues('county') === '') setValue('county', county);
  }, [phone, county, getValues, setValue]);

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
