import { expect, test } from '@playwright/test';

import { expectAccessible, inTheme } from './axe.ts';
import { keptOn } from './device.ts';
import { newPerson, signedInAs } from './people.ts';
import { walkTo } from './walk.ts';

test('articles are found by goal and word, and say how far they were read @desktop', async ({ page }) => {
  await page.goto('/nutrition-knowledge');
  await expect(page.getByRole('status').filter({ hasText: '41 articles' })).toBeVisible();
  await page.getByRole('button', { name: 'Strong blood' }).click();
  await expect(page).toHaveURL(/\?goal=strong-blood$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Strong blood' }).click();

  await page.getByRole('searchbox', { name: 'Search the articles' }).fill('diabtes');
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first).toContainText('Type 2 diabetes');
  await expectAccessible(page);
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Type 2 diabetes');
  await expectAccessible(page);

  await test.step('the furthest point is remembered', async () => {
    await page.getByRole('heading', { name: 'Sources and review' }).scrollIntoViewIfNeeded();
    await expect
      .poll(() => keptOn(page).then((kept) => JSON.stringify(kept)))
      .toMatch(/type-2-diabetes|diabetes/);
    await page.reload();
    await expect(page.getByText(/^You (have read this|read \d+ % of this)/)).toBeVisible();
  });
});

test('articles and foods are made for search engines and sharing', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const [path, title, data, words] of [
    [
      '/nutrition-knowledge/iron-from-food',
      'Iron from food: what helps it in and what keeps it out | Mizizi',
      '"@type":"Article"',
      'Foods it speaks of',
    ],
    [
      '/nutrition-knowledge/foods/githeri',
      'Githeri: calories and nutrients | Mizizi',
      '"@type":"NutritionInformation"',
      'Where the figures come from',
    ],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="https://[^"/]+${path}"/>`));
    expect(html).toContain(data);
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(html).toContain(words);
    expect(sitemap).toContain(`${path}</loc>`);
  }
});

test('the reading list follows into the account', async ({ page, context, request }) => {
  await page.goto('/nutrition-knowledge/iron-from-food');
  await page.getByRole('button', { name: /^Save “Iron from food/ }).click();
  await expect(page.getByRole('button', { name: /^Save “Iron from food/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await signedInAs(context, await newPerson(request));
  await page.goto('/nutrition-knowledge?saved=1');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect
    .poll(async () => (await keptOn(page)).filter(({ key }) => key === 'mizizi-saved-articles'))
    .toEqual([]);
  await page.reload();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('foods are found by any name, narrowed, opened and compared @desktop', async ({ page }) => {
  await page.goto('/nutrition-knowledge/foods');
  await expect(page.getByRole('status').filter({ hasText: '432 foods' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search the foods' });
  for (const [typed, found] of [
    ['mchicha', 'Terere'],
    ['terrere', 'Terere'],
    ['ndengu', 'Green gram'],
    ['chapatti', 'Chapati'],
  ] as const) {
    await search.fill(typed);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(found);
  }
  await search.fill('managu');
  await page.getByRole('checkbox', { name: 'Compare Managu, boiled' }).check();
  await search.fill('terere');
  await page.getByRole('checkbox', { name: 'Compare Terere, boiled' }).check();
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Managu, boiled, Terere, boiled compared' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'not known' }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Figures for' }).selectOption('100 g');
  await expect(page).toHaveURL(/with=managu-boiled,terere-boiled&per=100g$/);
  await inTheme(page, 'dark');
  await expectAccessible(page);

  await walkTo(page, '/nutrition-knowledge/foods?rich=iron_mg&group=pulses');
  await expect(page.getByRole('status').filter({ hasText: 'rich in iron' })).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.getByRole('group', { name: 'Show the figures for' }).getByText('100 g').click();
  await expect(page.getByRole('heading', { name: 'In 100 g' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Iron/ })).toContainText('mg');
  await expectAccessible(page);
});

test('a food and an article that do not exist say so', async ({ page }) => {
  await page.goto('/nutrition-knowledge/foods/moon-cheese');
  await expect(
    page.getByRole('heading', { level: 1, name: 'We have no figures for this food' }),
  ).toBeVisible();
  await walkTo(page, '/nutrition-knowledge/moon-diet');
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such article' })).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('articles and foods are read and searched after one visit', async ({ page, context }) => {
    await page.goto('/nutrition-knowledge');
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await context.setOffline(true);

    await page.goto('/nutrition-knowledge');
    // The list moves under the finger until the search has been answered.
    const first = page.getByRole('main').getByRole('article').first();
    await page.getByRole('searchbox', { name: 'Search the articles' }).fill('omena');
    await expect(first).toContainText('Omena and other small fish');
    await first.getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Sources and review' })).toBeVisible();
    await page.goto('/nutrition-knowledge/foods');
    await page.getByRole('searchbox', { name: 'Search the foods' }).fill('sukma wiki');
    await expect(first).toContainText('Sukuma wiki');
    await first.getByRole('link').click();
    await expect(page.getByText('Where its energy comes from')).toBeVisible();
    await page.goto('/nutrition-knowledge/foods/githeri');
    await expect(page.getByRole('heading', { level: 1, name: 'Githeri' })).toBeVisible();
  });
});

test('a dish is looked for in both languages and named in Kiswahili', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mizizi-language', 'sw'));
  await page.goto('/nutrition-knowledge/foods');
  const search = page.getByRole('searchbox', { name: 'Tafuta vyakula' });
  const first = page.getByRole('main').getByRole('article').first();
  for (const typed of ['maini ya kukaanga', 'liver fried']) {
    await search.fill(typed);
    await expect(first.getByRole('heading')).toHaveText('Maini ya kukaanga na vitunguu');
  }
  await expect(first).toContainText('Liver fried with onions');
});
