import { expect, it } from 'vitest';

import type { Allowance } from './booking.queries.ts';
import { payChoices } from './pay-choices.ts';

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
