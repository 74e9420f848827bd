import { expect, it } from 'vitest';

import { bookingPayment } from './payment-view.ts';

const now = Date.parse('2026-11-23T10:00:00Z');
const held = { state: 'held', payment_state: 'awaiting', hold_expires_at: '2026-11-23T10:05:00Z' };
const attempt = (state: string, more: object = {}) => ({
  state,
  phone: '254712345671',
  result_code: null,
  receipt: null,
  created_at: '2026-11-23T09:59:50Z',
  updated_at: '2026-11-23T09:59:55Z',
  ...more,
});

it.each([
  ['asks for the number first', held, [], { kind: 'form' }],
  ['waits for the prompt', held, [attempt('starting')], { kind: 'sending' }],
  [
    'gives a lost prompt up',
    held,
    [attempt('starting', { created_at: '2026-11-23T09:58:00Z' })],
    { kind: 'form' },
  ],
  [
    'follows the prompt, even past the hold',
    { ...held, hold_expires_at: '2026-11-23T09:59:59Z' },
    [attempt('prompted')],
    { kind: 'prompted' },
  ],
  [
    'says why it was refused',
    held,
    [attempt('failed', { result_code: 1032 })],
    { kind: 'refused', resultCode: 1032 },
  ],
  [
    'ends with the hold',
    { ...held, hold_expires_at: '2026-11-23T10:00:00Z' },
    [attempt('failed')],
    { kind: 'over' },
  ],
  [
    'shows the receipt',
    { ...held, state: 'confirmed', payment_state: 'paid' },
    [attempt('paid', { receipt: 'SKA4' })],
    { kind: 'paid', receipt: 'SKA4' },
  ],
  [
    'tells what is sent back',
    { ...held, state: 'expired', payment_state: 'refund_due' },
    [],
    { kind: 'refund_due' },
  ],
  ['is silent about a cancelled hold', { ...held, state: 'cancelled_by_client' }, [], { kind: 'nothing' }],
])('%s', (_, booking, attempts, expected) => {
  expect(bookingPayment(booking, attempts, now)).toMatchObject(expected);
});
