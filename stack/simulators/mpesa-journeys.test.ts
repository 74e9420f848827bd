import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type PaymentShop, startPaymentShop, type TestOrder } from './mpesa-testing.ts';

describe('from the order to its payment', () => {
  let shop: PaymentShop;

  beforeAll(async () => {
    shop = await startPaymentShop();
  });
  afterAll(() => shop.close());

  it.each([
    [1, 'pays', 'paid', 'paid', 0],
    [2, 'cancels', 'failed', 'failed', 1032],
    [3, 'has too little money', 'failed', 'failed', 1],
    [4, 'does not answer', 'failed', 'failed', 1037],
    [5, 'types a wrong PIN', 'failed', 'failed', 2001],
    [6, 'pays, and two callbacks come', 'paid', 'paid', 0],
  ])('a phone ending %i %s', async (digit, _does, orderState, paymentState, code) => {
    const order = await prompted(digit);
    await expect.poll(() => stateOf(order)).toBe(orderState);
    expect(await shop.readPayments(order.id)).toMatchObject([{ state: paymentState, result_code: code }]);
    expect(await paymentNotices(order)).toHaveLength(1);
  });

  it('a phone ending 7 pays, and only the query tells', async () => {
    const order = await prompted(7);
    await expect.poll(() => shop.simulator.prompts()[0]?.resultCode).toBe(0);
    expect(await stateOf(order)).toBe('awaiting');
    await shop.checkNow();
    expect(await stateOf(order)).toBe('paid');
  });

  it.each([
    [8, 'approve', 'paid'],
    [9, 'decline', 'failed'],
    [0, 'approve', 'paid'],
  ] as const)('a phone ending %i waits for a hand: %s', async (digit, decision, orderState) => {
    const order = await prompted(digit);
    expect(await stateOf(order)).toBe('awaiting');
    expect(await shop.simulator.decide(shop.simulator.prompts()[0]?.id ?? '', decision)).toBe(true);
    await expect.poll(() => stateOf(order)).toBe(orderState);
  });

  it('many buyers at once are each paid once', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => prompted(6)));
    for (const order of orders) await expect.poll(() => stateOf(order)).toBe('paid');
    const receipts = await Promise.all(
      orders.map(async ({ id }) => (await shop.readPayments(id))[0]?.receipt),
    );
    expect(new Set(receipts).size).toBe(8);
  });

  async function prompted(digit: number): Promise<TestOrder> {
    const { buyer, order } = await shop.order(shop.phone(digit));
    expect(await shop.pay(buyer, order.id)).toMatchObject({ status: 200, body: { state: 'prompted' } });
    return order;
  }

  async function stateOf(order: TestOrder): Promise<string> {
    return (await shop.readOrder(order.id)).payment_state;
  }

  /** What the buyer heard of the payment. */
  async function paymentNotices(order: TestOrder): Promise<unknown[]> {
    return shop.stack.sql.rows(
      `select n.title from public.notifications n join public.orders o on o.user_id = n.user_id
       where o.id = $1 and n.title in ('Payment received', 'Payment not completed')`,
      [order.id],
    );
  }
});
