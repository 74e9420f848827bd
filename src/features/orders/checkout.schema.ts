import * as z from 'zod/mini';

import { normalisePhone } from '../../lib/phone.ts';

const BAD_PHONE = 'Enter a Kenyan mobile number, such as 0712 345 678';

const text = (least: number, most: number, missing: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(least, missing),
      z.maxLength(most, `Please keep this under ${most} characters`),
    );

const isPhone = (value: string): boolean => normalisePhone(value) !== null;

/** The checkout as it is typed. Phones are turned into 254… when the order is sent. */
export const checkoutSchema = z.object({
  contactName: text(2, 100, 'Enter the name of who receives the parcel'),
  phone: z.string().check(z.refine(isPhone, BAD_PHONE)),
  county: text(1, 60, 'Please choose your county'),
  town: text(2, 80, 'Enter your town or estate'),
  landmark: text(3, 200, 'Name a landmark the rider can find'),
  altPhone: z.string().check(z.refine((value) => value.trim() === '' || isPhone(value), BAD_PHONE)),
  note: z.string().check(z.trim(), z.maxLength(500, 'Please keep this under 500 characters')),
  paymentMethod: z.enum(['mpesa', 'cash']),
});

export type CheckoutValues = z.infer<typeof checkoutSchema>;

/** @param contactName the signed-in person's name, as a start */
export function emptyCheckout(contactName: string): CheckoutValues {
  return {
    contactName,
    phone: '',
    county: '',
    town: '',
    landmark: '',
    altPhone: '',
    note: '',
    paymentMethod: 'mpesa',
  };
}
