import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';

import type { PaymentShop } from '../../stack/simulators/mpesa-testing.ts';

/** What must hold under Deno of SMS and WhatsApp. `deliver-without-sms` is the same function where nobody listens for the provider. */
export function smsChecks(shop: PaymentShop, secret: () => string): Record<string, () => Promise<void>> {
  const order = async (phone: string): Promise<void> => {
    const { error } = await shop.stack.anon.rpc('place_guest_order', {
      client_key: randomUUID(),
      items: [{ product_id: 2, quantity: 1 }],
      payment_method: 'cash',
      contact_name: 'Njeri Kamau',
      phone,
      county: 'Nairobi City',
      town: 'Kilimani',
      landmark: 'Blue gate',
      language: 'sw',
    });
    assert.equal(error, null);
  };
  const stateOf = async (phone: string): Promise<string | undefined> => {
    const rows = await shop.stack.sql.rows<{ state: string }>(
      'select state from private.text_messages where phone = $1',
      [phone],
    );
    return rows[0]?.state;
  };
  const deliver = (name = 'deliver-notifications') =>
    shop.call(name, {}, { apikey: shop.stack.keys.secretKey });
  const tell = (path: string, fields: Record<string, string>): Promise<Response> =>
    fetch(`${shop.functionsUrl}/functions/v1/sms-events/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });

  return {
    'deliver-notifications keeps an SMS while the provider cannot be reached, and sends it then':
      async () => {
        const phone = shop.phone(0);
        await order(phone);
        await deliver('deliver-without-sms');
        assert.equal(await stateOf(phone), 'waiting');
        await shop.stack.sql.exec(
          "update private.text_messages set not_before = now() where state = 'waiting'",
        );
        await deliver();
        const kept = await fetch(`${shop.stack.url}/dev/sms.json`);
        const texts = ((await kept.json()) as { phone: string; text: string }[]).filter(
          (one) => one.phone === phone,
        );
        assert.match(texts[0]?.text ?? '', /^Asante kwa oda MZ-.*Jibu STOP kuacha SMS\.$/);
        assert.equal(texts.length, 1);
      },
    'sms-events takes STOP with the word in its address alone': async () => {
      const phone = shop.phone(0);
      const stop = {
        id: randomUUID(),
        from: `+${phone}`,
        text: 'STOP',
        to: '22345',
        date: '2026-11-30 10:00:00',
      };
      assert.equal((await tell('another/message', stop)).status, 404);
      assert.equal((await tell(`${secret()}/message`, stop)).status, 200);
      const stopped = await shop.stack.sql.rows('select phone from private.text_choices where is_stopped');
      assert.deepEqual(stopped, [{ phone }]);
    },
    'whatsapp-events answers the question of Meta, and takes what it signed alone': async () => {
      const events = `${shop.functionsUrl}/functions/v1/whatsapp-events`;
      const { WHATSAPP_VERIFY_TOKEN: token = '', WHATSAPP_APP_SECRET: key = '' } = process.env;
      const question = `${events}?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=`;
      assert.equal(await (await fetch(question + token)).text(), '1158201444');
      assert.equal((await fetch(`${question}another`)).status, 404);
      const phone = shop.phone(0);
      const message = {
        id: 'wamid.1',
        from: phone,
        timestamp: '1790000000',
        type: 'text',
        text: { body: 'STOP' },
      };
      const metadata = { phone_number_id: process.env['WHATSAPP_PHONE_ID'] };
      const body = JSON.stringify({ entry: [{ changes: [{ value: { metadata, messages: [message] } }] }] });
      const sign = `sha256=${createHmac('sha256', key).update(body).digest('hex')}`;
      const post = (signature: string) =>
        fetch(events, { method: 'POST', body, headers: { 'x-hub-signature-256': signature } });
      assert.equal((await post(sign.replace(/.$/, '-'))).status, 404);
      assert.equal((await post(sign)).status, 200);
      const stopped = await shop.stack.sql.rows('select 1 from private.text_choices where phone = $1', [
        phone,
      ]);
      assert.equal(stopped.length, 1);
    },
  };
}
