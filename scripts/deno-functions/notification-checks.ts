import assert from 'node:assert/strict';

import type { PaymentShop } from '../../stack/simulators/mpesa-testing.ts';
import { holdHour, openTestPractice } from '../../stack/simulators/practice-testing.ts';
import type { TestUser } from '../../stack/testing.ts';

interface Device {
  id: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** What must hold under Deno of the functions for plans and notifications. */
export function notificationChecks(shop: PaymentShop): Record<string, () => Promise<void>> {
  const { anonKey, secretKey } = shop.stack.keys;

  const newDevice = async (user: TestUser): Promise<Device> => {
    const answer = await shop.call('push-key', {});
    const made = await fetch(`${shop.stack.url}/dev/push/devices`, {
      method: 'POST',
      body: JSON.stringify({ applicationServerKey: answer.body['public_key'] }),
    });
    const device = (await made.json()) as Device;
    const { error } = await user.client.rpc('save_push_subscription', {
      endpoint: device.endpoint,
      ...device.keys,
    });
    assert.equal(error, null);
    return device;
  };
  const deliver = async (): Promise<Record<string, unknown>> => {
    await shop.stack.sql.exec("update private.deliveries set not_before = now() where state = 'waiting'");
    return (await shop.call('deliver-notifications', {}, { apikey: secretKey })).body;
  };
  const tell = (user: TestUser): Promise<unknown> =>
    shop.stack.sql.rows("select private.notify($1, 'info', 'Habari', 'From Deno', '/plans', 'A check')", [
      user.id,
    ]);

  return {
    'pay prompts the phone for a month of a plan': async () => {
      const payer = await shop.stack.createUser();
      const answer = await shop.call(
        'pay',
        { plan_type: 'premium', phone: shop.phone(0) },
        { authorization: `Bearer ${payer.accessToken}` },
      );
      assert.equal(answer.body['state'], 'prompted', JSON.stringify(answer));
      assert.match(shop.simulator.prompts()[0]?.accountReference ?? '', /^MP-/);
    },
    'pay prompts the phone for an hour that is held': async () => {
      const { serviceId } = await openTestPractice(shop);
      const client = await shop.stack.createUser();
      const answer = await shop.call(
        'pay',
        { bill_id: await holdHour(client, serviceId, 30), phone: shop.phone(0) },
        { authorization: `Bearer ${client.accessToken}` },
      );
      assert.equal(answer.body['state'], 'prompted', JSON.stringify(answer));
      assert.match(shop.simulator.prompts()[0]?.accountReference ?? '', /^MC-/);
    },
    'calendar answers the address of a calendar': async () => {
      const { data } = await (await shop.stack.createUser()).client.rpc('my_calendar_token');
      const answer = await fetch(`${shop.functionsUrl}/functions/v1/calendar/${String(data)}.ics`);
      assert.match(await answer.text(), /^BEGIN:VCALENDAR\r\n/);
      assert.equal(answer.headers.get('content-type'), 'text/calendar; charset=utf-8');
    },
    'deliver-notifications wants the secret key': async () => {
      const answer = await shop.call('deliver-notifications', {}, { authorization: `Bearer ${anonKey}` });
      assert.equal(answer.status, 401);
    },
    'deliver-notifications seals and signs a message that its device can open': async () => {
      const user = await shop.stack.createUser();
      const device = await newDevice(user);
      await tell(user);
      assert.deepEqual(await deliver(), { sent: 1, gone: 0, retry: 0, failed: 0 });
      const kept = await fetch(`${shop.stack.url}/dev/push/devices/${device.id}`);
      const { messages } = (await kept.json()) as { messages: { text: string }[] };
      assert.match(messages[0]?.text ?? '', /"title":"Habari".*"link":"\/plans"/);
    },
    'deliver-notifications forgets a device that is gone': async () => {
      const user = await shop.stack.createUser();
      const device = await newDevice(user);
      await fetch(`${shop.stack.url}/dev/push/devices/${device.id}`, { method: 'DELETE' });
      await tell(user);
      assert.deepEqual(await deliver(), { sent: 0, gone: 1, retry: 0, failed: 0 });
    },
    'deliver-notifications mails somebody without a device': async () => {
      const user = await shop.stack.createUser();
      await user.client.from('notification_preferences').upsert({ user_id: user.id, email_fallback: true });
      await tell(user);
      assert.deepEqual(await deliver(), { sent: 1, gone: 0, retry: 0, failed: 0 });
      const response = await fetch(`${shop.stack.url}/dev/inbox.json`);
      const mails = (await response.json()) as { to: string; subject: string }[];
      assert.equal(mails.find(({ to }) => to === user.email)?.subject, 'Habari');
    },
    'deliver-notifications mails calendar files and invitations': async () => {
      const { serviceId } = await openTestPractice(shop);
      await shop.stack.sql.rows('update public.practitioner_services set price_kes = 0 where id = $1', [
        serviceId,
      ]);
      const client = await shop.stack.createUser();
      await holdHour(client, serviceId, 40);
      await shop.stack.sql.exec(
        "insert into public.practitioner_invitations (email, display_name) values ('invited@example.com', 'Deno')",
      );
      assert.deepEqual(await deliver(), { sent: 3, gone: 0, retry: 0, failed: 0 });
      const response = await fetch(`${shop.stack.url}/dev/inbox.json`);
      const mails = (await response.json()) as {
        to: string;
        links: string[];
        attachments: { content: string }[];
      }[];
      const booked = mails.find(({ to }) => to === client.email);
      const file = Buffer.from(booked?.attachments[0]?.content ?? '', 'base64').toString();
      assert.match(file, /METHOD:REQUEST\r\n[\s\S]*UID:consultation-/);
      const invited = mails.find(({ to }) => to === 'invited@example.com');
      assert.match(invited?.links[0] ?? '', /\/practice\/invitation\?key=[0-9a-f]{64}$/);
    },
  };
}
