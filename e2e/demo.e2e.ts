/** What belongs to the demonstration alone: its inbox, its phone, its accounts and its Google, all on its own address. */
import { expect, test } from '@playwright/test';

import { freshEmail, signIn, signUp } from './auth-forms.ts';
import { linkTo, mailTo } from './people.ts';
import { demoPort } from './ports.ts';
import { addToCart, fillCheckout, placeOrder } from './shopping.ts';

const demo = `http://localhost:${demoPort}`;

test('a newcomer signs up, finds the mail in the inbox and is let in', async ({ page, request }) => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  const email = freshEmail('newcomer');
  await signUp(page, { email });
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  const address = linkTo(await mailTo(request, email, demo), '/auth/callback');
  expect(address.startsWith(demo)).toBe(true);
  await page.goto('/dev/inbox');
  await page.getByRole('link', { name: email }).click();
  await page
    .frameLocator('iframe')
    .locator(`a[href*="${new URL(address).search}"]`)
    .first()
    .click();
  await page.waitForURL('/health-assessment');
});

test('a buyer without an account answers the prompt on the phone of the demo', async ({ page, context }) => {
  await addToCart(page, 20);
  await page.goto('/checkout');
  await fillCheckout(page, { phone: '0712 555 009' });
  const number = await placeOrder(page);
  const phone = await context.newPage();
  await phone.goto('/dev/mpesa');
  await expect(phone.getByRole('dialog')).toContainText(number);
  await phone.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Payment received. Asante sana!')).toBeVisible({ timeout: 30_000 });
});

test('the accounts that the start names sign in with the password it names', async ({ browser }) => {
  for (const [who, path, heading] of [
    ['member', '/orders', /orders/i],
    ['admin', '/admin', /./],
    ['nutritionist', '/practice', /./],
  ] as const) {
    const page = await (await browser.newContext({ baseURL: demo })).newPage();
    await page.goto('/auth');
    await signIn(page, `${who}@demo.mizizi.app`, 'Mizizi-Demo-2026!');
    await page.waitForURL((url) => url.pathname !== '/auth');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('heading', { name: /not found/i })).toHaveCount(0);
    await page.context().close();
  }
});

test('Continue with Google leads to people to choose from', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: /Brian Otieno/ }).click();
  await page.waitForURL('/health-assessment');
});
