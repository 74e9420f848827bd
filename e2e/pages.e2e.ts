import { expect, type Page, test } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts';
import { expectReflow } from './expect-reflow.ts';
import { demoPerson, signedInAs } from './people.ts';
import { publicPaths } from './public-paths.ts';
import { requestsOf } from './walk.ts';

/** What lies under the herbalist's button: a link, a button, a field or words. */
const coveredBy = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const herbalist = document.querySelector<HTMLElement>('.herbalist');
    if (!herbalist) return [];
    const { left, top, width, height } = herbalist.getBoundingClientRect();
    herbalist.style.pointerEvents = 'none';
    const found = new Set<string>();
    for (const across of [0.1, 0.5, 0.9])
      for (const down of [0.1, 0.5, 0.9]) {
        const under = document.elementFromPoint(left + width * across, top + height * down);
        const control = under?.closest('a, button, input, select, textarea, label, summary, [role=button]');
        const hasWords = [...(under?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (under && (control || hasWords)) found.add((control ?? under).outerHTML.slice(0, 120));
      }
    herbalist.style.pointerEvents = '';
    return [...found];
  });

/** At each width of a phone, from the top to the end of the page. */
async function expectNothingCovered(page: Page, path: string): Promise<void> {
  const window = page.viewportSize();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  for (const width of [320, 360, 430]) {
    await page.setViewportSize({ width, height: 740 });
    for (const part of [0, 0.5, 1]) {
      await page.evaluate((to) => scrollTo(0, document.documentElement.scrollHeight * to), part);
      expect.soft(await coveredBy(page), `${path} at ${width} px`).toEqual([]);
    }
  }
  if (window) await page.setViewportSize(window);
}

/** One window for several pages, each of which is loaded: it finds there what it has in common with the one before. */
const PAGES_AT_ONCE = 8;

for (let first = 0; first < publicPaths.length; first += PAGES_AT_ONCE) {
  const paths = publicPaths.slice(first, first + PAGES_AT_ONCE);
  test(`each is whole and accessible, reflows, bears text at twice its size, and the herbalist covers nothing: ${paths.join(' ')}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
        problems.push(`${page.url()}: ${message.text()}`);
    });
    const requests = requestsOf(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await requests.settled();
      await expectAccessibleInBothThemes(page).catch((error: Error) =>
        problems.push(`${path}: ${error.message}`),
      );
      await expectReflow(page, path);
      await expectNothingCovered(page, path);
    }
    expect(problems).toEqual([]);
  });
}

test('the owner has an admin desk, a member sees no such page', async ({
  page,
  context,
  browser,
  request,
}) => {
  await signedInAs(context, await demoPerson(request, 'admin'));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('To dispatch').first()).toBeVisible();
  await expectAccessible(page);
  const other = await browser.newContext();
  await signedInAs(other, await demoPerson(request, 'member'));
  const stranger = await other.newPage();
  await stranger.goto('/admin');
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText(
    /not found|find this page|could not find/i,
  );
  await other.close();
});

test('a signed-in person who opens / lands on the dashboard', async ({ page, context, request }) => {
  await signedInAs(context, await demoPerson(request, 'free'));
  await page.goto('/');
  await page.waitForURL('/dashboard');
});
