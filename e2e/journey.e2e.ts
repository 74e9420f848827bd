import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { demoPerson, linkTo, mailTo, PASSWORD, signedInAs } from './people.ts';
import { fillCheckout, placeOrder } from './shopping.ts';
import { walkTo } from './walk.ts';

test('a visitor shops, signs up, pays by M-Pesa and watches the order arrive @desktop', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const email = `njeri-${randomUUID().slice(0, 8)}@example.co.ke`;

  await test.step('finds neem by its Swahili name, although misspelt', async () => {
    await page.goto('/shop');
    await expect(page.getByRole('heading', { name: 'Shop', level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('searchbox', { name: 'Search the shop' }).fill('mwarobani');
    await expect(page.getByText('2 products for “mwarobani”')).toBeVisible();
    await page.getByRole('link', { name: /Neem/ }).first().click();
    await page.waitForURL(/\/product\/\d+/);
    await expect(page.getByRole('heading', { level: 1, name: /Neem/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('puts two pieces into the cart', async () => {
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.getByText('2 items in your cart')).toBeAttached();
    await walkTo(page, '/cart');
    await expect(page.getByRole('heading', { name: 'Your cart', level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Proceed to checkout' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL(/\/auth\?redirect=/);
  });

  await test.step('signs up and confirms by mail', async () => {
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByLabel('Full Name').fill('Njeri Wambui');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
    await expectAccessible(page);
    await page.goto(linkTo(await mailTo(request, email), '/auth/callback'));
    await expect(page.getByText('Welcome to Mizizi!')).toBeVisible();
    await page.waitForURL(/\/checkout/, { timeout: 15_000 });
  });

  const number = await test.step('checks out and pays', async () => {
    await fillCheckout(page, { name: 'Njeri Wambui', phone: '0712 000 001' });
    await expect(page.getByText('KSh 250').first()).toBeVisible();
    await expectAccessible(page);
    const placed = await placeOrder(page);
    await expect(page.getByText('Payment received. Asante sana!')).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page);
    return placed;
  });

  await test.step('the bell rang without a reload, and the cart is empty', async () => {
    await expect(page.getByRole('button', { name: /Notifications, \d+ unread/ })).toBeVisible();
    await expect(page.getByText(/items? in your cart/)).toHaveCount(0);
  });

  const orderUrl = page.url();
  const admin = await browser.newContext();
  await signedInAs(admin, await demoPerson(request, 'admin'));
  const desk = await admin.newPage();
  await test.step('the owner dispatches and delivers; the buyer sees it live', async () => {
    await desk.goto('/admin');
    await desk.getByRole('searchbox').first().fill(number);
    await desk.getByRole('link', { name: new RegExp(number) }).click();
    await desk.getByRole('button', { name: 'Mark dispatched' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Mark dispatched' }).click();
    await expect(page.getByText('On its way').first()).toBeVisible({ timeout: 15_000 });
    await desk.getByRole('button', { name: 'Mark delivered' }).click();
    await expect(page.getByText('Delivered').first()).toBeVisible({ timeout: 15_000 });
    expect(page.url()).toBe(orderUrl);
  });
  await admin.close();
});
