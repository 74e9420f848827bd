import { describe, expect, it } from 'vitest';

import { queueConditions, queueFromQuery, searchCondition, stepsOf } from './order-queue.ts';

describe('the steps of an order', () => {
  const steps = (payment_method: string, payment_state: string, fulfilment_state: string) =>
    stepsOf({ payment_method, payment_state, fulfilment_state }).map(({ next }) => next);

  it.each([
    ['mpesa', 'awaiting', 'placed', ['cancelled']],
    ['mpesa', 'paid', 'placed', ['packed', 'dispatched', 'cancelled']],
    ['cash', 'unpaid', 'placed', ['packed', 'dispatched', 'cancelled']],
    ['mpesa', 'paid', 'packed', ['dispatched', 'cancelled']],
    ['mpesa', 'paid', 'dispatched', ['delivered']],
    ['mpesa', 'paid', 'delivered', []],
    ['mpesa', 'unpaid', 'cancelled', []],
  ])('%s, %s, %s', (method, payment, fulfilment, next) =>
    expect(steps(method, payment, fulfilment)).toEqual(next),
  );
});

describe('the search', () => {
  it('looks at number, name and town', () =>
    expect(searchCondition('amina')).toBe(
      'number.ilike.*amina*,contact_name.ilike.*amina*,town.ilike.*amina*',
    ));

  it('finds a phone as it is spoken', () => {
    expect(searchCondition('0712 345')).toContain('phone.ilike.*712345*');
    expect(searchCondition('12')).not.toContain('phone');
  });

  it('cannot break out of the filter', () =>
    expect(searchCondition('x",id.gt.0)(*%')).toBe(
      'number.ilike.*x id gt 0*,contact_name.ilike.*x id gt 0*,town.ilike.*x id gt 0*',
    ));

  it('is nothing for nothing', () => expect(searchCondition(' ,( ')).toBeNull());
});

it('opens the parcels to send when the address names no queue', () => {
  expect(queueFromQuery(null)).toBe('dispatch');
  expect(queueFromQuery('nonsense')).toBe('dispatch');
  expect(queueFromQuery('review')).toBe('review');
  expect(queueConditions.all).toBeNull();
});
