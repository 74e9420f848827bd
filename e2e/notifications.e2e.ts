import { expect, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { newPerson, signedInAs } from './people.ts';
import { simulators } from './ports.ts';
import { daytimeZone, withPushService } from './push-device.ts';

test.describe('push', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a message travels from the database through the push service to the screen, and a dead device is forgotten', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const person = await newPerson(request);
    const { anonKey } = (await (await request.get('/config.json')).json()) as { anonKey: string };
    const headers = { apikey: anonKey, authorization: `Bearer ${person.session.access_token}` };
    await request.post('/rest/v1/notification_preferences', {
      headers,
      data: { user_id: person.session.user.id, time_zone: daytimeZone() },
    });
    await signedInAs(context, person);
    await withPushService(context);
    await page.goto('/notifications');
    await page.getByRole('button', { name: 'Send a test' }).click();
    await expect(page.getByText('Test Sent')).toBeVisible();
    await page.getByRole('button', { name: 'Tell me also while Mizizi is closed' }).click();
    await expect(page.getByText(/\(this one\)/)).toBeVisible();
    await expectAccessible(page);
    const device = await page.evaluate(() => String(Reflect.get(window, 'pushDeviceId')));
    const messages = async (): Promise<string[]> => {
      const answer = await request.get(`${simulators}/dev/push/devices/${device}`);
      return ((await answer.json()) as { messages: { text: string }[] }).messages.map(({ text }) => text);
    };

    await request.post('/functions/v1/pay', {
      headers,
      data: { plan_type: 'premium', phone: '0712000001' },
    });
    await expect.poll(messages, { timeout: 30_000 }).toHaveLength(1);
    const [text = ''] = await messages();
    expect(JSON.parse(text)).toMatchObject({ title: 'Premium is yours', link: '/plans' });

    const cdp = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [found] = registrations;
        if (found) resolve(found.registrationId);
      });
    });
    await cdp.send('ServiceWorker.enable');
    await cdp.send('ServiceWorker.deliverPushMessage', {
      origin: baseURL ?? '',
      registrationId: await registered,
      data: text,
    });
    const shown = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        return (await worker.getNotifications()).map(({ title }) => title);
      });
    // The open page told of it as well: together they are one.
    await expect
      .poll(async () => (await shown()).filter((title) => title === 'Premium is yours'))
      .toHaveLength(1);

    await request.delete(`${simulators}/dev/push/devices/${device}`);
    await request.post('/functions/v1/pay', { headers, data: { plan_type: 'gold' } });
    await expect
      .poll(async () => (await request.get('/rest/v1/push_subscriptions?select=id', { headers })).json(), {
        timeout: 30_000,
      })
      .toEqual([]);
  });
});

test('reminders are kept, planned by the server, and the same on a second device', async ({
  page,
  context,
  browser,
  request,
}) => {
  const person = await newPerson(request);
  await signedInAs(context, person);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/notifications');
  await page.getByRole('switch', { name: /Herb reminders/ }).check();
  await expect(page.getByText('Notification preferences updated')).toBeVisible();
  await expect(page.getByText(/Next reminder: \w+ \d+, 8:00 AM/)).toBeVisible();
  await page.getByLabel('Reminder time').fill('22:15');
  await expect(page.getByText(/Next reminder: \w+ \d+, 10:15 PM/)).toBeVisible();
  await expect(page.getByText(/it rings at 6 am/)).toBeVisible();
  await page.getByLabel('How often').selectOption('weekly');
  await expectAccessible(page);
  const elsewhere = await browser.newContext();
  await signedInAs(elsewhere, person);
  const second = await elsewhere.newPage();
  await second.goto('/notifications');
  await expect(second.getByRole('switch', { name: /Herb reminders/ })).toBeChecked();
  await expect(second.getByLabel('Reminder time')).toHaveValue('22:15');
  await expect(second.getByLabel('How often')).toHaveValue('weekly');
  await elsewhere.close();
});

test('two reminders chosen at once are both kept', async ({ page, context, request }) => {
  const person = await newPerson(request);
  await signedInAs(context, person);
  await page.goto('/notifications');
  const [answered, sendAnswer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let saved = 0;
  await page.route(/\/rest\/v1\/notification_preferences/, async (route) => {
    if (route.request().method() === 'POST') saved += 1;
    // The second answer comes late: until then the first one is all the server has said.
    if (saved === 2) await sendAnswer.promise;
    await route.continue();
    if (saved === 1) answered.resolve();
  });
  const [herbs, meals] = [
    page.getByRole('switch', { name: /Herb reminders/ }),
    page.getByRole('switch', { name: /Meal reminders/ }),
  ];
  await herbs.check();
  await meals.check();
  await answered.promise;
  await expect(page.getByText('Notification preferences updated')).toBeVisible();
  await expect(herbs).toBeChecked();
  await expect(meals).toBeChecked();
  sendAnswer.resolve();
  await expect(page.getByText('Notification preferences updated')).toHaveCount(2);
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await expect(herbs).toBeChecked();
  await expect(meals).toBeChecked();
});

test('what is read and deleted on one device is so on the other', async ({ browser, request }) => {
  const person = await newPerson(request);
  const { anonKey } = (await (await request.get('/config.json')).json()) as { anonKey: string };
  const headers = { apikey: anonKey, authorization: `Bearer ${person.session.access_token}` };
  const told = async (): Promise<number> =>
    ((await (await request.get('/rest/v1/notifications?select=id', { headers })).json()) as unknown[]).length;
  const before = await told();
  // A prompt that is cancelled on the phone is told.
  await request.post('/functions/v1/pay', {
    headers,
    data: { plan_type: 'premium', phone: '0712000002' },
  });
  await expect.poll(told, { timeout: 20_000 }).toBe(before + 1);
  const open = async (connected?: Promise<void>) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await signedInAs(context, person);
    const page = await context.newPage();
    if (connected)
      await page.routeWebSocket(/\/realtime\/v1/, async (socket) => {
        await connected;
        socket.connectToServer();
      });
    await page.goto('/notifications');
    await expect(page.getByRole('main').getByText('Payment not completed')).toBeVisible();
    return { context, list: page.getByRole('main') };
  };
  const connected = Promise.withResolvers<void>();
  const [one, other] = [await open(), await open(connected.promise)];
  await one.list.getByRole('button', { name: 'Mark as read: Payment not completed' }).click();
  await expect(one.list.getByRole('button', { name: /^Mark as read: Payment/ })).toHaveCount(0);
  // The other device has read its list, but is not told of changes yet.
  await expect(other.list.getByRole('button', { name: /^Mark as read: Payment/ })).toHaveCount(1);
  connected.resolve();
  await expect(other.list.getByRole('button', { name: /^Mark as read: Payment/ })).toHaveCount(0, {
    timeout: 15_000,
  });
  await one.list.getByRole('button', { name: 'Delete: Payment not completed' }).click();
  await expect(other.list.getByText('Payment not completed')).toHaveCount(0, { timeout: 15_000 });
  await one.context.close();
  await other.context.close();
});
