import { expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { newPerson, type Person } from './people.ts';
import { callAs, shopOwner } from './shop-fixtures.ts';
import { walkTo } from './walk.ts';

/** Signs in on this device as the form would, and looks again. */
async function signInHere(page: Page, person: Person): Promise<void> {
  await page.evaluate(
    (session) => localStorage.setItem('mizizi-auth', session),
    JSON.stringify(person.session),
  );
  await page.reload();
}

test('a visitor keeps wishes on the device, and they move into the account', async ({
  page,
  browser,
  request,
}) => {
  const owner = await shopOwner(request);
  const first = await owner.newProduct();
  const second = await owner.newProduct({ stock: 0 });
  const third = await owner.newProduct();
  const person = await newPerson(request);
  await callAs(request, person, 'merge_wishlist', { product_ids: [third.id] });

  await page.goto(`/shop?q=${encodeURIComponent(first.name)}`);
  const heart = page.getByRole('button', { name: `Wishlist: ${first.name}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await walkTo(page, `/product/${second.id}`);
  await page.getByRole('button', { name: `Wishlist: ${second.name}` }).click();
  await walkTo(page, '/wishlist');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('Kept on this device.')).toBeVisible();
  await expectAccessible(page);

  await signInHere(page, person);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByText('Kept on this device.')).toHaveCount(0);

  const row = page.getByRole('article').filter({ hasText: first.name });
  await row.getByRole('button', { name: /^Move to cart/ }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('1 item in your cart')).toBeAttached();
  await page.getByRole('button', { name: `Remove ${third.name} from your wishlist` }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectAccessible(page);

  const other = await browser.newContext();
  const desk = await other.newPage();
  await desk.goto('/wishlist');
  await signInHere(desk, person);
  await expect(desk.getByRole('article')).toHaveCount(2);
  await other.close();

  await page.evaluate(() => localStorage.removeItem('mizizi-auth'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing on your wishlist yet' })).toBeVisible();
});

test('a wish made without a connection is sent by the next page, and let go on another device', async ({
  page,
  context,
  browser,
  request,
}) => {
  const owner = await shopOwner(request);
  const product = await owner.newProduct();
  const person = await newPerson(request);
  await page.goto(`/product/${product.id}`);
  await signInHere(page, person);
  const heart = page.getByRole('button', { name: `Wishlist: ${product.name}` });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(true);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  const isSent = next.waitForResponse(
    (response) =>
      response.url().includes('/rest/v1/wishlist_items') && response.request().method() === 'POST',
  );
  await next.goto('/about');
  await isSent;

  const other = await browser.newContext();
  const desk = await other.newPage();
  await desk.goto('/wishlist');
  await signInHere(desk, person);
  const isGone = desk.waitForResponse(
    (response) =>
      response.url().includes('/rest/v1/wishlist_items') && response.request().method() === 'DELETE',
  );
  await desk.getByRole('button', { name: `Remove ${product.name} from your wishlist` }).click();
  await isGone;
  await other.close();
  await next.goto('/wishlist');
  await expect(next.getByRole('heading', { name: 'Nothing on your wishlist yet' })).toBeVisible();
});
