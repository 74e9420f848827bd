import { randomUUID } from 'node:crypto';

import { expect, type Page, test } from '@playwright/test';

import { expectAccessibleInBothThemes } from './axe.ts';
import { deskRows } from './desk-rows.ts';

/** Puts a page in place of the built one whose drawing fails with `message`. */
async function breakAbout(page: Page, message: string): Promise<void> {
  await page.route('**/assets/about-page-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function Component() { throw new RangeError(${JSON.stringify(message)}); }`,
    }),
  );
}

test('§8 a crash shows the fallback and is kept as critical', async ({ page, request }) => {
  const message = `A bug ${randomUUID()}`;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await breakAbout(page, message);
  await page.goto('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Mizizi' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong', exact: true })).toBeVisible();
  await expect(
    page.getByText(
      "We're sorry, but something unexpected happened. The error has been logged and we'll look into it.",
      { exact: true },
    ),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expect(page.getByRole('banner')).toBeVisible();

  await expect
    .poll(() => deskRows(request, `error_logs?error_message=eq.${encodeURIComponent(message)}`))
    .toHaveLength(1);
  const [row] = await deskRows(request, `error_logs?error_message=eq.${encodeURIComponent(message)}`);
  expect(row).toMatchObject({
    user_id: null,
    error_type: 'RangeError',
    severity: 'critical',
    page_url: new URL('/about', page.url()).href,
  });
  expect(row?.['error_stack']).toContain('RangeError');
  expect(row?.['component_stack']).toMatch(/at /);
  expect(row?.['user_agent']).toContain('Mozilla');

  await page.getByRole('link', { name: 'Go Home' }).click();
  await page.waitForURL('/');
  await expect(page.getByRole('heading', { name: 'Good health has deep roots' })).toBeVisible();
});

test('§7 a report that fails is nobody’s trouble, and Try Again renders the page anew', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.route('**/rest/v1/error_logs*', (route) => route.abort());
  await page.route('**/assets/about-page-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'let times = 0; export function Component() { if (document.documentElement.dataset.healed) return "Healed"; throw new Error("A bug"); }',
    }),
  );
  await page.goto('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Mizizi' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset['healed'] = '1';
  });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('main')).toHaveText('Healed');
  expect(problems).toEqual([]);
});

test('code of a build that is gone is fetched anew, and the tap leads where it was going', async ({
  page,
}) => {
  let refused = 0;
  await page.route('**/assets/about-page-*.js', async (route) => {
    refused += 1;
    if (refused === 1) await route.fulfill({ status: 404, body: 'Not found.' });
    else await route.continue();
  });
  await page.goto('/faq');
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Mizizi' }).click({ delay: 80 });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Knowledge our grandmothers had');
  await expect(page).toHaveURL(/\/about$/);
  // The page is in its file: its words stand there before its code is asked for.
  await expect.poll(() => refused).toBeGreaterThan(1);
});

test('code that stays away ends in words, not in a loop', async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/assets/cart-page-*.js', (route) => route.fulfill({ status: 404, body: 'Not found.' }));
  await page.goto('/faq');
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await expect(page.getByRole('heading', { name: 'This page did not arrive' })).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
  await page.waitForTimeout(1000); // longer than a reload would wait
  expect(loads).toBe(2);
});
