import { expect, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { walkTo } from './walk.ts';

test('filters narrow the list, stand in the address and go one by one', async ({ page }) => {
  await page.goto('/shop');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: 'Digestion' }).check();
  await sheet.getByRole('checkbox', { name: 'In stock' }).check();
  await sheet.getByRole('textbox', { name: 'To, KSh' }).fill('400');
  await sheet.getByRole('button', { name: 'Set the price' }).click();
  await expect(page).toHaveURL('/shop?use=digestion&max=400&stock=in');
  await expectAccessible(page);
  const show = sheet.getByRole('button', { name: /^Show \d+ products?$/ });
  const words = (await show.textContent())?.replace('Show ', '') ?? '';
  await show.click();
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Filters in use' }).getByRole('link')).toHaveCount(4);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Remove the filter Digestion' }).click();
  await expect(page).toHaveURL('/shop?max=400&stock=in');
  await page.goBack();
  await expect(page).toHaveURL('/shop?use=digestion&max=400&stock=in');
  await expect(page.getByText(words, { exact: true })).toBeVisible();
});

test('a list that waits for its next answer says so and stays readable', async ({ page }) => {
  await page.goto('/shop');
  // Tapped before, the link is the browser's, which loads the page anew.
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/rest/v1/rpc/browse_products?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Teas', exact: true }).click();
  await expect(page.getByText('Loading products…')).toBeVisible();
  await expect(page.locator('.animate-pending')).toBeInViewport();
  await expectAccessible(page);
  answer();
  await expect(page.getByText(/^\d+ products$/)).toBeVisible();
  await expect(page.locator('.animate-pending')).toHaveCount(0);
});

test('a misspelt search asks what was meant', async ({ page }) => {
  await page.goto('/shop?q=morinja');
  await page.getByRole('link', { name: 'moringa', exact: true }).click();
  await expect(page).toHaveURL('/shop?q=moringa');
  await expect(page.getByText(/products? for “moringa”/)).toBeVisible();
});

test('the list goes on by itself, and coming back finds the place', async ({ page }) => {
  await page.goto('/shop');
  await expect(page.getByText(/^\d+ products$/)).toBeVisible();
  const cards = page.getByRole('region', { name: 'Products' }).getByRole('article');
  await cards.nth(23).scrollIntoViewIfNeeded();
  await expect(page).toHaveURL(/\?page=2$/);
  const card = cards.nth(36);
  await card.scrollIntoViewIfNeeded();
  const link = card.getByRole('heading').getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  const back = page.getByRole('link', { name, exact: true });
  await expect(back).toBeInViewport();
  const shared = page.url();
  expect(shared).toContain('page=');

  await walkTo(page, '/about');
  await page.goto(shared);
  await expect(page.getByRole('link', { name, exact: true })).toBeAttached();
});

test('a page that is loaded begins at its top; a reload and the way back to it find the place', async ({
  page,
}) => {
  const cards = page.getByRole('region', { name: 'Products' }).getByRole('article');
  /** The first card that is seen, and how far below the top of the screen it begins. */
  const seen = () =>
    cards.evaluateAll((articles) => {
      const card = articles.find((article) => article.getBoundingClientRect().bottom > 0);
      return `${card?.querySelector('h2, h3')?.textContent ?? ''} ${Math.round(card?.getBoundingClientRect().top ?? 0)}`;
    });
  const scrollFar = async (to: number) => {
    await expect(cards.first()).toBeVisible();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // A page that is still being drawn may not be that long yet, and heights above change once more.
    await expect(async () => {
      await page.evaluate((y) => scrollTo(0, y), to);
      await page.waitForTimeout(200);
      expect(await page.evaluate(() => Math.round(scrollY))).toBe(to);
    }).toPass({ timeout: 10_000 });
    return await seen();
  };
  await page.goto('/shop');
  await scrollFar(900);
  // Not in a file of its own: the app draws it, and scrolls it too.
  await page.goto('/enhanced-shop');
  const place = await scrollFar(3000);
  await page.reload();
  await expect.poll(seen).toBe(place);
  await page.goto('/enhanced-shop?q=tea');
  await scrollFar(300);
  await page.goBack();
  await expect.poll(seen).toBe(place);
});

test('a wide shop has filters, a quick view and a comparison', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/shop');
  await expect(page.getByRole('complementary', { name: 'Filters' }).getByLabel('In stock')).toBeVisible();
  await page
    .getByRole('button', { name: /^Quick view/ })
    .first()
    .click();
  const look = page.getByRole('dialog');
  await expect(look.getByRole('heading', { name: 'Before you use it' })).toBeVisible();
  await expect(look.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(look).toHaveCount(0);

  const compare = page.getByRole('button', { name: /^Compare ?:/ });
  for (const index of [0, 1, 2]) await compare.nth(index).click();
  await expect(compare.nth(3)).toBeDisabled();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Compare 3' }).click();
  const table = page.getByRole('dialog', { name: 'Comparison' });
  await expect(table.getByRole('row', { name: /^Before you use it/ })).toBeVisible();
  await expectAccessible(page);
});
