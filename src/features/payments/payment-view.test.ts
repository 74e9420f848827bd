import { describe, expect, it } from 'vitest';

import type { Payable } from '../../entities/bills/bill.ts';
import { formatCountdown } from '../../lib/nairobi.ts';
import { type Attempt, canPay, isSettling, paymentView } from './payment-view.ts';
import { resultText } from './result-texts.ts';

const at = Date.parse('2026-11-21T10:00:00Z');
const order: Payable = {
  payment_method: 'mpesa',
  payment_state: 'awaiting',
  fulfilment_state: 'placed',
  total_kes: 1250,
  hold_expires_at: '2026-11-21T10:15:00Z',
};
const attempt = (changes: Partial<Attempt>): Attempt => ({
  state: 'prompted',
  phone: '254712345678',
  result_code: null,
  receipt: null,
  created_at: '2026-11-21T10:00:00Z',
  updated_at: '2026-11-21T10:00:00Z',
  ...changes,
});

describe('an order whose time ran out', () => {
  const over = { ...order, payment_state: 'expired', fulfilment_state: 'cancelled' };
  it.each([
    ['a prompt that M-Pesa has not answered', attempt({}), true],
    ['a prompt that was given up', attempt({ state: 'needs_review' }), true],
    ['a prompt that failed', attempt({ state: 'failed', result_code: 1032 }), false],
    ['no prompt', undefined, false],
  ])('says whether money may still come: %s', (_, last, isUndecided) => {
    expect(paymentView(over, last, at)).toEqual({ kind: 'expired', isUndecided });
  });
});

describe('the one thing the payment panel shows', () => {
  it.each([
    ['nothing tried yet', {}, undefined, 'unpaid'],
    ['a prompt on its way', {}, attempt({ state: 'starting' }), 'sending'],
    ['a prompt on the phone', {}, attempt({}), 'prompted'],
    [
      'a refused prompt',
      { payment_state: 'failed' },
      attempt({ state: 'failed', result_code: 1032 }),
      'refused',
    ],
    ['a paid attempt whose order is not read yet', {}, attempt({ state: 'paid' }), 'paid'],
    ['a paid order', { payment_state: 'paid' }, attempt({ state: 'paid', receipt: 'SKL1' }), 'paid'],
    [
      'money that was moved to another bill',
      { payment_state: 'failed' },
      attempt({ state: 'refunded', receipt: 'SKL1' }),
      'unpaid',
    ],
    ['a doubtful attempt', {}, attempt({ state: 'needs_review' }), 'needs_review'],
    ['a doubtful order', { payment_state: 'needs_review' }, attempt({}), 'needs_review'],
    [
      'a late payment',
      { payment_state: 'refund_due', fulfilment_state: 'cancelled' },
      undefined,
      'refund_due',
    ],
    ['a refund', { payment_state: 'refunded', fulfilment_state: 'cancelled' }, undefined, 'refunded'],
    [
      'the end of the hold',
      { payment_state: 'expired', fulfilment_state: 'cancelled' },
      undefined,
      'expired',
    ],
    ['a cancelled order', { payment_state: 'unpaid', fulfilment_state: 'cancelled' }, undefined, 'cancelled'],
    ['cash', { payment_method: 'cash', payment_state: 'unpaid' }, undefined, 'cash'],
  ])('%s', (_case, changes, last, kind) =>
    expect(paymentView({ ...order, ...changes }, last, at).kind).toBe(kind),
  );

  it.each([
    ['the prompt is still open', { payment_state: 'needs_review' }, attempt({}), 'claimed'],
    [
      'the prompt failed',
      { payment_state: 'failed' },
      attempt({ state: 'failed', result_code: 1037 }),
      'claimed',
    ],
    [
      'the hold ended',
      { payment_state: 'expired', fulfilment_state: 'cancelled' },
      attempt({ state: 'failed', result_code: 1037 }),
      'claimed',
    ],
    ['the order is paid', { payment_state: 'paid' }, attempt({ state: 'paid', receipt: 'SKL1' }), 'paid'],
    ['the money is owed back', { payment_state: 'refund_due' }, undefined, 'refund_due'],
  ])('a receipt that is looked for, when %s', (_case, changes, last, kind) => {
    const named = { receipt: 'SKA4N7Q2XD', told: 'asking', came_kes: null };
    expect(paymentView({ ...order, ...changes }, last, at, named).kind).toBe(kind);
  });

  it('offers another try when a prompt never left within a minute', () => {
    const lost = attempt({ state: 'starting' });
    expect(paymentView(order, lost, at + 59_000).kind).toBe('sending');
    expect(paymentView(order, lost, at + 60_000).kind).toBe('unpaid');
  });

  it('says from when on M-Pesa takes another try', () => {
    const failed = { ...order, payment_state: 'failed' };
    expect(paymentView(failed, attempt({ state: 'failed', result_code: 17 }), at)).toMatchObject({
      retryAt: at + 120_000,
    });
    expect(paymentView(failed, attempt({ state: 'failed', result_code: 1032 }), at)).toMatchObject({
      retryAt: 0,
    });
  });

  it('asks often only while something is about to change', () => {
    expect(isSettling(paymentView(order, attempt({}), at))).toBe(true);
    expect(isSettling(paymentView(order, attempt({ state: 'starting' }), at))).toBe(true);
    expect(isSettling(paymentView({ ...order, payment_state: 'paid' }, attempt({ state: 'paid' }), at))).toBe(
      false,
    );
  });
});

