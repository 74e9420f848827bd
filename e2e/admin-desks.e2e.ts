import { randomUUID } from 'node:crypto';

import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { ordered } from './ordered.ts';
import { demoPerson, newPerson, type Person, signedInAs } from './people.ts';
import { walkTo } from './walk.ts';

type Bought = { person: Person; id: string; number: string };

/** A buyer of their own who has ordered one piece; paid by M-Pesa or to be paid in cash. */
async function buy(request: APIRequestContext, productId: number, method: 'mpesa' | 'cash'): Promise<Bought> {
  const person = await newPerson(request);
  return { person, ...(await ordered(request, person, { productId, method })) };
}

async function openOrder(page: Page, number: string): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('searchbox', { name: 'Find an order' }).fill(number);
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
}

test.describe('the desks', () => {
  test.beforeEach(async ({ context, request }) => {
    await signedInAs(context, await demoPerson(request, 'admin'));
  });

  test('packs many orders at once, prints their slips, and keeps notes on them @desktop', async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    const orders = [await buy(request, 31, 'cash'), await buy(request, 32, 'mpesa')];
    await page.goto('/admin');
    for (const { number } of orders)
      await page.getByRole('checkbox', { name: `Choose order ${number}` }).check();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Packing slips' }).click();
    for (const { number } of orders) await expect(page.getByRole('heading', { name: number })).toBeVisible();
    await expect(page.getByText(/^Collect KSh/)).toHaveCount(1);
    await expect(page.getByText('If it cannot be handed over, return it to Nairobi, Kenya.')).toHaveCount(2);
    await expect(page.getByRole('img', { name: /^Code of the address http.*\/orders\// })).toHaveCount(2);
    await expectAccessible(page);

    await walkTo(page, '/admin');
    for (const { number } of orders)
      await page.getByRole('checkbox', { name: `Choose order ${number}` }).check();
    await page.getByRole('button', { name: 'Mark dispatched' }).click();
    const form = page.getByRole('dialog', { name: 'Who brings 2 orders?' });
    await form.getByLabel('Courier or rider').fill('Otieno Boda');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Mark dispatched' }).click();
    await expect(page.getByText('2 orders moved along')).toBeVisible();

    const [cash] = orders;
    if (!cash) throw new Error('no order');
    await openOrder(page, cash.number);
    await page.getByLabel('New note').fill('Call before noon');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('Call before noon').first()).toBeVisible();
    await page.getByRole('button', { name: /in cash collected$/ }).click();
    await expect(page.getByText('Cash collected').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('records a refund of a paid order, never more than came in', async ({ page, request }) => {
    test.setTimeout(90_000);
    const { number } = await buy(request, 33, 'mpesa');
    await openOrder(page, number);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await walkTo(page, '/admin/payments');
    const row = page.getByRole('listitem').filter({ hasText: number });
    await row.getByRole('button', { name: 'Record the refund' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Amount (KSh)').fill('999999');
    await dialog.getByRole('button', { name: 'Record the refund' }).click();
    await expect(dialog.getByText(/At most KSh/)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await row.getByRole('button', { name: 'Record the refund' }).click();
    await dialog.getByLabel('M-Pesa or bank reference').fill(`R${randomUUID().slice(0, 8)}`);
    await dialog.getByRole('button', { name: 'Record the refund' }).click();
    await expect(dialog.getByText(/Say which number or account the money went to/)).toBeVisible();
    // The number that paid: another one would wait for a second person.
    await dialog.getByLabel('Number or account it went to').fill('0712 000 001');
    await dialog.getByRole('button', { name: 'Record the refund' }).click();
    await expect(row).toHaveCount(0);
  });

  test('takes back a parcel that was refused at the door, without cash', async ({
    page,
    browser,
    request,
  }) => {
    test.setTimeout(90_000);
    const { person, id, number } = await buy(request, 34, 'cash');
    await openOrder(page, number);
    await page.getByRole('button', { name: 'Mark dispatched' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark dispatched' }).click();
    await page.getByRole('button', { name: 'Came back' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: /for the shelf$/ })).toHaveValue('1');
    await dialog.getByLabel('Note for colleagues (optional)').fill('Nobody at home');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Came back' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Nobody at home').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Mark delivered|cash collected|refund/ })).toHaveCount(0);
    const context = await browser.newContext();
    await signedInAs(context, person);
    const buyer = await context.newPage();
    await buyer.goto(`/orders/${id}`);
    await expect(buyer.getByText('Not done: Came back to us')).toBeVisible();
    await expect(buyer.getByText('Your parcel came back to us. There is nothing to pay.')).toBeVisible();
    await expectAccessible(buyer);
    await context.close();
  });

  test('compares an M-Pesa statement with the payments', async ({ page }) => {
    const receipt = `S${randomUUID().replaceAll('-', '').slice(0, 9).toUpperCase()}`;
    const file = [
      'Organization:,Mizizi',
      'Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,A/C No.',
      `${receipt},21-11-2026 14:05:00,"Pay Bill, ""ASHA""",Completed,"1,250.00",,NO-SUCH-ORDER`,
      'SHORT,21-11-2026 14:06:00,x,Completed,5.00,,',
    ].join('\n');
    // The first list is read before the statement and arrives after it: the line has to be seen all the same.
    const imported = page.waitForResponse('**/rpc/import_statement_lines');
    await page.route(
      '**/payment_reconciliation*',
      async (route) => {
        const response = await route.fetch();
        await imported;
        await route.fulfill({ response }).catch(() => undefined); // the page does not wait for it any more
      },
      { times: 1 },
    );
    await page.goto('/admin/payments?list=unknown_money');
    await page
      .getByLabel('Statement file')
      .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await expect(page.getByText('1 new lines, 0 known')).toBeVisible();
    await expect(page.getByText('Row 4: No receipt number.')).toBeVisible();
    await expect(page.getByText(receipt)).toBeVisible();
  });

  test('adds a coupon, changes a pickup point and finds both in the trail', async ({ page }) => {
    const code = `E2E-${randomUUID().slice(0, 6).toUpperCase()}`;
    await page.goto('/admin/settings?tab=coupons');
    await page.getByRole('button', { name: 'Add a coupon' }).click();
    const form = page.getByRole('form', { name: 'Add a coupon' });
    await form.getByLabel('Code').fill(code);
    await form.getByLabel('Goods from (KSh)').fill('x');
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(form.getByText('Enter a whole number.')).toBeVisible();
    await form.getByLabel('Goods from (KSh)').fill('500');
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByText(code)).toBeVisible();

    await page.getByRole('tab', { name: 'Pickup points' }).click();
    await page.getByRole('tabpanel').locator('summary').first().click();
    await page.getByLabel('Opening hours').first().fill('Mon to Sat, 8 to 6');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(page.getByText('Saved').last()).toBeVisible();
    await page.getByRole('tab', { name: 'Changes' }).click();
    await expect(page.getByText('pickup_points').first()).toBeVisible();
    await expect(page.getByText('coupons').first()).toBeVisible();
  });
});

test('nobody else finds them', async ({ page, context, request }) => {
  await signedInAs(context, await newPerson(request));
  for (const path of [
    '/admin/payments',
    '/admin/returns',
    '/admin/reviews',
    '/admin/settings',
    '/admin/slips',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
});
