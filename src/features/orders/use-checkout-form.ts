import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent } from 'react';
import { type FieldPath, useForm, type UseFormReturn } from 'react-hook-form';

import { formatPhone } from '../../lib/format.ts';
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