describe('the words for a refused prompt', () => {
  it.each([
    [1, 'Not enough money on M-Pesa', 0],
    [17, 'M-Pesa saw this payment twice', 120],
    [1001, 'Another prompt is open on this phone', 60],
    [1019, 'The prompt expired', 0],
    [1025, 'The prompt could not be sent', 30],
    [9999, 'The prompt could not be sent', 30],
    [1032, 'You cancelled the prompt', 0],
    [1037, 'Your phone did not answer', 0],
    [2001, 'The M-Pesa PIN was wrong', 0],
    [2028, 'M-Pesa is not working on our side', 60],
    [8006, 'This M-Pesa PIN is locked', 0],
    [-1, 'We could not reach M-Pesa', 15],
    [-3, 'M-Pesa is very busy', 60],
    [424242, 'M-Pesa did not accept the payment', 0],
    [null, 'M-Pesa did not accept the payment', 0],
  ])('%s: %s', (code, title, waitSeconds) => expect(resultText(code)).toMatchObject({ title, waitSeconds }));
});

it.each([
  [65_000, '1:05'],
  [900_000, '15:00'],
  [400, '0:01'],
  [-5, '0:00'],
])('counts %d ms down as %s', (milliseconds, text) => expect(formatCountdown(milliseconds)).toBe(text));

describe('a part of the price', () => {
  const came = (received_kes: number, over: Partial<Attempt> = {}): Attempt => ({
    state: 'needs_review',
    phone: '254712345671',
    result_code: 0,
    received_kes,
    receipt: `UKA${received_kes}`,
    created_at: '2026-11-24T10:00:00Z',
    updated_at: '2026-11-24T10:00:00Z',
    ...over,
  });
  const bill: Payable = {
    payment_method: 'mpesa',
    payment_state: 'needs_review',
    fulfilment_state: 'placed',
    total_kes: 930,
    hold_expires_at: null,
  };
  const view = (...all: Attempt[]) =>
    paymentView(bill, all[0], Date.parse('2026-11-24T10:01:00Z'), null, all);

  it('lets its payer pay the rest', () => {
    const part = view(came(430));
    expect(part).toMatchObject({ kind: 'part', cameKes: 430, leftKes: 500, result: null });
    expect(canPay(part)).toBe(true);
    expect(view(came(430), came(100))).toMatchObject({ cameKes: 530, leftKes: 400 });
  });

  it('says how the prompt for the rest goes', () => {
    expect(view(came(500, { state: 'prompted' }), came(430))).toMatchObject({ kind: 'prompted' });
    const refused = view(came(500, { state: 'failed', result_code: 1032 }), came(430));
    expect(refused).toMatchObject({ kind: 'part', leftKes: 500, result: { title: expect.any(String) } });
  });

  it.each([
    ['the outcome of a prompt is not known', came(430, { result_code: null })],
    ['its receipt paid for something else', came(430, { receipt: null })],
    ['too much came', came(1000)],
  ])('is none where %s', (_, attempt) => {
    expect(view(attempt)).not.toHaveProperty('leftKes');
  });
});

