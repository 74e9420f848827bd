/** Edges of time and network: what happens, and what becomes of the order, its payments and the money. */
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { TestUser } from '../testing.ts';
import { startPaymentShop, TEST_MERCHANT } from './mpesa-testing.ts';
import type { PaymentShop, TestOrder } from './mpesa-testing.ts';

let shop: PaymentShop;
beforeAll(async () => {
  shop = await startPaymentShop();
  await shop.stack.sql.exec('update public.products set stock = 1000');
  await shop.askNow();
});
afterAll(() => shop.close());

/** A phone whose prompts wait for a hand. */
const WAITS = 9;
const MINUTE = 60_000;

type Case = { buyer: TestUser; order: TestOrder; phone: string };

const rings = async ({ buyer, order }: Case) => {
  expect(await shop.pay(buyer, order.id)).toMatchObject({ status: 200 });
  return prompts(order)[0]?.id ?? '';
};
const prompts = ({ number }: TestOrder) =>
  shop.simulator.prompts().filter(({ accountReference }) => accountReference === number);
const approve = async (id: string) => expect(await shop.simulator.decide(id, 'approve')).toBe(true);
const byHand = async ({ order, phone }: Case) => {
  const paid = await shop.simulator.till.pay({ phone, amountKes: order.total_kes, account: order.number });
  expect(paid).toHaveProperty('receipt');
};
const endHold = ({ order }: Case, ago: string) =>
  shop.stack.sql.rows(`update public.orders set hold_expires_at = now() - $2::interval where id = $1`, [
    order.id,
    ago,
  ]);
const lapse = () => shop.stack.sql.rows('select private.release_expired_holds()');
/** M-Pesa tells of a payment, by its own clock. */
const tells = async ({ order, phone }: Case, receipt: string, at: number) => {
  const [row] = await shop.stack.sql.rows<{ secret: string }>('select secret from private.till_addresses');
  await shop.call(`till-money/${row?.secret}/confirmation`, {
    TransID: receipt,
    TransTime: new Date(at + 180 * MINUTE).toISOString().replace(/\D/g, '').slice(0, 14),
    TransAmount: `${order.total_kes}.00`,
    BusinessShortCode: TEST_MERCHANT.shortcode,
    BillRefNumber: order.number,
    MSISDN: phone,
  });
};

