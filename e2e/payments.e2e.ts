import { expect, test } from '@playwright/test';

import { newPerson, signedInAs } from './people.ts';
import { placeOrder, toCheckout, PLACE } from './shopping.ts';
import { walkTo } from './walk.ts';

/** Each row: what M-Pesa's simulator does for the last digit, and the words the buyer sees. */
const refusals = [
  { phone: '0712 000 002', title: 'You cancelled the prompt' },
  { phone: '0712 000 003', title: 'Not enough money on M-Pesa' },
  { phone: '0712 000 004', title: 'Your phone did not answer' },
  { phone: '0712 000 005', title: 'The M-Pesa PIN was wrong' },
] as const;

test('a refused prompt says why and can be tried again, as often as it takes', async ({
  page,
  context,
  request,
}) => {
  await signedInAs(context, await newPerson(request));
  const [first, ...others] = refusals;
  await toCheckout(page, 20, { phone: first.phone });
  await placeOrder(page);
  await expect(page.getByText(first.title)).toBeVisible({ timeout: 30_000 });
  const tryWith = async (phone: string): Promise<void> => {
    await page.getByRole('button', { name: 'Use another number' }).click();
    await page.getByLabel('M-Pesa number').fill(phone);
    await page.getByRole('button', { name: /Try again/ }).click();
  };
  for (const { phone, title } of others)
    await test.step(title, async () => {
      await tryWith(phone);
      await expect(page.getByText(title)).toBeVisible({ timeout: 30_000 });
    });
  await tryWith('0712 000 001');
  await expect(page.getByText('Payment received. Asante sana!')).toBeVisible({ timeout: 30_000 });
});

test('a callback that never comes heals by asking M-Pesa', async ({ page, context, request }) => {
  await signedInAs(context, await newPerson(request));
  await toCheckout(page, 21, { phone: '0712 000 007' });
  await placeOrder(page);
  await expect(page.getByText('Payment received. Asante sana!')).toBeVisible({ timeout: 45_000 });
});

test('a callback sent twice pays once', async ({ page, context, request }) => {
  await signedInAs(context, await newPerson(request));
  await toCheckout(page, 22, { phone: '0712 000 006' });
  await placeOrder(page);
  await expect(page.getByText('Payment received. Asante sana!')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: /Notifications/ }).click();
  await expect(page.getByText('Payment received', { exact: true })).toHaveCount(1);
});

test('a reload in the middle of the payment and a closed tab lose nothing', async ({
  page,
  context,
  request,
}) => {
  await signedInAs(context, await newPerson(request));
  await toCheckout(page, 24, { phone: '0712 000 001' });
  await placeOrder(page);
  const address = page.url();
  await page.reload();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByText('Payment received. Asante sana!')).toBeVisible({ timeout: 30_000 });
  await walkTo(again, '/orders');
  await expect(again.getByText(/MZ-/)).toHaveCount(1);
});

test('cash on delivery needs no prompt', async ({ page, context, request }) => {
  await signedInAs(context, await newPerson(request));
  await toCheckout(page, 25, { phone: '0722 123 456' });
  await page.getByRole('radio', { name: /Cash on delivery/ }).check();
  await placeOrder(page);
  await expect(page.getByText('Pay when it arrives')).toBeVisible();
});

test('a double click on Place order makes one order', async ({ page, context, request }) => {
  await signedInAs(context, await newPerson(request));
  await toCheckout(page, 26, { phone: '0712 000 001' });
  await page.getByRole('button', { name: PLACE }).dblclick();
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}/);
  await walkTo(page, '/orders');
  await expect(page.getByText(/MZ-/)).toHaveCount(1);
});

test('the network lost in the middle of placing is told, and the same order is placed once it is back', async ({
  page,
  context,
  request,
}) => {
  await signedInAs(context, await newPerson(request));
  await toCheckout(page, 27, { phone: '0712 000 001' });
  let lost = 0;
  await page.route('**/rest/v1/rpc/place_order*', async (route) => {
    lost += 1;
    if (lost > 1) return route.continue();
    await route.fetch(); // the order is written, its answer never arrives
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: PLACE }).click();
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /connection|answer/i })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: PLACE }).click();
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}/);
  await walkTo(page, '/orders');
  await expect(page.getByText(/MZ-/)).toHaveCount(1);
});
