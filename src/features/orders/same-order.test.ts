import { describe, expect, it } from 'vitest';

import { type CheckoutValues, emptyCheckout } from './checkout.schema.ts';
import { isAsFilledIn, isSameCart, type OrderDetails } from './pending-order.ts';

const values: CheckoutValues = {
  ...emptyCheckout('Amina'),
  phone: '0712 345 678',
  county: 'Kisumu',
  town: ' Milimani ',
  landmark: 'Clock tower',
};
const order: OrderDetails = {
  payment_method: 'mpesa',
  contact_name: 'Amina',
  phone: '254712345678',
  alt_phone: null,
  county: 'Kisumu',
  town: 'Milimani',
  landmark: 'Clock tower',
  pickup_point_id: null,
  note: null,
  items: [
    { product_id: 1, quantity: 2 },
    { product_id: 2, quantity: 1 },
  ],
};

it('compares carts whatever the order of their lines', () => {
  const one = { product_id: 1, quantity: 2 };
  const two = { product_id: 2, quantity: 1 };
  expect(isSameCart(order, [two, one])).toBe(true);
  for (const other of [[one], [{ ...one, quantity: 3 }, two], []])
    expect(isSameCart(order, other)).toBe(false);
});

describe('an order beside what is filled in now', () => {
  it('is the same however phones and blanks are written', () =>
    expect(isAsFilledIn(order, values)).toBe(true));

  it.each<[string, Partial<CheckoutValues>]>([
    ['way to pay', { paymentMethod: 'cash' }],
    ['name', { contactName: 'Juma' }],
    ['phone', { phone: '0712 345 679' }],
    ['second phone', { altPhone: '0712 345 679' }],
    ['county', { county: 'Siaya' }],
    ['town', { town: 'Kondele' }],
    ['landmark', { landmark: 'The mosque' }],
    ['note', { note: 'Call first' }],
    ['pickup point', { way: 'pickup', pickupPoint: 'kisumu-mall' }],
  ])('is another one by its %s', (_, change) =>
    expect(isAsFilledIn(order, { ...values, ...change })).toBe(false),
  );

  it('that is fetched is the same at the same pickup point, whatever address was typed before', () => {
    const fetched: OrderDetails = {
      ...order,
      pickup_point_id: 'kisumu-mall',
      town: 'Kisumu',
      landmark: 'Mall',
    };
    expect(isAsFilledIn(fetched, { ...values, way: 'pickup', pickupPoint: 'kisumu-mall' })).toBe(true);
    expect(isAsFilledIn(fetched, { ...values, way: 'pickup', pickupPoint: 'kisii-stage' })).toBe(false);
    expect(isAsFilledIn(fetched, values)).toBe(false);
  });
});
