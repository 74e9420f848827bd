import { expect, type Page, test } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts';
import { keptOn } from './device.ts';
import { newPerson, signedInAs } from './people.ts';
import { walkTo } from './walk.ts';

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

test('a visitor lists their medicines once and is warned everywhere', async ({ page }) => {
  await page.goto('/herbs/st-johns-wort');
  await listUnder(page, 'Check it for me', [
    ['tld', /\(TLD\)/],
    ['type 2 diabetes', /^Diabetes$/],
    ['mimba', /^Pregnant/],
  ]);
  const herb = page.getByRole('region', { name: 'St John’s wort and your list' });
  await expect(herb.getByText('Not for you, by your list')).toBeVisible();
  await expect(herb).toContainText('Never combine them. If you have, tell your HIV clinic now.');
  await expectAccessible(page);

  await walkTo(page, '/shop?q=iron+folate');
  await page.getByRole('link', { name: /Iron/ }).first().click();
  const product = page.getByRole('region', { name: /and your list$/ });
  await expect(product).toContainText('Take dolutegravir at least 2 hours before or 6 hours after iron');
  await page
    .getByRole('button', { name: /^Add .*to (your )?cart|^Add to cart/ })
    .first()
    .click();
  await walkTo(page, '/cart');
  await expect(page.getByRole('region', { name: 'One product needs care' })).toBeVisible();
  await expectAccessible(page);

  await walkTo(page, '/herbal-remedies/ginger-tea-for-nausea');
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
  await page
    .getByRole('checkbox', { name: /^Warfarin/ })
    .first()
    .check();
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

/** Each pair on the page as `herb with: verdict`. */
const verdicts = (page: Page) =>
  page
    .locator('[data-verdict]')
    .evaluateAll((found) =>
      found
        .map((one) => `${one.dataset['herb']} ${one.dataset['with']}: ${one.dataset['verdict']}`)
        .toSorted(),
    );

test('a link fills the check on a phone, keeps nothing, and every pair has its answer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(
    '/safety-check?medicines=rifampicin,lithium,Qwzyx%20forte&conditions=pregnancy&herbs=echinacea,St%20John%E2%80%99s%20wort',
  );
  await expect(page.getByText('This list comes from a link')).toBeVisible();
  await expect(page.locator('[data-herb="echinacea"][data-with="rifampicin"]')).toHaveAttribute(
    'data-verdict',
    'avoid',
  );
  await expect(page.locator('[data-herb="st-johns-wort"][data-with="lithium"]')).toHaveAttribute(
    'data-verdict',
    'avoid',
  );
  for (const slug of ['echinacea', 'st-johns-wort'])
    await expect(page.locator(`[data-herb="${slug}"][data-with="other:Qwzyx forte"]`)).toHaveAttribute(
      'data-verdict',
      'unchecked',
    );
  expect(await verdicts(page)).toHaveLength(8);
  await expect(page.getByText('We know of no conflict')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect((await keptOn(page)).map(({ key }) => key)).not.toContain('mizizi-safety');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Keep it as my list' }).click();
  await expect(page.getByText('This list comes from a link')).toBeHidden();
  await expect(page).toHaveURL(/\/safety-check$/);
  await expect(page.getByRole('button', { name: 'Remove Qwzyx forte (not checked)' })).toBeVisible();
  expect(await verdicts(page)).toHaveLength(8);
  await walkTo(page, '/herbs/ginger');
  await expect(page.getByRole('region', { name: 'Ginger and your list' })).toContainText('Qwzyx forte');
});

test('a medicine nobody knows is never called checked, in the notice, on cards and in the cart', async ({
  page,
}) => {
  await page.goto('/safety-check');
  await page.getByRole('searchbox', { name: 'Search medicines and conditions' }).fill('Qwzyx forte');
  await page
    .getByRole('button', { name: 'Put “Qwzyx forte” on my list as written. We cannot check it.' })
    .click();
  await page.getByRole('searchbox', { name: 'Which herb do you want to check?' }).fill('terere');
  await page.getByRole('button', { name: /^Amaranth/ }).click();
  await expect(page.locator('[data-herb="amaranth"]')).toHaveAttribute('data-verdict', 'unchecked');
  await expect(page.getByText('We do not know “Qwzyx forte”')).toBeVisible();
  await walkTo(page, '/herbs/amaranth');
  await expect(page.getByText('Not looked up: Qwzyx forte.')).toBeVisible();
  await expect(page.getByText('We know of no conflict')).toHaveCount(0);
  await walkTo(page, '/herbs');
  await expect(page.getByText('Not looked up', { exact: true }).first()).toBeVisible();
});

test('a child is answered by its age, an operation by its date', async ({ page }) => {
  await page.goto('/safety-check?herbs=honey-at-bedtime-for-cough,garlic');
  await page.getByRole('checkbox', { name: 'For a child' }).check();
  const honey = page.locator('[data-herb="honey-at-bedtime-for-cough"][data-with="child"]');
  await expect(honey).toHaveAttribute('data-verdict', 'avoid');
  await page.getByLabel('Months', { exact: true }).fill('11');
  await expect(honey).toHaveAttribute('data-verdict', 'avoid');
  await page.getByLabel('Months', { exact: true }).fill('');
  await page.getByLabel('Years', { exact: true }).fill('8');
  await expect(honey).toHaveAttribute('data-verdict', 'clear');
  await expect(page.getByRole('button', { name: 'Remove For a child, 8 years' })).toBeVisible();
  await walkTo(page, '/herbal-remedies/honey-at-bedtime-for-cough');
  await expect(page.getByText('Leave this remedy out')).toHaveCount(0);

  await walkTo(page, '/safety-check?herbs=garlic');
  await page.getByRole('searchbox', { name: 'Search medicines and conditions' }).fill('upasuaji');
  await page.getByRole('checkbox', { name: 'An operation planned' }).check();
  const garlic = page.locator('[data-herb="garlic"][data-with="surgery-within-2-weeks"]');
  await expect(garlic).toHaveAttribute('data-verdict', 'avoid');
  const inTwoMonths = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Date of the operation').fill(inTwoMonths);
  await expect(garlic).toHaveAttribute('data-verdict', 'watch');
  await expect(garlic).toContainText('two weeks before the operation');
  await expectAccessible(page);
});

test('the check speaks Kiswahili on a phone', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mizizi-language', 'sw'));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/safety-check?medicines=Qwzyx&conditions=kisukari&herbs=mwarobaini');
  await expect(page.getByText('Orodha hii imetoka kwenye kiungo (link)')).toBeVisible();
  await expect(page.locator('[data-herb="neem"][data-with="diabetes"]')).toBeVisible();
  await expect(page.getByText('Hatuijui “Qwzyx”')).toBeVisible();
  const neem = page.locator('[data-herb="neem"][data-with="diabetes"]');
  await expect(neem).toContainText('Jani likimezwa linaweza kushusha sukari zaidi.');
  await expect(page.getByRole('heading', { name: 'Mwarobaini (Neem)' })).toBeVisible();
  // No reason and no advice is in English; only the titles of sources are.
  const english = page.locator('[data-verdict] p.text-pretty [lang="en"]');
  await expect(english).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Unataka kukagua' }).fill('bitter melon');
  await page.getByRole('button', { name: 'Karela (Bitter melon)' }).click();
  await expect(page.locator('[data-herb="bitter-melon"][data-with="diabetes"]')).toContainText('Karela');
  await expect(english).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessibleInBothThemes(page);
});

