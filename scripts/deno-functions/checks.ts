import assert from 'node:assert/strict';

import type { PaymentShop, TestOrder } from '../../stack/simulators/mpesa-testing.ts';
import type { TestUser } from '../../stack/testing.ts';

/** What must hold of the functions under Deno, by what it says; each throws when it does not. */
export function functionChecks(shop: PaymentShop): Record<string, () => Promise<void>> {
  const { anonKey, secretKey } = shop.stack.keys;
  const stateOf = async (order: TestOrder): Promise<string> => (await shop.readOrder(order.id)).payment_state;
  const prompted = async (lastDigit: number): Promise<{ buyer: TestUser; order: TestOrder }> => {
    const made = await shop.order(shop.phone(lastDigit));
    const answer = await shop.pay(made.buyer, made.order.id);
    assert.equal(answer.body['state'], 'prompted', JSON.stringify(answer));
    return made;
  };
  const mailsTo = async (email: string): Promise<{ links: string[] }[]> => {
    const response = await fetch(`${shop.stack.url}/dev/inbox.json`);
    const mails = (await response.json()) as { to: string; links: string[] }[];
    return mails.filter(({ to }) => to === email);
  };

  return {
    'pay-order sends a visitor to the sign-in': async () => {
      const { order } = await shop.order(shop.phone(0));
      const answer = await shop.call(
        'pay-order',
        { order_id: order.id },
        { authorization: `Bearer ${anonKey}` },
      );
      assert.equal(answer.status, 401);
      assert.equal(answer.body['kind'], 'not_signed_in');
    },
    'pay prompts the phone, and the callback pays the order': async () => {
      const { order } = await prompted(1);
      await until(() => stateOf(order), 'paid');
      const [payment] = await shop.readPayments(order.id);
      assert.match(payment?.receipt ?? '', /^S[A-Z0-9]{9}$/);
    },
    'mpesa-callback tells why a prompt failed': async () => {
      const { order } = await prompted(5);
      await until(() => stateOf(order), 'failed');
      const [payment] = await shop.readPayments(order.id);
      assert.equal(payment?.result_code, 2001);
    },
    'pay knows a Daraja that cannot be reached': async () => {
      const { buyer, order } = await shop.order(shop.phone(1));
      const authorization = `Bearer ${buyer.accessToken}`;
      const answer = await shop.call('pay-without-daraja', { bill_id: order.id }, { authorization });
      assert.equal(answer.body['state'], 'failed', JSON.stringify(answer));
      assert.equal((await shop.readPayments(order.id))[0]?.result_code, -1);
    },
    'pay asks once and leaves the attempt open when the line drops': async () => {
      const { buyer, order } = await shop.order(shop.phone(1));
      shop.simulator.failNext({ on: 'push', silent: true });
      const answer = await shop.pay(buyer, order.id);
      assert.equal(answer.body['state'], 'starting', JSON.stringify(answer));
      const rung = shop.simulator
        .prompts()
        .filter(({ accountReference }) => accountReference === order.number);
      assert.equal(rung.length, 1);
      await until(() => stateOf(order), 'paid');
    },
    'mpesa-callback answers strangers like Safaricom': async () => {
      const answer = await shop.call(`mpesa-callback/${'0'.repeat(64)}`, { Body: {} });
      assert.deepEqual(answer, { status: 200, body: { ResultCode: 0, ResultDesc: 'Accepted' } });
    },
    'check-payments wants the secret key': async () => {
      const answer = await shop.call('check-payments', {}, { authorization: `Bearer ${anonKey}` });
      assert.equal(answer.status, 401);
      assert.equal((await shop.call('check-payments', {}, { apikey: secretKey })).status, 200);
    },
    'check-payments settles a payment whose callback was lost': async () => {
      const { order } = await prompted(7);
      await until(async () => String(shop.simulator.prompts()[0]?.resultCode), '0');
      const answer = await shop.checkNow();
      assert.equal(answer.body['settled'], 1, JSON.stringify(answer));
      assert.equal(await stateOf(order), 'paid');
    },
    'remove-files wants the secret key and finds nothing to do': async () => {
      const answer = await shop.call('remove-files', {}, { authorization: `Bearer ${anonKey}` });
      assert.equal(answer.status, 401);
      const done = await shop.call('remove-files', {}, { apikey: secretKey });
      assert.deepEqual(done, { status: 200, body: { removed: 0 } });
    },
    'send-password-reset mails a link and tells nothing': async () => {
      const { email } = await shop.stack.createUser();
      const known = await shop.call('send-password-reset', { email });
      const unknown = await shop.call('send-password-reset', { email: 'nobody@example.com' });
      assert.equal(known.status, 200);
      assert.deepEqual(known, unknown);
      const [mail] = await mailsTo(email);
      assert.match(mail?.links.join(' ') ?? '', /\/auth\/reset-password/);
      assert.equal((await shop.call('send-password-reset', { email: 'nothing' })).status, 400);
    },
    'send-verification-email adds no second mail to a sign-up': async () => {
      const email = 'deno@example.com';
      const { error } = await shop.stack.anon.auth.signUp({ email, password: 'Sukuma-Wiki-2026!' });
      assert.equal(error, null);
      const answer = await shop.call('send-verification-email', { email, type: 'signup', name: 'Wanjiku' });
      assert.equal(answer.status, 200, JSON.stringify(answer));
      assert.equal((await mailsTo(email)).length, 1);
    },
    'browsers of any origin may ask': async () => {
      for (const name of ['pay', 'send-password-reset']) {
        const answer = await fetch(`${shop.functionsUrl}/functions/v1/${name}`, { method: 'OPTIONS' });
        assert.equal(answer.status, 204);
        assert.equal(answer.headers.get('access-control-allow-origin'), '*');
        assert.match(answer.headers.get('access-control-allow-headers') ?? '', /authorization/);
      }
    },
    // Last, since it ends the simulator: the function still holds a token, so the push itself finds nobody.
    'pay knows a Daraja that went away': async () => {
      const { buyer, order } = await shop.order(shop.phone(1));
      await shop.simulator.close();
      const answer = await shop.pay(buyer, order.id);
      assert.equal(answer.body['state'], 'failed', JSON.stringify(answer));
      assert.equal((await shop.readPayments(order.id))[0]?.result_code, -1);
    },
  };
}

async function until(read: () => Promise<string>, wanted: string): Promise<void> {
  let last = '';
  for (const giveUpAt = Date.now() + 15_000; Date.now() < giveUpAt;) {
    last = await read();
    if (last === wanted) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.equal(last, wanted);
}
