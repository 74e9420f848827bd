import { randomUUID } from 'node:crypto';

import { expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { demoPerson, newPerson, signedInAs } from './people.ts';
import { walkTo } from './walk.ts';

const unique = (): string => randomUUID().slice(0, 8);
const state = (page: Page, name: string) => page.getByRole('form').getByText(name, { exact: true });

async function review(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(state(page, 'Draft')).toBeVisible();
  await page.getByRole('button', { name: 'Send to review' }).click();
  await expect(state(page, 'In review')).toBeVisible();
}

async function publish(page: Page, reviewer: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click();
  await page.getByLabel('Read and approved by').fill(reviewer);
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(state(page, 'Published')).toBeVisible();
}

test.describe('the content desk', () => {
  test.beforeEach(async ({ context, request }) => {
    await signedInAs(context, await demoPerson(request, 'admin'));
  });

  test('an article is edited, reviewed, published, compared and restored @desktop', async ({
    page,
  }, testInfo) => {
    // The same story runs on a phone and on a desk: each has an article of its own.
    const name =
      testInfo.project.name === 'desktop'
        ? 'Salt: how much is enough and where it hides'
        : 'Five keys to a safe kitchen';
    const words = `Water first (${unique()})`;
    await page.goto('/admin/content?kind=article');
    await page.getByRole('searchbox', { name: 'Find a text' }).fill(name);
    await expectAccessible(page);
    await page.getByRole('link', { name }).click();
    const title = page.getByLabel('Title', { exact: true }).first();
    await expect(title).toHaveValue(name);

    await test.step('a claim is told at its field and stops the review', async () => {
      await title.fill('Five keys that cure cancer');
      await expect(page.getByText(/We may not claim/).first()).toBeVisible();
      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(page.getByRole('button', { name: 'Send to review' })).toBeDisabled();
    });

    await test.step('a mended one goes to readers under a name', async () => {
      await title.fill(`${name}. ${words}`);
      await expect(page.getByText(/We may not claim/)).toHaveCount(0);
      await review(page);
      await publish(page, 'Dr Achieng Otieno, dietitian');
      await page.getByRole('link', { name: 'As readers see it' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
      await expect(page.getByText(/Read and approved by Dr Achieng Otieno, dietitian/)).toBeVisible();
      await page.goBack();
    });

    await test.step('the version before comes back', async () => {
      await page.getByRole('tab', { name: /^History/ }).click();
      const first = page.getByRole('listitem').filter({ hasText: /Version 1 / });
      await first.getByRole('button', { name: 'Compare' }).click();
      await expect(page.getByRole('table', { name: 'Title' })).toContainText(words);
      await expectAccessible(page);
      await first.getByRole('button', { name: 'Restore' }).click();
      await page.getByRole('tab', { name: 'Text' }).click();
      await expect(title).toHaveValue(name);
      await page.getByRole('button', { name: 'Send to review' }).click();
      await expect(state(page, 'In review')).toBeVisible();
      await publish(page, 'Dr Achieng Otieno, dietitian');
    });
  });

  test('a herb is begun, told what it lacks, and thrown away', async ({ page }) => {
    const name = `Moon leaf ${unique()}`;
    await page.goto('/admin/herbs');
    await expect(page).toHaveURL(/\/admin\/content\?kind=herb$/);
    await page.getByRole('button', { name: 'New herb' }).click();
    await page.getByRole('dialog').getByLabel('English name').fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Write it' }).click();
    await page.getByLabel('Botanical name', { exact: true }).fill('Luna kenyensis');
    const picture = page.getByRole('group', { name: 'Picture' });
    await picture.getByRole('button', { name: 'Choose a picture' }).click();
    await page.getByRole('dialog').getByRole('searchbox', { name: 'Find a picture' }).fill('managu');
    await page.getByRole('dialog').getByRole('button', { name: 'Managu' }).click();
    await expect(picture.getByText('Managu')).toBeVisible();
    await page.getByRole('button', { name: 'Add interaction' }).click();
    await page.getByLabel('Class of medicines').selectOption('Warfarin');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText(/things to mend before the review/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send to review' })).toBeDisabled();

    await walkTo(page, '/admin/content?kind=herb');
    await page.getByRole('checkbox', { name: 'In work or due' }).check();
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByLabel('Botanical name', { exact: true })).toHaveValue('Luna kenyensis');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Throw the draft away' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click();
    await expect(page.getByText('Draft thrown away')).toBeVisible();
  });

  test('somebody else’s later draft is not overwritten', async ({ page, browser, request }) => {
    await page.goto('/admin/content/remedy/oral-rehydration-salts');
    await page.getByLabel('How it keeps').fill('Throw the rest away after 24 hours.');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(state(page, 'Draft')).toBeVisible();

    const context = await browser.newContext();
    await signedInAs(context, await demoPerson(request, 'admin'));
    const other = await context.newPage();
    await other.goto('/admin/content/remedy/oral-rehydration-salts');
    await other.getByLabel('How it keeps').fill('Throw the rest away in the evening.');
    await other.getByRole('button', { name: 'Save draft' }).click();
    await expect(state(other, 'Draft')).toBeVisible();
    await context.close();

    await page.getByLabel('How it keeps').fill('Keep it for a week.');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('Somebody else saved this draft')).toBeVisible();
    await expect(page.getByLabel('How it keeps')).toHaveValue('Keep it for a week.');
  });
});

test('for members the content desk does not exist', async ({ page, context, request }) => {
  await signedInAs(context, await newPerson(request));
  await page.goto('/admin/content/herb/neem');
  await expect(page.getByRole('heading', { level: 1, name: /not/i })).toBeVisible();
});
