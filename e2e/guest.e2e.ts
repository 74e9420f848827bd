import { expect, test } from '@playwright/test';

import { expectAccessibleFromTheTop } from './axe.ts';
import { newPerson, signedInAs } from './people.ts';
import { addToCart, fillCheckout, phoneEnding, placeOrder } from './shopping.ts';
import { walkTo } from './walk.ts';

test('a visitor orders with a phone, pays, tracks the parcel and later keeps the order', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const phone = phoneEnding(1);
  await addToCart(page, 31);
  await walkTo(page, '/checkout');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expectAccessibleFromTheTop(page);
  await fillCheckout(page, { name: 'Atieno Odhiambo', phone, county: 'Kisumu' });
  await expectAccessibleFromTheTop(page);
  const number = await placeOrder(page);
  await expect(page.getByText('Payment received. Asante sana!')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/with the number/)).toContainText(number);
  await expectAccessibleFromTheTop(page);
  const address = page.url();

  await test.step('a reload and a closed tab lose nothing', async () => {
    await page.reload();
    await expect(page.getByText('Payment received. Asante sana!')).toBeVisible();
    await walkTo(page, '/orders');
    await page.getByRole('link', { name: new RegExp(number) }).click();
    await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  });

  await test.step('the receipt has a number', async () => {
    await page.getByRole('link', { name: 'Receipt' }).click();
    await expect(page.getByText(/^INV-\d{4}-\d{5}$/)).toBeVisible();
    await expectAccessibleFromTheTop(page);
  });

  await test.step('another device finds it by number and phone, and nobody with another phone', async () => {
    const elsewhere = await browser.newContext({ viewport: { width: 360, height: 800 } });
    const other = await elsewhere.newPage();
    await other.goto('/track');
    await other.getByLabel('Order number').fill(number.toLowerCase());
    await other.getByLabel('Phone number of the order').fill('0799 999 999');
    await other.getByRole('button', { name: 'Find my order' }).click();
    await expect(other.getByText('No order has this number and phone')).toBeVisible();
    await other.getByLabel('Phone number of the order').fill(phone);
    await other.getByRole('button', { name: 'Find my order' }).click();
    await expect(other.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
    await expect(other.getByText('Atieno Odhiambo')).toHaveCount(0);
    await expectAccessibleFromTheTop(other);
    await other.goto(address);
    await expect(other.getByRole('heading', { name: 'Where is your order?' })).toBeVisible();
    await elsewhere.close();
  });

  await test.step('somebody who signs in keeps it', async () => {
    const person = await newPerson(request, 'Atieno Odhiambo');
    await signedInAs(page.context(), person);
    await page.goto('/orders');
    await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
      'mizizi-auth',
      JSON.stringify(person.session),
    ] as const);
    await page.goto('/orders');
    await expect(page.getByText('Placed without an account')).toBeVisible();
    await page.getByRole('link', { name: new RegExp(number) }).click();
    await page.getByRole('button', { name: 'Keep this order in my account' }).click();
    await expect(page.getByText(/is in your account now/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keep this order in my account' })).toHaveCount(0);
    await page.goto('/orders');
    await expect(page.getByText('Placed without an account')).toHaveCount(0);
    await expect(page.getByText(number)).toBeVisible();
  });
});

test('a visitor whose payment is refused pays again from another number', async ({ page }) => {
  await addToCart(page, 32);
  await walkTo(page, '/checkout');
  await fillCheckout(page, { name: 'Atieno Odhiambo', phone: phoneEnding(3) });
  await placeOrder(page);
  await expect(page.getByText('Not enough money on M-Pesa')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Use another number' }).click();
  await page.getByLabel('M-Pesa number').fill(phoneEnding(1));
  await page.getByRole('button', { name: /Try again/ }).click();
  await expect(page.getByText('Payment received. Asante sana!')).toBeVisible({ timeout: 30_000 });
});

test('a visitor fetches the parcel, pays there, and calls the order off', async ({ page }) => {
  await addToCart(page, 33);
  await walkTo(page, '/checkout');
  await page.getByRole('radio', { name: /^Pickup point/ }).check();
  await page.getByRole('radio', { name: /Nairobi city desk/ }).check();
  await page.getByLabel('Full name').fill('Atieno Odhiambo');
  await page.getByLabel('M-Pesa phone number').fill(phoneEnding(9));
  await expect(page.getByText('Pickup at Nairobi city desk')).toBeVisible();
  await expectAccessibleFromTheTop(page);
  await page.getByRole('radio', { name: /^Cash when you fetch it/ }).check();
  await placeOrder(page);
  await expect(page.getByText('Pay when it arrives')).toBeVisible();
  await expect(page.getByText('On its way to the pickup point')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('This order was cancelled. There is nothing to pay.')).toBeVisible();
});
