import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { TestUser } from '../testing.ts';
import { newReceipt } from './mpesa-protocol.ts';
import { type PaymentShop, startPaymentShop, type TestOrder } from './mpesa-testing.ts';

describe('a named receipt, asked about at M-Pesa', () => {
  let shop: PaymentShop;

  beforeAll(async () => {
    shop = await startPaymentShop();
    await shop.askNow();
  });
  afterAll(() => shop.close());

  it('settles without a person', async () => {
    const { buyer, order } = await shop.order(shop.phone(2));
    const receipt = moved(order, order.total_kes);
    await name(buyer, order, receipt);
    expect(await told(order)).toEqual({ state: 'waiting', told: 'asking' });
    expect((await shop.askNow()).body).toMatchObject({ sent: 1 });
    await expect.poll(() => stateOf(order)).toBe('paid');
    expect(await shop.readPayments(order.id)).toMatchObject([{ state: 'paid', receipt }]);
  });

  it('is no way to have what somebody else paid', async () => {
    const { buyer, order } = await shop.order(shop.phone(2));
    await name(buyer, order, moved(order, order.total_kes, newReceipt(), '254700000001'));
    await shop.askNow();
    await expect.poll(() => told(order)).toEqual({ state: 'waiting', told: 'unlinked' });
    expect(await stateOf(order)).toBe('needs_review');
  });

  it('settles the prompt whose callback got lost, once', async () => {
    const { buyer, order } = await shop.order(shop.phone(7));
    shop.simulator.failNext({ on: 'confirmation', times: 0 });
    await shop.pay(buyer, order.id);
    await expect.poll(() => shop.simulator.prompts()[0]?.receipt).toBeTruthy();
    const receipt = shop.simulator.prompts()[0]?.receipt ?? '';
    await name(buyer, order, receipt);
    await shop.askNow();
    await expect.poll(() => stateOf(order)).toBe('paid');
    await shop.checkNow();
    expect(await shop.readPayments(order.id)).toMatchObject([{ state: 'paid', receipt }]);
  });

  it('is asked about again when M-Pesa does not have it yet', async () => {
    const { buyer, order } = await shop.order(shop.phone(2));
    const receipt = newReceipt();
    await name(buyer, order, receipt);
    await shop.askNow();
    await expect.poll(() => requests(order)).toEqual(['failed', 'due']);
    moved(order, order.total_kes, receipt);
    await shop.askNow();
    await expect.poll(() => stateOf(order)).toBe('paid');
  });

  it('is told to its payer when M-Pesa never has it', async () => {
    const { buyer, order } = await shop.order(shop.phone(2));
    await name(buyer, order, newReceipt());
    for (let asked = 1; asked <= 4; asked += 1) {
      await shop.askNow();
      await expect
        .poll(async () => (await requests(order)).filter((state) => state === 'failed').length)
        .toBe(asked);
    }
    expect(await told(order)).toEqual({ state: 'waiting', told: 'unknown' });
    expect((await shop.askNow()).body).toMatchObject({ sent: 0 });
  });

  it('is asked about again when M-Pesa is busy', async () => {
    const { buyer, order } = await shop.order(shop.phone(2));
    await name(buyer, order, moved(order, order.total_kes));
    refuse(500, '500.003.02', 'System is busy');
    expect((await shop.askNow()).body).toMatchObject({ refused: 1 });
    expect(await requests(order)).toEqual(['due']);
    await shop.askNow();
    await expect.poll(() => stateOf(order)).toBe('paid');
  });

  it('is left to a person when M-Pesa refuses for good', async () => {
    const { buyer, order } = await shop.order(shop.phone(2));
    await name(buyer, order, moved(order, order.total_kes));
    refuse(400, '400.002.02', 'Bad Request');
    expect((await shop.askNow()).body).toMatchObject({ refused: 1 });
    expect(await requests(order)).toEqual(['failed']);
    expect(await told(order)).toEqual({ state: 'waiting', told: null });
  });

  it.each(['timeout', 'none'] as const)('is asked about again after silence: %s', async (answer) => {
    const { buyer, order } = await shop.order(shop.phone(2));
    await name(buyer, order, moved(order, order.total_kes));
    shop.simulator.failNext({ on: 'call', answer });
    await shop.askNow();
    if (answer === 'none') await shop.askNow();
    await expect.poll(() => requests(order)).toEqual(['silent', 'due']);
    await shop.askNow();
    await expect.poll(() => stateOf(order)).toBe('paid');
  });

  it('is sent again when its sender died', async () => {
    const { buyer, order } = await shop.order(shop.phone(2));
    await name(buyer, order, moved(order, order.total_kes));
    await shop.stack.sql.rows('select * from public.claim_mpesa_requests(1)', []);
    expect(await requests(order)).toEqual(['sending']);
    await shop.askNow();
    await expect.poll(() => stateOf(order)).toBe('paid');
  });

  it('takes an answer once, from its own conversation alone', async () => {
    const { buyer, order } = await shop.order(shop.phone(2));
    await name(buyer, order, moved(order, order.total_kes));
    shop.simulator.failNext({ on: 'call', answer: 'none' });
    await shop.askNow();
    const [request] = await shop.stack.sql.rows<{ token: string }>(
      `select r.token from private.mpesa_requests r join public.receipt_claims c on c.id = r.subject where c.order_id = $1`,
      [order.id],
    );
    const made = { Result: { ResultCode: 0, ResultDesc: 'Made up', ConversationID: 'AG_other' } };
    expect((await shop.call(`till-answers/${request?.token}`, made)).status).toBe(200);
    expect(await requests(order)).toEqual(['sent']);
    expect((await shop.call('till-answers/short', made)).status).toBe(200);
    expect((await shop.call(`till-answers/${'x'.repeat(64)}`, made)).status).toBe(200);
    expect(await stateOf(order)).not.toBe('paid');
  });

  /** Money that moved at M-Pesa without the shop: its receipt. */
  function moved(order: TestOrder, amountKes: number, receipt = newReceipt(), phone?: string): string {
    shop.simulator.transactions.add({
      receipt,
      direction: 'in',
      amountKes,
      phone: phone ?? order.phone,
      account: '',
      completedAt: Date.now(),
      reversedBy: null,
    });
    return receipt;
  }

  function refuse(status: number, errorCode: string, errorMessage: string): void {
    shop.simulator.failNext({ on: 'call', status, errorCode, errorMessage });
  }

  async function name(buyer: TestUser, order: TestOrder, receipt: string): Promise<void> {
    const { error } = await buyer.client.rpc('name_receipt', { bill_id: order.id, receipt });
    expect(error).toBeNull();
  }

  async function stateOf(order: TestOrder): Promise<string> {
    return (await shop.readOrder(order.id)).payment_state;
  }

  async function told(order: TestOrder): Promise<unknown> {
    const [claim] = await shop.stack.sql.rows(
      'select state, told from public.receipt_claims where order_id = $1',
      [order.id],
    );
    return claim;
  }

  async function requests(order: TestOrder): Promise<string[]> {
    const rows = await shop.stack.sql.rows<{ state: string }>(
      `select r.state from private.mpesa_requests r join public.receipt_claims c on c.id = r.subject
       where c.order_id = $1 order by r.created_at`,
      [order.id],
    );
    return rows.map(({ state }) => state);
  }
});
