import { describe, expect, it } from 'vitest';

import { accessOf, noPlan, type Subscription } from './subscription.queries.ts';

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
