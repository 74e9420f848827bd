import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type PaymentShop, startPaymentShop } from '../../../stack/simulators/mpesa-testing.ts';
import { holdHour, openTestPractice } from '../../../stack/simulators/practice-testing.ts';
import type { TestUser } from '../../../stack/testing.ts';

let shop: PaymentShop;
let serviceId: number;
let hours = 40;

beforeAll(async () => {
  shop = await startPaymentShop();
  ({ serviceId } = await openTestPractice(shop));
});
afterAll(() => shop.close());

async function held(): Promise<{ payer: TestUser; id: string }> {
  const payer = await shop.stack.createUser();
  hours += 2;
  return { payer, id: await holdHour(payer, serviceId, hours) };
}

const pay = (payer: TestUser, body: Record<string, unknown>) =>
  shop.call('pay', body, { authorization: `Bearer ${payer.accessToken}` });

async function stateOf(payer: TestUser): Promise<string> {
  const { data } = await payer.client
    .from('consultations')
    .select('state, payment_state')
    .single<{ state: string; payment_state: string }>();
  return `${data?.state} ${data?.payment_state}`;
}

describe('a held consultation', () => {
  it('is asked for on the phone with its number and price, and confirmed when it is paid', async () => {
    const { payer, id } = await held();
    const phone = shop.phone(1);
    expect(await pay(payer, { bill_id: id, phone })).toMatchObject({
      status: 200,
      body: { state: 'prompted', retry_after_seconds: 0 },
    });
    expect(shop.simulator.prompts()[0]).toMatchObject({
      phone,
      amountKes: 2000,
      accountReference: expect.stringMatching(/^MC-/) as string,
    });
    expect(await stateOf(payer)).toBe('held awaiting');
    await expect.poll(() => stateOf(payer)).toBe('confirmed paid');
  });

  it('is confirmed also when only the query tells that it was paid', async () => {
    const { payer, id } = await held();
    await pay(payer, { bill_id: id, phone: shop.phone(7) });
    await expect.poll(() => shop.simulator.prompts()[0]?.resultCode).toBe(0);
    expect(await stateOf(payer)).toBe('held awaiting');
    expect(await shop.checkNow()).toMatchObject({ body: { settled: 1 } });
    expect(await stateOf(payer)).toBe('confirmed paid');
  });

  it('stays kept after a cancelled prompt, and can be paid then', async () => {
    const { payer, id } = await held();
    await pay(payer, { bill_id: id, phone: shop.phone(2) });
    await expect.poll(() => stateOf(payer)).toBe('held failed');
    await pay(payer, { bill_id: id, phone: shop.phone(1) });
    await expect.poll(() => stateOf(payer)).toBe('confirmed paid');
  });

  it('is asked for once by two clicks', async () => {
    const { payer, id } = await held();
    const phone = shop.phone(0);
    const answers = await Promise.all([1, 2].map(() => pay(payer, { bill_id: id, phone })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(shop.simulator.prompts().filter((prompt) => prompt.phone === phone)).toHaveLength(1);
  });
});

describe('who may not pay hears why', () => {
  it.each([
    [{ bill_id: 'x', phone: '0712345671' }, 404, 'not_found'],
    [{ bill_id: crypto.randomUUID(), phone: '0712345671' }, 404, 'not_found'],
    [{ bill_id: crypto.randomUUID(), phone: '0202' }, 422, 'bad_phone'],
  ])('%j', async (body, status, kind) => {
    expect(await pay(await shop.stack.createUser(), body)).toMatchObject({ status, body: { kind } });
  });

  it('somebody else', async () => {
    const { id } = await held();
    const answer = await pay(await shop.stack.createUser(), { bill_id: id, phone: '0712345671' });
    expect(answer).toMatchObject({ status: 404, body: { kind: 'not_found' } });
  });

  it('a visitor', async () => {
    const { id } = await held();
    const answer = await shop.call('pay', { bill_id: id, phone: '0712345671' });
    expect(answer).toMatchObject({ status: 401, body: { kind: 'not_signed_in' } });
  });

  it('whoever comes when the time to pay is over', async () => {
    const { payer, id } = await held();
    await shop.stack.sql.rows(
      "update public.consultations set hold_expires_at = now() - interval '20 minutes' where id = $1",
      [id],
    );
    expect(await pay(payer, { bill_id: id, phone: shop.phone(1) })).toMatchObject({
      status: 409,
      body: { kind: 'hold_over' },
    });
  });
});
