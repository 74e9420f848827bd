import { randomUUID } from 'node:crypto';

import { expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { deskRows } from './desk-rows.ts';

async function write(page: Page, email: string): Promise<void> {
  await page.goto('/contact');
  await page.getByLabel('Your name').fill('Njeri Wambui');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('What is it about?').selectOption('product');
  await page.getByLabel('Your message').fill('Is the neem powder ground this season?');
}
const freshEmail = (): string => `njeri-${randomUUID().slice(0, 8)}@example.co.ke`;
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
const kept = (email: string): string => `contact_messages?email=eq.${encodeURIComponent(email)}`;

test('a message reaches the desk', async ({ page, request }) => {
  const email = freshEmail();
  await page.clock.install();
  await write(page, email);
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  await page.clock.runFor(5000);
  await send(page);
  await expect(page.getByText('Asante! Your message has arrived')).toBeVisible();
  await expectAccessible(page);
  const [row] = await deskRows(request, kept(email));
  expect(row).toMatchObject({
    name: 'Njeri Wambui',
    topic: 'product',
    message: 'Is the neem powder ground this season?',
    state: 'new',
    user_id: null,
  });
});

test('what a machine sends is thanked and laid apart', async ({ page, request }) => {
  const email = freshEmail();
  await write(page, email);
  await page.locator('input[name="website"]').evaluate((input: HTMLInputElement) => {
    input.value = 'http://spam.example';
  });
  await send(page);
  await expect(page.getByText('Asante! Your message has arrived')).toBeVisible();
  expect(await deskRows(request, kept(email))).toMatchObject([{ state: 'spam' }]);
});

test('a message written without a connection is sent when there is one', async ({
  page,
  context,
  request,
}) => {
  const email = freshEmail();
  await write(page, email);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /companion/.test(name)),
  );
  await context.setOffline(true);
  await send(page);
  await expect(page.getByText('Your message is kept on this device')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Message sent')).toBeVisible();
  expect(await deskRows(request, kept(email))).toHaveLength(1);
});

test('what was typed survives a reload', async ({ page }) => {
  await write(page, freshEmail());
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  await page.getByLabel('Your message').fill('Half a thought');
  await page.reload();
  await expect(page.getByLabel('Your message')).toHaveValue('Half a thought');
});

test('the questions can be searched', async ({ page }) => {
  await page.goto('/faq');
  const search = page.getByRole('searchbox', { name: 'Search the questions' });
  await search.fill('pregnancy');
  await expect(page.getByText('1 answer for “pregnancy”')).toBeVisible();
  await expect(
    page.getByText('Many herbs are not, and for many nobody knows.', { exact: false }),
  ).toBeVisible();
  await search.fill('spaceship');
  await expect(page.getByRole('heading', { name: 'No answer to that yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await expect(page.getByText('How do I pay?')).toBeVisible();
});

test('the device can be cleared', async ({ page }) => {
  await page.goto('/privacy');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  await page.getByRole('button', { name: 'Clear this device' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, clear it' }).click();
  await page.waitForURL('/');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});
