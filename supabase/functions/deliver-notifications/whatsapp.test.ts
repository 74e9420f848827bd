import { createHmac, randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { type SmsMessage, type SmsSimulator, startSmsSimulator } from '../../../stack/simulators/sms.ts';
import { startWhatsappSimulator, type WhatsappSimulator } from '../../../stack/simulators/whatsapp.ts';
import { startTestStack, type TestStack } from '../../../stack/testing.ts';

const SMS = { username: 'shop', apiKey: 'a-key', webhookSecret: 'a-word-in-an-address', from: '22345' };
const WHATSAPP = {
  token: 'a-token',
  phoneId: '106540352242922',
  appSecret: 'a-secret-of-an-app',
  verifyToken: 'a-word-for-a-question',
};

let stack: TestStack;
let sms: SmsSimulator;
let meta: WhatsappSimulator;
let subscriber = 713_000_000;
const events = (): string => `${stack.url}/functions/v1/whatsapp-events`;

async function startMeta(port = 0): Promise<void> {
  meta = await startWhatsappSimulator(WHATSAPP, { reportMs: 20, port });
}

beforeAll(async () => {
  await startMeta();
  sms = await startSmsSimulator(SMS, { reportMs: 20 });
  stack = await startTestStack({
    project: true,
    listen: true,
    config: { sms: { ...SMS, baseUrl: sms.url }, whatsapp: { ...WHATSAPP, baseUrl: meta.url } },
  });
  // The stack's own timer would now and then be faster than a test that delivers by hand.
  await stack.services.stop();
  sms.tellAt(`${stack.url}/functions/v1/sms-events/${SMS.webhookSecret}`);
  meta.tellAt(events());
  await stack.sql.exec('update public.shop_settings set text_ceiling_kes = 100000, whatsapp_cents = 60');
});
afterAll(async () => {
  await stack.close();
  await meta.close();
  await sms.close();
});
beforeEach(() =>
  stack.sql.exec(
    "update private.text_messages set state = 'dropped' where state = 'waiting'; update private.text_account set problem = null",
  ),
);

/** Numbers that begin with 07 have WhatsApp. */
const newPhone = (): string => `254${(subscriber += 10)}`;

/** Phones that are switched off. */
const offPhone = (): string => `254${String((subscriber += 100)).slice(0, -2)}09`;

async function order(phone: string, language = 'sw'): Promise<string> {
  const { data, error } = await stack.anon.rpc('place_guest_order', {
    client_key: randomUUID(),
    items: [{ product_id: 1, quantity: 1 }],
    payment_method: 'cash',
    contact_name: 'Njeri Kamau',
    phone,
    county: 'Nairobi City',
    town: 'Kilimani',
    landmark: 'Blue gate',
    language,
  });
  expect(error).toBeNull();
  return (data as { order: { number: string } }).order.number;
}

async function deliver(): Promise<void> {
  const response = await fetch(`${stack.url}/functions/v1/deliver-notifications`, {
    method: 'POST',
    headers: { apikey: stack.keys.secretKey },
  });
  expect(response.status).toBe(200);
}

const due = () =>
  stack.sql.exec("update private.text_messages set not_before = now() where state = 'waiting'");
const sentTo = (phone: string, all: SmsMessage[]): string[] =>
  all.filter((one) => one.phone === phone && one.way === 'out').map(({ text }) => text);
const byWhatsapp = (phone: string): string[] => sentTo(phone, meta.messages());
const bySms = (phone: string): string[] => sentTo(phone, sms.messages());
const went = (phone: string): [number, number] => [byWhatsapp(phone).length, bySms(phone).length];

async function statesOf(phone: string): Promise<string[]> {
  const rows = await stack.sql.rows<{ state: string }>(
    `select concat_ws(' ', channel, state, reason) as state from private.text_messages where phone = $1 order by number`,
    [phone],
  );
  return rows.map(({ state }) => state);
}
/** As if it had been sent so long ago. */
const longAgo = (phone: string, minutes: number) =>
  stack.sql.rows(
    `update private.text_messages set sent_at = now() - interval '1 minute' * $2 where phone = $1 and channel = 'whatsapp'`,
    [phone, minutes],
  );

describe('a WhatsApp message', () => {
  it('goes first, in the language of the order, and no SMS goes beside it', async () => {
    const phone = newPhone();
    const number = await order(phone);
    await deliver();
    expect(byWhatsapp(phone).map((text) => text.replace(/KSh [\d,]+/, 'KSh 1'))).toEqual([
      `Asante kwa oda yako ${number}. Kuwa na KSh 1 taslimu. Unaweza kuifuatilia kwenye ${stack.url}/track?order=${number} wakati wowote. Jibu STOP kuacha jumbe.`,
    ]);
    await expect.poll(() => statesOf(phone)).toEqual(['whatsapp delivered']);
    await longAgo(phone, 60);
    await deliver();
    await due();
    await deliver();
    expect(went(phone)).toEqual([1, 0]);
    const [kept] = await stack.sql.rows<{ cost_cents: number; parts: number }>(
      'select cost_cents, parts from private.text_messages where phone = $1',
      [phone],
    );
    expect(kept).toEqual({ cost_cents: 60, parts: 1 });
  });

  it('gives way to an SMS where the phone has no WhatsApp, and the next one is an SMS at once', async () => {
    const phone = newPhone().replace(/^2547/, '2541');
    await order(phone, 'en');
    await deliver();
    await expect.poll(() => statesOf(phone)).toHaveLength(2);
    await deliver();
    expect(bySms(phone)[0]).toMatch(/^Thank you for order MZ-.{6}\. Have KSh/);
    await expect.poll(() => statesOf(phone)).toEqual(['whatsapp failed not_there', 'sms delivered']);
    await stack.sql.rows("update public.orders set payment_state = 'paid' where phone = $1", [phone]);
    await order(phone, 'en');
    await deliver();
    expect(went(phone)).toEqual([1, 2]);
    const [cost] = await stack.sql.rows<{ cents: string }>(
      "select sum(cost_cents) as cents from private.text_messages where phone = $1 and channel = 'whatsapp'",
      [phone],
    );
    expect(Number(cost?.cents)).toBe(0);
  });

  it('that is not delivered for half an hour goes by SMS ten minutes later, once', async () => {
    const phone = offPhone();
    await order(phone);
    await deliver();
    await expect.poll(() => meta.messages()[0]?.status).toBe('sent');
    await longAgo(phone, 29);
    await deliver();
    expect(await statesOf(phone)).toEqual(['whatsapp sent']);
    await longAgo(phone, 31);
    await Promise.all([deliver(), deliver()]);
    expect(await statesOf(phone)).toEqual(['whatsapp sent', 'sms waiting']);
    expect(went(phone)).toEqual([1, 0]);
    await due();
    await Promise.all([deliver(), deliver()]);
    await deliver();
    expect(went(phone)).toEqual([1, 1]);
    expect((await statesOf(phone))[0]).toBe('whatsapp failed too_late');
  });

  it('that arrives in those ten minutes stays alone', async () => {
    const phone = offPhone();
    await order(phone);
    await deliver();
    const id = meta.messages().find((one) => one.phone === phone)?.id ?? '';
    await longAgo(phone, 31);
    await deliver();
    expect(await meta.report(id, 'read')).toBe(200);
    await due();
    await deliver();
    expect([await statesOf(phone), went(phone)]).toEqual([
      ['whatsapp delivered', 'sms dropped arrived'],
      [1, 0],
    ]);
  });

  it('costs nothing where Meta says so', async () => {
    const phone = newPhone();
    await order(phone);
    meta.failNext({ reportFirst: true });
    await deliver();
    const id = meta.messages()[0]?.id ?? '';
    expect(await statesOf(phone)).toEqual(['whatsapp delivered']);
    // what comes late, twice or out of order changes nothing
    for (const status of ['sent', 'delivered', 'failed']) expect(await meta.report(id, status)).toBe(200);
    expect(await statesOf(phone)).toEqual(['whatsapp delivered']);
    const other = offPhone();
    await order(other);
    await deliver();
    const free = meta.messages().find((one) => one.phone === other)?.id ?? '';
    await meta.report(free, 'delivered', { pricing: { billable: false, category: 'utility' } });
    const [row] = await stack.sql.rows<{ cost_cents: number }>(
      'select cost_cents from private.text_messages where phone = $1',
      [other],
    );
    expect(row?.cost_cents).toBe(0);
  });
});

describe('Meta that fails', () => {
  it('is asked again where it surely took nothing, and at the third time an SMS goes', async () => {
    const phone = newPhone();
    await order(phone);
    for (let round = 0; round < 3; round += 1) {
      meta.failNext({ code: 131056 });
      await due();
      await deliver();
    }
    expect(await statesOf(phone)).toEqual(['whatsapp failed not_taken', 'sms sent']);
    expect(went(phone)).toEqual([0, 1]);
  });

  it('is not asked again where it may have taken it, and its report names our message', async () => {
    const phone = newPhone();
    await order(phone);
    meta.failNext({ slowMs: 14_000 });
    await deliver();
    await due();
    await deliver();
    expect(went(phone)).toEqual([1, 0]);
    expect(await statesOf(phone)).toEqual(['whatsapp delivered']);
  }, 40_000);

  it('that is down loses nothing, and sends nothing twice', async () => {
    const phones = Array.from({ length: 5 }, newPhone);
    const { port } = new URL(meta.url);
    await meta.close();
    await Promise.all([...phones.map((phone) => order(phone)), deliver()]);
    await deliver();
    await startMeta(Number(port));
    meta.tellAt(events());
    await due();
    await Promise.all([deliver(), deliver()]);
    await due();
    await deliver();
    expect(phones.map(went)).toEqual(phones.map(() => [1, 0]));
  });

  it.each([
    [{ code: 190, status: 401 }, 'key'],
    [{ code: 131042 }, 'balance'],
    [{ code: 132015 }, 'template'],
  ])('for everybody (%j) says so at the desk, and SMS go at once', async (fault, problem) => {
    const phone = newPhone();
    await order(phone);
    meta.failNext(fault);
    await deliver();
    await deliver();
    expect(went(phone)).toEqual([0, 1]);
    const accounts = await stack.sql.rows(
      'select channel, problem from private.text_account order by channel',
    );
    expect(accounts).toEqual([
      { channel: 'sms', problem: null },
      { channel: 'whatsapp', problem },
    ]);
  });

  it('and tells it later, of a message it had taken, in the same way', async () => {
    const phone = newPhone();
    await order(phone);
    meta.failNext({ fails: 131042 });
    await deliver();
    await expect.poll(async () => (await statesOf(phone))[0]).toBe('whatsapp failed not_taken');
    await deliver();
    expect(went(phone)).toEqual([1, 1]);
  });
});

describe('what phones write by WhatsApp', () => {
  it('ends messages with STOP, of SMS too, and begins them with START', async () => {
    const phone = newPhone();
    expect(await meta.write(phone, 'Acha')).toBe(200);
    await order(phone);
    await deliver();
    expect([await statesOf(phone), went(phone)]).toEqual([['whatsapp dropped stopped'], [0, 0]]);
    expect(await meta.write(phone, 'start')).toBe(200);
    await stack.sql.rows("update public.orders set payment_state = 'paid' where phone = $1", [phone]);
    await order(phone);
    await deliver();
    expect(went(phone)).toEqual([1, 0]);
  });

  it('lies among the messages to the shop, once', async () => {
    const phone = newPhone();
    const number = await order(phone);
    for (const id of ['wamid.in-1', 'wamid.in-1']) expect(await meta.write(phone, 'Iko wapi?', id)).toBe(200);
    const rows = await stack.sql.rows(
      'select name, order_number, channel, message from public.contact_messages where phone = $1',
      [phone],
    );
    expect(rows).toEqual([
      { name: 'Njeri Kamau', order_number: number, channel: 'whatsapp', message: 'Iko wapi?' },
    ]);
  });
});

describe('the address of reports', () => {
  const ask = (token: string) =>
    fetch(`${events()}?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${token}`);
  const sign = (body: string, secret = WHATSAPP.appSecret): string =>
    `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  const post = (body: string, signature: string) =>
    fetch(events(), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    });
  const said = (phone: string, more: Record<string, unknown>, phoneId = WHATSAPP.phoneId): string =>
    JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [
        {
          changes: [
            {
              field: 'messages',
              value: {
                metadata: { phone_number_id: phoneId },
                messages: [{ from: phone, id: `wamid.${randomUUID()}`, timestamp: '1790000000', ...more }],
              },
            },
          ],
        },
      ],
    });
  const heardOf = (phone: string) =>
    stack.sql.rows('select message from public.contact_messages where phone = $1', [phone]);

  it('answers the question of who knows the word', async () => {
    const right = await ask(WHATSAPP.verifyToken);
    expect([right.status, await right.text()]).toEqual([200, '1158201444']);
    expect((await ask('another')).status).toBe(404);
  });

  it('takes nothing that is not signed, byte for byte', async () => {
    const phone = newPhone();
    const body = said(phone, { type: 'text', text: { body: 'Habari ya leo é' } });
    for (const signature of ['', 'sha256=00', sign(body, 'another'), sign(`${body} `)])
      expect((await post(body, signature)).status).toBe(404);
    expect(await heardOf(phone)).toEqual([]);
    expect((await post(body, sign(body))).status).toBe(200);
    expect(await heardOf(phone)).toEqual([{ message: 'Habari ya leo é' }]);
  });

  it('reads buttons and voices, and leaves reactions and other numbers alone', async () => {
    const phone = newPhone();
    for (const body of [
      said(phone, { type: 'audio', audio: { id: '1' } }),
      said(phone, {
        type: 'interactive',
        interactive: { type: 'button_reply', button_reply: { title: 'Yes' } },
      }),
      said(phone, { type: 'reaction', reaction: { emoji: '👍' } }),
      said(phone, { type: 'text', text: { body: 'To somebody else' } }, '999'),
      '{"entry":[{"changes":[{"value":null}]}]}',
      'no json',
    ])
      expect((await post(body, sign(body))).status).toBe(200);
    expect(await heardOf(phone)).toEqual([{ message: '[audio]' }, { message: 'Yes' }]);
  });
});
