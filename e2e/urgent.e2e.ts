import { expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { demoPerson, signedInAs } from './people.ts';
import { walkTo } from './walk.ts';

const phone = { width: 360, height: 740 };
const urgent = (page: Page, kind: string) => page.locator(`[data-kind="${kind}"]`);

/** Nothing of the page is wider than the phone. */
async function expectNoOverflow(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
}

async function speakKiswahili(page: Page) {
  await page.addInitScript(() => localStorage.setItem('mizizi-language', 'sw'));
}

test('a visitor writes an emergency to the herbalist, on a small phone and in Kiswahili', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await speakKiswahili(page);
  await page.goto('/shop');
  await page.locator('[aria-controls="herbalist"], button[aria-expanded="false"].fixed').first().click();
  const chat = page.locator('#herbalist');
  const question = chat.getByRole('textbox');
  await question.fill('mume wangu amezirai na haamki');
  await question.press('Enter');
  const answer = chat.locator('[data-kind="unconscious"]');
  await expect(answer).toHaveAttribute('data-urgency', 'emergency');
  await expect(answer).toContainText('Mtu asiyeamka anahitaji msaada sasa hivi');
  await expect(answer.getByRole('link', { name: /^999/ })).toHaveAttribute('href', 'tel:999');
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test('the contact form says what to do and still sends', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/contact');
  const message = page.getByLabel('Your message');
  await message.fill('I took 20 panadol last night and want to know about your return policy');
  await expect(urgent(page, 'poison')).toBeVisible();
  await expect(urgent(page, 'poison').getByRole('link', { name: /^1199/ })).toHaveAttribute(
    'href',
    'tel:1199',
  );
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await message.fill('When does my order of hibiscus tea arrive?');
  await expect(page.locator('[data-kind]')).toHaveCount(0);
});

test('a search that is an emergency is answered above its results, a topic is not', async ({ page }) => {
  await page.goto('/herbal-remedies');
  const search = page.getByRole('searchbox').first();
  await search.fill('chest pain');
  await expect(urgent(page, 'heart')).toBeVisible();
  await search.fill('stroke');
  await expect(page.locator('[data-kind]')).toHaveCount(0);
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the answer comes all the same', async ({ page, context }) => {
    await page.goto('/herbal-remedies');
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await context.setOffline(true);
    await page.goto('/herbal-remedies');
    await page.getByRole('searchbox').first().fill('kifua kinanibana sana');
    await expect(urgent(page, 'heart').getByRole('link', { name: /^999/ })).toBeVisible();
  });
});

test('the owner keeps the numbers to call', async ({ page, context, request }) => {
  await signedInAs(context, await demoPerson(request, 'admin'));
  await page.setViewportSize(phone);
  await page.goto('/admin/emergency-numbers');
  const numbers = page.getByRole('list', { name: 'Emergency numbers' });
  await expect(numbers.getByText('999', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'New emergency number' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByText('Three to fifteen digits, without spaces.')).toBeVisible();
  await dialog.getByLabel('Number', { exact: true }).fill('0800 000 000');
  await dialog.getByLabel('Name in English').fill('Poison centre');
  await dialog.getByLabel('Name in Kiswahili').fill('Kituo cha sumu');
  await dialog.getByLabel('Source').fill('A letter of the hospital, 2026');
  await dialog.getByLabel('Poison, overdose').check();
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(numbers.getByText('0800000000')).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);

  await walkTo(page, '/contact');
  await page.getByLabel('Your message').fill('my child swallowed rat poison');
  await expect(urgent(page, 'poison').getByRole('link', { name: /0800000000/ })).toBeVisible();

  await walkTo(page, '/admin/emergency-numbers');
  await page.getByRole('button', { name: 'Edit 0800000000' }).click();
  await page.getByRole('dialog').getByLabel('Shown to everybody').uncheck();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(numbers.getByText('Hidden')).toBeVisible();
});
