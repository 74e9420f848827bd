import { expect, test } from '@playwright/test';

import { expectAccessible, expectAccessibleFromTheTop } from './axe.ts';
import { newPerson, signedInAs } from './people.ts';
import { shopOwner } from './shop-fixtures.ts';
import { walkTo } from './walk.ts';

test('each size has its own price, stock, address and line in the cart', async ({ page, request }) => {
  const owner = await shopOwner(request);
  const { id } = await owner.newProduct({ price_kes: 500, stock: 8, ppb_reg_no: 'PPB/H/77', lot: 'L-1' });
  const large = await owner.newOption(id, { size: '250 g', price_kes: 1100, stock: 2, lot: 'L-2' });
  await owner.newOption(id, { size: '1 kg', price_kes: 4000, stock: 0 });

  await page.goto(`/product/${id}`);
  await expect(page.getByText('PPB/H/77')).toBeVisible();
  await expect(page.getByText('L-1', { exact: true })).toBeVisible();
  await page.getByText('250 g', { exact: true }).click();
  await expect(page).toHaveURL(`/product/${id}?option=${large}`);
  await expect(page.getByText('Only 2 left')).toBeVisible();
  await expect(page.getByText('L-2', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await page.getByText('100 g', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expectAccessible(page);

  await walkTo(page, '/cart');
  const lines = page.getByRole('region', { name: 'Products in your cart' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(page.getByText('KSh 1,600').first()).toBeVisible();
  await lines.first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('radio', { name: /^250 g/ })).toBeChecked();
});

test('a product in three sizes leads from its card to the cart, in both themes @desktop', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/shop?q=moringa+leaf+powder');
  const card = page.getByRole('article').filter({ hasText: 'Moringa Leaf Powder' });
  await expect(card.getByText('from KSh 480')).toBeVisible();
  await expect(card.getByText('3 options')).toBeVisible();
  await expect(card.getByText(/Rated/)).toBeAttached();
  await card.getByRole('link', { name: 'Choose an option of Moringa Leaf Powder' }).click();
  await expect(page.getByRole('radio', { name: /^200 g/ })).toBeChecked();
  await expect(page.getByRole('list', { name: 'Picture 1 of 3' })).toBeVisible();
  await expect(page.getByText(/^MZ\d{4}-\d{3}$/)).toBeVisible();
  await page.getByText('1 kg', { exact: true }).click();
  await expect(page).toHaveURL('/product/20?option=102');
  await expect(page.getByText('KSh 1,980').first()).toBeVisible();
  const data = page.locator('script[type="application/ld+json"]');
  const [product] = JSON.parse((await data.textContent()) ?? '[]') as [
    { offers: { price: number; url: string }[]; aggregateRating: { reviewCount: number } },
  ];
  expect(product.offers.map(({ price, url }) => [price, url])).toEqual([
    [480, '/product/20'],
    [1090, '/product/101'],
    [1980, '/product/102'],
  ]);
  expect(product.aggregateRating.reviewCount).toBeGreaterThan(3);
  await expectAccessibleFromTheTop(page);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await walkTo(page, '/cart');
  const line = page.getByRole('region', { name: 'Products in your cart' }).getByRole('listitem');
  await expect(line).toContainText('1 kg');
  await expect(line).toContainText('KSh 1,980');
});

test('a prerendered page stays where it is when the app is hydrated', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Reflect.set(window, 'seen', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const address of ['/product/20', '/product/35', '/shop']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByText(/Rated/).first()).toBeAttached();
    expect(await page.evaluate(() => (Reflect.get(window, 'seen') as { shift: number }).shift)).toBeLessThan(
      0.05,
    );
  }
});

test('pictures are moved with the keyboard, what stands below comes when it is near', async ({
  page,
  request,
}) => {
  const owner = await shopOwner(request);
  const { id } = await owner.newProduct();
  await owner.insert('product_pictures', { product_id: id, picture: 'neem-oil', alt: 'A bottle of oil' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/product/${id}`);
  const strip = page.getByRole('list', { name: /^Picture 1 of 2/ });
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('list', { name: 'Picture 2 of 2' })).toBeVisible();
  const enlarge = page.getByRole('button', { name: 'Enlarge the picture' });
  await enlarge.click();
  await expect(page.getByRole('dialog', { name: 'A bottle of oil' })).toBeVisible();
  await page.getByRole('button', { name: 'Previous picture' }).click();
  const large = page.getByRole('dialog', { name: 'A drawn twig with leaves' });
  await expect(large).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(enlarge).toBeFocused();
  await expect(strip).toBeVisible();

  const county = page.getByLabel('Delivery to');
  const below = page.getByRole('heading', { name: 'About it' });
  await below.scrollIntoViewIfNeeded();
  await county.selectOption('Nakuru');
  await expect(page.getByText(/working days?$/)).toBeVisible();
  await page.reload();
  await below.scrollIntoViewIfNeeded();
  await expect(county).toHaveValue('Nakuru');
  await expect(page.getByText(/working days?$/)).toBeVisible();
  await page.getByRole('heading', { name: 'What buyers say' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Nobody has reviewed this product yet.')).toBeVisible();
  const related = page.getByRole('region', { name: 'You may also like' });
  await expect(related.getByRole('article')).toHaveCount(4);
  await expectAccessible(page);
});

test('what has left the shelves leads to a search', async ({ page, request }) => {
  const owner = await shopOwner(request);
  const { id } = await owner.newProduct();
  await owner.change(id, { status: 'archived' });
  for (const address of [`/product/${id}`, '/product/999999', '/product/moringa-leaf']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'We don’t have this product' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  }
  await expectAccessible(page);
  await expect(page.getByRole('searchbox')).toHaveValue('moringa leaf');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText(/products? for “moringa leaf”/)).toBeVisible();
});

test('somebody who asked is told once when it is back', async ({ page, context, request }) => {
  const owner = await shopOwner(request);
  const { id, name } = await owner.newProduct({ stock: 0 });
  await page.goto(`/product/${id}`);
  await expect(page.getByRole('link', { name: `Sign in to be told when ${name} is back` })).toHaveAttribute(
    'href',
    `/auth?redirect=%2Fproduct%2F${id}`,
  );
  await signedInAs(context, await newPerson(request));
  await page.goto(`/product/${id}`);
  const tell = page.getByRole('button', { name: `Tell me when ${name} is back` });
  await expect(tell).toBeEnabled();
  await expectAccessible(page);
  await tell.click();
  await expect(page.getByRole('button', { name: `We will tell you when ${name} is back` })).toBeVisible();
  await owner.change(id, { stock: 5 });
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await walkTo(page, '/notifications');
  await expect(page.getByText('Back in stock').first()).toBeVisible();
});
