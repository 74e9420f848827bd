import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type PaymentShop, startPaymentShop } from '../../../stack/simulators/mpesa-testing.ts';
import type { TestUser } from '../../../stack/testing.ts';

let shop: PaymentShop;

beforeAll(async () => {
  shop = await startPaymentShop();
});
afterAll(() => shop.close());

const pay = (payer: TestUser, body: Record<string, unknown>) =>
  shop.call('pay', body, { authorization: `Bearer ${payer.accessToken}` });

async function planOf(payer: TestUser): Promise<string | undefined> {
  const { data } = await payer.client.rpc('get_user_subscription_status', { user_uuid: payer.id });
  return (data as { plan_type: string }[] | null)?.[0]?.plan_type;
}

describe('a month of a plan', () => {
  it('is asked for on the phone with its number and price, and starts when it is paid', async () => {
    const payer = await shop.stack.createUser();
    const phone = shop.phone(1);
    const answer = await pay(payer, { plan_type: 'premium', phone, expected_kes: 700 });
    expect(answer).toMatchObject({ status: 200, body: { state: 'prompted', retry_after_seconds: 0 } });
    expect(shop.simulator.prompts()[0]).toMatchObject({
      phone,
      amountKes: 700,
      accountReference: expect.stringMatching(/^MP-/) as string,
    });
    expect(await planOf(payer)).toBe('free');
    await expect.poll(() => planOf(payer)).toBe('premium');
    const { data } = await payer.client.from('plan_payments').select('state, payments(receipt, state)');
    expect(data).toMatchObject([{ state: 'paid', payments: [{ state: 'paid' }] }]);
  });

  it('starts also when only the query tells that it was paid', async () => {
    const payer = await shop.stack.createUser();
    await pay(payer, { plan_type: 'gold', phone: shop.phone(7) });
    await expect.poll(() => shop.simulator.prompts()[0]?.resultCode).toBe(0);
    expect(await planOf(payer)).toBe('free');
    expect(await shop.checkNow()).toMatchObject({ body: { settled: 1 } });
    expect(await planOf(payer)).toBe('gold');
  });

  it('is not given for a cancelled prompt', async () => {
    const payer = await shop.stack.createUser();
    await pay(payer, { plan_type: 'gold', phone: shop.phone(2) });
    const attempt = async () =>
      (await payer.client.from('payments').select('state, result_code').single<{ state: string }>()).data;
    await expect.poll(attempt).toEqual({ state: 'failed', result_code: 1032 });
    expect(await planOf(payer)).toBe('free');
  });

  it('is asked for once by two clicks', async () => {
    const payer = await shop.stack.createUser();
    const phone = shop.phone(0);
    const answers = await Promise.all([1, 2].map(() => pay(payer, { plan_type: 'premium', phone })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(shop.simulator.prompts().filter((prompt) => prompt.phone === phone)).toHaveLength(1);
  });
});

describe('who may not pay hears why', () => {
  it.each([
    [{ plan_type: 'premium' }, 422, 'bad_phone'],
    [{ plan_type: 'premium', phone: '0202' }, 422, 'bad_phone'],
    [{ plan_type: 'platinum', phone: '0712345671' }, 409, 'unknown_plan'],
    [{ plan_type: 'premium', phone: '0712345671', expected_kes: 1 }, 409, 'price_changed'],
  ])('%j', async (body, status, kind) => {
    expect(await pay(await shop.stack.createUser(), body)).toMatchObject({ status, body: { kind } });
  });

  it('a visitor', async () => {
    const answer = await shop.call('pay', { plan_type: 'premium', phone: '0712345671' });
    expect(answer).toMatchObject({ status: 401, body: { kind: 'not_signed_in' } });
  });
});
