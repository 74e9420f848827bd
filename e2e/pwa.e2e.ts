import { expect, type Page, test } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts';
import { newPerson, signedInAs } from './people.ts';

/** Opens a page and waits until the service worker looks after it. */
async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    location.reload();
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('§7 §9 the worker is registered at /sw.js and pages stay readable', async ({ page, context }) => {
    test.setTimeout(120_000);
    await openWithWorker(page, '/herbs');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\/sw\.js$/);
    await context.setOffline(true);
    for (const [path, heading] of [
      ['/', 'Good health has deep roots'],
      ['/shop', 'Shop'],
      ['/faq', 'Frequently asked questions'],
      ['/about', 'Knowledge our grandmothers had, checked the way a clinician would'],
      ['/privacy-policy', 'Privacy Policy'],
      ['/shipping', 'Delivery to all 47 counties'],
      ['/herbs', 'The plants, by all their names'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await expect(page.getByText("You're offline. Some features may be limited.")).toBeVisible();
    }
    await page.goto('/auth');
    await expect(page.getByText('Offline - Some features may be limited')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'This page is not on your device yet' })).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  });

  test('pages that were never opened are read in Kiswahili too', async ({ page, context }) => {
    await context.addInitScript(() => localStorage.setItem('mizizi-language', 'sw'));
    await openWithWorker(page, '/faq');
    // The words of the food diary are wanted by no part of this page.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /assets\/nutrition-/.test(name)),
    );
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.goto('/herbs');
    await expect(page.getByRole('heading', { name: 'Mimea, kwa majina yake yote', level: 1 })).toBeVisible();
  });

  test('nothing that belongs to a person is kept', async ({ page, context, request }) => {
    test.setTimeout(120_000);
    await signedInAs(context, await newPerson(request));
    await openWithWorker(page, '/shop');
    for (const path of [
      '/orders',
      '/notifications',
      '/profile',
      '/auth/callback?token_hash=secret&type=signup',
    ]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
    }
    const kept = await page.evaluate(async () => {
      const urls: string[] = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
      return urls;
    });
    expect(kept.length).toBeGreaterThan(20);
    expect(
      kept.filter((url) => /\/(auth|storage|functions|realtime)\/v1\/|config\.json|secret/.test(url)),
    ).toEqual([]);
    expect(kept.filter((url) => url.includes('/rest/v1/')).map((url) => new URL(url).pathname)).not.toContain(
      '/rest/v1/orders',
    );
  });

  test('a new version waits for a word, and never asks for it where people pay', async ({ page }) => {
    test.setTimeout(120_000);
    await openWithWorker(page, '/faq');
    await expect(page.getByRole('region', { name: 'Usage figures' })).toBeAttached({ timeout: 20_000 });
    // The page registers its own worker three seconds after loading; a later registration replaces one that waits.
    await page.waitForFunction(() => performance.now() > 5000);
    // The same worker under another name is a new version for the browser.
    await page.evaluate(() => navigator.serviceWorker.register('/sw.js?next'));
    const card = page.getByRole('complementary', { name: 'A new version is ready' });
    await expect(card).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\/sw\.js$/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'My Orders' }).click();
    await page.waitForURL(/\/auth/);
    await expect(card).toHaveCount(0);
    await page.goBack();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
    await expect(card).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await card.getByRole('button', { name: 'Update now' }).click();
    await reloaded;
    await page.waitForFunction(
      () => navigator.serviceWorker.controller?.scriptURL.endsWith('?next') ?? false,
    );
  });
});

test('§9 the banners: offline as long as it lasts, back online for three seconds', async ({
  page,
  context,
}) => {
  await page.goto('/faq');
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  await page.clock.install();
  await context.setOffline(true);
  const offline = page.getByText("You're offline. Some features may be limited.", { exact: true });
  await expect(offline).toBeVisible();
  await expectAccessible(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  const back = page.getByText('Back online', { exact: true });
  await expect(back).toBeVisible();
  await expect(offline).toHaveCount(0);
  await page.clock.runFor(2_900);
  await expect(back).toBeVisible();
  await page.clock.runFor(200);
  await expect(back).toHaveCount(0);
});

test.describe('§4 the install card', () => {
  /** The browser's offer; a real one needs a visible browser and a habit of visits. */
  async function offer(page: Page): Promise<void> {
    await page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(event, {
        prompt: async () => {
          document.documentElement.dataset['prompted'] = '';
        },
        userChoice: Promise.resolve({ outcome: 'accepted' }),
      });
      dispatchEvent(event);
    });
  }
  const cardOf = (page: Page) => page.getByRole('complementary', { name: 'Install Mizizi' });

  async function openWithClock(page: Page): Promise<void> {
    await page.clock.install();
    await page.goto('/faq');
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    await page.clock.runFor(10_000);
    await expect(page.getByRole('region', { name: 'Usage figures' })).toBeAttached();
  }

  test('comes 30 seconds after the offer and asks the browser', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithClock(page);
    await offer(page);
    await page.clock.runFor(29_000);
    await expect(cardOf(page)).toHaveCount(0);
    await page.clock.runFor(1_500);
    await expect(cardOf(page)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await cardOf(page).getByRole('button', { name: 'Install app' }).click();
    await expect(page.locator('html[data-prompted]')).toHaveCount(1);
    await expect(cardOf(page)).toHaveCount(0);
  });

  test('is not shown again once it was dismissed', async ({ page }) => {
    await openWithClock(page);
    await offer(page);
    await page.clock.runFor(31_000);
    await cardOf(page).getByRole('button', { name: 'Not now' }).click();
    await page.reload();
    await page.clock.runFor(10_000);
    await offer(page);
    await page.clock.runFor(60_000);
    await expect(cardOf(page)).toHaveCount(0);
  });

  test('is not shown to the installed app', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await openWithClock(page);
    await offer(page);
    await page.clock.runFor(60_000);
    await expect(cardOf(page)).toHaveCount(0);
  });
});

test('§1 the manifest describes an app that can be installed', async ({ page, request }) => {
  await page.goto('/faq');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(href ?? '')).json()) as {
    id: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; purpose?: string }[];
    screenshots: { src: string; form_factor: string }[];
    shortcuts: { url: string; icons: { src: string }[] }[];
  };
  expect(manifest).toMatchObject({ id: '/', start_url: '/', display: 'standalone' });
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(
    new Set(['narrow', 'wide']),
  );
  const files = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ];
  for (const { src } of files) {
    const answer = await request.get(src);
    expect(answer.status(), src).toBe(200);
    expect(answer.headers()['content-type'], src).toMatch(/^image\//);
  }
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200);
});