it.each<[string, string, (on: Case) => Promise<void>]>([
  [
    'the prompt is answered as the time to pay ends',
    'paid placed: paid, once',
    async (on) => {
      const id = await rings(on);
      await endHold(on, '0 seconds');
      await lapse();
      await approve(id);
    },
  ],
  [
    'the prompt is answered after the order was given up, and its pieces are there',
    'paid placed: paid, once',
    async (on) => {
      const id = await rings(on);
      await endHold(on, '20 minutes');
      await lapse();
      expect(await shop.readOrder(on.order.id)).toMatchObject({ payment_state: 'expired' });
      await approve(id);
    },
  ],
  [
    'the callback is faster than the answer to its request, which never comes',
    'paid placed: paid, once',
    async (on) => {
      shop.simulator.failNext({ on: 'push', silent: true });
      await approve(await rings(on));
    },
  ],
  [
    // The money of each is known by its receipt: what came second waits for a person. M-Pesa tells of the first in two ways at
    // once: its callback finds the attempt without an answer, or the confirmation was faster, and the attempt has failed.
    'no answer, so a second prompt is sent, and both are paid',
    'paid placed: (failed and )?needs_review and paid, twice',
    async (on) => {
      shop.simulator.failNext({ on: 'push', silent: true });
      const first = await rings(on);
      await shop.stack.sql.rows(
        "update public.payments set created_at = now() - interval '2 minutes' where bill_id = $1",
        [on.order.id],
      );
      // the number is busy with the first one, so that another one is asked
      await shop.pay(on.buyer, on.order.id, shop.phone(WAITS));
      const [second] = prompts(on.order).filter(({ id }) => id !== first);
      await approve(first);
      await expect.poll(() => orderState(on.order)).toBe('paid placed');
      await approve(second?.id ?? '');
    },
  ],
  [
    'the clock of M-Pesa is ten minutes ahead of ours',
    'paid placed: paid, once',
    (on) => tells(on, 'SKAHEAD001', Date.now() + 10 * MINUTE),
  ],
  [
    'the clock of M-Pesa is ten minutes behind ours',
    'paid placed: paid, once',
    (on) => tells(on, 'SKBEHIND01', Date.now() - 10 * MINUTE),
  ],
  [
    'the tab is closed, the prompt is paid, and its buyer comes back a day later',
    'paid placed: paid, once',
    async (on) => {
      await approve(await rings(on));
      await expect.poll(() => orderState(on.order)).toBe('paid placed');
      await endHold(on, '1 day');
      await lapse();
      expect(await shop.pay(on.buyer, on.order.id)).toMatchObject({
        status: 409,
        body: { kind: 'already_paid' },
      });
    },
  ],
  [
    'the tab is closed, nothing is paid, and its buyer comes back a day later',
    'expired cancelled: failed, nothing',
    async (on) => {
      await shop.simulator.decide(await rings(on), 'decline');
      await expect.poll(() => orderState(on.order)).toBe('failed placed');
      await endHold(on, '1 day');
      await lapse();
      expect(await shop.pay(on.buyer, on.order.id)).toMatchObject({
        status: 409,
        body: { kind: 'order_closed', hint: 'You are welcome to order again.' },
      });
    },
  ],
  [
    'the phone dies during the prompt, and another one pays by pay bill',
    'paid placed: paid, once',
    async (on) => {
      const id = await rings(on);
      await byHand(on);
      await expect.poll(() => orderState(on.order)).toBe('paid placed');
      await shop.simulator.decide(id, 'decline');
    },
  ],
  [
    'paid by pay bill, and the prompt after all',
    'paid placed: needs_review and paid, twice',
    async (on) => {
      const id = await rings(on);
      await byHand(on);
      await expect.poll(() => orderState(on.order)).toBe('paid placed');
      await approve(id);
    },
  ],
  [
    'the network is gone between the press and its answer, and it is pressed again, and twice at once',
    'paid placed: paid, once',
    async (on) => {
      // the first request arrives, its answer does not
      await Promise.all([rings(on), rings(on), rings(on)]);
      const again = await rings(on);
      expect(prompts(on.order)).toHaveLength(1);
      await approve(again);
    },
  ],
  [
    'M-Pesa is too busy as it is pressed, which is pressed again at once and after the wait',
    'paid placed: failed and paid, once',
    async (on) => {
      shop.simulator.failNext({
        on: 'push',
        status: 500,
        errorCode: '500.003.02',
        errorMessage: 'System is busy. Please try again in few minutes.',
      });
      expect(await shop.pay(on.buyer, on.order.id)).toMatchObject({ body: { state: 'failed' } });
      expect(await shop.pay(on.buyer, on.order.id)).toMatchObject({
        status: 409,
        body: { kind: 'wait_first' },
      });
      await shop.stack.sql.exec(`alter table public.payments disable trigger touch_updated_at;
        update public.payments set updated_at = updated_at - interval '1 minute' where bill_id = '${on.order.id}';
        alter table public.payments enable trigger touch_updated_at`);
      await approve(await rings(on));
    },
  ],
])('%s: %s', async (_what, outcome, happens) => {
  const phone = shop.phone(WAITS);
  const { buyer, order } = await shop.order(phone);
  const on = { buyer, order, phone };
  await happens(on);
  const expected = new RegExp(`^${outcome}$`);
  await expect.poll(() => becameOf(on), { timeout: 10_000 }).toMatch(expected);
  // and stays so, whatever M-Pesa is asked and lists afterwards
  await shop.checkNow();
  await shop.fetchNow();
  expect(await becameOf(on)).toMatch(expected);
});

const orderState = async ({ id }: TestOrder): Promise<string> => {
  const { payment_state, fulfilment_state } = await shop.readOrder(id);
  return `${payment_state} ${fulfilment_state}`;
};

/** State of the order, those of its payments, and how often its price came. */
async function becameOf({ order }: Case): Promise<string> {
  const states = (await shop.readPayments(order.id)).map(({ state }) => state).toSorted();
  const [bill] = await shop.stack.sql.rows<{ received_kes: number }>(
    'select received_kes from public.bills where id = $1',
    [order.id],
  );
  const times = (bill?.received_kes ?? 0) / order.total_kes;
  const came = ['nothing', 'once', 'twice'][times] ?? `${times} times`;
  return `${await orderState(order)}: ${states.join(' and ')}, ${came}`;
}
