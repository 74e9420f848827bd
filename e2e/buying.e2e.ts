import { expect, type Page, test } from '@playwright/test';

import { expectAccessibleFromTheTop } from './axe.ts';
import { newPerson, signedInAs } from './people.ts';
import { phoneEnding, PLACE } from './shopping.ts';

/** Taps and typed fields of somebody who buys. */
function counted(page: Page) {
  const count = { taps: 0, fields: 0 };
  return {
    count,
    tap: async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
      count.taps += 1;
      await page.getByRole(role, { name, exact: true }).first().click();
    },
    fill: async (label: string, value: string) => {
      count.fields += 1;
      await page.getByLabel(label, { exact: true }).fill(value);
    },
    choose: async (label: string, value: string) => {
      count.fields += 1;
      await page.getByLabel(label, { exact: true }).selectOption(value);
    },
  };
}

const arrived = async (page: Page): Promise<void> => {
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}/);
  await expect(page.getByText('Payment received. Asante sana!')).toBeVisible({ timeout: 30_000 });
};

test('a visitor buys with three taps and five fields, and the next time with three taps and none', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/shop');
  const first = counted(page);
  await first.tap(/^Moringa Leaf Powder/, 'link');
  await first.tap('Buy now');
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await first.fill('Full name', 'Wanjiku Njeri');
  await first.fill('M-Pesa phone number', phoneEnding(1));
  await first.choose('County', 'Nairobi City');
  await first.fill('Town or estate', 'South B');
  await first.fill('Landmark', 'Opposite Total petrol station, blue gate');
  await expect(page.getByRole('button', { name: /^Pay KSh [\d,]+ with M-Pesa$/ })).toBeEnabled();
  await expectAccessibleFromTheTop(page);
  await first.tap(PLACE);
  await arrived(page);
  expect(first.count).toEqual({ taps: 3, fields: 5 });

  await page.goto('/shop');
  const again = counted(page);
  await again.tap(/^Moringa Leaf Powder/, 'link');
  await again.tap('Buy now');
  await expect(page.getByLabel('Landmark')).toHaveValue('Opposite Total petrol station, blue gate');
  await again.tap(PLACE);
  await arrived(page);
  expect(again.count).toEqual({ taps: 3, fields: 0 });

  await test.step('who wants nothing kept starts empty', async () => {
    await page.goto('/shop');
    await again.tap(/^Moringa Leaf Powder/, 'link');
    await again.tap('Buy now');
    await page.getByLabel('Keep these details on this phone for my next order').uncheck();
    await again.tap(PLACE);
    await arrived(page);
    await page.goto('/checkout?buy=20');
    await expect(page.getByLabel('Full name')).toHaveValue('');
  });
});

test('a member buys again without typing, beside a cart that stays', async ({ page, context, request }) => {
  test.setTimeout(120_000);
  await signedInAs(context, await newPerson(request, 'Atieno Odhiambo'));
  await page.goto('/product/4');
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await test.step('the message about it leads to the cart', async () => {
    await page.getByRole('button', { name: 'Go to cart' }).click();
    await page.waitForURL(/\/cart$/);
  });
  await page.goto('/checkout?buy=20&pieces=2');
  await expect(page.getByLabel('Full name')).toHaveValue('Atieno Odhiambo');
  await page.getByLabel('M-Pesa phone number').fill(phoneEnding(1));
  await page.getByLabel('County', { exact: true }).selectOption('Kisumu');
  await page.getByLabel('Town or estate').fill('Milimani');
  await page.getByLabel('Landmark').fill('Near the clock tower');
  await page.getByRole('button', { name: PLACE }).click();
  await arrived(page);

  await page.goto('/product/20');
  const again = counted(page);
  await again.tap('Buy now');
  await expect(page.getByLabel('Landmark')).toHaveValue('Near the clock tower');
  await again.tap(PLACE);
  await arrived(page);
  expect(again.count).toEqual({ taps: 2, fields: 0 });
  await page.goto('/cart');
  await expect(page.getByRole('link', { name: /^Cart/ })).toContainText('1');
});
