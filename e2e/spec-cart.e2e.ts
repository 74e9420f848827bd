import { expect, type Page, test } from '@playwright/test';

import { keptOn } from './device.ts';
import { addToCart } from './shopping.ts';

const WEEK_MS = 604_800_000;

type StoredCart = { value: { id: number; price: number; quantity: number }[]; expiresAt: number };
const storedCart = async (page: Page): Promise<StoredCart | undefined> =>
  (await keptOn(page)).find(({ key }) => key === 'cart') as StoredCart | undefined;

test('§3 §4 §9 the cart adds up, takes away, says one thing at a time and lasts seven days', async ({
  page,
}) => {
  await addToCart(page, 1, 2);
  const toasts = page.locator('[data-sonner-toast]');
  await expect(toasts).toHaveCount(1);
  // The same product again is more of it, not a second line.
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Cart/ })).toContainText('3');
  await expect(toasts).toHaveCount(1);
  await page.goto('/product/2');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Cart/ })).toContainText('4');
  const cart = await storedCart(page);
  expect(cart?.value.map(({ id, quantity }) => [id, quantity])).toEqual([
    [1, 3],
    [2, 1],
  ]);
  const left = (cart?.expiresAt ?? 0) - (await page.evaluate(() => Date.now()));
  expect(left).toBeGreaterThan(WEEK_MS - 60_000);
  expect(left).toBeLessThanOrEqual(WEEK_MS);

  await page.goto('/cart');
  const lines = page.getByRole('region', { name: 'Products in your cart' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  const total = (cart?.value ?? []).reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  await expect(page.getByText(`KSh ${total.toLocaleString('en')}`).first()).toBeVisible();
  // Nothing of it left takes the line away; a quantity of its own stays.
  await lines
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(lines).toHaveCount(1);
  const quantity = lines.first().getByRole('textbox');
  await quantity.fill('0');
  await quantity.press('Enter');
  await expect(page.getByText('Your cart is empty', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cart/ })).not.toContainText(/\d/);

  // A cart of last week that the first release kept, or one that nobody can read, is gone.
  for (const kept of [JSON.stringify({ ...cart, expiresAt: Date.now() - 1 }), '{"value":[{"id":']) {
    await page.evaluate((text) => localStorage.setItem('cart', text), kept);
    await page.reload();
    await expect(page.getByText('Your cart is empty', { exact: true })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
    expect(await storedCart(page)).toBeUndefined();
  }
});
