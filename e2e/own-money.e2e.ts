import { expect, test } from '@playwright/test';

import { newPerson, signedInAs } from './people.ts';
import { simulators } from './ports.ts';
import { placeOrder, toCheckout } from './shopping.ts';

test('an order is paid without a prompt, and its page says so by itself', async ({
  page,
  context,
  request,
}) => {
  await signedInAs(context, await newPerson(request));
  await toCheckout(page, 23, { phone: '0712 000 002' });
  await placeOrder(page);
  await expect(page.getByText('You cancelled the prompt')).toBeVisible({ timeout: 30_000 });
  await expect(async () => {
    await page.reload();
    await page.getByText('Or pay yourself on your phone').click({ timeout: 3000 });
  }).toPass({ timeout: 45_000 }); // the simulated M-Pesa learns the shop's addresses by a job
  await expect(page.getByText('174379')).toBeVisible();
  const account = await page.locator('dd', { hasText: /^MZ-/ }).innerText();
  const amount = (await page.locator('dd', { hasText: /^KSh/ }).last().innerText()).replaceAll(/\D/g, '');

  const phone = await context.newPage();
  await phone.goto(`${simulators}/dev/mpesa/pay`);
  await phone.getByLabel('Account number').fill(account.toLowerCase().replace('-', ''));
  await phone.getByLabel('Amount').fill(amount);
  await phone.getByRole('button', { name: 'Pay' }).click();
  await expect(phone.getByText(/Confirmed/)).toBeVisible();
  await expect(page.getByText('Payment received. Asante sana!')).toBeVisible({ timeout: 30_000 });
});

test('a month of a plan is paid without a prompt, under a number of its own', async ({
  page,
  context,
  request,
}) => {
  await signedInAs(context, await newPerson(request));
  await expect(async () => {
    await page.goto('/payment?plan=premium');
    await page.getByText('Or pay yourself on your phone').click({ timeout: 3000 });
  }).toPass({ timeout: 45_000 });
  const account = await page.locator('dd', { hasText: /^MP-/ }).innerText();
  const amount = (await page.locator('dd', { hasText: /^KSh/ }).last().innerText()).replaceAll(/\D/g, '');

  const phone = await context.newPage();
  await phone.goto(`${simulators}/dev/mpesa/pay`);
  await phone.getByLabel('Account number').fill(account);
  await phone.getByLabel('Amount').fill(amount);
  await phone.getByRole('button', { name: 'Pay' }).click();
  await expect(phone.getByText(/Confirmed/)).toBeVisible();
  await expect(page.getByText('Premium is yours. Asante sana!')).toBeVisible({ timeout: 30_000 });
});

test('"I already paid" is settled by M-Pesa without a person', async ({ page, context, request }) => {
  await signedInAs(context, await newPerson(request));
  await toCheckout(page, 23, { phone: '0712 000 002' });
  await placeOrder(page);
  await expect(page.getByText('You cancelled the prompt')).toBeVisible({ timeout: 30_000 });
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Or pay yourself on your phone')).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 45_000 });
  await page.getByText('Or pay yourself on your phone').click();
  const amount = (await page.locator('dd', { hasText: /^KSh/ }).last().innerText()).replaceAll(/\D/g, '');

  // An account number that is nobody's: the shop hears of the money, and not whose it is. Its payer's phone is the order's.
  const phone = await context.newPage();
  await phone.goto(`${simulators}/dev/mpesa/pay`);
  await phone.getByLabel('Phone').fill('0712 000 002');
  await phone.getByLabel('Account number').fill('MAMA ASHA');
  await phone.getByLabel('Amount').fill(amount);
  await phone.getByRole('button', { name: 'Pay' }).click();
  const receipt = (await phone.getByText(/Confirmed/).innerText()).split(' ')[0] ?? '';

  await page.getByRole('button', { name: 'I already paid' }).click();
  await page.getByLabel('M-Pesa receipt number').fill(receipt.slice(1));
  await page.getByRole('button', { name: 'Find my payment' }).click();
  await expect(page.getByText(/this one has 9/)).toBeVisible();
  await page.getByLabel('M-Pesa receipt number').fill(receipt);
  await page.getByRole('button', { name: 'Find my payment' }).click();
  await expect(page.getByText('Payment received. Asante sana!')).toBeVisible({ timeout: 60_000 });
});
