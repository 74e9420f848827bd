import { expect, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { demoPerson, newPerson, signedInAs } from './people.ts';

test('a customer has a page with notes and tags, and a list keeps a view of theirs', async ({
  page,
  context,
  request,
}) => {
  const owner = await demoPerson(request, 'admin');
  const buyer = await newPerson(request, 'Naliaka Wafula');
  await signedInAs(context, owner);
  await page.goto(`/admin/customers?q=${encodeURIComponent(buyer.email)}`);
  await page.getByRole('link', { name: buyer.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: buyer.name })).toBeVisible();

  const tag = `Jumla ${Date.now() % 100_000}`;
  await page.getByLabel('Add a tag').fill(tag);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: `Take off ${tag}` })).toBeVisible();
  await page.getByLabel('New note').fill('Calls from Bungoma');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Calls from Bungoma')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Customers', exact: true }).last().click();
  await page.getByRole('checkbox', { name: `Choose ${buyer.name}` }).check();
  await page.getByLabel('Add a tag').fill('Kumi');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('row', { name: buyer.name }).getByText('Kumi')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(tag);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('searchbox').first().fill('demo');
  await expect(page).toHaveURL('/admin/customers?q=demo');
  await page.getByRole('link', { name: tag }).click();
  await expect(page.getByRole('searchbox').first()).toHaveValue(buyer.email);
  await expect(page.getByRole('row', { name: buyer.name })).toBeVisible();
});
