import { expect, it } from 'vitest';

import { figuresFrom } from './landing.queries.ts';

it('estimates 3.2 people for an order, rounded down', () => {
  expect(figuresFrom(100)).toEqual({ users: 320, orders: 100 });
  expect(figuresFrom(51)).toEqual({ users: 163, orders: 51 });
  expect(figuresFrom(65)).toEqual({ users: 208, orders: 65 });
});

it('never says less than 150 people and 45 orders', () => {
  const fewest = { users: 150, orders: 45 };
  expect(figuresFrom(null)).toEqual(fewest);
  expect(figuresFrom(0)).toEqual(fewest);
  expect(figuresFrom(12)).toEqual(fewest);
  expect(figuresFrom(46)).toEqual({ users: 150, orders: 46 });
  expect(figuresFrom(47)).toEqual({ users: 150, orders: 47 });
});
