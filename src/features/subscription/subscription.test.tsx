import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';

import { type PlanType, planFromQuery, planOfType, plans } from '../../lib/plan-catalogue.ts';
import { notifySession, SESSION_KEY } from '../../lib/session-store.ts';
import { FeatureGate } from './current-plan.tsx';
import { planPeriod } from './next-plan-buttons.tsx';
import { planBill } from './plan-payments.tsx';
import { accessOf, noPlan, type Subscription, subscriptionQuery } from './subscription.queries.ts';
import { SupportNote } from './support-note.tsx';

describe('feature access', () => {
  const on = (planType: string, daysRemaining = 5): Subscription => ({
    ...noPlan,
    planType: planType as Subscription['planType'],
    daysRemaining,
  });

  describe('what a plan opens', () => {
    it.each([
      ['the trial', on('free_trial'), null, true, false],
      ['the trial with two days left', on('free_trial', 2), null, true, false],
      ['the last day of the trial', on('free_trial', 1), null, true, true],
      ['the trial at zero', on('free_trial', 0), null, true, true],
      ['Premium', on('premium'), null, true, false],
      ['Gold', on('gold', 0), null, true, false],
      ['the free plan', on('free'), 2, false, true],
      ['a plan nobody has heard of', on('platinum'), 2, false, true],
      ['no subscription loaded', null, 0, false, true],
    ])('%s', (_case, subscription, chatsPerDay, isFull, offersUpgrade) =>
      expect(accessOf(subscription)).toEqual({ chatsPerDay, isFull, offersUpgrade }),
    );
  });
});

describe('plan bill', () => {
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
});

describe('plan period', () => {
  const on = (changes: Partial<Subscription>): Subscription => ({ ...noPlan, ...changes });
  const dates = { trialEnd: null, periodEnd: null, nextPlan: null, today: '2026-12-14' } as const;

  describe('where somebody stands in their plan', () => {
    it.each([
      ['the free plan', on({}), {}, { kind: 'none', payable: false }],
      [
        'a trial',
        on({ planType: 'free_trial', daysRemaining: 3 }),
        { trialEnd: '2026-12-17' },
        { kind: 'trial', until: '2026-12-17', daysLeft: 3, payable: false },
      ],
      [
        'the middle of a month',
        on({ planType: 'premium', daysRemaining: 8 }),
        { periodEnd: '2026-12-22' },
        { kind: 'runs', until: '2026-12-22', daysLeft: 8, payable: false },
      ],
      [
        'its last week',
        on({ planType: 'premium', daysRemaining: 7 }),
        { periodEnd: '2026-12-21' },
        { kind: 'runs', until: '2026-12-21', daysLeft: 7, payable: true },
      ],
      [
        'the days of grace',
        on({ planType: 'gold', status: 'grace' }),
        { periodEnd: '2026-12-13' },
        { kind: 'grace', payBy: '2026-12-15', payable: true },
      ],
      [
        'a cancelled month',
        on({ planType: 'gold', status: 'cancelled', daysRemaining: 2 }),
        { periodEnd: '2026-12-16', nextPlan: 'free' as const },
        { kind: 'ends', until: '2026-12-16', daysLeft: 2, payable: false },
      ],
      [
        'a step down',
        on({ planType: 'gold', daysRemaining: 2 }),
        { periodEnd: '2026-12-16', nextPlan: 'premium' as const },
        { kind: 'steps_down', until: '2026-12-16', daysLeft: 2, payable: false },
      ],
      ['a plan without an end', on({ planType: 'gold' }), {}, { kind: 'open_ended', payable: false }],
    ])('%s', (_case, subscription, changes, period) =>
      expect(planPeriod(subscription, { ...dates, ...changes })).toEqual(period),
    );
  });
});

/** Something for a member on a plan, or for a visitor. What the server said lies in the cache. */
function showTo(planType: PlanType | null, what: ReactNode): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  if (planType) {
    localStorage.setItem(SESSION_KEY, JSON.stringify({ access_token: 'token', user: { id: 'user-1' } }));
    client.setQueryData(subscriptionQuery('user-1').queryKey, { ...noPlan, planType, daysRemaining: 3 });
  }
  notifySession();
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>{what}</QueryClientProvider>
    </MemoryRouter>,
  );
}

describe('priority support', () => {
  it.each(['premium', 'gold'] as const)('is told to who has it: %s', (planType) => {
    showTo(planType, <SupportNote />);
    expect(screen.getByText('Your message goes first')).toBeVisible();
  });

  it.each(['free_trial', 'free', null] as const)('tells others the order of answers: %s', (planType) => {
    showTo(planType, <SupportNote />);
    expect(screen.getByText(/in the order in which messages come/)).toBeVisible();
    expect(screen.queryByText('Your message goes first')).toBeNull();
  });
});

describe('feature gate', () => {
  const pass = (planType: PlanType | null): void =>
    showTo(
      planType,
      <FeatureGate what="custom meal plans">
        <p>Your meal plan</p>
      </FeatureGate>,
    );

  it.each(['free_trial', 'premium', 'gold'] as const)('is open on %s', (planType) => {
    pass(planType);
    expect(screen.getByText('Your meal plan')).toBeVisible();
  });

  it('tells members on the free plan what opens it', () => {
    pass('free');
    expect(screen.queryByText('Your meal plan')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Part of Premium: custom meal plans' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/plans');
  });

  it('sends visitors to the trial or to sign in', () => {
    pass(null);
    expect(screen.queryByText('Your meal plan')).toBeNull();
    expect(screen.getByRole('link', { name: 'Start the free trial' })).toHaveAttribute(
      'href',
      '/auth?plan=free-trial',
    );
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
  });
});

it('offers four plans, one of them popular', () => {
  expect(plans.map(({ id, name, priceKes }) => `${id} ${name} ${priceKes}`)).toEqual([
    'free-trial Free Trial 0',
    'free Basic 0',
    'premium Premium 700',
    'gold Gold 1500',
  ]);
  expect(plans.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['premium']);
});

it.each([
  ['premium', 'premium'],
  ['free_trial', 'free-trial'],
  ['platinum', 'free-trial'],
  [null, 'free-trial'],
])('%s in an address is the plan %s', (value, id) => expect(planFromQuery(value)).toBe(id));

it('finds a plan by the name the database has for it', () => {
  expect(planOfType('free_trial').name).toBe('Free Trial');
  expect(planOfType('gold').priceKes).toBe(1500);
});
