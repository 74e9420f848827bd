import { expect, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { ordered } from './ordered.ts';
import { demoPerson, newPerson, signedInAs } from './people.ts';
import { openDesk } from './shop-desk.ts';

const PRODUCT = 36;
const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Africa/Nairobi' });

test('the lot that expires first is packed first, and a recall tells who got it', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const buyer = await newPerson(request);
  const desk = await openDesk(request);
  // pieces that lie there without a lot would go last
  const code = `M${Date.now()}`;
  await desk.rpc('receive_lot', {
    product_id: PRODUCT,
    code: `${code}-B`,
    pieces: 5,
    best_before: inDays(200),
  });
  await signedInAs(page.context(), await demoPerson(request, 'admin'));

  await test.step('received', async () => {
    await page.goto(`/admin/upload/${PRODUCT}`);
    await page.getByRole('button', { name: 'Receive a lot' }).click();
    const dialog = page.getByRole('dialog', { name: 'Receive a lot' });
    await dialog.getByLabel('Code on the pack').fill(`${code}-A`);
    await dialog.getByLabel('Best before (if printed)').fill(inDays(20));
    await dialog.getByLabel('Pieces', { exact: true }).fill('4');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Receive', exact: true }).click();
    await expect(page.getByText('4 of 4 left')).toBeVisible();
  });

  const { id, number } = await ordered(request, buyer, { productId: PRODUCT, pieces: 1, method: 'cash' });
  await test.step('named by the slip and the order, and packed', async () => {
    await page.goto(`/admin/slips?orders=${id}`);
    await expect(page.getByRole('cell', { name: `${code}-A` })).toBeVisible();
    await page.goto(`/admin?order=${id}`);
    await expect(page.getByRole('heading', { name: 'Take these lots' })).toBeVisible();
    await page.getByRole('button', { name: 'Mark packed' }).click();
    await expect(page.getByRole('heading', { name: 'Packed from these lots' })).toBeVisible();
    await expectAccessible(page);
  });
  await desk.deliver(id);

  await test.step('called back', async () => {
    await page.goto(`/admin/upload/${PRODUCT}`);
    await page.getByRole('button', { name: `Stop lot: ${code}-A` }).click();
    const dialog = page.getByRole('dialog', { name: `Stop lot ${code}-A?` });
    await dialog.getByLabel('Why').fill('Mould was found');
    await dialog.getByRole('button', { name: 'Stop it and tell the buyers' }).click();
    await page.getByRole('button', { name: `Who got it: ${code}-A` }).click();
    await expect(page.getByRole('dialog').getByText(/^Told .*App, push and mail/)).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('link', { name: number })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('and the buyer reads which it is', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    await signedInAs(context, buyer);
    const theirs = await context.newPage();
    await theirs.goto('/notifications');
    await theirs.getByText('Please do not use it').first().click();
    await expect(
      theirs.getByText(`Lot ${code}-A is called back. The code stands on the pack.`),
    ).toBeVisible();
    await expectAccessible(theirs);
    await context.close();
  });
});
