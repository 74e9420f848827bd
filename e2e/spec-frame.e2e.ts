import { expect, type Page, test } from '@playwright/test';

import { newPerson, signedInAs } from './people.ts';

const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
const wide = { width: 1280, height: 800 };

test('§2 the header, the small-screen menu and the bottom bar of a visitor', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page);
  const bar = page.getByRole('navigation', { name: 'Quick links' });
  const places = await bar
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(places).toEqual([
    ['Home', '/'],
    ['Shop', '/shop'],
    ['Health', '/dashboard'],
    ['Consult', '/nutritionists'],
    ['Profile', '/profile'],
  ]);
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(bar).toBeHidden();

  const links = ['Home', 'Shop', 'Herbal Remedies', 'Nutritionists', 'About', 'FAQ', 'Contact'];
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('navigation').getByRole('link')).toHaveText(links);
  await expect(
    menu.getByRole('region', { name: 'Account' }).getByRole('link', { name: 'Sign In' }),
  ).toBeVisible();
  await expect(menu.getByRole('region', { name: 'Admin Panel' })).toHaveCount(0);
  await expect(menu.getByRole('group', { name: 'Appearance' }).getByRole('radio')).toHaveCount(3);
  await menu.getByRole('button', { name: 'Close menu' }).click();

  await page.setViewportSize(wide);
  const header = page.getByRole('banner');
  await expect(header.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(links);
  await expect(header.getByRole('button', { name: /Account menu|Notifications|Admin/ })).toHaveCount(0);
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
  await header.getByRole('link', { name: 'Mizizi, home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('§2 §5 the account menu of a member, and the way out', async ({ page, context, request }) => {
  const person = await newPerson(request, 'Wanjiku Njeri Kamau');
  await signedInAs(context, person);
  await page.setViewportSize(wide);
  await page.goto('/faq');
  const header = page.getByRole('banner');
  const trigger = header.getByRole('button', { name: 'Account menu' });
  await expect(trigger).toContainText('WN');
  await expect(header.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await trigger.click();
  await expect(header.getByText('Wanjiku Njeri Kamau')).toBeVisible();
  await expect(header.getByText(person.email)).toBeVisible();
  for (const [name, path] of [
    ['Profile Settings', '/profile'],
    ['My Orders', '/orders'],
    ['Consultations', '/consultations'],
  ] as const)
    await expect(header.getByRole('link', { name })).toHaveAttribute('href', path);
  await header.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('mizizi-auth'))).toBeNull();
});

test('§4 §9 the theme: the system’s until one is chosen, kept under `theme`, on the root', async ({
  page,
}) => {
  const root = page.locator('html');
  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/faq');
  await hydrated(page);
  await expect(root).toHaveClass(/\bdark\b/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveClass(/\blight\b/);
  await expect(root).not.toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Theme: System' }).click();
  await expect(header.getByRole('button', { name: /^(Light|Dark|System)$/ })).toHaveText([
    'Light',
    'Dark',
    'System',
  ]);
  await header.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(root).toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(root).toHaveClass(/\bdark\b/);
});

test('§2 a page on its way shows the spinner, an address that is none says so', async ({ page }) => {
  let letThrough = (): void => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/cart-page-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(page.getByText('Loading...')).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { name: 'Cart', level: 1 })).toBeVisible();
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
});
