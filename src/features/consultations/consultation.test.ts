import { expect, it } from 'vitest';

import { splitByTime, stateWords } from './consultation.ts';

const now = Date.parse('2026-11-23T10:00:00Z');
const row = (id: string, state: string, startsAt: string, more: object = {}) => ({
  id,
  state,
  starts_at: startsAt,
  ends_at: new Date(Date.parse(startsAt) + 3_600_000).toISOString(),
  payment_state: null,
  hold_expires_at: null,
  ...more,
});

it('puts what is to come first, and leaves out holds that came to nothing', () => {
  const { upcoming, past } = splitByTime(
    [
      row('late', 'confirmed', '2026-11-25T10:00:00Z'),
      row('running', 'confirmed', '2026-11-23T09:30:00Z'),
      row('over', 'completed', '2026-11-20T10:00:00Z'),
      row('older', 'cancelled_by_client', '2026-11-01T10:00:00Z'),
      row('given up', 'expired', '2026-11-24T10:00:00Z', { payment_state: 'failed' }),
      row('owed', 'expired', '2026-11-24T11:00:00Z', { payment_state: 'refund_due' }),
      row('held', 'held', '2026-11-24T10:00:00Z', { hold_expires_at: '2026-11-23T10:05:00Z' }),
      row('lost', 'held', '2026-11-24T10:00:00Z', { hold_expires_at: '2026-11-23T09:55:00Z' }),
    ],
    now,
  );
  expect(upcoming.map(({ id }) => id)).toEqual(['running', 'held', 'late']);
  expect(past.map(({ id }) => id)).toEqual(['owed', 'over', 'older']);
});

it('says that a hold is over before the database does', () => {
  const held = { state: 'held', payment_state: 'awaiting', hold_expires_at: '2026-11-23T10:00:01Z' };
  expect(stateWords(held, now).label).toBe('Waiting for payment');
  expect(stateWords(held, now + 1000).label).toBe('Not paid in time');
  expect(stateWords({ ...held, payment_state: 'needs_review' }, now + 9e6).label).toBe(
    'Checking the payment',
  );
});
