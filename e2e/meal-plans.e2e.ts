import { expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { isoDay, writeRows } from './own-rows.ts';
import { newPerson, signedInAs } from './people.ts';

const meal = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a week is chosen, changed, shopped for and followed', async ({ page, request }) => {
  const address = '/nutrition/plans/keep-your-weight-2000';
  const html = await (await request.get(address)).text();
  expect(html).toContain('<title>Keep your weight, eat the rainbow | Mizizi</title>');
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${address}"`));
  expect(html).toContain('Shopping list');
  expect(await (await request.get('/sitemap.xml')).text()).toContain(address);

  await page.goto('/nutrition/plans');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.getByRole('combobox', { name: 'Goal' }).selectOption('Keeping weight');
  await expect(page).toHaveURL(/goal=maintain/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Keep your weight, eat the rainbow' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Keep your weight, eat the rainbow' }),
  ).toBeVisible();

  const lunch = meal(page, 'Lunch');
  const before = await lunch.textContent();
  await lunch.getByRole('button', { name: 'Change lunch' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await expect(lunch).toContainText('changed by you');
  expect(await lunch.textContent()).not.toBe(before);

  const flour = page.getByRole('checkbox', { name: /^Maize flour/ }).first();
  const grams = page.getByRole('listitem').filter({ has: flour });
  const forOne = await grams.textContent();
  await page.getByRole('textbox', { name: 'People who eat' }).fill('4');
  await page.getByRole('textbox', { name: 'People who eat' }).press('Enter');
  await expect(grams).not.toHaveText(forOne ?? '');
  await flour.check();
  await expect(page.getByText(/^1 of \d+ ticked$/)).toBeVisible();
  await page
    .getByRole('region', { name: 'We have these' })
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /^Cart/ })).toContainText('1');
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Follow this plan' }).click();
  await page.getByRole('link', { name: 'Open the diary' }).click();
  const planned = page.getByRole('region', { name: 'Planned' });
  await planned.getByRole('button', { name: 'Note the planned lunch' }).click();
  await expect(planned.getByText('Noted')).toHaveCount(1);
  await expect(meal(page, 'Lunch').getByRole('listitem').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Planned' }).getByText('Noted')).toHaveCount(1);
});

test('a week of one’s own takes a plan that includes it', async ({ page, context, request }) => {
  const person = await newPerson(request);
  await signedInAs(context, person);
  await page.goto('/nutrition/plans/new');
  await expect(page.getByRole('heading', { name: 'Part of Premium: custom meal plans' })).toBeVisible();
  await writeRows(request, person, 'user_subscriptions', [
    {
      user_id: person.session.user.id,
      plan_type: 'free_trial',
      trial_start: isoDay(0),
      trial_end: isoDay(7),
    },
  ]);
  await page.goto('/nutrition/plans/new?from=keep-your-weight-2000');
  await page.getByRole('textbox', { name: 'Energy a day in kcal' }).fill('900');
  await page.getByRole('button', { name: 'Make my week' }).click();
  await expect(page.getByRole('alert')).toContainText('Less is for a practitioner to decide');
  await page.getByRole('textbox', { name: 'Energy a day in kcal' }).fill('1900');
  await page.getByRole('checkbox', { name: 'Fish', exact: true }).check();
  await page.getByRole('textbox', { name: 'Name (optional)' }).fill('No fish for me');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make my week' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'No fish for me' })).toBeVisible();
  await expect(page.getByText('Saved with your account')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Fish', exact: true })).toHaveCount(0);

  await meal(page, 'Supper').getByRole('button', { name: 'Change supper' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: 'Add a food' }).fill('avocado');
  await dialog.getByRole('listitem').getByRole('button', { name: 'Avocado', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save this meal' }).click();
  await expect(meal(page, 'Supper')).toContainText('Avocado');
  await page.reload();
  await expect(meal(page, 'Supper')).toContainText('Avocado');
  await page.getByRole('button', { name: 'Delete this week' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/nutrition\/plans$/);
});