test('the warnings of a herb and of a product speak Kiswahili', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mizizi-language', 'sw'));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/herbs/bitter-melon');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Karela');
  const box = page.getByRole('region', { name: 'Usalama kwanza' });
  await expect(box).toContainText('Inaweza kuleta kutokwa na damu na kutoa mimba.');
  await expect(box.locator('dl [lang="en"], details [lang="en"], ul [lang="en"]')).toHaveCount(0);

  await walkTo(page, '/product/1');
  const label = page.locator('section', { hasText: 'Kabla ya kuitumia' }).last();
  await expect(label.locator('p').first()).toContainText('Usimeze mwarobaini ikiwa wewe ni mjamzito');
  await expect(label.locator('[lang="en"]')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('side effects, look-alikes and the signs to be seen for speak Kiswahili', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mizizi-language', 'sw'));
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/herbs/managu');
  const box = page.getByRole('region', { name: 'Usalama kwanza' });
  await expect(box).toContainText(
    'Madhara ambayo watu huripoti: majani mabichi au matunda ya kijani: kutapika',
  );
  await expect(box.locator('[lang="en"]')).toHaveCount(0);
  const others = page.getByRole('region', { name: 'Usikosee ukachukua mimea hii inayofanana nao' });
  await expect(others.getByText('Mnanaha (Datura stramonium)')).toBeVisible();
  await expect(others.locator('[lang="en"]')).toHaveCount(0);
  await expectAccessible(page);

  await walkTo(page, '/herbal-remedies/honey-at-bedtime-for-cough');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Kijiko cha asali wakati wa kulala kwa kikohozi',
  );
  const section = (title: string) =>
    page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
  const seen = section('Mwone mhudumu wa afya ikiwa');
  await expect(seen.getByRole('listitem').first()).toContainText('nenda mara moja');
  await expect(seen.locator('[lang="en"]')).toHaveCount(0);
  for (const title of ['Unachohitaji', 'Jinsi inavyotengenezwa', 'Jinsi inavyotumika'])
    await expect(section(title).locator('ol [lang="en"], p [lang="en"], li span > [lang="en"]')).toHaveCount(
      0,
    );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);

  await walkTo(page, '/safety-check?conditions=kisukari&herbs=golden-milk');
  await expect(page.getByRole('heading', { name: 'Maziwa yenye manjano (golden milk)' })).toBeVisible();
});

test('pages of herbs and remedies in English fetch no Kiswahili', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  for (const path of ['/herbs/managu', '/herbal-remedies/golden-milk']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((code) => /msokoto wa tumbo|Mwone mhudumu wa afya/.test(code))).toEqual([]);
});
