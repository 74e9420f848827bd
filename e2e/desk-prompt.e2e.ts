import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { demoPerson, newPerson, signedInAs } from './people.ts';
import { callAs } from './shop-fixtures.ts';
import { phoneEnding } from './shopping.ts';

test('the desk sends the prompt of an unpaid order to another number, and copies the buyer’s link', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(90_000);
  const buyer = await newPerson(request);
  const { id, number } = (await callAs(request, buyer, 'place_order', {
    client_key: randomUUID(),
    items: [{ product_id: 33, quantity: 1 }],
    payment_method: 'mpesa',
    contact_name: 'Wanjiku Njeri',
    phone: phoneEnding(3),
    county: 'Nairobi City',
    town: 'South B',
    landmark: 'Opposite the petrol station',
  })) as { id: string; number: string };
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedInAs(context, await demoPerson(request, 'admin'));
  await page.goto(`/admin?order=${id}`);
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
  await page.getByRole('button', { name: 'Send the M-Pesa prompt' }).click();
  await expect(page.getByText(/Failed/).first()).toBeVisible({ timeout: 30_000 });

  await page.getByLabel('Number that pays').fill(phoneEnding(1));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the M-Pesa prompt again' }).click();
  await expect(page.getByText(/^receipt|· receipt/).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: /Send the M-Pesa prompt/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Copy the buyer’s link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(`/orders/${id}`, page.url()).href,
  );
});
