import { randomUUID } from 'node:crypto';

import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';

import { expectAccessibleInBothThemes } from './axe.ts';
import { ordered } from './ordered.ts';
import { anonKey, demoPerson, newPerson, type Person, signedInAs } from './people.ts';
import { simulators } from './ports.ts';
import { openDesk } from './shop-desk.ts';

/** Another owner, whom the demo's owner makes one. */
async function partnerOf(request: APIRequestContext): Promise<Person> {
  const [owner, person] = [await demoPerson(request, 'admin'), await newPerson(request, 'Otieno Ouma')];
  const given = await request.post('/rest/v1/rpc/give_role', {
    headers: { apikey: await anonKey(request), authorization: `Bearer ${owner.session.access_token}` },
    data: { email: person.email, role: 'admin' },
  });
  expect(given.status(), await given.text()).toBe(200);
  return person;
}

/** The payments as somebody of the team sees them. */
async function paymentsAs(browser: Browser, person: Person, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  await signedInAs(context, person);
  const page = await context.newPage();
  await page.goto('/admin/payments');
  return page;
}

test('a refund above the limit is asked for by one, approved by another, sent by M-Pesa, and told to its buyer', async ({
  page,
  context,
  request,
  browser,
}) => {
  test.setTimeout(150_000);
  const desk = await openDesk(request);
  const [dear] = await desk.read(
    'products',
    'select=id,price_kes&stock=gte.10&status=eq.active&variant_of=is.null&order=price_kes.desc&limit=1',
  );
  const buyer = await newPerson(request);
  const { id, number } = await ordered(request, buyer, {
    productId: Number(dear?.['id']),
    pieces: Math.ceil(5200 / Number(dear?.['price_kes'])),
    method: 'mpesa',
  });
  await desk.rpc('set_order_fulfilment', { order_id: id, next_state: 'cancelled' });
  await signedInAs(context, buyer);
  await page.goto(`/orders/${id}`);
  await expect(page.getByText('Your money is coming back')).toBeVisible();

  // Who would be the only one to decide could agree alone.
  const partner = await partnerOf(request);
  const asking = await paymentsAs(browser, await demoPerson(request, 'admin'), 360);
  const waiting = asking.getByRole('listitem').filter({ hasText: number });
  await waiting.getByRole('button', { name: /^Send KSh .* back by M-Pesa$/ }).click();
  await expect(asking.getByText(/^The whole payment is reversed: KSh/)).toBeVisible();
  await expect(asking.getByText(/so another person must approve it\.$/)).toBeVisible();
  await expectAccessibleInBothThemes(asking);
  await asking.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(waiting.getByText('You asked for it, so somebody else approves it.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your money is coming back')).toBeVisible();
  await expect(page.getByText(/is being sent back/)).toHaveCount(0);

  const approving = await paymentsAs(browser, partner, 1280);
  await approving.goto('/admin');
  await approving.getByRole('link', { name: /waits? for approval/ }).click();
  const wanted = approving.getByRole('listitem').filter({ hasText: number });
  await wanted.getByRole('button', { name: 'Approve and send' }).press('Enter');
  await approving.getByRole('dialog').getByRole('button', { name: 'Approve and send' }).press('Enter');
  await expect(wanted.getByText('Sent back', { exact: true })).toBeVisible({ timeout: 45_000 });
  await expect(wanted.getByText(/^M-Pesa has sent it to .* Receipt [A-Z0-9]{10}\.$/)).toBeVisible();
  await expectAccessibleInBothThemes(approving);

  await page.reload();
  const sent = page.getByRole('listitem').filter({ hasText: /was sent back on .*, receipt [A-Z0-9]{10}\./ });
  await sent.getByRole('button', { name: 'I did not get it' }).click();
  await expect(sent.getByText(/^You told us on .* that it did not arrive\./)).toBeVisible();
  await expect(sent.getByRole('button')).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await approving.reload();
  const complaint = approving
    .getByRole('listitem')
    .filter({ hasText: 'Its payer says that it did not arrive.' });
  await complaint.getByRole('button', { name: 'Settled with the payer' }).click();
  const dialog = approving.getByRole('dialog');
  await dialog.getByLabel('What you found out').fill('The phone was off; it is there now.');
  await dialog.getByRole('button', { name: 'Settled' }).click();
  await expect(complaint).toHaveCount(0);
  await page.getByRole('button', { name: /Notifications/ }).click();
  await expect(page.getByText(/We have sent back KSh .*M-Pesa receipt [A-Z0-9]{10}\./)).toBeVisible();
});

