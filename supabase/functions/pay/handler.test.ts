import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type PaymentShop, startPaymentShop } from '../../../stack/simulators/mpesa-testing.ts';

let shop: PaymentShop;

beforeAll(async () => {
  shop = await startPaymentShop();
});
afterAll(() => shop.close());

describe('a prompt', () => {
  it('is sent to the phone of the order, with its number and total', async () => {
    const phone = shop.phone(0);
    const { buyer, order } = await shop.order(phone);
    const answer = await shop.pay(buyer, order.id);
    expect(answer).toMatchObject({ status: 200, body: { state: 'prompted', retry_after_seconds: 0 } });
    expect(answer.body['message']).toContain('Enter your PIN');
    expect(shop.simulator.prompts()[0]).toMatchObject({
      phone,
      amountKes: order.total_kes,
      accountReference: order.number,
    });
    expect(await shop.readPayments(order.id)).toMatchObject([
      { state: 'prompted', checkout_request_id: shop.simulator.prompts()[0]?.id },
    ]);
    expect((await shop.readOrder(order.id)).payment_state).toBe('awaiting');
  });

  it('goes to another number when one is typed', async () => {
    const { buyer, order } = await shop.order(shop.phone(0));
    const other = shop.phone(0);
    await shop.pay(buyer, order.id, `0${other.slice(3)}`);
    expect(shop.simulator.prompts()[0]?.phone).toBe(other);
  });

  it('is sent once for two clicks', async () => {
    const phone = shop.phone(0);
    const { buyer, order } = await shop.order(phone);
    const answers = await Promise.all([shop.pay(buyer, order.id), shop.pay(buyer, order.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body['payment_id']).toBe(answers[1]?.body['payment_id']);
    expect(shop.simulator.prompts().filter((prompt) => prompt.phone === phone)).toHaveLength(1);
    expect(await shop.pay(buyer, order.id)).toMatchObject({ body: { state: 'prompted' } });
  });
});

/** An order of somebody without an account, and the token that opens it. */
async function guestOrder(phone: string): Promise<{ id: string; number: string; token: string }> {
  const response = await fetch(`${shop.stack.url}/rest/v1/rpc/place_guest_order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: shop.stack.keys.anonKey },
    body: JSON.stringify({
      client_key: randomUUID(),
      items: [{ product_id: 1, quantity: 1 }],
      payment_method: 'mpesa',
      contact_name: 'Atieno Odhiambo',
      phone,
      county: 'Kisumu',
      town: 'Milimani',
      landmark: 'Near the clock tower',
    }),
  });
  const { order, order_token: token } = (await response.json()) as {
    order: { id: string; number: string };
    order_token: string;
  };
  return { id: order.id, number: order.number, token };
}

describe('a visitor with the token of their order', () => {
  it('gets the prompt, also on another number, and pays', async () => {
    const order = await guestOrder(shop.phone(2));
    const first = await shop.call('pay', { bill_id: order.id, order_token: order.token });
    expect(first).toMatchObject({ status: 200, body: { state: 'prompted' } });
    expect(shop.simulator.prompts()[0]?.accountReference).toBe(order.number);
    await expect.poll(async () => (await shop.readOrder(order.id)).payment_state).toBe('failed');
    await shop.call('pay', { bill_id: order.id, order_token: order.token, phone: shop.phone(1) });
    await expect.poll(async () => (await shop.readOrder(order.id)).payment_state).toBe('paid');
  });

  it('pays no other order', async () => {
    const order = await guestOrder(shop.phone(1));
    const { order: other } = await shop.order(shop.phone(1));
    for (const [id, token] of [
      [order.id, 'no-such-token'],
      [other.id, order.token],
    ])
      expect(await shop.call('pay', { bill_id: id, order_token: token })).toMatchObject({
        status: 404,
        body: { kind: 'not_found' },
      });
    expect(await shop.readPayments(other.id)).toEqual([]);
  });
});

describe('a refusal of Daraja ends the attempt with clear words', () => {
  it.each([
    [
      { status: 500, errorCode: '500.001.1001', errorMessage: 'Unable to lock subscriber' },
      1001,
      60,
      /still open/,
    ],
    [{ status: 500, errorCode: '500.001.17', errorMessage: 'Rule limited' }, 17, 120, /two minutes/],
    [{ status: 500, errorCode: '500.001.1025', errorMessage: 'Not sent' }, 1025, 30, /could not send/],
    [{ status: 500, errorCode: '500.003.02', errorMessage: 'System is busy' }, -3, 60, /busy/],
    [{ status: 400, errorCode: '400.002.02', errorMessage: 'Bad Request' }, -2, 0, /not working on our side/],
  ])('%j', async (fault, code, retryAfter, words) => {
    const { buyer, order } = await shop.order(shop.phone(0));
    shop.simulator.failNext({ on: 'push', ...fault });
    const answer = await shop.pay(buyer, order.id);
    expect(answer).toMatchObject({ status: 200, body: { state: 'failed', retry_after_seconds: retryAfter } });
    expect(answer.body['message']).toMatch(words);
    expect(await shop.readPayments(order.id)).toMatchObject([
      { state: 'failed', result_code: code, result_text: answer.body['message'] },
    ]);
    expect((await shop.readOrder(order.id)).payment_state).toBe('failed');
    // The page waits as long, and the server sees to it.
    expect(await shop.pay(buyer, order.id)).toMatchObject({ status: 409, body: { kind: 'wait_first' } });
  });

  it('also when Daraja is away before a prompt was asked for', async () => {
    const { buyer, order } = await shop.order(shop.phone(0));
    const { MPESA_BASE_URL } = process.env;
    process.env['MPESA_BASE_URL'] = 'http://127.0.0.1:9';
    const answer = await shop.pay(buyer, order.id);
    process.env['MPESA_BASE_URL'] = MPESA_BASE_URL;
    expect(answer.body).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('could not reach') as string,
    });
  });

  it('also when the shop has not set up M-Pesa', async () => {
    const { buyer, order } = await shop.order(shop.phone(0));
    const { MPESA_PASSKEY } = process.env;
    delete process.env['MPESA_PASSKEY'];
    const answer = await shop.pay(buyer, order.id);
    process.env['MPESA_PASSKEY'] = MPESA_PASSKEY;
    expect(answer.body).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('our side') as string,
    });
  });
});

describe('a push whose answer is lost', () => {
  it('stays open, and the callback pays the order', async () => {
    const { buyer, order } = await shop.order(shop.phone(1));
    shop.simulator.failNext({ on: 'push', silent: true });
    const answer = await shop.pay(buyer, order.id);
    expect(answer).toMatchObject({ status: 200, body: { state: 'starting', retry_after_seconds: 60 } });
    await expect.poll(async () => (await shop.readOrder(order.id)).payment_state).toBe('paid');
    expect(await shop.readPayments(order.id)).toMatchObject([
      { state: 'paid', checkout_request_id: shop.simulator.prompts()[0]?.id },
    ]);
  });
});

describe('who may not pay hears why', () => {
  it('a visitor without a token', async () => {
    const { order } = await shop.order(shop.phone(0));
    const attempts: Record<string, string>[] = [
      {},
      { authorization: `Bearer ${shop.stack.keys.anonKey}` },
      { authorization: 'Bearer no' },
    ];
    for (const headers of attempts) {
      const answer = await shop.call('pay', { bill_id: order.id }, headers);
      expect(answer).toMatchObject({ status: 401, body: { kind: 'not_signed_in' } });
    }
  });

  it('somebody else, an unknown order, a wrong number, a broken request', async () => {
    const { order } = await shop.order(shop.phone(0));
    const { buyer, order: own } = await shop.order(shop.phone(0));
    expect(await shop.pay(buyer, order.id)).toMatchObject({ status: 404, body: { kind: 'not_found' } });
    expect(await shop.pay(buyer, 'MZ-7F3K2Q')).toMatchObject({ status: 404, body: { kind: 'not_found' } });
    expect(await shop.pay(buyer, own.id, '0202 345 678')).toMatchObject({
      status: 422,
      body: { kind: 'bad_phone' },
    });
    expect(await shop.call('pay', '{')).toMatchObject({ status: 400 });
    expect(await shop.readPayments(own.id)).toEqual([]);
  });

  it('somebody who has paid', async () => {
    const { buyer, order } = await shop.order(shop.phone(1));
    await shop.pay(buyer, order.id);
    await expect.poll(async () => (await shop.readOrder(order.id)).payment_state).toBe('paid');
    expect(await shop.pay(buyer, order.id)).toMatchObject({ status: 409, body: { kind: 'already_paid' } });
  });
});
