import { expect, test } from '@playwright/test';

import { newPerson, signedInAs } from './people.ts';
import { addToCart, fillCheckout, placeOrder } from './shopping.ts';

test('a second browser of the same buyer hears the bell without a reload', async ({
  page,
  context,
  browser,
  request,
}) => {
  const person = await newPerson(request);
  await signedInAs(context, person);
  const elsewhere = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await signedInAs(elsewhere, person);
  const second = await elsewhere.newPage();
  await second.goto('/orders');
  await expect(second.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

  await addToCart(page, 30);
  await page.goto('/checkout');
  await fillCheckout(page, { phone: '0712 000 001' });
  const number = await placeOrder(page);
  await expect(second.getByRole('button', { name: /Notifications, \d+ unread/ })).toBeVisible({
    timeout: 20_000,
  });
  await expect(second.getByRole('link', { name: new RegExp(number) })).toBeVisible();
  await elsewhere.close();
});
