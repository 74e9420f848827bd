/** Refunds from the desk's word to M-Pesa's, through the real functions and the simulated Daraja with its own books. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type PaymentShop, startPaymentShop } from '../../../stack/simulators/mpesa-testing.ts';
import type { TestUser } from '../../../stack/testing.ts';

type Row = { id: string; state: string; result_code: string | null; receipt: string | null };

let shop: PaymentShop;
let owner: TestUser;

beforeAll(async () => {
  shop = await startPaymentShop();
  owner = await shop.stack.createUser();
  await shop.stack.sql.rows("insert into public.user_roles (user_id, email, role) values ($1, $2, 'admin')", [
    owner.id,
    owner.email,
  ]);
  await shop.stack.sql.exec('update public.products set stock = 10000 where id = 1');
  await askTill();
});
afterAll(() => shop.close());

async function askTill(): Promise<void> {
  const answer = await shop.call('ask-till', {}, { apikey: shop.stack.keys.secretKey });
  expect(answer.status).toBe(200);
}

/** Everything that waits for its time is due now: a minute or five have passed. */
async function laterAskTill(): Promise<void> {
  await shop.stack.sql.exec(
    "update private.mpesa_requests set next_at = now() where state in ('due', 'sending', 'sent')",
  );
  await askTill();
}

/** A cancelled order whose payment is owed back. */
async function owed(): Promise<{ billId: string; paymentId: string; phone: string; kes: number }> {
  const phone = shop.phone(1);
  const { buyer, order } = await shop.order(phone);
  await shop.pay(buyer, order.id);
  await expect
    .poll(async () => (await shop.readOrder(order.id)).payment_state, { timeout: 10_000 })
    .toBe('paid');
  const cancelled = await owner.client.rpc('set_order_fulfilment', {
    order_id: order.id,
    next_state: 'cancelled',
  });
  if (cancelled.error) throw new Error(cancelled.error.message);
  const [payment] = await shop.readPayments(order.id);
  return { billId: order.id, paymentId: payment?.id ?? '', phone, kes: order.total_kes };
}

async function ask(of: { billId: string; paymentId: string }, amount: number): Promise<string> {
  const { data, error } = await owner.client.rpc('ask_refund', {
    bill_id: of.billId,
    payment_id: of.paymentId,
    amount_kes: amount,
  });
  if (error) throw new Error(error.message);
  return String(data);
}

async function read(id: string): Promise<Row> {
  const [row] = await shop.stack.sql.rows<Row>('select * from public.refund_orders where id = $1', [id]);
  if (!row) throw new Error('no refund');
  return row;
}
const becomes = (id: string, state: string) =>
  expect.poll(async () => (await read(id)).state, { timeout: 10_000 }).toBe(state);
const sentTo = (phone: string): number[] =>
  shop.simulator.transactions
    .list()
    .filter((each) => each.direction === 'out' && each.phone === phone)
    .map(({ amountKes }) => amountKes);
const bookedFor = async (billId: string): Promise<string[]> =>
  (
    await shop.stack.sql.rows<{ reference: string }>(
      'select reference from public.refunds where bill_id = $1',
      [billId],
    )
  ).map(({ reference }) => reference);

describe('a refund', () => {
  it('of a whole payment is a reversal, with its own receipt', async () => {
    const of = await owed();
    const id = await ask(of, of.kes);
    await askTill();
    await becomes(id, 'done');
    expect(sentTo(of.phone)).toEqual([of.kes]);
    const { receipt } = await read(id);
    expect(shop.simulator.transactions.find(receipt ?? '')).toMatchObject({ direction: 'out' });
    expect(await bookedFor(of.billId)).toEqual([receipt]);
    expect((await shop.readOrder(of.billId)).payment_state).toBe('refunded');
  });

  it('of a part is paid to the number that paid', async () => {
    const of = await owed();
    const id = await ask(of, 40);
    await askTill();
    await becomes(id, 'done');
    expect(sentTo(of.phone)).toEqual([40]);
    expect(await bookedFor(of.billId)).toEqual([(await read(id)).receipt]);
  });

  it.each(['1', '11', '21', '2001', '2006', '2028', '8006', 'R000002'])(
    'that M-Pesa declines with %s was not sent, and can be tried again',
    async (code) => {
      const of = await owed();
      shop.simulator.failNext({ on: 'call', answer: 'code', code, words: 'Declined' });
      const id = await ask(of, of.kes);
      await askTill();
      await becomes(id, 'failed');
      expect(await read(id)).toMatchObject({ result_code: code });
      expect(sentTo(of.phone)).toEqual([]);
      const { error } = await owner.client.rpc('retry_refund', { refund_id: id });
      expect(error).toBeNull();
      await askTill();
      await becomes(id, 'done');
      expect(sentTo(of.phone)).toEqual([of.kes]);
    },
  );

  it.each(['2', '3', '4', '8', '2040', 'SFC_IC0003'])(
    'to a number that M-Pesa declines with %s was not sent',
    async (code) => {
      const of = await owed();
      shop.simulator.failNext({ on: 'call', answer: 'code', code, words: 'Declined' });
      const id = await ask(of, 40);
      await askTill();
      await becomes(id, 'failed');
      expect(sentTo(of.phone)).toEqual([]);
    },
  );

  it.each([
    ['400.002.02', 400, 'failed'],
    ['404.001.01', 404, 'failed'],
  ])('that Daraja turns away with %s was not sent', async (errorCode, status, state) => {
    const of = await owed();
    shop.simulator.failNext({ on: 'call', status, errorCode, errorMessage: 'Bad Request' });
    const id = await ask(of, 40);
    await askTill();
    await becomes(id, state);
    expect(sentTo(of.phone)).toEqual([]);
  });

  it.each([
    ['500.003.02', 'Spike Arrest Violation', 'due'],
    ['500.003.03', 'Quota Violation', 'due'],
    ['500.001.1001', 'Internal Server Error', 'sending'],
    ['500.003.1001', 'Internal Server Error', 'sending'],
  ])('is sent again after %s, once', async (errorCode, errorMessage, state) => {
    const of = await owed();
    shop.simulator.failNext({ on: 'call', status: 500, errorCode, errorMessage });
    const id = await ask(of, 40);
    await askTill();
    const [request] = await shop.stack.sql.rows<{ state: string }>(
      'select state from private.mpesa_requests where subject = $1',
      [id],
    );
    expect(request?.state).toBe(state);
    await laterAskTill();
    await becomes(id, 'done');
    expect(sentTo(of.phone)).toEqual([40]);
  });
});

