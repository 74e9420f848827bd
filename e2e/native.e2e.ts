import { expect, test } from '@playwright/test';

import { callsOf, happens, insideApp } from './phone-app.ts';

test('§1 inside the native wrapper the phone’s back button, links, bars, sharing and sign-in work', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await insideApp(page);
  await page.goto('/faq');
  const heading = page.getByRole('heading', { level: 1 });

  // The bars follow the theme, and back folds the menu before it leaves the page.
  await expect.poll(() => callsOf(page, 'SystemBars', 'setStyle')).toEqual([{ style: 'LIGHT' }]);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('Dark', { exact: true }).click();
  await expect.poll(() => callsOf(page, 'SystemBars', 'setStyle')).toContainEqual({ style: 'DARK' });
  await happens(page, 'backButton', { canGoBack: false });
  await expect(menu).toBeHidden();
  expect(await callsOf(page, 'App', 'minimizeApp')).toEqual([]);

  // Links of the site open their page; those of others do nothing. Back returns, and at the first page steps aside.
  await happens(page, 'appUrlOpen', { url: 'https://mizizi.app/herbs/neem?from=mail' });
  await expect(heading).toHaveText('Neem');
  await happens(page, 'appUrlOpen', { url: 'https://mizizi.app.evil.example/shop' });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect
    .poll(() => callsOf(page, 'Share', 'share'))
    .toContainEqual(expect.objectContaining({ url: 'https://mizizi.app/herbs/neem' }));
  await happens(page, 'backButton', { canGoBack: true });
  await expect(heading).toHaveText('Frequently asked questions');
  await happens(page, 'backButton', { canGoBack: false });
  await expect.poll(() => callsOf(page, 'App', 'minimizeApp')).toHaveLength(1);

  // What opens a new tab opens above the app, Google too, and its answer comes back into the app.
  await happens(page, 'appUrlOpen', { url: 'https://mizizi.app/auth' });
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('link', { name: /Terms/ }).first().click();
  const opened = () => callsOf(page, 'Browser', 'open');
  await expect.poll(opened).toEqual([{ url: 'https://mizizi.app/terms-conditions' }]);
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect.poll(opened).toHaveLength(2);
  const address = String((await opened())[1]?.['url']);
  expect(new URL(address).searchParams.get('redirect_to')).toBe('app.mizizi://auth/callback');
  const browser = await context.newPage();
  await browser.goto(address);
  const answer = browser.waitForResponse(async (response) =>
    Boolean((await response.headerValue('location'))?.startsWith('app.mizizi:')),
  );
  await browser.getByRole('link', { name: /Brian Otieno/ }).click({ noWaitAfter: true });
  const url = await (await answer).headerValue('location');
  expect(page.url()).toContain('/auth');
  await happens(page, 'appUrlOpen', { url });
  await expect(page.getByRole('heading', { name: 'Welcome to Mizizi!' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('mizizi-auth'))).toContain('access_token');
});

test('a visit with a browser loads nothing of the wrapper', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/faq');
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  await page.waitForLoadState('networkidle');
  const code = await page.evaluate(
    async (urls) => {
      const texts = await Promise.all(urls.map(async (url) => (await fetch(url)).text()));
      return texts.filter((text) => text.includes('appUrlOpen')).length;
    },
    fetched.filter((url) => url.endsWith('.js')),
  );
  expect(code).toBe(0);
});
