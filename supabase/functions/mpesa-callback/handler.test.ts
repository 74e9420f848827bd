import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  type Answer,
  type PaymentShop,
  startPaymentShop,
  TEST_MERCHANT,
  type TestOrder,
  type TestPayment,
} from '../../../stack/simulators/mpesa-testing.ts';
import type { TestUser } from '../../../stack/testing.ts';
import { createDaraja } from '../_shared/mpesa.ts';
import { createPaymentsDb } from '../_shared/payments-db.ts';
import { mpesaCallback } from './handler.ts';

const ACCEPTED = { status: 200, body: { ResultCode: 0, ResultDesc: 'Accepted' } };

let shop: PaymentShop;

beforeAll(async () => {
  shop = await startPaymentShop();
});
afterAll(() => shop.close());

describe('a success', () => {
  it('pays the order with amount and receipt, once confirmed by query', async () => {
    const { order } = await prompted(1);
    await expect.poll(() => state(order)).toBe('paid');
    const payment = await lastPayment(order);
    expect(payment).toMatchObject({ state: 'paid', receipt: shop.simulator.prompts()[0]?.receipt });
    expect(await shop.messages(payment.id)).toEqual([
      { source: 'push', outcome: 'accepted' },
      { source: 'callback', outcome: 'received' },
      { source: 'query', outcome: 'paid' },
    ]);
  });

  it('counts once when it comes twice', async () => {
    const { order } = await prompted(6);
    const { id } = await lastPayment(order);
    await expect
      .poll(async () => (await shop.messages(id)).filter(({ source }) => source === 'query'))
      .toEqual([
        { source: 'query', outcome: 'paid' },
        { source: 'query', outcome: 'already_settled' },
      ]);
    expect(await eventsOf(order)).toEqual(['placed', 'payment_prompted', 'payment_confirmed']);
  });

  it('of another amount waits for a person', async () => {
    shop.simulator.failNext({ on: 'callback', amountKes: 1 });
    const { order } = await prompted(1);
    await expect.poll(() => state(order)).toBe('needs_review');
    expect(await lastPayment(order)).toMatchObject({ state: 'needs_review' });
  });

  it('that Daraja does not confirm yet is settled by the next check, with its receipt', async () => {
    const { order } = await prompted(1, {
      on: 'query',
      status: 500,
      errorCode: '500.003.02',
      errorMessage: 'Busy',
    });
    const { id } = await lastPayment(order);
    await expect.poll(() => shop.messages(id)).toHaveLength(2);
    expect(await state(order)).toBe('awaiting');
    expect(await shop.checkNow()).toMatchObject({ status: 200, body: { settled: 1 } });
    expect(await state(order)).toBe('paid');
    expect((await lastPayment(order)).receipt).toMatch(/^S[A-Z0-9]{9}$/);
  });

  it('of an attempt that was given up is taken at its word when Daraja is silent', async () => {
    const { order } = await prompted(8);
    const { id } = await lastPayment(order);
    await shop.stack.service.rpc('fail_payment', { payment_id: id, code: -4, reason: 'Given up.' });
    shop.simulator.failNext({ on: 'query', status: 500, errorCode: '500.003.02', errorMessage: 'Busy' });
    await approve();
    await expect.poll(() => state(order)).toBe('paid');
  });
});

describe('a success after the hold has ended', () => {
  it('opens the order again while there is stock', async () => {
    const { order } = await prompted(8);
    await expire(order);
    expect(await shop.readOrder(order.id)).toMatchObject({
      payment_state: 'expired',
      fulfilment_state: 'cancelled',
    });
    await approve();
    await expect.poll(() => state(order)).toBe('paid');
    expect((await shop.readOrder(order.id)).fulfilment_state).toBe('placed');
  });

  it('is owed back when the stock is gone', async () => {
    const { order } = await prompted(8);
    await expire(order);
    const [{ stock } = { stock: 0 }] = await shop.stack.sql.rows<{ stock: number }>(
      'select stock from public.products where id = 1',
    );
    await shop.stack.sql.exec('update public.products set stock = 0 where id = 1');
    await approve();
    await expect.poll(() => state(order)).toBe('refund_due');
    await shop.stack.sql.rows('update public.products set stock = $1 where id = 1', [stock]);
  });
});

describe('a failure', () => {
  it.each([
    [2, 1032, /cancelled/],
    [3, 1, /balance/],
    [4, 1037, /did not answer/],
    [5, 2001, /PIN/],
  ])('of a phone ending %i says why, and another try pays', async (digit, code, words) => {
    const { buyer, order } = await prompted(digit);
    await expect.poll(() => state(order)).toBe('failed');
    const failed = await lastPayment(order);
    expect(failed).toMatchObject({ state: 'failed', result_code: code });
    expect(failed.result_text).toMatch(words);
    await shop.pay(buyer, order.id, shop.phone(1));
    await expect.poll(() => state(order)).toBe('paid');
  });
});

