import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { type BrowserContext, expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { demoPerson, newPerson, signedInAs } from './people.ts';
import { walkTo } from './walk.ts';

const photograph = 'public/pictures/neem-leaf-powder-640.webp';
const unique = (): string => randomUUID().slice(0, 8);
const stockOf = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^Stock of ${name}`) });

async function findProduct(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Find a product' }).fill(name);
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
}

async function fillProduct(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Shelf', { exact: true }).selectOption('herbs');
  await page.getByLabel('Form', { exact: true }).fill('powder');
  await page.getByLabel('Price (KSh)', { exact: true }).fill('350');
  await page.getByLabel('Stock', { exact: true }).fill('12');
  await page.getByLabel('Size').fill('100 g');
  await page.getByLabel('Weight to ship (g)').fill('130');
  await page.getByLabel('SKU').fill(`E2E-${unique()}`);
  await page.getByLabel('Summary').fill('Shade-dried leaf, milled fine.');
  await page.getByLabel('Description').fill('From smallholder trees in Kilifi.');
}

test.describe('the product desk', () => {
  test.beforeEach(async ({ context, request }) => {
    await signedInAs(context, await demoPerson(request, 'admin'));
  });

  test('makes a product with a photograph, publishes it and sells it @desktop', async ({ page }) => {
    const name = `Kilifi leaf ${unique()}`;
    await page.goto('/admin/upload');
    await page.getByRole('link', { name: 'New product' }).click();
    await fillProduct(page, name);

    await test.step('a claim is told at its field', async () => {
      await page.getByLabel('Description').fill('It cures diabetes.');
      await page.getByLabel('How to use').focus();
      await expect(page.getByText(/We may not claim/)).toBeVisible();
      await page.getByLabel('Description').fill('From smallholder trees in Kilifi.');
    });

    await test.step('a disguised file is refused, a picture wants words', async () => {
      const files = page.getByLabel('Picture files');
      await files.setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>') });
      await expect(page.getByText(/x\.jpg cannot be read as a picture/)).toBeVisible();
      await files.setInputFiles(photograph);
      await expect(page.getByLabel('What picture 1 shows')).toBeVisible();
      await page.getByRole('button', { name: 'Create' }).click();
      await expect(page.getByText('Say what this picture shows')).toBeVisible();
      await page.getByLabel('What picture 1 shows').fill('Neem leaves beside a bowl of powder');
    });

    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('dialog').getByText(name)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.waitForURL(/\/admin\/upload\/\d+$/);
    await expectAccessible(page);

    await test.step('a new price is kept in the history', async () => {
      await page.getByLabel('Price (KSh)', { exact: true }).fill('320');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('KSh 350 → KSh 320')).toBeVisible();
    });

    await page.getByRole('button', { name: 'Publish' }).click();
    const shopPage = page.getByRole('link', { name: 'See it in the shop' });
    await expect(shopPage).toBeVisible();
    await page.goto((await shopPage.getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    const picture = page.getByRole('img', { name: 'Neem leaves beside a bowl of powder' }).first();
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByText('KSh 320').first()).toBeVisible();
  });

  test('gives a product another size', async ({ page }) => {
    await page.goto('/admin/upload/2');
    await page.getByRole('link', { name: 'Add an option' }).click();
    // The product's own form has the same fields.
    await expect(page.getByRole('heading', { name: 'New option', level: 1 })).toBeVisible();
    await page.getByLabel('Size').fill('250 g');
    await page.getByLabel('Weight to ship (g)').fill('290');
    await page.getByLabel('Price (KSh)', { exact: true }).fill('590');
    await page.getByLabel('SKU').fill(`E2E-${unique()}`);
    await page.getByRole('button', { name: 'Create' }).click();
    await page.waitForURL(/\/admin\/upload\/\d+$/);
    await page.goto('/admin/upload/2');
    await expect(page.getByRole('textbox', { name: /^Stock of .*250 g$/ })).toHaveValue('0');
  });

  test('counts a shelf and finds what runs low', async ({ page }) => {
    await page.goto('/admin/upload');
    await findProduct(page, 'Aloe Vera Gel');
    await stockOf(page, 'Aloe Vera Gel').fill('1');
    await stockOf(page, 'Aloe Vera Gel').press('Enter');
    await page.getByRole('tab', { name: 'Low stock' }).click();
    await expect(stockOf(page, 'Aloe Vera Gel')).toHaveValue('1');
    await expectAccessible(page);
  });

  test('tells the second of two people who edit a product, and loses neither edit', async ({
    page,
    browser,
    request,
  }) => {
    const elsewhere: BrowserContext = await browser.newContext();
    await signedInAs(elsewhere, await demoPerson(request, 'admin'));
    const second = await elsewhere.newPage();
    await Promise.all([page.goto('/admin/upload/5'), second.goto('/admin/upload/5')]);
    const summary = await second.getByLabel('Summary').inputValue();

    await page.getByLabel('Lot', { exact: true }).fill('L-77');
    await page.getByLabel('Reorder at', { exact: true }).fill('9');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('All saved')).toBeVisible();

    await second.getByLabel('Summary').fill(`${summary} Freshly packed.`);
    await second.getByLabel('Reorder at', { exact: true }).fill('11');
    await second.getByRole('button', { name: 'Save', exact: true }).click();
    const notice = second.getByRole('alert').filter({ hasText: 'Changed by someone else' });
    await expect(notice).toBeVisible();
    await expect(notice.getByText('L-77')).toBeVisible();
    await expect(notice.getByText('Reorder at: theirs is “9”')).toBeVisible();
    await expect(second.getByLabel('Lot', { exact: true })).toHaveValue('L-77');
    await expect(second.getByLabel('Reorder at', { exact: true })).toHaveValue('11');
    await expectAccessible(second);
    await second.getByRole('button', { name: 'Take theirs for Reorder at' }).click();
    await second.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(second.getByText('All saved')).toBeVisible();

    await page.goto('/admin/upload/5');
    await expect(page.getByLabel('Summary')).toHaveValue(`${summary} Freshly packed.`);
    await expect(page.getByLabel('Lot', { exact: true })).toHaveValue('L-77');
    await expect(page.getByLabel('Reorder at', { exact: true })).toHaveValue('9');
    await elsewhere.close();
  });

  test('archives many at once and brings them back', async ({ page }) => {
    await page.goto('/admin/upload');
    await findProduct(page, 'Sorghum Flour');
    await page.getByRole('checkbox', { name: /^Choose Sorghum Flour/ }).check();
    await page.getByRole('button', { name: 'Archive' }).click();
    // The list of before stands there, with nothing chosen, until the other one opens.
    await expect(page.getByText('1 chosen')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Archived' }).click();
    await expect(page.getByRole('tab', { name: 'Archived', selected: true })).toBeVisible();
    await page.getByRole('checkbox', { name: /^Choose Sorghum Flour/ }).check();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('checkbox', { name: /^Choose Sorghum Flour/ })).toHaveCount(0);
  });

  test('imports a file as Excel writes it, names its bad rows, and takes it back', async ({ page }) => {
    const [one, two] = [`IMP-${unique()}`, `IMP-${unique()}`];
    const text = [
      'sku;title;category;form;unit;weight_g;price_kes;stock;summary;description',
      `${one};"Café ""noir"" herbs";herbs;dried;50 g;80;KSh 1,200;7;Short – and sweet;Dried leaf`,
      `${two};No price;herbs;dried;50 g;80;;7;Short;Dried leaf`,
      `${one};Twice;herbs;dried;50 g;80;5;7;Short;Dried leaf`,
    ].join('\r\n');
    const windows1252 = Buffer.from(text.replace('–', '\u0096'), 'latin1');
    await page.goto('/admin/upload/import');
    await page
      .getByLabel('Product file')
      .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: windows1252 });
    await expect(page.getByText('Nothing is written yet', { exact: false })).toBeVisible();
    await expect(page.getByText('Row 3')).toBeVisible();
    await expect(page.getByText('Row 2 has the same SKU.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await expect(page.getByText('“stock.csv” is imported.')).toBeVisible();

    await walkTo(page, '/admin/upload?list=draft');
    await findProduct(page, 'Café "noir" herbs');
    await expect(page.getByText('KSh 1,200')).toBeVisible();

    await walkTo(page, '/admin/upload/import');
    await page.getByRole('button', { name: 'Undo this import' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
    await expect(page.getByText('The import is undone')).toBeVisible();
    await walkTo(page, '/admin/upload?list=draft');
    await page.getByRole('searchbox', { name: 'Find a product' }).fill(one);
    await expect(page.getByText(/Nothing here fits/)).toBeVisible();
  });

  test('exports a file that the import finds nothing to change in', async ({ page }) => {
    await page.goto('/admin/upload/import');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export all as CSV' }).click();
    const lines = readFileSync(await (await download).path(), 'utf8').split('\r\n');
    // Only what no other test buys or counts meanwhile.
    const oils = lines.filter((line, index) => index === 0 || line.startsWith('OIL-'));
    expect(oils.length).toBeGreaterThan(5);
    await page
      .getByLabel('Product file')
      .setInputFiles({ name: 'oils.csv', mimeType: 'text/csv', buffer: Buffer.from(oils.join('\r\n')) });
    await expect(page.getByText('There is nothing to write.')).toBeVisible();
  });
});

test('nobody else finds the desks', async ({ page, context, request }) => {
  await page.goto('/admin/upload?q=tea');
  await expect(page).toHaveURL(/\/auth\?redirect=%2Fadmin%2Fupload%3Fq%3Dtea$/);
  await signedInAs(context, await newPerson(request));
  for (const path of ['/admin/upload', '/admin/upload/1', '/admin/upload/import']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
});