describe('money in doubt', () => {
  const review = { ...order, payment_state: 'needs_review' };
  const came = (kes: number, receipt: string | null = `SKA${kes}`) =>
    attempt({ state: 'needs_review', result_code: 0, received_kes: kes, receipt });
  const silent = attempt({ state: 'needs_review' });
  it.each<[string, Payable, Attempt[], object]>([
    ['more than the price', review, [came(1550)], { kind: 'above', cameKes: 1550, aboveKes: 300 }],
    ['more in two parts', review, [came(1000), came(500)], { kind: 'above', cameKes: 1500, aboveKes: 250 }],
    ['less', review, [came(250)], { kind: 'part', cameKes: 250, leftKes: 1000 }],
    ['money without a receipt', review, [came(1550, null)], { kind: 'needs_review', cameKes: 1550 }],
    ['a prompt that nobody knows of', review, [silent], { kind: 'needs_review', cameKes: 0 }],
    ['both', review, [silent, came(250)], { kind: 'needs_review', cameKes: 250 }],
    [
      'money for a cancelled order',
      { ...review, fulfilment_state: 'cancelled' },
      [came(1550)],
      { kind: 'needs_review', cameKes: 1550 },
    ],
    [
      'money for an order that is paid in cash',
      { ...review, payment_method: 'cash' },
      [came(1550)],
      { kind: 'needs_review', cameKes: 1550 },
    ],
  ])('%s', (_case, seen, all, view) => expect(paymentView(seen, all[0], at, null, all)).toMatchObject(view));

  it('is what was taken once it is paid; a number of ours is no receipt of M-Pesa', () => {
    const paid = { ...order, payment_state: 'paid' };
    const moved = attempt({ state: 'paid', method: 'moved', received_kes: 250, receipt: 'MOVED1234567' });
    const rest = attempt({ state: 'paid', received_kes: 1000, receipt: 'SKA1' });
    expect(paymentView(paid, moved, at, null, [moved, rest])).toMatchObject({ receipt: null, paidKes: 1250 });
    expect(paymentView(paid, rest, at, null, [moved, rest])).toMatchObject({ receipt: 'SKA1' });
  });
});

it('asks again where M-Pesa took the payment back, also for what was delivered', () => {
  const owing = { ...order, payment_state: 'failed', fulfilment_state: 'delivered', hold_expires_at: null };
  const view = paymentView(owing, attempt({ state: 'reversed', result_code: 0, receipt: 'TD01DM55AA' }), at);
  expect(view).toEqual({ kind: 'reversed' });
  expect(canPay(view)).toBe(true);
});

describe('a phone that does not answer', () => {
  const at = new Date(0).toISOString();
  const silent = {
    state: 'failed',
    phone: '254733210450',
    result_code: 1037,
    receipt: null,
    created_at: at,
    updated_at: at,
  };
  const bill = {
    payment_method: 'mpesa',
    payment_state: 'failed',
    fulfilment_state: 'placed',
    total_kes: 1450,
    hold_expires_at: null,
  };
  const titleOf = (all: readonly (typeof silent)[]): string | null => {
    const view = paymentView(bill, all[0], 1, null, all);
    return view.kind === 'refused' ? view.result.title : null;
  };

  it.each([
    ['once', [silent], 'Your phone did not answer'],
    ['twice', [silent, silent], 'This number may not be on M-Pesa'],
    ['twice, of two numbers', [silent, { ...silent, phone: '254722000451' }], 'Your phone did not answer'],
    [
      'twice, of a number that M-Pesa reached',
      [silent, { ...silent, result_code: 2001 }, silent],
      'Your phone did not answer',
    ],
  ])('%s', (_, all, title) => expect(titleOf(all)).toBe(title));
});
