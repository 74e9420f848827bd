import { expect, test } from '@playwright/test';

import { expectAccessibleFromTheTop } from './axe.ts';
import { ordered } from './ordered.ts';
import { newPerson, signedInAs } from './people.ts';
import { openDesk, orderIdOf } from './shop-desk.ts';
import { addToCart, fillCheckout, phoneEnding, placeOrder } from './shopping.ts';
import { walkTo } from './walk.ts';

/** A photo a browser can read: one pixel, as PNG. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a delivered order goes back with a photo, and its buyer sees every step live', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(120_000);
  const buyer = await newPerson(request);
  const desk = await openDesk(request);
  const { id } = await ordered(request, buyer, { productId: 34, pieces: 2, method: 'mpesa' });
  await signedInAs(context, buyer);
  await page.goto(`/orders/${id}`);
  await expect(page.getByText('Payment received. Asante sana!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return something' })).toHaveCount(0);
  await desk.deliver(id);
  await expect(page.getByRole('link', { name: 'Return something' })).toBeVisible({ timeout: 20_000 });

  await test.step('says what, why and shows it', async () => {
    await page.getByRole('link', { name: 'Return something' }).click();
    await expect(page.getByRole('heading', { name: 'Return something' })).toBeVisible();
    await page.getByRole('button', { name: 'Ask for the return' }).click();
    await expect(page.getByText('Choose what you send back.')).toBeVisible();
    await expectAccessibleFromTheTop(page);
    await page.getByRole('button', { name: 'One more' }).click();
    await page.getByRole('checkbox', { name: 'It was opened' }).check();
    await page.getByLabel('Reason').selectOption({ label: 'I no longer want it' });
    await expect(page.getByText(/Herbal goods that were opened cannot be sold again/)).toBeVisible();
    await page.getByLabel('Reason').selectOption({ label: 'It arrived damaged' });
    await page.getByLabel('Tell us more (optional)').fill('The jar leaks.');
    await page
      .getByLabel('Add a photo')
      .setInputFiles({ name: 'jar.png', mimeType: 'image/png', buffer: photo });
    await expect(page.getByRole('img', { name: 'What you send back' })).toBeVisible();
    await expectAccessibleFromTheTop(page);
    await page.getByRole('button', { name: 'Ask for the return' }).click();
    await page.waitForURL(new RegExp(`/orders/${id}$`));
    await expect(page.getByText('It arrived damaged')).toBeVisible();
  });

  const [made] = await desk.read('order_returns', `order_id=eq.${id}&select=id,photo_path`);
  expect(made?.['photo_path']).toMatch(new RegExp(`/${id}/[0-9a-f-]+\\.jpg$`));

  await test.step('hears each answer without a reload', async () => {
    const steps = [
      ['approved', 'Accepted: please send it back'],
      ['received', 'Received by us'],
      ['refunded', 'Money sent back'],
    ] as const;
    for (const [next, words] of steps) {
      await desk.rpc('set_return_state', { return_id: made?.['id'], next_state: next });
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: words })).not.toContainText(
        'Next:',
        {
          timeout: 20_000,
        },
      );
    }
    await expectAccessibleFromTheTop(page);
  });
});

test('a visitor sends a photo with a return as well', async ({ page, request }) => {
  test.setTimeout(120_000);
  const desk = await openDesk(request);
  await addToCart(page, 29);
  await walkTo(page, '/checkout');
  await fillCheckout(page, { phone: phoneEnding(1) });
  await placeOrder(page);
  await expect(page.getByText('Payment received. Asante sana!')).toBeVisible({ timeout: 30_000 });
  const id = orderIdOf(page.url());
  await desk.deliver(id);
  await page.reload();
  await page.getByRole('link', { name: 'Return something' }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByLabel('Reason').selectOption({ label: 'It is not as described' });
  await page
    .getByLabel('Add a photo')
    .setInputFiles({ name: 'bag.png', mimeType: 'image/png', buffer: photo });
  await page.getByRole('button', { name: 'Ask for the return' }).click();
  await page.waitForURL(new RegExp(`/orders/${id}$`));
  await expect(page.getByText('We answer within two working days.').first()).toBeVisible();
  const [made] = await desk.read('order_returns', `order_id=eq.${id}&select=photo_path`);
  expect(made?.['photo_path']).toMatch(new RegExp(`^guest/${id}/[0-9a-f-]{36}\\.jpg$`));
});
