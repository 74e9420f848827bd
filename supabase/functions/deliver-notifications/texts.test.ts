import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { type SmsMessage, type SmsSimulator, startSmsSimulator } from '../../../stack/simulators/sms.ts';
import { startTestStack, type TestStack } from '../../../stack/testing.ts';

const ACCOUNT = { username: 'shop', apiKey: 'a-key', webhookSecret: 'a-word-in-an-address', from: '22345' };

let stack: TestStack;
let provider: SmsSimulator;
let subscriber = 712_000_000;

/** The provider, which tells the shop once there is one; again at the port it had before. */
async function startProvider(port = 0): Promise<void> {
  provider = await startSmsSimulator(ACCOUNT, { reportMs: 20, port });
}
const tellShop = (): void => provider.tellAt(`${stack.url}/functions/v1/sms-events/${ACCOUNT.webhookSecret}`);

beforeAll(async () => {
  await startProvider();
  stack = await startTestStack({
    project: true,
    listen: true,
    config: { sms: { ...ACCOUNT, baseUrl: provider.url } },
  });
  // The stack's own timer would now and then be faster than a test that delivers by hand.
  await stack.services.stop();
  tellShop();
  await stack.sql.exec('update public.shop_settings set text_ceiling_kes = 100000');
});
afterAll(async () => {
  await stack.close();
  await provider.close();
});
beforeEach(() =>
  stack.sql.exec("update private.text_messages set state = 'dropped' where state = 'waiting'"),
);

/** Numbers whose phones are on. */
const newPhone = (): string => `254${(subscriber += 10)}`;

/** A visitor orders by cash, which is told at once. */
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
const got = (phone: string): SmsMessage[] =>
  provider.messages().filter((one) => one.phone === phone && one.way === 'out');

async function stateOf(phone: string): Promise<string | undefined> {
  const [row] = await stack.sql.rows<{ state: string }>(
    `select concat_ws(' ', state, reason) as state from private.text_messages where phone = $1 order by number desc limit 1`,
    [phone],
  );
  return row?.state;
}

describe('an SMS', () => {
  it('reaches a visitor in the language of the order, and is known to be there', async () => {
    const phone = newPhone();
    const number = await order(phone);
    await deliver();
    expect(got(phone).map(({ text }) => text.replace(/KSh [\d,]+/, 'KSh 1'))).toEqual([
      `Asante kwa oda ${number}. Kuwa na KSh 1 taslimu. ${stack.url}/track?order=${number} Jibu STOP kuacha SMS.`,
    ]);
    await expect.poll(() => stateOf(phone)).toBe('delivered');
    const [kept] = await stack.sql.rows<{ cost_cents: number; parts: number }>(
      'select cost_cents, parts from private.text_messages where phone = $1',
      [phone],
    );
    expect(kept).toEqual({ cost_cents: 80, parts: 1 });
    await deliver();
    expect(got(phone)).toHaveLength(1);
  });

  it('speaks English to who ordered in English', async () => {
    const phone = newPhone();
    await order(phone, 'en');
    await deliver();
    expect(got(phone)[0]?.text).toMatch(/^Thank you for order MZ-.{6}\. Have KSh/);
  });

  it('does not reach a phone that is off', async () => {
    const phone = `${newPhone().slice(0, -2)}09`;
    await order(phone);
    await deliver();
    await expect.poll(() => stateOf(phone)).toBe('failed not_delivered');
  });

  it('counts a report that comes before its answer', async () => {
    const phone = newPhone();
    await order(phone);
    provider.failNext({ reportFirst: true });
    await deliver();
    expect(await stateOf(phone)).toBe('delivered');
  });
});

