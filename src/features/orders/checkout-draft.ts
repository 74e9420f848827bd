import { deviceStore } from '../../lib/device-store.ts';
import type { CheckoutValues } from './checkout.schema.ts';

const store = deviceStore('person');

/**
 * What was typed at the checkout, so that a closed tab or a lost network costs nobody the form. Read back for the same
 * user only; visitors of a device count as one.
 */
const KEY = 'mizizi-checkout-draft';
const KEPT_MS = 7 * 24 * 3_600_000;

const isDraft = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param empty the form's starting values, kept where nothing was typed */
export function readDraft(userId: string, empty: CheckoutValues): CheckoutValues {
  const stored = store.read(KEY, isDraft);
  const draft = stored?.['userId'] === userId ? stored : {};
  const text = (field: Exclude<keyof CheckoutValues, 'saveAddress'>): string => {
    const value = draft[field];
    return typeof value === 'string' && value !== '' ? value : empty[field];
  };
  return {
    ...empty,
    way: text('way') === 'pickup' ? 'pickup' : 'door',
    contactName: text('contactName'),
    phone: text('phone'),
    county: text('county'),
    town: text('town'),
    landmark: text('landmark'),
    pickupPoint: text('pickupPoint'),
    altPhone: text('altPhone'),
    note: text('note'),
    paymentMethod: text('paymentMethod') === 'cash' ? 'cash' : 'mpesa',
    buyerPin: text('buyerPin'),
  };
}

export function writeDraft(userId: string, values: CheckoutValues): void {
  store.write(KEY, { ...values, userId }, KEPT_MS);
}

export function clearDraft(): void {
  store.remove(KEY);
}
