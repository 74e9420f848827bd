import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { startTestStack, type TestStack, type TestUser } from '../../../stack/testing.ts';
import { inKiswahili } from '../_shared/kiswahili/notification.ts';
import { notificationMail } from './notification-mail.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({ project: true, demo: true, listen: true });
  // The stack's own timer would now and then be faster than a test that delivers by hand.
  await stack.services.stop();
});
afterAll(() => stack.close());
beforeEach(() => stack.sql.exec('delete from private.deliveries'));

async function post(path: string, body: unknown, key = stack.keys.anonKey): Promise<Response> {
  return fetch(`${stack.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: key },
    body: JSON.stringify(body),
  });
}

async function addDevice(user: TestUser): Promise<string> {
  const { public_key: applicationServerKey } = (await (await post('/functions/v1/push-key', {})).json()) as {
    public_key: string;
  };
  const made = (await (await post('/dev/push/devices', { applicationServerKey })).json()) as {
    id: string;
    endpoint: string;
    keys: { p256dh: string; auth: string };
  };
  const { error } = await user.client.rpc('save_push_subscription', {
    endpoint: made.endpoint,
    ...made.keys,
  });
  expect(error).toBeNull();
  return made.id;
}

async function messagesOf(device: string): Promise<{ text: string; ttl: number; urgency: string }[]> {
  const response = await fetch(`${stack.url}/dev/push/devices/${device}`);
  return ((await response.json()) as { messages: { text: string; ttl: number; urgency: string }[] }).messages;
}

async function mailTo(user: TestUser): Promise<Record<string, string> | undefined> {
  const inbox = (await (await fetch(`${stack.url}/dev/inbox.json`)).json()) as Record<string, string>[];
  return inbox.find(({ to }) => to === user.email);
}

async function titlesOn(device: string): Promise<string[]> {
  return (await messagesOf(device)).map(({ text }) => (JSON.parse(text) as { title: string }).title);
}

const tell = (user: TestUser, category?: string) =>
  stack.sql.rows(
    `select private.notify($1, 'info', 'Payment received', 'KSh 700 for MP-7F3K2Q.', '/plans', 'You paid.', $2)`,
    [user.id, category ? { category, push_body: 'Something is waiting for you in Mizizi.' } : {}],
  );

const work = async (): Promise<unknown> =>
  (await post('/functions/v1/deliver-notifications', {}, stack.keys.secretKey)).json();

/** Delivers as if the night were over. */
async function deliver(workers = 1): Promise<unknown> {
  await stack.sql.exec("update private.deliveries set not_before = now() where state = 'waiting'");
  const [done] = await Promise.all(Array.from({ length: workers }, work));
  return done;
}

it('is for the secret key alone', async () => {
  const { accessToken } = await stack.createUser();
  for (const key of [stack.keys.anonKey, accessToken])
    expect((await post('/functions/v1/deliver-notifications', {}, key)).status).toBe(401);
});

describe('a notification', () => {
  it('reaches every device of its person, once', async () => {
    const user = await stack.createUser();
    const devices = [await addDevice(user), await addDevice(user)];
    await tell(user);
    expect(await deliver()).toEqual({ sent: 2, gone: 0, retry: 0, failed: 0 });
    for (const device of devices) {
      const [message, ...more] = await messagesOf(device);
      expect(more).toEqual([]);
      expect(message).toMatchObject({ ttl: 86_400, urgency: 'normal' });
      expect(JSON.parse(message?.text ?? '')).toMatchObject({
        title: 'Payment received',
        body: 'KSh 700 for MP-7F3K2Q.',
        link: '/plans',
      });
    }
    expect(await deliver()).toEqual({ sent: 0, gone: 0, retry: 0, failed: 0 });
  });

  it('says nothing on a lock screen when it is a reminder', async () => {
    const user = await stack.createUser();
    const device = await addDevice(user);
    await tell(user, 'wellness');
    await deliver();
    const [message] = await messagesOf(device);
    expect(message).toMatchObject({ ttl: 14_400, urgency: 'low' });
    expect(message?.text).toContain('Something is waiting for you');
    expect(message?.text).not.toContain('KSh');
  });

  it('forgets a device that is gone', async () => {
    const user = await stack.createUser();
    const device = await addDevice(user);
    await fetch(`${stack.url}/dev/push/devices/${device}`, { method: 'DELETE' });
    await tell(user);
    expect(await deliver()).toMatchObject({ gone: 1, sent: 0 });
    expect((await user.client.from('push_subscriptions').select('id')).data).toEqual([]);
  });

  it('comes by mail to somebody without a device who chose it', async () => {
    const user = await stack.createUser();
    await user.client.from('notification_preferences').upsert({ user_id: user.id, email_fallback: true });
    await tell(user);
    expect(await deliver()).toMatchObject({ sent: 1 });
    const mail = await mailTo(user);
    expect(mail?.['subject']).toBe('Payment received');
    expect(mail?.['text']).toContain(`${stack.url}/plans`);
    expect(mail?.['text']).toContain('You paid.');
    expect(mail?.['html']).toContain('Change your reminders');
  });

  it('is one of many: two workers share 300 and none is sent twice', async () => {
    const user = await stack.createUser();
    const device = await addDevice(user);
    await stack.sql.rows(
      `select private.notify($1, 'info', 'N' || n, 'Text', '/orders', 'Why') from generate_series(1, 300) n`,
      [user.id],
    );
    await deliver(2);
    const titles = await titlesOn(device);
    expect(titles).toHaveLength(300);
    expect(new Set(titles).size).toBe(300);
  });

  it('comes after those that happened before it', async () => {
    const user = await stack.createUser();
    const device = await addDevice(user);
    const titles = Array.from({ length: 12 }, (_, index) => `Step ${index + 1}`);
    for (const title of titles)
      await stack.sql.rows("select private.notify($1, 'info', $2, 'Text', '/orders', 'Why')", [
        user.id,
        title,
      ]);
    await deliver();
    expect(await titlesOn(device)).toEqual(titles);
  });
});

describe('the language of the profile', () => {
  const receive = async (user: TestUser): Promise<void> => {
    const { error } = await user.client.from('profiles').upsert({ user_id: user.id, language: 'sw' });
    expect(error).toBeNull();
    await stack.sql.rows(
      `select private.notify($1, 'success', 'Order received',
         'Thank you! Have KSh 1,250 ready in cash when order MZ-7F3K2Q arrives.', '/orders', null, '{}')`,
      [user.id],
    );
    await deliver();
  };
  const told = 'Asante! Kuwa na KSh 1,250 pesa taslimu tayari oda MZ-7F3K2Q itakapofika.';

  it('is spoken by push', async () => {
    const user = await stack.createUser();
    const device = await addDevice(user);
    await receive(user);
    const [message] = await messagesOf(device);
    expect(JSON.parse(message?.text ?? '')).toMatchObject({ title: 'Oda imepokelewa', body: told });
  });

  it('is spoken by mail', async () => {
    const user = await stack.createUser();
    await user.client.from('notification_preferences').upsert({ user_id: user.id, email_fallback: true });
    await receive(user);
    const mail = await mailTo(user);
    expect(mail?.['subject']).toBe('Oda imepokelewa');
    expect(mail?.['text']).toContain(told);
    expect(mail?.['html']).toContain('<html lang="sw">');
  });
});

describe('the mail of a notification', () => {
  const told = { link: '/orders', why: null, is_owed: true, calendar: null };
  const words = { title: 'Delivered', body: 'Order MZ-7F3K2Q has been delivered.' };

  const sender = { siteUrl: 'https://m.ke', shop: 'Duka & Co, Kisumu. +254 733 000 003, duka@m.ke' };

  it('says why it came in the language it is written in, and who wrote', () => {
    const english = notificationMail({ ...told, ...words, language: 'en' }, 'a@example.com', sender);
    expect(english.text).toContain(sender.shop);
    expect(english.html).toContain('Duka &amp; Co, Kisumu. +254 733 000 003, duka@m.ke</p>');
    expect(english.text).toContain('We send such mails whatever reminders you chose.');
    expect(english.html).toContain('<html lang="en">');
    const kiswahili = notificationMail({ ...told, ...words, language: 'sw' }, 'a@example.com', sender);
    expect(kiswahili.text).toContain('Badilisha vikumbusho vyako: https://m.ke/notifications');
    expect(kiswahili.html).toContain('<html lang="sw">');
    expect(kiswahili.html).toContain('>Fungua Mizizi<');
  });

  it('reads times as Kiswahili counts them', () => {
    expect(inKiswahili('You asked to be reminded at 08:00.')).toBe(
      'Uliomba kukumbushwa 08:00 (saa 2 asubuhi).',
    );
    expect(inKiswahili('Nobody has ever said this.')).toBe('Nobody has ever said this.');
  });
});

it('takes mails for the functions only with the key', async () => {
  const mail = { to: 'a@example.com', subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' };
  const send = (key: string, body: object) =>
    fetch(`${stack.url}/mail/v1/send`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    });
  expect((await send(stack.keys.anonKey, mail)).status).toBe(401);
  expect((await send(stack.keys.secretKey, { to: 'a@example.com' })).status).toBe(422);
  expect((await send(stack.keys.secretKey, mail)).status).toBe(200);
});
