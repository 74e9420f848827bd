import * as z from 'zod/mini';

import { deviceStore } from '../../lib/device-store.ts';
import { isObject } from '../../lib/guards.ts';
import { isPin, meantPin, writtenPin } from '../../lib/kra-pin.ts';
import { normalisePhone } from '../../lib/phone.ts';
import { t } from '../../words/account.ts';

const BAD_PHONE = t('Enter a Kenyan mobile number, such as 0712 345 678');

const tooLong = (most: number): string => t('Please keep this under {n} characters', { n: most });

const text = (least: number, most: number, missing: string) =>
  z.string().check(z.trim(), z.minLength(least, missing), z.maxLength(most, tooLong(most)));

const BAD_PIN = t('A KRA PIN is A or P, nine digits and a letter, as in A123456789Z');
const pinFault = (value: string): string | null => {
  const written = writtenPin(value);
  if (written === '' || isPin(written)) return null;
  const meant = meantPin(written);
  return meant === null ? BAD_PIN : t('Did you mean {pin}?', { pin: meant });
};

const isPhone = (value: string): boolean => normalisePhone(value) !== null;

const always = {
  way: z.enum(['door', 'pickup']),
  contactName: text(2, 100, t('Enter the name of who receives the parcel')),
  phone: z.string().check(z.refine(isPhone, BAD_PHONE)),
  altPhone: z.string().check(z.refine((value) => value.trim() === '' || isPhone(value), BAD_PHONE)),
  note: z.string().check(z.trim(), z.maxLength(500, tooLong(500))),
  paymentMethod: z.enum(['mpesa', 'cash']),
  /** The KRA PIN for the invoice; '' for none. */
  buyerPin: z.string().check(
    z.refine((value) => pinFault(value) === null, {
      error: ({ input }) => pinFault(typeof input === 'string' ? input : '') ?? BAD_PIN,
    }),
  ),
  /** Whether the address is kept for the next order, and under which name. */
  saveAddress: z.boolean(),
  addressLabel: z.string().check(z.trim(), z.maxLength(40, tooLong(40))),
  /** Whether this device keeps a visitor's details for their next order. */
  remember: z.boolean(),
};

const toDoor = z.object({
  ...always,
  county: text(1, 60, t('Please choose your county')),
  town: text(2, 80, t('Enter your town or estate')),
  landmark: text(3, 200, t('Name a landmark the rider can find')),
  pickupPoint: z.string(),
});

const toPickupPoint = z.object({
  ...always,
  county: z.string(),
  town: z.string(),
  landmark: z.string(),
  pickupPoint: text(1, 80, t('Choose where you fetch it')),
});

/** The checkout as it is typed. Phones are turned into 254… when the order is sent. */
export type CheckoutValues = z.infer<typeof toDoor>;

/** A parcel that is fetched needs no address, one that is brought needs no pickup point. */
export const checkoutSchema = ({ way }: Pick<CheckoutValues, 'way'>) =>
  way === 'pickup' ? toPickupPoint : toDoor;

/** @param contactName the signed-in person's name, as a start */
export function emptyCheckout(contactName: string): CheckoutValues {
  return {
    way: 'door',
    contactName,
    phone: '',
    county: '',
    town: '',
    landmark: '',
    pickupPoint: '',
    altPhone: '',
    note: '',
    paymentMethod: 'mpesa',
    buyerPin: '',
    saveAddress: false,
    addressLabel: t('Home'),
    remember: true,
  };
}

const store = deviceStore('person');

/**
 * What was typed at the checkout, so that a closed tab or a lost network costs nobody the form. Read back for the same
 * user only; visitors of a device count as one.
 */
const KEY = 'mizizi-checkout-draft';
const KEPT_MS = 7 * 24 * 3_600_000;

/** @param empty the form's starting values, kept where nothing was typed */
export function readDraft(userId: string, empty: CheckoutValues): CheckoutValues {
  const stored = store.read(KEY, isObject);
  const draft = stored?.['userId'] === userId ? stored : {};
  const text = (field: Exclude<keyof CheckoutValues, 'saveAddress' | 'remember'>): string => {
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
    remember: draft['remember'] !== false,
  };
}

export function writeDraft(userId: string, values: CheckoutValues): void {
  store.write(KEY, { ...values, userId }, KEPT_MS);
}

export function clearDraft(): void {
  store.remove(KEY);
}

/** Who checks out: a member, or a visitor without an account. */
export type Buyer = { id: string; fullName: string; isGuest: boolean };

/** All visitors of a device share what is kept for the checkout. */
export const guestBuyer: Buyer = { id: 'guest', fullName: '', isGuest: true };
