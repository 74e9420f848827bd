import { randomUUID } from 'node:crypto';

import { expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { newPerson, type Person } from './people.ts';
import { callAs, shopOwner } from './shop-fixtures.ts';
import { addToCart } from './shopping.ts';
import { walkTo } from './walk.ts';

/** Signs in on this device as the form would, and looks again. */
async function signInHere(page: Page, person: Person): Promise<void> {
  await page.evaluate(
    (session) => localStorage.setItem('mizizi-auth', session),
    JSON.stringify(person.session),
  );
  await page.reload();
}

const cartOf = async (request: Parameters<typeof callAs>[0], person: Person) =>
  (
    (await callAs(request, person, 'merge_cart', { items: [] })) as {
      lines: { product_id: number; quantity: number }[];
    }
  ).lines;

test('two carts become one on signing in, and the buyer is told what changed', async ({
  page,
  browser,
  request,
}) => {
  const owner = await shopOwner(request);
  const both = await owner.newProduct({ stock: 4 });
  const mine = await owner.newProduct();
  const person = await newPerson(request);
  await callAs(request, person, 'save_cart', { items: [{ product_id: both.id, quantity: 3 }] });

  await addToCart(page, both.id, 2);
  await walkTo(page, `/product/${mine.id}`);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByText('3 items in your cart')).toBeAttached();

  await walkTo(page, '/cart');
  await signInHere(page, person);
  await expect(page.getByText('We put your two carts together')).toBeVisible();
  await expect(page.getByText(`${both.name}: 5 together, but only 4 can be had.`)).toBeVisible();
  await expect(page.getByText('5 items in your cart')).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Understood' }).click();
  await expect(page.getByText('We put your two carts together')).toHaveCount(0);

  await page.getByRole('button', { name: `Remove ${mine.name}` }).click();
  await expect.poll(async () => (await cartOf(request, person)).map(({ quantity }) => quantity)).toEqual([4]);

  const other = await browser.newContext();
  const desk = await other.newPage();
  await desk.goto('/cart');
  await signInHere(desk, person);
  await expect(desk.getByText('4 items in your cart')).toBeAttached();
  await other.close();

  // Phones are shared: the cart goes with its owner, and is there again when they come back.
  await page.evaluate(() => localStorage.removeItem('mizizi-auth'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await signInHere(page, person);
  await expect(page.getByText('4 items in your cart')).toBeAttached();
  expect(await cartOf(request, person)).toMatchObject([{ product_id: both.id, quantity: 4 }]);
});

test('two open devices of one person keep what each of them adds', async ({ page, browser, request }) => {
  const owner = await shopOwner(request);
  const [tea, oil] = [await owner.newProduct({ price_kes: 500 }), await owner.newProduct()];
  const person = await newPerson(request);
  const other = await browser.newContext();
  const desk = await other.newPage();
  for (const [device, product] of [
    [page, tea],
    [desk, oil],
  ] as const) {
    await device.goto(`/product/${product.id}`);
    await signInHere(device, person);
    await expect(device.getByRole('button', { name: 'Add to cart', exact: true })).toBeEnabled();
  }
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect
    .poll(async () => (await cartOf(request, person)).map(({ product_id }) => product_id))
    .toEqual([tea.id]);
  // The desk was in front of somebody all the time and has not heard of the tea.
  await desk.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect
    .poll(async () => new Set((await cartOf(request, person)).map(({ product_id }) => product_id)))
    .toEqual(new Set([tea.id, oil.id]));
  await expect(desk.getByText('2 items in your cart')).toBeAttached();
  await other.close();
});

test('a price that rose before signing in is told after it', async ({ page, request }) => {
  const owner = await shopOwner(request);
  const product = await owner.newProduct({ price_kes: 500 });
  const person = await newPerson(request);
  await addToCart(page, product.id);
  await owner.change(product.id, { price_kes: 600 });
  await walkTo(page, '/cart');
  await signInHere(page, person);
  await expect.poll(async () => (await cartOf(request, person)).length).toBe(1);
  await expect(page.getByText(/The price is now KSh 600/)).toBeVisible();
});

test('a coupon is judged with the cart, and changes since are told', async ({ page, request }) => {
  const owner = await shopOwner(request);
  const { id, name } = await owner.newProduct({ price_kes: 500, stock: 9 });
  const code = `E2E-${randomUUID().slice(0, 6).toUpperCase()}`;
  await owner.insert('coupons', { code, kind: 'percent', percent: 10, min_subtotal_kes: 1200 });
  await addToCart(page, id, 2);
  await walkTo(page, '/cart');
  await page.getByLabel('Coupon code').fill('nobody-knows');
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByText('We do not know this code.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Coupon code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByText('This code is for orders from KSh 1,200.')).toBeVisible();
  await page
    .getByRole('group', { name: `Quantity of ${name}` })
    .getByRole('button', { name: 'One more' })
    .click();
  await expect(page.getByText('takes KSh 150 off')).toBeVisible();
  await expect(page.getByText('KSh 1,350')).toBeVisible();
  await page.getByLabel('Delivery to').selectOption('Nakuru');
  await expect(page.getByText(/working days?$/)).toBeVisible();
  await expectAccessible(page);

  await owner.change(id, { price_kes: 600, stock: 2 });
  await page.reload();
  await expect(page.getByText(/The price is now KSh 600/)).toBeVisible();
  await page.getByRole('button', { name: /^Take 2/ }).click();
  await expect(page.getByText('takes KSh 120 off')).toBeVisible();
  await page.getByRole('button', { name: `Move ${name} to your wishlist` }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await walkTo(page, '/wishlist');
  await expect(page.getByRole('heading', { name })).toBeVisible();
});
