import { randomInt } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

import { walkTo } from './walk.ts';

/**
 * A Safaricom number of its own for each test, so that the limits for a phone never meet.
 * @param digit the last one, which decides what the demo's M-Pesa does
 */
export const phoneEnding = (digit: number): string =>
  `071${String(randomInt(1_000_000)).padStart(6, '0')}${digit}`;

/** Adds `pieces` of a product from its page and waits for the badge. */
export async function addToCart(page: Page, productId: number, pieces = 1): Promise<void> {
  await page.goto(`/product/${productId}`);
  const add = page.getByRole('button', { name: 'Add to cart', exact: true });
  await expect(add).toBeEnabled();
  for (let piece = 1; piece < pieces; piece += 1)
    await page
      .getByRole('button', { name: /^(Increase|One more)/ })
      .first()
      .click();
  await add.click();
  await expect(page.getByRole('link', { name: /^Cart/ })).toContainText(String(pieces));
}

export type Delivery = { name?: string; phone: string; county?: string };

/** Fills the checkout for a parcel that is brought; something is in the cart. */
export async function fillCheckout(
  page: Page,
  { name = 'Wanjiku Njeri', phone, county = 'Nairobi City' }: Delivery,
): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('M-Pesa phone number').fill(phone);
  await page.getByLabel('County', { exact: true }).selectOption(county);
  await page.getByLabel('Town or estate').fill('South B');
  await page.getByLabel('Landmark').fill('Opposite Total petrol station, blue gate');
  await expect(page.getByText('Delivery', { exact: false }).first()).toBeVisible();
}

/** Somebody signed in puts a product into the cart and fills the checkout for it. */
export async function toCheckout(
  page: Page,
  productId: number,
  delivery: Delivery,
  pieces = 1,
): Promise<void> {
  await addToCart(page, productId, pieces);
  await walkTo(page, '/checkout');
  await fillCheckout(page, delivery);
}

/** The checkout's button, which names the sum where M-Pesa is asked for it. */
export const PLACE = /^(Place order|Pay KSh [\d,]+ with M-Pesa)$/;

export async function placeOrder(page: Page): Promise<string> {
  await page.getByRole('button', { name: PLACE }).click();
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}/);
  const heading = page.getByRole('heading', { name: /^Order MZ-/ });
  await expect(heading).toBeVisible();
  return ((await heading.textContent()) ?? '').replace('Order ', '').trim();
}
