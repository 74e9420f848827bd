import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { newPerson, signedInAs } from './people.ts';
import { openDesk, orderIdOf } from './shop-desk.ts';
import { addToCart, fillCheckout, placeOrder, toCheckout, PLACE } from './shopping.ts';
import { walkTo } from './walk.ts';

test('an address saved with one order is offered for the next, and can be removed', async ({
  page,
  context,
  request,
}) => {
  await signedInAs(context, await newPerson(request));
  await toCheckout(page, 35, { phone: '0722 123 456' });
  await page.getByRole('checkbox', { name: 'Save this address for next time' }).check();
  await page.getByLabel('Name of this address').fill('Shop');
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check();
  // It is saved beside the order, and another page would end that.
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('address') && answer.request().method() === 'POST',
  );
  await placeOrder(page);
  await saved;

  await addToCart(page, 35);
  await walkTo(page, '/checkout');
  await expect(page.getByRole('radio', { name: /^Shop/ })).toBeChecked();
  await expect(page.getByLabel('Landmark')).toHaveCount(0);
  await expect(page.getByText('Delivery to Nairobi City')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Manage saved addresses' }).click();
  await page.getByRole('button', { name: 'Remove Shop' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Landmark')).toBeVisible();
});

test('a coupon of the cart comes off at the checkout and stands in the order', async ({
  page,
  context,
  request,
}) => {
  const desk = await openDesk(request);
  const code = `E2E${randomUUID().slice(0, 6).toUpperCase()}`;
  await desk.insert('coupons', { code, description: 'Ten off', kind: 'percent', percent: 10 });
  await signedInAs(context, await newPerson(request));
  await addToCart(page, 36, 2);
  await walkTo(page, '/cart');
  await page.getByLabel('Coupon code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Use it' }).click();
  await walkTo(page, '/checkout');
  await fillCheckout(page, { phone: '0722 123 457' });
  await expect(page.getByText(`Coupon ${code}`)).toBeVisible();
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check();
  await placeOrder(page);
  await expect(page.getByText(`Coupon ${code}`)).toBeVisible();
});

test('what changed while the checkout was open is accepted with one press', async ({
  page,
  context,
  request,
}) => {
  const desk = await openDesk(request);
  await signedInAs(context, await newPerson(request));
  await toCheckout(page, 37, { phone: '0722 123 458' }, 3);
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check();
  const [product] = await desk.read('products', 'id=eq.37&select=price_kes');
  const price = Number(product?.['price_kes']);
  await desk.change('products', 'id=eq.37', { price_kes: price + 10, stock: 2 });
  await page.getByRole('button', { name: PLACE }).click();
  await expect(page.getByText(/^Only 2 of .* left$/)).toBeVisible();
  await expect(page.getByRole('button', { name: PLACE })).toBeDisabled();
  await page.getByRole('button', { name: 'Accept the changes' }).click();
  await expect(page.getByText(/2 × KSh/)).toBeVisible();
  await placeOrder(page);

  await test.step('ordering again says what is not to be had', async () => {
    await desk.deliver(orderIdOf(page.url()));
    await expect(page.getByRole('button', { name: 'Order again' })).toBeVisible({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Order again' }).click();
    await expect(page.getByRole('dialog').getByText(/is sold out$/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Open the cart' }).click();
    await page.waitForURL(/\/cart/);
    await desk.change('products', 'id=eq.37', { price_kes: price, stock: 40 });
  });
});

test('money that M-Pesa took and we did not see is found by its receipt', async ({
  page,
  context,
  request,
}) => {
  const desk = await openDesk(request);
  await signedInAs(context, await newPerson(request));
  await toCheckout(page, 38, { phone: '0712 000 002' });
  await placeOrder(page);
  await expect(page.getByText('You cancelled the prompt')).toBeVisible({ timeout: 30_000 });
  const id = orderIdOf(page.url());
  const [order] = await desk.read('orders', `id=eq.${id}&select=number,total_kes`);
  const receipt = `E2E${randomUUID().replaceAll('-', '').slice(0, 7).toUpperCase()}`;
  await desk.rpc('import_statement_lines', {
    lines: [
      {
        receipt,
        completed_at: new Date().toISOString(),
        paid_in_kes: order?.['total_kes'],
        withdrawn_kes: 0,
        // a line that names the order finds it by itself
        account: 'MAMA ASHA',
        details: 'Pay Bill',
        payer: '0712000002',
      },
    ],
  });
  await page.getByRole('button', { name: 'I already paid' }).click();
  await page.getByLabel('M-Pesa receipt number').fill(receipt.toLowerCase());
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Find my payment' }).click();
  await expect(page.getByText('Payment received. Asante sana!')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByText(/^INV-\d{4}-\d{5}$/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
});
