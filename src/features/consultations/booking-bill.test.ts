import { expect, it } from 'vitest';

import { bookingBill } from './booking-bill.ts';

const held = {
  id: '1',
  state: 'held',
  payment_state: 'awaiting',
  price_kes: 2000,
  hold_expires_at: '2026-11-23T10:05:00Z',
  contact_phone: '254712345671',
};

it.each([
  [
    'can be paid while it is held',
    {},
    { payment_state: 'awaiting', fulfilment_state: 'placed', total_kes: 2000 },
  ],
  ['ends with its time', { state: 'expired' }, { payment_state: 'expired' }],
  [
    'asks for nothing once it is cancelled',
    { state: 'cancelled_by_client', payment_state: 'failed' },
    { payment_state: 'failed', fulfilment_state: 'cancelled' },
  ],
  [
    'tells what is sent back, also when its time is over',
    { state: 'expired', payment_state: 'refund_due' },
    { payment_state: 'refund_due', fulfilment_state: 'placed' },
  ],
  ['knows no number but a Kenyan mobile one', { contact_phone: '+447700900123' }, { phone: null }],
])('%s', (_, changes, bill) => {
  expect(bookingBill({ ...held, ...changes })).toMatchObject(bill);
});
