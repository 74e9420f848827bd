import { expect, test } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts';
import { demoPerson, signedInAs } from './people.ts';
import { publicPaths } from './public-paths.ts';

const personal = ['/dashboard', '/orders', '/notifications', '/checkout', '/profile', '/consultations'];

for (const path of publicPaths) {
  test(`${path} is whole and accessible`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
        problems.push(message.text());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessibleInBothThemes(page);
    expect(problems).toEqual([]);
  });
}

for (const path of personal) {
  test(`${path} is whole and accessible for a member`, async ({ page, context, request }) => {
    await signedInAs(context, await demoPerson(request, 'member'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
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
