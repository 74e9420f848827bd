import { describe, expect, it } from 'vitest';

import { type Allowance, payChoices } from './booking.queries.ts';
import { bookingBill, splitByTime, stateWords } from './consultation.ts';
import { healthLine } from './intake.tsx';
import { countFilters, noFilters, readFilters, writeFilters } from './practitioners.queries.ts';

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

describe('booking bill', () => {
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
});

it.each([
  'Body mass index: 27.4 (above), 21 Nov 2026',
  'Diabetes risk: 11 of 26 (slightly raised), 1 Dec 2026',
  '21 Nov 2026: 78.5 kg',
  '1850 kcal, 60 g protein, 55 g fat, 230 g carbohydrate',
  'Diabetes medicines',
])('leaves “%s” as the database wrote it', (line) => {
  expect(healthLine(line)).toBe(line);
});

describe('pay choices', () => {
  const covered = { price_kes: 2000, in_plans: true };
  const premium: Allowance = {
    plan: 'premium',
    allowed: 2,
    used: 1,
    left: 1,
    period_until: '2026-12-20',
    one_open: false,
  };
  const first = (service: { price_kes: number; in_plans: boolean }, allowance?: Allowance) =>
    payChoices(service, allowance)[0];

  it('offers what the plan still gives', () => {
    expect(first(covered, premium)).toMatchObject({
      value: 'plan',
      description: '1 of 2 left until 20 Dec 2026.',
    });
    expect(first(covered, { ...premium, left: 0 })).toMatchObject({ disabled: true });
    expect(first({ ...covered, in_plans: false }, premium)).toMatchObject({ disabled: true });
  });

  it('knows that Gold has no number but one at a time', () => {
    const gold = { ...premium, plan: 'gold', allowed: null, left: null };
    expect(first(covered, gold)).toMatchObject({ description: 'Covered by Gold.' });
    expect(first(covered, { ...gold, one_open: true })).toMatchObject({ disabled: true });
  });

  it('names only M-Pesa to those whose plan gives none', () => {
    expect(payChoices(covered, { ...premium, plan: 'free', allowed: 0, left: 0 })).toHaveLength(1);
    expect(first(covered)).toMatchObject({ value: 'mpesa', label: 'M-Pesa, KSh 2,000' });
  });
});

describe('directory filters', () => {
  it('keeps a narrowed directory in the address', () => {
    const filters = {
      ...noFilters,
      query: 'diabetes',
      county: 'Uasin Gishu',
      mode: 'video' as const,
      maxPrice: '2000',
      sort: 'rating' as const,
    };
    expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters);
    expect(countFilters(filters)).toBe(3);
    expect(writeFilters(noFilters)).toBe('');
  });

  it('leaves out what makes no sense', () => {
    const odd = new URLSearchParams(
      'speciality=<b>&mode=post&max_price=cheap&min_rating=9&sort=random&county=1',
    );
    expect(readFilters(odd)).toEqual(noFilters);
  });
});
