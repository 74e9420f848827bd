import { expect, it } from 'vitest';

import { waitsFor } from './delete-dialog.tsx';

it.each([
  ['paid', 'delivered', 'it is being returned'],
  ['unpaid', 'placed', 'it is not finished; you can still cancel it'],
  ['awaiting', 'placed', 'it is not finished; you can still cancel it'],
  ['paid', 'placed', 'it is about to be sent'],
  ['unpaid', 'packed', 'it is about to be sent'],
  ['paid', 'dispatched', 'it is on its way'],
  ['needs_review', 'placed', 'we are checking its payment'],
  ['refund_due', 'cancelled', 'we still owe you money'],
])('an order that is %s and %s is waited for', (paymentState, fulfilmentState, words) => {
  const returnState = fulfilmentState === 'delivered' ? 'requested' : 'none';
  expect(waitsFor({ id: '1', number: 'MZ-222222', paymentState, fulfilmentState, returnState })).toBe(words);
});
