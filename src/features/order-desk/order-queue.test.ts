import { describe, expect, it } from 'vitest';

import { bulkStepsOf, queueFromQuery, stepsOf } from './order-queue.ts';

describe('the steps of an order', () => {
  const steps = (payment_method: string, payment_state: string, fulfilment_state: string) =>
    stepsOf({ payment_method, payment_state, fulfilment_state }).map(({ next }) => next);

  it.each([
    ['mpesa', 'awaiting', 'placed', ['cancelled']],
    ['mpesa', 'paid', 'placed', ['packed', 'dispatched', 'cancelled']],
    ['cash', 'unpaid', 'placed', ['packed', 'dispatched', 'cancelled']],
    ['mpesa', 'paid', 'packed', ['dispatched', 'cancelled']],
    ['mpesa', 'needs_review', 'packed', ['cancelled']],
    ['mpesa', 'paid', 'dispatched', ['delivered', 'came_back']],
    ['cash', 'unpaid', 'dispatched', ['delivered', 'came_back']],
    ['mpesa', 'refunded', 'dispatched', ['delivered', 'came_back']],
    ['mpesa', 'paid', 'delivered', []],
    ['mpesa', 'unpaid', 'cancelled', []],
  ])('%s, %s, %s', (method, payment, fulfilment, next) =>
    expect(steps(method, payment, fulfilment)).toEqual(next),
  );
});

describe('the queues', () => {
  it('begin with what waits to be packed, whatever the address says', () => {
    expect(queueFromQuery('refunds')).toBe('refunds');
    expect(queueFromQuery('nonsense')).toBe('pack');
    expect(queueFromQuery(null)).toBe('pack');
  });

  it('move many orders along only where they may go', () => {
    expect(bulkStepsOf('pack').map(({ next }) => next)).toEqual(['packed', 'dispatched']);
    expect(bulkStepsOf('dispatch').map(({ next }) => next)).toEqual(['dispatched']);
    expect(bulkStepsOf('on_the_way').map(({ next }) => next)).toEqual(['delivered']);
    expect(bulkStepsOf('refunds')).toEqual([]);
  });
});
