import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startPaymentShop, TEST_MERCHANT } from './mpesa-testing.ts';
import type { PaymentShop, TestOrder } from './mpesa-testing.ts';

describe('money without a prompt', () => {
  let shop: PaymentShop;

  beforeAll(async () => {
    shop = await startPaymentShop();
    // a simulated M-Pesa is given the addresses by the job
    await shop.askNow();
  });
  afterAll(() => shop.close());

  it('pays the bill whose number is its account, and everybody is told how', async () => {
    const { buyer, order } = await shop.order(shop.phone(2));
    expect((await buyer.client.rpc('pay_yourself')).data).toEqual({
      way: 'paybill',
      number: TEST_MERCHANT.shortcode,
    });
    const receipt = await byHand(order.total_kes, order.number.toLowerCase().replace('-', ' '));
    await expect.poll(() => stateOf(order)).toBe('paid');
    expect(await shop.readPayments(order.id)).toMatchObject([{ state: 'paid', receipt }]);
  });

  it.each([1, 6, 7])('a prompt that was paid is one payment, with a phone ending %i', async (digit) => {
    const { buyer, order } = await shop.order(shop.phone(digit));
    shop.simulator.failNext({ on: 'confirmation', times: 2 });
    await shop.pay(buyer, order.id);
    await expect.poll(() => stateOf(order)).toBe('paid');
    await expect.poll(async () => (await line(order))?.source).toBe('c2b');
    await shop.checkNow();
    await expect
      .poll(async () => (await shop.readPayments(order.id))[0]?.receipt)
      .toBe(shop.simulator.prompts()[0]?.receipt);
    expect(await shop.readPayments(order.id)).toMatchObject([{ state: 'paid' }]);
    expect(await came(order)).toBe(order.total_kes);
  });

  it('leaves another amount to a person', async () => {
    const phone = shop.phone(2);
    const { order } = await shop.order(phone);
    await byHand(1, order.number, phone);
    await expect.poll(() => stateOf(order)).toBe('needs_review');
    expect(await came(order)).toBe(1);
    await byHand(order.total_kes - 1, order.number);
    await expect.poll(() => stateOf(order)).toBe('paid');
    expect(await came(order)).toBe(order.total_kes);
  });

  it('leaves more than the price from a stranger to nobody, and the order as it was', async () => {
    const { order } = await shop.order(shop.phone(2));
    const receipt = await byHand(order.total_kes + 1, order.number);
    await expect
      .poll(() =>
        shop.stack.sql.rows('select 1 from public.mpesa_statement_lines where receipt = $1', [receipt]),
      )
      .toHaveLength(1);
    expect(await stateOf(order)).toBe('awaiting');
  });

  it('is refused by M-Pesa where its account or amount is wrong', async () => {
    const { order } = await shop.order(shop.phone(2));
    shop.simulator.till.isValidating = true;
    try {
      const pay = (amountKes: number, account: string) =>
        shop.simulator.till.pay({ phone: '254700000009', amountKes, account });
      expect(await pay(order.total_kes, 'MZ-222222')).toEqual({ refused: 'C2B00012' });
      expect(await pay(1, order.number)).toEqual({ refused: 'C2B00013' });
      expect(await pay(order.total_kes, order.number)).toHaveProperty('receipt');
    } finally {
      shop.simulator.till.isValidating = false;
    }
    await expect.poll(() => stateOf(order)).toBe('paid');
  });

  it('is not taken from strangers', async () => {
    const { order } = await shop.order(shop.phone(2));
    const made = {
      TransID: 'SKMADEUP01',
      TransTime: '20261124103000',
      TransAmount: `${order.total_kes}.00`,
      BusinessShortCode: TEST_MERCHANT.shortcode,
      BillRefNumber: order.number,
      MSISDN: '2547 ***** 126',
    };
    expect((await shop.call(`till-money/${'x'.repeat(64)}/confirmation`, made)).body).toEqual({
      ResultCode: '0',
      ResultDesc: 'Accepted',
    });
    expect((await shop.call('till-money/short/confirmation', made)).status).toBe(200);
    expect((await shop.call('fetch-till', {})).status).toBe(403);
    expect((await shop.call('register-till', {})).status).toBe(403);
    const buyer = await shop.stack.createUser();
    const authorization = `Bearer ${buyer.accessToken}`;
    expect((await shop.call('register-till', {}, { authorization })).status).toBe(403);
    expect(await stateOf(order)).toBe('awaiting');
  });

  describe('listed by M-Pesa', () => {
    it('brings what was not told, page by page, once', async () => {
      shop.simulator.till.pageSize = 2;
      const orders = await Promise.all([1, 2, 3].map(async () => (await shop.order(shop.phone(2))).order));
      for (const order of orders) {
        shop.simulator.failNext({ on: 'confirmation', times: 0 });
        await byHand(order.total_kes, order.number);
      }
      const { body } = await shop.fetchNow();
      expect(body).toMatchObject({ imported: 3, placed: 3, bad: 0 });
      expect(body['problem']).toBeUndefined();
      for (const order of orders) expect(await stateOf(order)).toBe('paid');
      expect((await shop.fetchNow()).body).toMatchObject({ imported: 0, placed: 0 });
      for (const order of orders) expect(await came(order)).toBe(order.total_kes);
    });

    it('keeps what came before M-Pesa refused, and says so', async () => {
      shop.simulator.till.pageSize = 1000;
      const { order } = await shop.order(shop.phone(2));
      shop.simulator.failNext({ on: 'confirmation', times: 0 });
      await byHand(order.total_kes, order.number);
      shop.simulator.failNext({
        on: 'list',
        status: 500,
        errorCode: '500',
        errorMessage: 'Failed to retrieve transactions',
      });
      expect((await shop.fetchNow()).body).toMatchObject({
        pages: 0,
        problem: '500: Failed to retrieve transactions',
      });
      expect(await stateOf(order)).toBe('awaiting');
      expect((await shop.fetchNow()).body).toMatchObject({ placed: 1 });
      expect(await stateOf(order)).toBe('paid');
    });

    it('is not asked for twice at a time', async () => {
      await shop.fetchNow();
      const again = await shop.call(
        'fetch-till',
        {},
        { authorization: `Bearer ${shop.stack.keys.secretKey}` },
      );
      expect(again).toMatchObject({ status: 409, body: { kind: 'busy' } });
    });
  });

  it('says why M-Pesa did not take the addresses', async () => {
    const authorization = `Bearer ${shop.stack.keys.secretKey}`;
    shop.simulator.failNext({
      on: 'register',
      status: 500,
      errorCode: '500.003.1001',
      errorMessage: 'Urls are already registered.',
    });
    expect(await shop.call('register-till', {}, { authorization })).toMatchObject({
      status: 409,
      body: { kind: 'registered_before' },
    });
    expect(await shop.call('register-till', {}, { authorization })).toMatchObject({ status: 200 });
  });

  async function byHand(amountKes: number, account: string, phone = '254700000009'): Promise<string> {
    const paid = await shop.simulator.till.pay({ phone, amountKes, account });
    if ('refused' in paid) throw new Error(paid.refused);
    return paid.receipt;
  }

  async function stateOf(order: TestOrder): Promise<string> {
    return (await shop.readOrder(order.id)).payment_state;
  }

  async function line(order: TestOrder): Promise<{ source: string } | undefined> {
    const [row] = await shop.stack.sql.rows<{ source: string }>(
      'select source from public.mpesa_statement_lines where account = $1',
      [order.number],
    );
    return row;
  }

  async function came(order: TestOrder): Promise<number | undefined> {
    const [row] = await shop.stack.sql.rows<{ received_kes: number }>(
      'select received_kes from public.bills where id = $1',
      [order.id],
    );
    return row?.received_kes;
  }
});
