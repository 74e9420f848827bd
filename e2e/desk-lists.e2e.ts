import { expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { demoPerson, signedInAs } from './people.ts';
import { requestsOf, walkTo } from './walk.ts';

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Scrolls to a row, opens it, and says how far the list was scrolled. */
async function openRow(page: Page, name: RegExp): Promise<number> {
  const row = page.getByRole('main').getByRole('link', { name }).last();
  await row.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  await row.click();
  return before;
}

test.beforeEach(async ({ context, request }) => {
  await signedInAs(context, await demoPerson(request, 'admin'));
});

test('a list of the desk is as it was left, by its link and by the browser’s Back', async ({ page }) => {
  test.setTimeout(120_000);
  const orders = '/admin/orders?payment_state=paid&sort=total_kes';
  await page.goto(orders);

  await test.step('all orders', async () => {
    for (const goBack of [
      () => page.getByRole('link', { name: 'All orders', exact: true }).last().click(),
      () => page.goBack(),
    ]) {
      const before = await openRow(page, /^MZ-/);
      expect(before).toBeGreaterThan(300);
      await expect(page.getByRole('heading', { level: 1, name: 'Order' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Deliver to' })).toBeVisible();
      await expectAccessible(page);
      await goBack();
      await expect(page).toHaveURL(orders);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(before - 5);
    }
  });

  await test.step('products', async () => {
    await walkTo(page, '/admin/upload?list=all');
    const requests = requestsOf(page);
    await page.getByRole('searchbox', { name: 'Find a product' }).fill('powder');
    await expect(page).toHaveURL('/admin/upload?list=all&q=powder');
    await requests.settled();
    const before = await openRow(page, /powder/i);
    await expect(page.getByRole('heading', { level: 1, name: 'Edit product' })).toBeVisible();
    await page.getByRole('link', { name: 'Products', exact: true }).last().click();
    await expect(page).toHaveURL('/admin/upload?list=all&q=powder');
    await expect(page.getByRole('searchbox', { name: 'Find a product' })).toHaveValue('powder');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before - 5);
  });

  await test.step('customers', async () => {
    await walkTo(page, '/admin/customers?q=demo');
    await openRow(page, /\w/);
    await expect(page.getByRole('heading', { level: 2, name: 'Tags' })).toBeVisible();
    await page.getByRole('link', { name: 'Customers', exact: true }).last().click();
    await expect(page).toHaveURL('/admin/customers?q=demo');
    await expect(page.getByRole('searchbox').first()).toHaveValue('demo');
  });
});
