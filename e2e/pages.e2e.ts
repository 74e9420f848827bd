import { expect, test } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts';
import { expectReflow } from './expect-reflow.ts';
import { demoPerson, signedInAs } from './people.ts';
import { publicPaths } from './public-paths.ts';
import { requestsOf } from './walk.ts';

/** One window for several pages, each of which is loaded: it finds there what it has in common with the one before. */
const PAGES_AT_ONCE = 8;

for (let first = 0; first < publicPaths.length; first += PAGES_AT_ONCE) {
  const paths = publicPaths.slice(first, first + PAGES_AT_ONCE);
  test(`each is whole and accessible, reflows at 320 px and bears text at twice its size: ${paths.join(' ')}`, async ({
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