describe('what a stranger sends', () => {
  it('changes nothing and learns nothing', async () => {
    const { order } = await prompted(8);
    const payment = await lastPayment(order);
    const success = callback(payment);
    const tries = [
      await post('', success),
      await post('0'.repeat(64), success),
      await post(payment.callback_token, callback({ ...payment, checkout_request_id: 'ws_CO_unknown' })),
      await post(payment.callback_token, callback({ ...payment, merchant_request_id: '1-2-3' })),
      await post(payment.callback_token, '{"Body":'),
      await post(payment.callback_token, { Body: { stkCallback: { ResultCode: 0 } } }),
      await post(payment.callback_token, JSON.stringify({ padding: 'x'.repeat(20_000) })),
    ];
    for (const answer of tries) expect(answer).toEqual(ACCEPTED);
    expect(await lastPayment(order)).toMatchObject({ state: 'prompted' });
    expect((await shop.messages(payment.id)).filter(({ outcome }) => outcome === 'received')).toEqual([]);
  });

  it('does not pay even with the right token while Daraja knows better', async () => {
    const { order } = await prompted(8);
    const payment = await lastPayment(order);
    expect(await post(payment.callback_token, callback(payment))).toEqual(ACCEPTED);
    await expect.poll(() => shop.messages(payment.id)).toHaveLength(2);
    expect(await shop.checkNow()).toMatchObject({ status: 200 });
    expect(await state(order)).toBe('awaiting');
  });

  it('does not pay what the owner of the phone refused, whoever sends it', async () => {
    const { order } = await prompted(2);
    await expect.poll(() => state(order)).toBe('failed');
    const payment = await lastPayment(order);
    const address = `${shop.functionsUrl}/functions/v1/mpesa-callback/${payment.callback_token}`;
    const forged = new Request(address, { method: 'POST', body: JSON.stringify(callback(payment)) });
    const tasks: Promise<void>[] = [];
    const told: string[] = [];
    await mpesaCallback(forged, {
      payments: () => createPaymentsDb(shop.stack.service),
      daraja: createDaraja({
        ...TEST_MERCHANT,
        baseUrl: shop.simulator.url,
        former: null,
        isTest: false,
        partyB: TEST_MERCHANT.shortcode,
        transactionType: 'CustomerPayBillOnline',
      }),
      background: (task) => void tasks.push(task),
      log: (_, event) => void told.push(event),
    });
    await Promise.all(tasks);
    expect(told).toEqual(['mpesa_callback_contradicted']);
    expect(await state(order)).toBe('failed');
    expect((await lastPayment(order)).receipt).toBeNull();
  });
});

type Fault = Parameters<PaymentShop['simulator']['failNext']>[0];

async function prompted(lastDigit: number, fault?: Fault): Promise<{ buyer: TestUser; order: TestOrder }> {
  const { buyer, order } = await shop.order(shop.phone(lastDigit));
  const answer = await shop.pay(buyer, order.id);
  expect(answer.body).toMatchObject({ state: 'prompted' });
  if (fault) shop.simulator.failNext(fault);
  return { buyer, order };
}

async function approve(): Promise<void> {
  const [newest] = shop.simulator.prompts();
  expect(await shop.simulator.decide(newest?.id ?? '', 'approve')).toBe(true);
}

async function expire(order: TestOrder): Promise<void> {
  await shop.stack.sql.rows(
    "update public.orders set hold_expires_at = now() - interval '20 minutes' where id = $1",
    [order.id],
  );
  await shop.stack.sql.exec('select public.run_scheduled_jobs()');
}

async function state(order: TestOrder): Promise<string> {
  return (await shop.readOrder(order.id)).payment_state;
}

async function lastPayment(order: TestOrder): Promise<TestPayment> {
  const payment = (await shop.readPayments(order.id)).at(-1);
  if (!payment) throw new Error('The order has no payment.');
  return payment;
}

async function eventsOf(order: TestOrder): Promise<string[]> {
  const rows = await shop.stack.sql.rows<{ kind: string }>(
    'select kind from public.order_events where order_id = $1 order by id',
    [order.id],
  );
  return rows.map(({ kind }) => kind);
}

function callback(payment: TestPayment): unknown {
  return {
    Body: {
      stkCallback: {
        MerchantRequestID: payment.merchant_request_id,
        CheckoutRequestID: payment.checkout_request_id,
        ResultCode: 0,
        ResultDesc: 'The service request is processed successfully.',
        CallbackMetadata: {
          Item: [
            { Name: 'Amount', Value: payment.amount_kes },
            { Name: 'MpesaReceiptNumber', Value: 'SKLFORGED1' },
          ],
        },
      },
    },
  };
}

function post(token: string, body: unknown): Promise<Answer> {
  return shop.call(`mpesa-callback/${token}`, body);
}
