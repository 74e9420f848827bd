import { expect, test } from '@playwright/test';

import { expectAccessible, inTheme } from './axe.ts';
import { newPerson, signedInAs } from './people.ts';

test('a plant is found by any of its names, with a slip too @desktop', async ({ page }) => {
  await page.goto('/herbs');
  await expect(page.getByRole('status').filter({ hasText: '102 herbs' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search the herbs' });
  for (const [typed, found] of [
    ['mwarobaini', 'Neem'],
    ['mwarubaini', 'Neem'],
    ['tangwizi', 'Ginger'],
    ['mlonge', 'Moringa'],
    ['kitunguu saumu', 'Garlic'],
    ['azadirachta', 'Neem'],
  ] as const) {
    await search.fill(typed);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(found);
  }
  await expect(page).toHaveURL(/\/herbs\?q=azadirachta$/);
  await search.fill('paracetamol 500');
  await expect(page.getByRole('heading', { name: 'No herb fits' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all herbs' }).click();
  await expect(page.getByRole('status').filter({ hasText: '102 herbs' })).toBeVisible();
});

test('filters travel in the address and narrow together', async ({ page }) => {
  await page.goto('/herbs?pregnancy=1&kenya=1');
  await page.getByText(/^Filters/).click();
  await expect(page.getByRole('checkbox', { name: /Fine in pregnancy/ })).toBeChecked();
  await expect(page.getByRole('article').filter({ hasText: 'Neem' })).toHaveCount(0);
  const before = await page.getByRole('main').getByRole('article').count();
  await page.getByRole('combobox', { name: 'Used for' }).selectOption('nourishment');
  await expect(page).toHaveURL(/use=nourishment/);
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeLessThan(before);
  await page.getByRole('button', { name: 'Clear 3 filters' }).click();
  await expect(page.getByRole('status').filter({ hasText: '102 herbs' })).toBeVisible();
});

test('herbs are saved on the device and follow into the account', async ({ page, context, request }) => {
  await page.goto('/herbs/neem');
  await page.getByRole('button', { name: 'Save Neem' }).click();
  await expect(page.getByRole('button', { name: 'Save Neem' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/herbs?saved=1');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);

  await signedInAs(context, await newPerson(request));
  // Before the account's list is there, a press is kept on the device and moves in with the rest.
  const list = page.waitForResponse(
    (response) => response.url().includes('/rest/v1/saved_herbs') && response.request().method() === 'GET',
  );
  await page.goto('/herbs/ginger');
  await list;
  const save = page.getByRole('button', { name: 'Save Ginger' });
  const kept = page.waitForResponse(
    (response) => response.url().includes('/rest/v1/saved_herbs') && response.request().method() === 'POST',
  );
  await save.click();
  expect((await kept).status()).toBe(201);
  await page.goto('/herbs?saved=1');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
});

test('two herbs stand side by side', async ({ page }) => {
  await page.goto('/herbs');
  await page.getByRole('button', { name: 'Compare two' }).click();
  await page.getByRole('checkbox', { name: 'Compare African basil' }).check();
  await page.getByRole('checkbox', { name: 'Compare Aloe vera' }).click();
  await expect(page).toHaveURL(/\/herbs\/compare\?with=african-basil,aloe-vera$/);
  await expect(page.getByRole('table', { name: 'African basil and Aloe vera compared' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Second herb' }).selectOption('Ginger');
  await expect(page.getByRole('table', { name: 'African basil and Ginger compared' })).toBeVisible();
  await inTheme(page, 'dark');
  await expectAccessible(page);
});

test('a herb page says its dangers first and never doses above the limit @desktop', async ({ page }) => {
  await page.goto('/herbs/neem');
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings[0]).toContain('Safety first');
  expect(headings.indexOf('In the shop')).toBeGreaterThan(headings.indexOf('How it is prepared'));
  await expect(page.getByText('Never swallow the oil')).toBeVisible();

  await page.goto('/herbs/ginger');
  const tea = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Tea of rhizome, from 12 years' }) });
  await tea.getByText('How much may I take now?').click();
  await tea.getByRole('textbox', { name: 'Age in years' }).fill('8');
  await expect(tea.getByText('Not at this age')).toBeVisible();
  await tea.getByRole('textbox', { name: 'Age in years' }).fill('40');
  await expect(tea.getByText('Now: 1 cup')).toBeVisible();
  const taken = tea.getByRole('group', { name: 'Doses taken today' });
  await taken.getByRole('button', { name: 'One more' }).click();
  await taken.getByRole('button', { name: 'One more' }).click();
  await expect(tea.getByText('Enough for today')).toBeVisible();
  await expect(taken.getByRole('button', { name: 'One more' })).toBeDisabled();
});

test('a herb page is made for search engines, paper and sharing', async ({ page, context, request }) => {
  const html = await (await request.get('/herbs/neem')).text();
  expect(html).toContain('<title>Neem (Mwarobaini): safety, uses, dose | Mizizi</title>');
  expect(html).toMatch(/<link rel="canonical" href="https:\/\/[^"]+\/herbs\/neem"\/>/);
  expect(html).toContain('"@type":"MedicalWebPage"');
  expect(html).toContain('"@type":"BreadcrumbList"');
  expect(html).toContain('Neem oil has poisoned and killed small children.');
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/herbs/neem</loc>');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/herbs/neem');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/herbs\/neem$/);

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByText('Swallowed leaf can lower sugar further.').first()).toBeVisible();
});

test('herbs are read from the device when the database cannot be reached', async ({ page }) => {
  await page.route('**/rest/v1/**', (route) => route.abort());
  await page.goto('/herbs/compare?with=neem,ginger');
  await expect(page.getByRole('table', { name: 'Neem and Ginger compared' })).toBeVisible({
    timeout: 30_000,
  });
});

test('an unknown herb says so', async ({ page }) => {
  await page.goto('/herbs/moon-leaf');
  await expect(
    page.getByRole('heading', { level: 1, name: 'This plant is not in the library' }),
  ).toBeVisible();
});

test('the library is walked with the keyboard @desktop', async ({ page }) => {
  await page.goto('/herbs');
  const search = page.getByRole('searchbox', { name: 'Search the herbs' });
  await search.focus();
  await page.keyboard.type('mwarobaini');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Neem');
  const card = page.getByRole('link', { name: 'Neem', exact: true });
  for (
    let steps = 0;
    steps < 20 && !(await card.evaluate((link) => link === document.activeElement));
    steps += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Neem' })).toBeVisible();
});