describe('a provider that fails', () => {
  it('is asked again where it surely took nothing', async () => {
    const phone = newPhone();
    await order(phone);
    provider.failNext({ status: 503 });
    await deliver();
    expect([await stateOf(phone), got(phone).length]).toEqual(['waiting', 0]);
    await deliver();
    expect(got(phone)).toHaveLength(0);
    await due();
    await deliver();
    expect(got(phone)).toHaveLength(1);
  });

  it('is not asked again where it may have taken it', async () => {
    const phone = newPhone();
    await order(phone);
    provider.failNext({ slowMs: 14_000 });
    await deliver();
    expect(got(phone)).toHaveLength(1);
    await due();
    await deliver();
    expect(got(phone)).toHaveLength(1);
    // its reports, which came meanwhile, tell what the answer did not
    expect(await stateOf(phone)).toBe('delivered');
  }, 40_000);

  it('that is down loses nothing, while orders go on', async () => {
    const phones = Array.from({ length: 12 }, newPhone);
    const down = Array.from({ length: phones.length }, () => ({ status: 503 }));
    for (const fault of down) provider.failNext(fault);
    await Promise.all([...phones.map((phone) => order(phone)), deliver(), deliver()]);
    await deliver();
    await due();
    for (let round = 0; round < 4; round += 1) {
      await due();
      await Promise.all([deliver(), deliver(), deliver()]);
    }
    expect(phones.map((phone) => got(phone).length)).toEqual(phones.map(() => 1));
    expect(await stateOf(phones[0] ?? '')).toMatch(/^(?:sent|delivered)$/);
  });

  it('that crashes loses nothing, and what it had taken is not sent anew', async () => {
    const phones = Array.from({ length: 6 }, newPhone);
    await order(phones[0] ?? '');
    await deliver();
    const taken = got(phones[0] ?? '');
    const { port } = new URL(provider.url);
    await provider.close();
    await Promise.all([...phones.slice(1).map((phone) => order(phone)), deliver()]);
    await deliver();
    await startProvider(Number(port));
    tellShop();
    await due();
    await Promise.all([deliver(), deliver()]);
    await deliver();
    expect([taken.length, ...phones.map((phone) => got(phone).length)]).toEqual([1, 0, 1, 1, 1, 1, 1]);
  });

  it('says that its money has ended', async () => {
    const phone = newPhone();
    await order(phone);
    provider.failNext({ code: 405 });
    await deliver();
    const [account] = await stack.sql.rows<{ problem: string }>(
      "select problem from private.text_account where channel = 'sms'",
    );
    expect(account?.problem).toBe('balance');
    await due();
    await deliver();
    const [mended] = await stack.sql.rows<{ problem: string | null }>(
      "select problem from private.text_account where channel = 'sms'",
    );
    expect([mended?.problem, got(phone).length]).toEqual([null, 1]);
  });
});

it('is not sent again when the process died that was to send it', async () => {
  const phone = newPhone();
  await order(phone);
  const { data } = await stack.service.rpc('claim_texts', { is_on: true });
  expect(data).toHaveLength(1);
  await deliver();
  await stack.sql.exec(
    "update private.text_messages set claimed_at = now() - interval '6 minutes' where state = 'sending'",
  );
  await deliver();
  expect([await stateOf(phone), got(phone).length]).toEqual(['unknown lost', 0]);
});

describe('what phones write', () => {
  it('ends SMS with STOP and begins them with START', async () => {
    const phone = newPhone();
    expect(await provider.write(phone, 'STOP')).toBe(200);
    await order(phone);
    await deliver();
    expect([await stateOf(phone), got(phone).length]).toEqual(['dropped stopped', 0]);
    expect(await provider.write(phone, 'start')).toBe(200);
    await stack.sql.rows("update public.orders set payment_state = 'paid' where phone = $1", [phone]);
    await order(phone);
    await deliver();
    expect(got(phone)).toHaveLength(1);
  });

  it('lies among the messages to the shop, once', async () => {
    const phone = newPhone();
    const number = await order(phone);
    for (const id of ['in-1', 'in-1']) expect(await provider.write(phone, 'Iko wapi?', id)).toBe(200);
    const rows = await stack.sql.rows(
      'select name, email, order_number, topic, message, state from public.contact_messages where phone = $1',
      [phone],
    );
    expect(rows).toEqual([
      {
        name: 'Njeri Kamau',
        email: null,
        order_number: number,
        topic: 'order',
        message: 'Iko wapi?',
        state: 'new',
      },
    ]);
  });
});

describe('a stranger', () => {
  const post = (path: string, body: string, method = 'POST') =>
    fetch(`${stack.url}/functions/v1/sms-events/${path}`, {
      method,
      ...(method === 'POST' && {
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    });

  it('tells the shop nothing', async () => {
    const phone = newPhone();
    const stop = `from=%2B${phone}&text=STOP&id=x&to=22345`;
    expect((await post('message', stop)).status).toBe(404);
    expect((await post('another-word-in-an-address/message', stop)).status).toBe(404);
    expect((await post(`${ACCOUNT.webhookSecret}/message`, '', 'GET')).status).toBe(404);
    expect((await post(`${ACCOUNT.webhookSecret}/nothing`, stop)).status).toBe(404);
    expect(
      (await post(`${ACCOUNT.webhookSecret}/message`, `${stop}&more=${'x'.repeat(20_000)}`)).status,
    ).toBe(404);
    const rows = await stack.sql.rows('select 1 from private.text_choices where phone = $1', [phone]);
    expect(rows).toEqual([]);
  });

  it('with the word breaks nothing by what cannot be read', async () => {
    for (const body of ['', 'id=&status=Success', 'id=a&status=Whatever', 'id=%00&status=Failed'])
      expect((await post(`${ACCOUNT.webhookSecret}/report`, body)).status).toBe(200);
    for (const body of ['', 'id=a&from=&text=', 'id=a&from=%2B254712345678&text=%00&date=never'])
      expect((await post(`${ACCOUNT.webhookSecret}/message`, body)).status).toBe(200);
    expect((await post(`${ACCOUNT.webhookSecret}/stop`, 'phoneNumber=x')).status).toBe(200);
  });
});
