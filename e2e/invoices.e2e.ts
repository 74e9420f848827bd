import { readFile } from 'node:fs/promises';

import { expect, test } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from './axe.ts';
import { demoPerson, newPerson, signedInAs } from './people.ts';
import { openDesk, orderIdOf } from './shop-desk.ts';
import { addToCart, fillCheckout, placeOrder, toCheckout, PLACE } from './shopping.ts';
import { walkTo } from './walk.ts';

// One after the other: the second would take the registration from the first.
test.describe.configure({ mode: 'default' });

test.afterEach(async ({ request }) => {
  // Other journeys walk through a shop that is not registered.
  const desk = await openDesk(request);
  await desk.change('business_details', 'id=eq.true', { vat_since: null });
});

test('a registered shop issues an invoice with VAT and PIN, then a credit note, and files for its accountant', async ({
  page,
  context,
  browser,
  request,
}) => {
  const desk = await openDesk(request);
  const office = await browser.newContext();
  await signedInAs(office, await demoPerson(request, 'admin'));
  const owner = await office.newPage();

  await test.step('the owner enters the registration', async () => {
    await owner.goto('/admin/settings?tab=business');
    await owner.getByLabel('Registered for VAT since').fill('2026-01-01');
    await owner.getByLabel('KRA PIN').fill('nonsense');
    await owner.getByRole('button', { name: 'Save' }).click();
    await expect(owner.getByText('Write it like P051234567Z.')).toBeVisible();
    await owner.getByLabel('KRA PIN').fill('p051234567z');
    await owner.getByRole('button', { name: 'Save' }).click();
    await expect(owner.getByText('Prices have VAT in them', { exact: false })).toBeVisible();
    await expectAccessibleInBothThemes(owner);
  });

  await test.step('and how products are taxed', async () => {
    await walkTo(owner, '/admin/upload');
    await expect(owner.getByText(/products? needs? a tax class/)).toBeVisible();
    await owner.getByRole('link', { name: 'Tax classes' }).first().click();
    await expect(owner.getByRole('heading', { name: 'Tax classes' })).toBeVisible();
    // on a phone the form opens where it was asked for: for what is chosen, and for one product by its class
    await owner.getByRole('checkbox').nth(2).check();
    await owner.getByRole('button', { name: 'Set for 1 product' }).last().click();
    const form = owner.getByRole('dialog', { name: 'Tax classes' });
    await form.getByLabel('Class of VAT').selectOption('standard');
    await form.getByRole('button', { name: 'Set for 1 product' }).click();
    await expect(owner.getByText('The tax class of 1 product is set')).toBeVisible();
    const one = owner.getByRole('button', { name: /Needs a tax class\. Change it/ }).first();
    await one.click();
    await expect(owner.getByRole('dialog').getByLabel('Class of VAT')).toBeInViewport();
    await expectAccessible(owner);
    await owner.keyboard.press('Escape');
    await expect(owner.getByRole('dialog')).toHaveCount(0);
    await expect(one).toBeFocused();
    await one.click();
    await owner.getByRole('dialog').getByLabel('Class of VAT').selectOption('exempt');
    await owner.getByRole('dialog').getByRole('button', { name: 'Save the class' }).click();
    await expect(owner.getByRole('dialog')).toHaveCount(0);
    await expectAccessible(owner);
  });

  await signedInAs(context, await newPerson(request));
  await addToCart(page, 36);
  await walkTo(page, '/checkout');
  await expect(page.getByText('VAT is in the prices.')).toBeVisible();
  await fillCheckout(page, { phone: '0712 000 001' });
  await page.getByLabel('KRA PIN (optional)').fill('A12');
  await page.getByRole('button', { name: PLACE }).click();
  await expect(
    page.getByText('A KRA PIN is A or P, nine digits and a letter', { exact: false }),
  ).toBeVisible();
  await page.getByLabel('KRA PIN (optional)').fill('a123456789z');
  const number = await placeOrder(page);
  await expect(page.getByText('Payment received. Asante sana!')).toBeVisible({ timeout: 30_000 });
  const orderId = orderIdOf(page.url());

  await test.step('the receipt is a tax invoice', async () => {
    await page.getByRole('link', { name: 'Receipt' }).click();
    await expect(page).toHaveURL(new RegExp(`/receipt/${orderId}$`));
    const invoice = page.getByRole('article', { name: /^Tax invoice INV-\d{4}-\d{5}$/ });
    await expect(invoice.getByText('KRA PIN P051234567Z')).toBeVisible();
    await expect(invoice.getByText('KRA PIN A123456789Z')).toBeVisible();
    await expect(invoice.getByText(/^B: VAT 16%/)).toBeVisible();
    await expect(page.getByLabel('KRA PIN (optional)')).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
    await page.goto(`/orders/${orderId}/receipt`);
    await expect(invoice).toBeVisible();
  });

  await test.step('money that goes back makes a credit note', async () => {
    await desk.rpc('record_refund', { bill_id: orderId, amount_kes: 100 });
    await page.reload();
    const credit = page.getByRole('article', { name: /^Credit note CN-\d{4}-\d{5}$/ });
    await expect(credit.getByText('Money was sent back.')).toBeVisible();
    await expect(credit.getByText(/^INV-\d{4}-\d{5}$/)).toBeVisible();
  });

  await test.step('both are in the file for the accountant', async () => {
    await walkTo(owner, '/admin/payments?list=accountant');
    await owner.getByLabel('Lines').selectOption('entry');
    await expectAccessible(owner);
    const [file] = await Promise.all([
      owner.waitForEvent('download'),
      owner.getByRole('button', { name: 'Download the file' }).click(),
    ]);
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(lines[0]).toContain(
      'day,document,type,corrects,kind,number,buyer,buyer_pin,gross_kes,vat_kes,net_kes',
    );
    const ours = lines.filter((line) => line.includes(number));
    expect(ours).toHaveLength(2);
    expect(ours[0]).toContain('A123456789Z');
    expect(ours[1]).toContain(',-100,');
  });
  await office.close();
});

test('a PIN that was forgotten is added before cash is paid; a month of a plan has its receipt too', async ({
  page,
  context,
  request,
}) => {
  const desk = await openDesk(request);
  await signedInAs(context, await newPerson(request));
  await toCheckout(page, 36, { phone: '0722 123 458' });
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check();
  await placeOrder(page);
  const orderId = orderIdOf(page.url());
  await page.getByRole('link', { name: 'Invoice details' }).click();
  await expect(page.getByText('Not paid yet. This is no receipt.')).toBeVisible();
  await page.getByLabel('KRA PIN (optional)').fill('P000111222K');
  await page.getByLabel('Name on the invoice (optional)').fill('Mwangi Traders');
  await page.getByRole('button', { name: 'Keep the PIN' }).click();
  await expect(page.getByText('The PIN is kept')).toBeVisible();
  await expectAccessible(page);
  await desk.deliver(orderId);
  await page.reload();
  const invoice = page.getByRole('article', { name: /^Invoice INV-/ });
  await expect(invoice.getByText('Mwangi Traders')).toBeVisible();
  await expect(invoice.getByText('KRA PIN P000111222K')).toBeVisible();

  await walkTo(page, '/payment?plan=premium');
  await page.getByLabel(/M-Pesa/).fill('0712 000 001');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByText('Premium is yours. Asante sana!')).toBeVisible({ timeout: 30_000 });
  await walkTo(page, '/plans');
  await page.getByRole('link', { name: /^Receipt of MP-/ }).click();
  await expect(
    page.getByRole('article', { name: /^Invoice INV-/ }).getByText('Premium, one month'),
  ).toBeVisible();
});
