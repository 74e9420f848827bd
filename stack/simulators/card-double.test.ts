/** A provider more is one file (here `card-double.ts`) and one row: nothing else of the shop is changed for it. */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { asked, cardNews, payCard } from './card-double.ts';
import { type PaymentShop, startPaymentShop } from './mpesa-testing.ts';

let shop: PaymentShop;

beforeAll(async () => {
  shop = await startPaymentShop();
  await shop.stack.sql.exec(`
    insert into private.payment_providers (method, account, name, is_prompted, needs_phone)
    values ('card', 'card', 'Card', true, false)`);
});
afterAll(() => shop.close());

const start = async (accessToken: string, billId: string) => {
  const answer = await payCard(
    new Request('https://shop.example/pay-card', {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ bill_id: billId }),
    }),
  );
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const ledger = (billId: string) =>
  shop.stack.sql.rows<{ account: string; kes: number }>(
    `select account, sum(amount_kes)::integer as kes from public.ledger_entries where bill_id = $1
    group by 1 having sum(amount_kes) <> 0 order by 1`,
    [billId],
  );

it('takes a payment, gives it back, and has an account of its own in the ledger and at the close of the day', async () => {
  const { buyer, order } = await shop.order(shop.phone(1));
  expect(await start(buyer.accessToken, order.id)).toMatchObject({
    status: 200,
    body: { state: 'prompted' },
  });
  const prompt = asked.at(-1);
  expect(prompt).toMatchObject({ amountKes: order.total_kes });
  expect(await start(buyer.accessToken, order.id)).toMatchObject({ body: { state: 'prompted' } });
  expect(asked).toHaveLength(1);
  // M-Pesa is not asked about a card
  expect(await shop.checkNow()).toMatchObject({ body: { checked: 0 } });

  const news = {
    charge: prompt?.charge,
    status: 'succeeded',
    amount_kes: order.total_kes,
    receipt: 'card-0001',
  };
  const { callbackUrl } = prompt ?? { callbackUrl: '' };
  expect((await payCard(cardNews(callbackUrl, news, 'nobody'))).status).toBe(401);
  expect((await shop.readOrder(order.id)).payment_state).toBe('awaiting');
  await Promise.all([payCard(cardNews(callbackUrl, news)), payCard(cardNews(callbackUrl, news))]);
  expect(await shop.readOrder(order.id)).toMatchObject({ payment_state: 'paid', fulfilment_state: 'placed' });
  expect(await ledger(order.id)).toEqual([
    { account: 'card', kes: order.total_kes },
    { account: 'sales_order', kes: -order.total_kes },
  ]);

  const boss = await shop.stack.createUser();
  await shop.stack.sql.exec(`insert into public.user_roles (user_id, role) values ('${boss.id}', 'admin')`);
  const refunded = await boss.client.rpc('record_refund', {
    bill_id: order.id,
    amount_kes: order.total_kes,
    reference: 're_1',
  });
  expect(refunded.error).toBeNull();
  expect(refunded.data).toMatchObject({ method: 'card', amount_kes: order.total_kes });
  expect(await ledger(order.id)).toEqual([]);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Nairobi' }).format(new Date());
  const { data } = await boss.client.rpc('daily_close', { day: today });
  const { accounts } = data as { accounts: { account: string }[] };
  expect(accounts.find(({ account }) => account === 'card')).toMatchObject({
    name: 'Card',
    came_kes: order.total_kes,
    refunds_kes: order.total_kes,
    closing_kes: 0,
    has_statement: false,
  });
});

it('tells the payer that the card was declined, who may pay by M-Pesa instead', async () => {
  const { buyer, order } = await shop.order(shop.phone(1));
  await start(buyer.accessToken, order.id);
  const prompt = asked.at(-1);
  await payCard(cardNews(prompt?.callbackUrl ?? '', { charge: prompt?.charge, status: 'declined' }));
  const [attempt] = await shop.readPayments(order.id);
  expect(attempt).toMatchObject({ state: 'failed', result_text: 'The card was declined.' });
  expect(await shop.pay(buyer, order.id)).toMatchObject({ body: { state: 'prompted' } });
});

it('is refused while it has no row', async () => {
  await shop.stack.sql.exec("update private.payment_providers set is_prompted = false where method = 'card'");
  const { buyer, order } = await shop.order(shop.phone(1));
  expect(await start(buyer.accessToken, order.id)).toMatchObject({ body: { kind: 'bad_payment_method' } });
});
