import { randomUUID } from 'node:crypto';

import { expect, type Page, test } from '@playwright/test';

import { expectAccessibleFromTheTop } from './axe.ts';
import { anonKey, demoPerson, signedInAs } from './people.ts';
import { simulators } from './ports.ts';
import { addToCart, fillCheckout, phoneEnding } from './shopping.ts';
import { walkTo } from './walk.ts';

/** What the phone got and wrote, the oldest first. */
async function messagesOf(
  page: Page,
  phone: string,
  by = 'sms',
): Promise<{ way: string; text: string; status: string }[]> {
  const all = (await (await page.request.get(`${simulators}/dev/${by}.json`)).json()) as {
    phone: string;
    way: string;
    text: string;
    status: string;
  }[];
  return all.filter((one) => one.phone === `254${phone.slice(1)}`).toReversed();
}

/** Writes to the shop from a phone, as its owner. */
async function write(page: Page, phone: string, text: string, by = 'sms'): Promise<void> {
  await page.goto(`${simulators}/dev/${by}`);
  const own = page.getByRole('region', { name: `254${phone.slice(1)}` });
  await own.getByRole('textbox').fill(text);
  await own.getByRole('button', { name: 'Send' }).click();
  await expect(own.getByText(text, { exact: false }).last()).toBeVisible();
  await expect(own.getByText('Received').last()).toBeVisible();
}

test('a visitor without WhatsApp hears of their order by SMS in Kiswahili, until they write STOP', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  // Numbers that begin with 01 have no WhatsApp.
  const phone = phoneEnding(1).replace(/^071\d/, '0112');
  let number = '';

  await test.step('orders and pays', async () => {
    await addToCart(page, 33);
    await walkTo(page, '/checkout');
    await fillCheckout(page, { name: 'Njeri Kamau', phone });
    await page.evaluate(() => localStorage.setItem('mizizi-language', 'sw'));
    await page.reload();
    await page.getByRole('button', { name: /^Lipa KSh [\d,]+ kwa M-Pesa$/ }).click();
    await page.waitForURL(/\/orders\/[0-9a-f-]{36}/);
    const heading = page.getByRole('heading', { name: /MZ-/, level: 1 });
    number = /MZ-\w{6}/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
  });

  await test.step('reads that the money came', async () => {
    await expect
      .poll(async () => (await messagesOf(page, phone)).map(({ text }) => text), { timeout: 60_000 })
      .toEqual([
        expect.stringMatching(
          new RegExp(
            `^Tumepata KSh [\\d,]+ za oda ${number}, na tunaifungasha\\. http://localhost:\\d+/track\\?order=${number} Jibu STOP kuacha SMS\\.$`,
          ),
        ),
      ]);
    await expect.poll(async () => (await messagesOf(page, phone))[0]?.status).toBe('Success');
  });

  await test.step('opens the order from there', async () => {
    await page.goto(`/track?order=${number}`);
    await expect(page.getByRole('textbox').first()).toHaveValue(number);
  });

  await test.step('asks, and then wants no more', async () => {
    await write(page, phone, 'Mtaleta leo?');
    await write(page, phone, 'STOP');
  });

  const desk = await browser.newContext();
  await signedInAs(desk, await demoPerson(request, 'admin'));
  const admin = await desk.newPage();

  await test.step('the desk reads what they asked, beside their order', async () => {
    await admin.goto('/admin/messages');
    const row = admin.getByRole('row').filter({ hasText: 'Mtaleta leo?' });
    await row.getByRole('button').first().click();
    const opened = admin.getByRole('dialog');
    await expect(opened.getByText(number)).toBeVisible();
    await expect(opened.getByRole('link', { name: 'Answer by SMS' })).toHaveAttribute(
      'href',
      `sms:+254${phone.slice(1)}`,
    );
    await expectAccessibleFromTheTop(admin);
    await opened.getByRole('link', { name: 'Open the order' }).click();
    await expect(admin.getByRole('heading', { name: number })).toBeVisible();
  });

  await test.step('and what became of each message', async () => {
    await admin.getByRole('button', { name: 'Mark dispatched' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Mark dispatched' }).click();
    await expect(admin.getByRole('dialog')).toHaveCount(0);
    const list = admin.getByRole('heading', { name: 'Messages about it' }).locator('..');
    await expect(list.getByText(/and are packing it\.$/)).toBeVisible();
    await expect(list.getByText(/WhatsApp does not reach this number/)).toBeVisible();
    await expect(list.getByText('Arrived')).toBeVisible();
    await expectAccessibleFromTheTop(admin);
    await desk.close();
  });

  await test.step('nothing more comes', async () => {
    expect((await messagesOf(page, phone)).map(({ way, text }) => (way === 'in' ? text : way))).toEqual([
      'out',
      'Mtaleta leo?',
      'STOP',
    ]);
  });
});

test('a visitor hears of their order by WhatsApp and answers there; the desk sees what it cost; a member chooses', async ({
  page,
  context,
  request,
}) => {
  const phone = phoneEnding(1);
  const placed = await request.post('/rest/v1/rpc/place_guest_order', {
    headers: { apikey: await anonKey(request) },
    data: {
      client_key: randomUUID(),
      items: [{ product_id: 33, quantity: 1 }],
      payment_method: 'cash',
      contact_name: 'Achieng Otieno',
      phone,
      county: 'Nairobi City',
      town: 'Kilimani',
      landmark: 'Blue gate',
      language: 'sw',
    },
  });
  const { order } = (await placed.json()) as { order: { number: string } };
  await expect
    .poll(async () => (await messagesOf(page, phone, 'whatsapp'))[0], { timeout: 60_000 })
    .toMatchObject({
      status: 'read',
      text: expect.stringMatching(
        new RegExp(
          `^Asante kwa oda yako ${order.number}\\. Kuwa na KSh [\\d,]+ taslimu\\. .* Jibu STOP kuacha jumbe\\.$`,
        ),
      ) as unknown,
    });
  await write(page, phone, 'Nipigie kwanza', 'whatsapp');
  expect(await messagesOf(page, phone)).toEqual([]);

  await signedInAs(context, await demoPerson(request, 'admin'));
  await page.goto('/admin/messages');
  await page.getByRole('row').filter({ hasText: 'Nipigie kwanza' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Answer by WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/254${phone.slice(1)}`,
  );
  await page.goto('/admin/settings?tab=whatsapp');
  await expect(page.getByText(/KSh [\d,.]+ of KSh [\d,]+\.00 this month/)).toBeVisible();
  await page.getByLabel('SMS and WhatsApp may cost in a month (KSh)').fill('6000');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/of KSh 6,000\.00 this month/)).toBeVisible();
  await expectAccessibleFromTheTop(page);
  await page.goto('/notifications');
  await expect(page.getByRole('radio', { name: /^WhatsApp/ })).toBeVisible();
  await expectAccessibleFromTheTop(page);
});
