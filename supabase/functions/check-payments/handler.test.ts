import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type PaymentShop, startPaymentShop } from '../../../stack/simulators/mpesa-testing.ts';

let shop: PaymentShop;

beforeAll(async () => {
  shop = await startPaymentShop({ delays: { answer: 600 } });
});
afterAll(() => shop.close());

it('is for the secret key alone', async () => {
  const { accessToken } = await shop.stack.createUser();
  for (const key of [shop.stack.keys.anonKey, accessToken, `${shop.stack.keys.secretKey}x`]) {
    const answer = await shop.call('check-payments', {}, { authorization: `Bearer ${key}` });
    expect(answer).toMatchObject({ status: 401, body: { kind: 'not_allowed' } });
  }
  const { secretKey } = shop.stack.keys;
  expect(await shop.call('check-payments', {}, { apikey: secretKey })).toMatchObject({ status: 200 });
});

describe('a check', () => {
  it('settles a payment whose callback was lost, and the order is paid', async () => {
    const order = await promptedOrder(7);
    await expect.poll(() => shop.simulator.prompts()[0]?.resultCode).toBe(0);
    expect((await shop.readOrder(order)).payment_state).toBe('awaiting');
    expect(await shop.checkNow()).toMatchObject({ status: 200, body: { checked: 1, settled: 1 } });
    expect((await shop.readOrder(order)).payment_state).toBe('paid');
    const [payment] = await shop.readPayments(order);
    expect(payment).toMatchObject({ state: 'paid', result_code: 0 });
    expect(await shop.messages(payment?.id ?? '')).toContainEqual({ source: 'query', outcome: 'paid' });
  });

  it('leaves an open prompt open, and a stumbling Daraja is no failure', async () => {
    const order = await promptedOrder(9);
    expect(await shop.checkNow()).toMatchObject({ body: { checked: 1, pending: 1 } });
    shop.simulator.failNext({ on: 'query', status: 500, errorCode: '500.003.02', errorMessage: 'Busy' });
    expect(await shop.checkNow()).toMatchObject({ body: { checked: 1, unavailable: 1 } });
    expect((await shop.readPayments(order))[0]?.state).toBe('prompted');
    await decline();
    await expect.poll(async () => (await shop.readOrder(order)).payment_state).toBe('failed');
    expect(await shop.checkNow()).toMatchObject({ body: { checked: 0 } });
  });

  it('leaves a contradiction to a person: a callback said paid, the query says cancelled', async () => {
    const order = await promptedOrder(7);
    const [payment] = await shop.readPayments(order);
    expect(await shop.simulator.decide(payment?.checkout_request_id ?? '', 'decline')).toBe(true);
    await shop.call(`mpesa-callback/${payment?.callback_token}`, {
      Body: {
        stkCallback: {
          MerchantRequestID: payment?.merchant_request_id,
          CheckoutRequestID: payment?.checkout_request_id,
          ResultCode: 0,
          CallbackMetadata: { Item: [{ Name: 'Amount', Value: payment?.amount_kes }] },
        },
      },
    });
    expect(await shop.checkNow()).toMatchObject({ body: { contradicted: 1 } });
    expect((await shop.readPayments(order))[0]?.state).toBe('prompted');
  });
});

async function promptedOrder(lastDigit: number): Promise<string> {
  const { buyer, order } = await shop.order(shop.phone(lastDigit));
  expect(await shop.pay(buyer, order.id)).toMatchObject({ body: { state: 'prompted' } });
  return order.id;
}

async function decline(): Promise<void> {
  const [newest] = shop.simulator.prompts();
  expect(await shop.simulator.decide(newest?.id ?? '', 'decline')).toBe(true);
}