describe('doubt', () => {
  it.each([
    ['a part', 40],
    ['the whole', 0],
  ])('about %s: done, the connection lost, and sent again: once', async (_, amount) => {
    const of = await owed();
    shop.simulator.failNext({ on: 'call', answer: 'hangup' });
    const id = await ask(of, amount || of.kes);
    await askTill();
    await laterAskTill();
    await becomes(id, 'done');
    expect(sentTo(of.phone)).toEqual([amount || of.kes]);
    expect(await bookedFor(of.billId)).toHaveLength(1);
  });

  it.each([
    ['a part', 40],
    ['the whole', 0],
  ])('about %s: no answer comes, and the status tells', async (_, amount) => {
    const of = await owed();
    shop.simulator.failNext({ on: 'call', answer: 'none' });
    const id = await ask(of, amount || of.kes);
    await askTill();
    await laterAskTill();
    await becomes(id, 'doubtful');
    expect(await bookedFor(of.billId)).toEqual([]);
    await shop.stack.sql.exec('select private.ask_refund_statuses()');
    await askTill();
    await becomes(id, 'done');
    expect(sentTo(of.phone)).toEqual([amount || of.kes]);
    expect(await bookedFor(of.billId)).toEqual([(await read(id)).receipt]);
  });

  it('after M-Pesa gave up stays until the status tells', async () => {
    const of = await owed();
    shop.simulator.failNext({ on: 'call', answer: 'timeout' });
    const id = await ask(of, 40);
    await askTill();
    await becomes(id, 'doubtful');
    await shop.stack.sql.exec('select private.ask_refund_statuses()');
    await askTill();
    await becomes(id, 'done');
    expect(sentTo(of.phone)).toEqual([40]);
  });

  it('about what the desk reversed by hand is a person’s to end', async () => {
    const of = await owed();
    const [payment] = await shop.readPayments(of.billId);
    const original = shop.simulator.transactions.find(payment?.receipt ?? '');
    if (!original) throw new Error('not in the books');
    original.reversedBy = 'SKBYHAND01';
    const id = await ask(of, of.kes);
    await askTill();
    await becomes(id, 'doubtful');
    expect((await read(id)).result_code).toBe('R000001');
    await shop.stack.sql.exec('select private.ask_refund_statuses()');
    await askTill();
    await expect
      .poll(
        async () =>
          (
            await shop.stack.sql.rows<{ words: string }>(
              'select words from public.refund_orders where id = $1',
              [id],
            )
          )[0]?.words,
      )
      .toBe('M-Pesa says of the payment: Reversed');
    const { error } = await owner.client.rpc('settle_refund', {
      refund_id: id,
      was_sent: true,
      receipt: 'SKBYHAND01',
    });
    expect(error).toBeNull();
    expect(await bookedFor(of.billId)).toEqual(['SKBYHAND01']);
  });
});

it('a duplicate id is refused by M-Pesa also after a restart of our side', async () => {
  const of = await owed();
  const id = await ask(of, 40);
  await askTill();
  await becomes(id, 'done');
  await shop.stack.sql.rows(
    "update private.mpesa_requests set state = 'due', next_at = now() where subject = $1 and kind = 'b2c'",
    [id],
  );
  await askTill();
  expect(sentTo(of.phone)).toEqual([40]);
});

describe('the balance', () => {
  it('is what the books of M-Pesa say', async () => {
    expect((await owner.client.rpc('ask_mpesa_balance')).error).toBeNull();
    await askTill();
    const money = async () => (await owner.client.rpc('money_out')).data as Record<string, unknown>;
    await expect.poll(async () => (await money())['ask_state']).toBe('known');
    expect(await money()).toMatchObject({
      utility_kes: shop.simulator.transactions.balanceKes(),
      is_old: false,
    });
  });

  it('that M-Pesa does not tell is told so', async () => {
    await shop.stack.sql.exec("update private.mpesa_balances set asked_at = now() - interval '1 hour'");
    shop.simulator.failNext({
      on: 'call',
      answer: 'code',
      code: 18,
      words: 'Initiator Credential Check Failure',
    });
    expect((await owner.client.rpc('ask_mpesa_balance')).error).toBeNull();
    await askTill();
    await expect
      .poll(async () => ((await owner.client.rpc('money_out')).data as Record<string, unknown>)['ask_state'])
      .toBe('failed');
  });
});