test('what M-Pesa takes back is settled at the desk: owing again, or gone twice and paid back by pay bill', async ({
  page,
  context,
  request,
  browser,
}) => {
  test.setTimeout(120_000);
  const desk = await openDesk(request);
  const buyer = await newPerson(request);
  const [part, whole] = [
    await ordered(request, buyer, { productId: 23, method: 'mpesa' }),
    await ordered(request, buyer, { productId: 23, method: 'mpesa' }),
  ];
  /** M-Pesa takes money of an order back; answers what had come for it. */
  const takenBack = async (order: { id: string }, kesOf: (came: number) => number): Promise<number> => {
    const [paid] = await desk.read(
      'payments',
      `select=receipt,received_kes&bill_id=eq.${order.id}&state=neq.failed`,
    );
    const came = Number(paid?.['received_kes']);
    await desk.rpc('import_statement_lines', {
      lines: [
        {
          receipt: `E2R${randomUUID().replaceAll('-', '').slice(0, 7).toUpperCase()}`,
          completed_at: new Date().toISOString(),
          withdrawn_kes: kesOf(came),
          details: `Reversal of ${String(paid?.['receipt'])}`,
        },
      ],
    });
    return came;
  };
  await takenBack(part, (came) => came - 100);
  await desk.rpc('set_order_fulfilment', { order_id: whole.id, next_state: 'cancelled' });
  await desk.rpc('record_refund', { bill_id: whole.id, amount_kes: 300 });
  await takenBack(whole, (came) => came);

  const payments = await paymentsAs(browser, await demoPerson(request, 'admin'), 360);
  const unexplained = payments.getByRole('listitem').filter({ hasText: part.number });
  await expect(unexplained.getByRole('button')).toHaveCount(1);
  await unexplained.getByRole('button', { name: 'Say what it is' }).click();
  await expectAccessibleInBothThemes(payments);
  const dialog = payments.getByRole('dialog');
  await dialog.getByRole('radio', { name: /It is owing again/ }).check();
  await dialog.getByLabel('How you know').fill('She called M-Pesa.');
  await dialog.getByRole('button', { name: 'Settle it' }).click();
  await expect(unexplained.filter({ hasText: 'Owing again' })).toBeVisible();
  const twice = payments.getByRole('listitem').filter({ hasText: whole.number });
  await twice.getByRole('button', { name: 'Say what became of it' }).click();
  await dialog.getByRole('radio', { name: /It came back in cash/ }).check();
  await dialog.getByLabel('How much came back (KSh)').fill('100');
  await expectAccessibleInBothThemes(payments);
  await dialog.getByRole('button', { name: 'Settle it' }).click();
  await expect(twice.getByText('KSh 200', { exact: true })).toBeVisible();

  await signedInAs(context, buyer);
  await page.goto(`/orders/${part.id}`);
  await expect(page.getByText(/^KSh 100 of KSh .* came$/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goto(`/orders/${whole.id}`);
  await expect(page.getByText(/^KSh 200 went back to you twice/)).toBeVisible();
  await expect(page.getByText(/^KSh 100 of that came back from you/)).toBeVisible();
  await page.getByText('Send it back by M-Pesa').click();
  await expect(page.locator('dd', { hasText: whole.number })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const phone = await context.newPage();
  await phone.goto(`${simulators}/dev/mpesa/pay`);
  await phone.getByLabel('Account number').fill(whole.number);
  await phone.getByLabel('Amount').fill('200');
  await phone.getByRole('button', { name: 'Pay' }).click();
  await expect(phone.getByText(/Confirmed/)).toBeVisible();
  await expect(page.getByText(/^KSh 200 of that came back from you/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/went back to you twice/)).toHaveCount(0);
});
