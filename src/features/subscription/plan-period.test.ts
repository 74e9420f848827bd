import { describe, expect, it } from 'vitest';

import { planPeriod } from './next-plan-buttons.tsx';
import { noPlan, type Subscription } from './subscription.queries.ts';

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
