import { expect, test } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts';

test('a complaint asks for signs of danger before any remedy', async ({ page }) => {
  await page.goto('/herbal-remedies');
  await page.getByRole('searchbox', { name: 'Search complaints and remedies' }).fill('kikohozi');
  const troubles = page.getByRole('region', { name: 'What is the trouble?' });
  await expect(troubles.getByRole('listitem')).toHaveCount(1);
  await troubles.getByRole('link', { name: 'Cough', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'First: is any of these true right now?' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);

  await page.getByRole('button', { name: /Breathlessness while resting/ }).click();
  const stop = page.getByRole('alert').filter({ hasText: 'Stop: this needs help, not a remedy' });
  await expect(stop).toBeVisible();
  for (const number of ['999', '112', '1199'])
    await expect(stop.getByRole('link', { name: `Call ${number}` })).toHaveAttribute('href', `tel:${number}`);
  await expect(page.getByRole('article')).toHaveCount(0);
  await expectAccessible(page);

  await stop.getByRole('button', { name: 'I chose this by mistake' }).click();
  await page.getByRole('button', { name: 'None of these' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'A spoon of honey at bedtime' })).toBeVisible();
});

test('only what one has at home', async ({ page }) => {
  await page.goto('/herbal-remedies');
  const all = await page.getByRole('main').getByRole('article').count();
  await page.getByRole('checkbox', { name: 'Only with what I have at home' }).check();
  await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeLessThan(all);
  await page.getByText(/things ticked: change them/).click();
  await page.getByRole('checkbox', { name: /^Honey/ }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Only with what I have at home' })).toBeChecked();
  await page.getByText(/things ticked: change them/).click();
  await expect(page.getByRole('checkbox', { name: /^Honey/ })).toBeChecked();
});

test('a remedy tells whom it is not for before how it is made,', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/herbal-remedies/ginger-tea-for-nausea');
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.slice(0, 3)).toEqual([
    'Stop here if you see any of these',
    'Is it for you?',
    'What you need',
  ]);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: /Pain or pressure in the chest/ }).click();
  await expect(page.getByRole('heading', { name: 'Stop: this needs help, not a remedy' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'What fits, in the shop' })).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
});
