import { describe, expect, it } from 'vitest';

import { isPlanPaymentSettling, type PlanPaymentRow, planPaymentView } from './plan-payment-view.ts';

const at = '2026-11-21T10:00:00Z';
const now = Date.parse(at) + 5000;
const attempt = (state: string, changes = {}) => ({
  state,
  phone: '254712345678',
  result_code: null,
  receipt: null,
  created_at: at,
  updated_at: at,
  ...changes,
});
const row = (state: string, payments: PlanPaymentRow['payments'] = [], id = '1'): PlanPaymentRow => ({
  id,
  plan_type: 'premium',
  state,
  created_at: at,
  payments,
});
const view = (rows: PlanPaymentRow[], known: string[] = [], time = now) =>
  planPaymentView(rows, 'premium', new Set(known), time);

describe('what the payment page shows', () => {
  it.each([
    ['nothing asked yet', [], { kind: 'form' }],
    ['a prompt on its way', [row('open', [attempt('starting')])], { kind: 'sending' }],
    [
      'a prompt on the phone',
      [row('open', [attempt('prompted')])],
      { kind: 'prompted', id: '1', phone: '254712345678', since: Date.parse(at) },
    ],
    [
      'a refused prompt',
      [row('open', [attempt('failed', { result_code: 1032 }), attempt('failed', { result_code: 1 })])],
      { kind: 'refused', resultCode: 1032, at: Date.parse(at), phone: '254712345678' },
    ],
    [
      'a payment that came while it was open',
      [row('paid', [attempt('paid', { receipt: 'SKL4' }), attempt('failed')])],
      { kind: 'paid', receipt: 'SKL4' },
    ],
    ['a payment in doubt', [row('needs_review', [attempt('needs_review')])], { kind: 'needs_review' }],
    ['one that was given up', [row('cancelled', [attempt('failed')])], { kind: 'form' }],
  ])('%s', (_case, rows, shown) => expect(view(rows)).toEqual(shown));

  it('leaves a month that was paid before alone', () => {
    expect(view([row('paid', [attempt('paid')])], ['1'])).toEqual({ kind: 'form' });
  });

  it('looks at the chosen plan only', () => {
    expect(planPaymentView([row('open', [attempt('prompted')])], 'gold', new Set(), now)).toEqual({
      kind: 'form',
    });
  });

  it('takes a prompt that never left for lost', () => {
    expect(view([row('open', [attempt('starting')])], [], now + 60_000)).toEqual({ kind: 'form' });
  });

  it('asks often while something is on its way', () => {
    expect(isPlanPaymentSettling(view([row('open', [attempt('prompted')])]))).toBe(true);
    expect(isPlanPaymentSettling(view([]))).toBe(false);
  });
});
