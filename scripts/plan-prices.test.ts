import { afterAll, beforeAll, expect, it } from 'vitest';

import { plans, planTypeOf } from '../src/lib/plan-catalogue.ts';
import { startTestStack, type TestStack } from '../stack/testing.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({ project: true });
});
afterAll(() => stack.close());

it('the site and the database ask the same for a plan', async () => {
  const { data } = await stack.anon.from('plans').select('id, price_kes').order('id');
  expect(data).toEqual(
    plans
      .map(({ id, priceKes }) => ({ id: planTypeOf(id), price_kes: priceKes }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  );
});
