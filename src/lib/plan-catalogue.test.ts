import { expect, it } from 'vitest';

import { planFromQuery, planOfType, plans } from './plan-catalogue.ts';

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
