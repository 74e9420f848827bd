import { expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { ordered } from './ordered.ts';
import { demoPerson, newPerson, signedInAs } from './people.ts';
import { addToCart, fillCheckout, phoneEnding, placeOrder } from './shopping.ts';
import { walkTo } from './walk.ts';

/** Whether all of it can be seen without scrolling. */
const isInView = (page: Page, text: string): Promise<boolean> =>
  page
    .getByText(text)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });

test('the desk sends a parcel off in two taps, takes that back, and says who brings it', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const buyer = await newPerson(request);
  const { id, number } = await ordered(request, buyer, { productId: 31, method: 'cash' });
  await signedInAs(page.context(), await demoPerson(request, 'admin'));
  await page.goto('/admin');
  await page.getByRole('searchbox', { name: 'Find an order' }).fill(number);
  await page.getByRole('link', { name: number }).click();
  const dialog = page.getByRole('dialog', { name: `Who brings ${number}?` });
  const history = page.locator('li');

  await test.step('two taps', async () => {
    await page.getByRole('button', { name: 'Mark dispatched' }).click();
    await expect(dialog.getByLabel('Arrives by')).not.toHaveValue('');
    await expect(dialog.getByRole('button', { name: 'Mark dispatched' })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Mark dispatched' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(/^It can be undone for 9:/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('undone', async () => {
    await page.getByRole('button', { name: 'Undo dispatch' }).click();
    await expect(page.getByText(`Order ${number} is packed again`)).toBeVisible();
    await expect(history.filter({ hasText: 'Dispatch undone' })).toHaveCount(1);
  });

  await test.step('and sent anew, with a rider', async () => {
    await page.getByRole('button', { name: 'Mark dispatched' }).click();
    await dialog.getByLabel('Courier or rider').fill('Otieno Boda');
    await dialog.getByLabel('Their phone').fill('12');
    await dialog.getByRole('button', { name: 'Mark dispatched' }).click();
    await expect(dialog.getByText('Enter a Kenyan mobile number, such as 0712 345 678')).toBeVisible();
    await dialog.getByLabel('Their phone').fill('0712 000 041');
    await dialog.getByLabel('Tracking number').fill('NBO-7');
    await dialog.getByRole('button', { name: 'Mark dispatched' }).click();
    await expect(page.getByText(/^Arrives by .* · Otieno Boda/)).toBeVisible();
    await expect(history.filter({ hasText: /^Dispatched/ })).toHaveCount(2);
  });

  await test.step('the buyer sees who brings it and when before anything else', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    await signedInAs(context, buyer);
    const theirs = await context.newPage();
    await theirs.goto(`/orders/${id}`);
    await expect(theirs.getByRole('heading', { name: /^Arrives (by|today)/ })).toBeVisible();
    for (const text of ['Otieno Boda', '0712 000 041', 'WhatsApp', 'NBO-7', 'Order placed'])
      expect(await isInView(theirs, text), text).toBe(true);
    await expect(theirs.getByRole('link', { name: 'WhatsApp', exact: true })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/254712000041\?/,
    );
    await expectAccessible(theirs);
    await context.close();
  });
});

test('the link of a visitor’s order asks another device for number and phone', async ({ page, browser }) => {
  test.setTimeout(90_000);
  const phone = phoneEnding(1);
  await addToCart(page, 32);
  await walkTo(page, '/checkout');
  await fillCheckout(page, { name: 'Atieno Odhiambo', phone, county: 'Kisumu' });
  const number = await placeOrder(page);
  await expect(page.getByText('Payment received. Asante sana!')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Waiting for payment')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^Arrives (between|by|today)/ })).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const elsewhere = await context.newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByRole('heading', { name: 'Where is your order?' })).toBeVisible();
  await expectAccessible(elsewhere);
  await elsewhere.getByLabel('Order number').fill(number);
  await elsewhere.getByLabel('Phone number of the order').fill(phone);
  await elsewhere.getByRole('button', { name: 'Find my order' }).click();
  await expect(elsewhere.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await expect(elsewhere.getByRole('heading', { name: /^Arrives / })).toBeInViewport();
  await context.close();
});
