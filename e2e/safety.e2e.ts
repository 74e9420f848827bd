import { expect, type Page, test } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts';
import { newPerson, signedInAs } from './people.ts';

/** Opens the list from an invitation and ticks what is typed. */
async function listUnder(
  page: Page,
  button: string,
  entries: readonly (readonly [typed: string, name: RegExp])[],
) {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: 'Your medicines and conditions' });
  for (const [typed, name] of entries) {
    await dialog.getByRole('searchbox').fill(typed);
    await dialog.getByRole('checkbox', { name }).first().check();
  }
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
}

test('a visitor lists his medicines once and is warned everywhere @desktop', async ({ page }) => {
  await page.goto('/herbs/st-johns-wort');
  await listUnder(page, 'Check it for me', [
    ['tld', /^Dolutegravir/],
    ['mimba', /^Pregnant/],
  ]);
  const herb = page.getByRole('region', { name: 'St John’s wort and your list' });
  await expect(herb.getByText('Not for you, by your list')).toBeVisible();
  await expect(herb).toContainText('Never combine them. If you have, tell your HIV clinic now.');
  await expectAccessible(page);

  await page.goto('/shop?q=iron+folate');
  await page.getByRole('link', { name: /Iron/ }).first().click();
  const product = page.getByRole('region', { name: /and your list$/ });
  await expect(product).toContainText('Take dolutegravir at least 2 hours before or 6 hours after iron');
  await page
    .getByRole('button', { name: /^Add .*to (your )?cart|^Add to cart/ })
    .first()
    .click();
  await page.goto('/cart');
  await expect(page.getByRole('region', { name: 'One product needs care' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/herbal-remedies/ginger-tea-for-nausea');
  await expect(page.getByRole('region', { name: 'this remedy and your list' })).toContainText('Pregnant');
});

test('the list leaves this device only when its owner says so', async ({
  page,
  context,
  request,
  browser,
}) => {
  const person = await newPerson(request);
  const sent: string[] = [];
  page.on('request', (outgoing) => {
    if (/safety_profiles/.test(outgoing.url()) && outgoing.method() !== 'GET') sent.push(outgoing.method());
  });
  await signedInAs(context, person);
  await page.goto('/safety-check');
  await page.getByRole('searchbox', { name: 'Search medicines and conditions' }).fill('warfarin');
  await page.getByRole('checkbox', { name: /^Warfarin/ }).check();
  await expect(page.getByRole('heading', { name: /^Ask your clinician first/ })).toBeVisible();
  expect(sent).toEqual([]);

  const keep = page.getByRole('checkbox', { name: /Keep my list in my account/ });
  await keep.click();
  await expect(keep).toBeChecked();
  await expect(keep).toBeEnabled();
  expect(sent).toEqual(['POST']);

  const elsewhere = await browser.newContext();
  await signedInAs(elsewhere, person);
  const phone = await elsewhere.newPage();
  await phone.goto('/herbs/ginger');
  await expect(phone.getByRole('region', { name: 'Ginger and your list' })).toContainText('Warfarin');
  await elsewhere.close();

  await keep.click();
  await expect(keep).not.toBeChecked();
  await expect(keep).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Remove Warfarin' })).toBeVisible();
  const other = await browser.newContext();
  await signedInAs(other, person);
  const clean = await other.newPage();
  await clean.goto('/herbs/ginger');
  await expect(clean.getByRole('button', { name: 'Check it for me' })).toBeVisible();
  await other.close();
});

test('the check works when the database cannot be reached, and says so when it has no rules', async ({
  page,
}) => {
  await page.goto('/safety-check');
  await page.getByRole('checkbox', { name: 'Pregnant' }).check();
  await page.route('**/rest/v1/**', (route) => route.abort());
  await page.goto('/herbs/neem');
  await expect(page.getByRole('region', { name: 'Neem and your list' })).toContainText('Not with your list');
  await expect(page.getByText('Not for you, by your own list').first()).toBeVisible();

  await page.route('**/knowledge/**', (route) => route.abort());
  await page.goto('/herbs/ginger');
  await expect(page.getByText('We could not check Ginger against your list')).toBeVisible({
    timeout: 30_000,
  });
});

test('/safety-check is whole and accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/safety-check');
  await page.getByRole('checkbox', { name: 'Breastfeeding' }).check();
  await page.getByText('Medicines', { exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Not for you, by your list/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
