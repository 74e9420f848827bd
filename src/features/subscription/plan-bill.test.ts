import { expect, it } from 'vitest';

import { planBill } from './quote-summary.tsx';

const row = (state: string, id = '1', plan = 'premium') => ({
  id,
  number: 'MP-7F3K2Q',
  plan_type: plan,
  state,
  amount_kes: 650,
  payments: [{ phone: '254712345678' }],
});
const none = { id: null, payment_state: 'awaiting', total_kes: 700 };

it.each([
  ['nothing asked yet', [], [], none],
  ['one that can be paid', [row('open')], [], { id: '1', payment_state: 'awaiting', total_kes: 650 }],
  ['one that was paid while the page was open', [row('paid')], [], { id: '1', payment_state: 'paid' }],
  ['one that was paid before', [row('paid')], ['1'], none],
  ['one in doubt', [row('needs_review')], [], { id: '1', payment_state: 'needs_review' }],
  ['one that was given up', [row('cancelled')], [], none],
  ['one that went back', [row('refunded')], [], none],
  ['one of another plan', [row('open', '1', 'gold')], [], none],
])('is %s', (_case, rows, known, shown) => {
  expect(planBill(rows, 'premium', new Set(known), 700)).toMatchObject(shown);
});

it('knows the number of the last payment, whatever it was for', () => {
  expect(planBill([row('paid', '1', 'gold')], 'premium', new Set(['1']), 700).phone).toBe('254712345678');
  expect(planBill([], 'premium', new Set(), 700).phone).toBeNull();
});
