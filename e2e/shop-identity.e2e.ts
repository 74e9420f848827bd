import { expect, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { ordered } from './ordered.ts';
import { anonKey, demoPerson, mailsTo, newPerson, signedInAs } from './people.ts';
import { callAs } from './shop-fixtures.ts';

test('a new phone and new hours are everywhere within seconds', async ({ page, browser, request }) => {
  test.setTimeout(120_000);
  const owner = await demoPerson(request, 'admin');
  const visitors = await browser.newContext();
  const visitor = await visitors.newPage();
  await visitor.goto('/contact');
  const footer = visitor.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '+254 700 000 000' })).toBeVisible();
  await signedInAs(page.context(), owner);
  await page.goto('/admin/settings?tab=shop');

  try {
    await test.step('the owner changes them', async () => {
      await page.getByLabel('Phone', { exact: true }).fill('0733 000');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Write the phone like 0712 345 678.')).toBeVisible();
      await page.getByLabel('Phone', { exact: true }).fill('0733 000 003');
      await page.getByLabel('Saturday closes').fill('13:00');
      await expect(page.getByText('saa 2 asubuhi – saa 7 mchana')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('+254 733 000 003');
    });

    await test.step('a visitor reads them, on later pages at once', async () => {
      await visitor.reload();
      const call = visitor.getByRole('link', { name: '+254 733 000 003' });
      await expect(call).toHaveCount(2);
      await expect(call.first()).toHaveAttribute('href', 'tel:+254733000003');
      await expect(visitor.getByText('Saturday, 8 am to 1 pm')).toBeVisible();
      await visitor.route('**/rest/v1/shop_identity*', (route) => route.abort());
      await visitor.goto('/about');
      await expect(footer.getByRole('link', { name: '+254 733 000 003' })).toBeAttached();
    });

    await test.step('so do a buyer, in mails and on the receipt, and whoever packs', async () => {
      const buyer = await newPerson(request);
      const [mail] = await mailsTo(request, buyer.email);
      expect(mail?.text).toContain('Mizizi, Nairobi, Kenya. +254 733 000 003, hello@mizizi.app.');
      const { id } = await ordered(request, buyer, { productId: 31, method: 'cash' });
      const buyers = await browser.newContext();
      await signedInAs(buyers, buyer);
      const theirs = await buyers.newPage();
      await theirs.goto(`/receipt/${id}`);
      await expect(theirs.getByRole('article').getByText('+254 733 000 003')).toBeVisible();
      await buyers.close();
      await page.goto(`/admin/slips?orders=${id}`);
      await expect(page.getByRole('article').getByText('+254 733 000 003')).toBeVisible();
    });
  } finally {
    // Other journeys share the shop.
    const [now] = (await (
      await request.get('/rest/v1/shop_identity?select=version', {
        headers: { apikey: await anonKey(request) },
      })
    ).json()) as { version: number }[];
    await callAs(request, owner, 'save_shop_identity', {
      identity: { phone: '254700000000', hours: [...Array.from({ length: 6 }, () => '08:00-18:00'), ''] },
      expected_version: now?.version,
    });
    await visitors.close();
  }
});
