import { expect, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { demoPerson, signedInAs } from './people.ts';
import { phoneEnding } from './shopping.ts';

test('an order by phone is taken, prompted and paid, then one more is wanted and the rest is asked for', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(120_000);
  await signedInAs(context, await demoPerson(request, 'admin'));
  await page.goto('/admin/orders/new');
  await page.getByLabel('Find a product').fill('honey');
  await page.getByRole('button', { name: /^Add Raw Acacia Honey/ }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill(phoneEnding(1));
  await page.getByLabel('Name', { exact: true }).fill('Wanjiku Njeri');
  await page.getByLabel('County').selectOption('Nairobi City');
  await page.getByLabel('Town or estate').fill('South B');
  await page.getByLabel('Landmark').fill('Opposite the petrol station');
  await page.getByRole('button', { name: /^Ask for KSh/ }).click();
  await expect(page.getByText('Read the warnings out, then tick this')).toBeVisible();
  await page.getByLabel('I have read this to the buyer, who wants it').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Ask for KSh/ }).click();
  await expect(page.getByText('Taken by phone')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Payment confirmed')).toBeVisible({ timeout: 30_000 });

  await page.getByRole('button', { name: 'Change the order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'One more' }).click();
  await expect(dialog.getByText(/is paid, KSh [\d,]+ is asked for/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByText('Changed', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/: 1 → 2$/)).toBeVisible();
  await page.getByRole('button', { name: /^Send a prompt for the other KSh/ }).click();
  await expect(page.getByText('Payment confirmed')).toHaveCount(2, { timeout: 30_000 });
});
