import { expect, test } from '@playwright/test';

import { expectAccessibleInBothThemes } from './axe.ts';
import { walkThrough } from './expect-reflow.ts';
import { faults } from './faults.ts';
import { demoPerson, signedInAs } from './people.ts';
import { publicPaths } from './public-paths.ts';
import { walkTo } from './walk.ts';

test('a visitor changes to Kiswahili, buys in it, and back again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/shop');
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'Kiswahili' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Duka' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw-KE');
  await expect(page).toHaveTitle(/^Nunua mitishamba/);
  await expectAccessibleInBothThemes(page);

  await walkTo(page, '/product/1');
  await page.getByRole('button', { name: 'Weka kikapuni', exact: true }).click();
  await expect(page.getByText('Bidhaa 1 kikapuni mwako')).toBeAttached();
  // What is told about a product is in English, and says so.
  await expect(page.locator('[lang=en]').getByText('Shade-dried mwarobaini leaf')).toBeVisible();
  await walkTo(page, '/cart');
  await expect(page.getByRole('heading', { level: 1, name: 'Kikapu chako' })).toBeVisible();
  await walkTo(page, '/checkout');
  await page.getByRole('button', { name: 'Weka oda' }).click();
  await expect(page.getByText('Weka mji au mtaa wako').first()).toBeVisible();

  await walkTo(page, '/cart');
  await footer.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-KE');
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
});

test('times stand with the Kiswahili clock beside them', async ({ page, context, request }) => {
  await signedInAs(context, await demoPerson(request, 'member'));
  await context.addInitScript(() => localStorage.setItem('mizizi-language', 'sw'));
  await page.goto('/orders');
  await expect(page.getByText(/\d\d:\d\d \(saa \d{1,2}(:\d\d)? \p{L}+\)/u).first()).toBeVisible();
});

test('every page has room for Kiswahili at 320 px', async ({ page }) => {
  test.setTimeout(240_000);
  const softly = expect.configure({ soft: true, timeout: 15_000 });
  await page.addInitScript(() => localStorage.setItem('mizizi-language', 'sw'));
  await page.setViewportSize({ width: 320, height: 800 });
  await walkThrough(page, publicPaths, async (path) => {
    await expect(page.locator('html'), path).toHaveAttribute('lang', 'sw-KE');
    await softly.poll(() => faults(page), { message: path }).toEqual([]);
  });
});
