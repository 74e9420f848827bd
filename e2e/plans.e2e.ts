import { expect, type Page, test } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { demoPerson, newPerson, signedInAs } from './people.ts';
import { walkTo } from './walk.ts';

async function pay(page: Page, phone: string): Promise<void> {
  await page.getByLabel('M-Pesa number').fill(phone);
  await page.getByRole('button', { name: /^(Pay KSh|Try again)/ }).click();
}

test('a visitor compares the plans and chooses one at sign-up', async ({ page }) => {
  await page.goto('/pricing');
  const premium = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Premium' }) });
  await expect(premium.getByText('Popular')).toBeVisible();
  await expect(premium.getByText('KSh 700')).toBeVisible();
  await expect(page.getByRole('table', { name: 'What each plan includes' })).toBeVisible();
  await premium.getByRole('link', { name: 'Choose Premium' }).click();
  await expect(page.getByRole('radio', { name: /Premium/ })).toBeChecked();
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/payment?plan=premium');
});

test('a plan is paid by M-Pesa, seen on a second device, cancelled and kept', async ({
  page,
  context,
  browser,
  request,
}) => {
  const person = await newPerson(request);
  await signedInAs(context, person);
  const elsewhere = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await signedInAs(elsewhere, person);
  const second = await elsewhere.newPage();
  await second.goto('/plans');
  await expect(second.getByRole('heading', { name: 'Basic' }).first()).toBeVisible();

  await page.goto('/plans');
  await page.getByRole('link', { name: 'Choose Premium' }).click();
  await expect(page.getByText('To pay now')).toBeVisible();
  await expectAccessible(page);
  await pay(page, '0712');
  await expect(page.getByText('Enter a Kenyan mobile number, such as 0712 345 678')).toBeVisible();
  await pay(page, '0712 000 001');
  await expect(page.getByRole('heading', { name: 'Check your phone' })).toBeVisible();
  await expect(page.getByText('Premium is yours. Asante sana!')).toBeVisible({ timeout: 30_000 });

  await expect(second.getByText(/Paid until/)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: 'See your plan and receipt' }).click();
  await expect(page.getByText(/M-Pesa receipt/)).toBeVisible();
  await expect(page.getByText(/\(\d+ days left\)/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('button', { name: 'End it then' }).click();
  await expect(page.getByText('Your plan is cancelled')).toBeVisible();
  await expect(page.getByText(/^Ends on/)).toBeVisible();
  await expect(second.getByText(/^Ends on/)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Keep Premium' }).click();
  await expect(page.getByText(/Paid until/)).toBeVisible();
  await elsewhere.close();
});

test('from Premium to Gold the unused days are taken off, and back again at the end', async ({
  page,
  context,
  request,
}) => {
  await signedInAs(context, await newPerson(request));
  await page.goto('/payment?plan=premium');
  await pay(page, '0712 000 001');
  await expect(page.getByText('Premium is yours. Asante sana!')).toBeVisible({ timeout: 30_000 });
  await page.goto('/payment?plan=gold');
  await expect(page.getByText('Days of your present plan you have not used')).toBeVisible();
  await expect(page.getByText('− KSh 700')).toBeVisible();
  await page.getByRole('button', { name: 'Pay KSh 800' }).click();
  await expect(page.getByText('Gold is yours. Asante sana!')).toBeVisible({ timeout: 30_000 });
  await walkTo(page, '/plans');
  await page.getByRole('button', { name: 'Step down to Premium' }).click();
  await page.getByRole('button', { name: 'Step down then' }).click();
  await expect(page.getByText(/^Premium from/)).toBeVisible();
  await walkTo(page, '/payment?plan=premium');
  await expect(page.getByText(/You have Gold until/)).toBeVisible();
});

test('a refused prompt says why and can be tried again; a lost callback heals', async ({
  page,
  context,
  request,
}) => {
  await signedInAs(context, await newPerson(request));
  await page.goto('/payment?plan=gold');
  await pay(page, '0712 000 003');
  await expect(page.getByText('Not enough money on M-Pesa')).toBeVisible({ timeout: 30_000 });
  await pay(page, '0712 000 007');
  await expect(page.getByRole('heading', { name: 'Check your phone' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Gold is yours. Asante sana!')).toBeVisible({ timeout: 45_000 });
});

test('nobody gives themselves a plan', async ({ request }) => {
  const { session } = await newPerson(request);
  const { anonKey } = (await (await request.get('/config.json')).json()) as { anonKey: string };
  const headers = { apikey: anonKey, authorization: `Bearer ${session.access_token}` };
  const upsert = (row: object) =>
    request.post('/rest/v1/user_subscriptions', {
      headers: { ...headers, prefer: 'resolution=merge-duplicates' },
      data: { user_id: session.user.id, ...row },
    });
  expect((await upsert({ plan_type: 'gold', status: 'active' })).ok()).toBe(false);
  expect((await upsert({ plan_type: 'premium', period_end: '2030-01-01' })).ok()).toBe(false);
  const foreign = await request.post('/rest/v1/rpc/get_user_subscription_status', {
    headers,
    data: { user_uuid: 'd0000000-0000-4000-8000-000000000002' },
  });
  expect(await foreign.json()).toMatchObject({ details: 'not_allowed' });
});

test('the last day of a trial counts down at midnight in Nairobi', async ({ page, context, request }) => {
  await signedInAs(context, await demoPerson(request, 'trial'));
  let days = 2;
  await page.route('**/rpc/get_user_subscription_status', (route) =>
    route.fulfill({
      json:
        days > 0
          ? [{ plan_type: 'free_trial', status: 'active', is_trial_active: true, days_remaining: days }]
          : [{ plan_type: 'free', status: 'expired', is_trial_active: false, days_remaining: 0 }],
    }),
  );
  // A minute before midnight there, whatever time it is here.
  const now = new Date();
  const beforeMidnight = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 20, 59),
  );
  await page.clock.install({ time: beforeMidnight });
  await page.goto('/plans');
  const banner = page.getByRole('region', { name: 'Free trial' });
  await expect(banner.getByText('2 days left in your free trial')).toBeVisible();
  await expect(banner.getByRole('link')).toHaveCount(0);
  days = 1;
  await page.clock.fastForward('01:30');
  await expect(banner.getByText('Last day of your free trial')).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Keep everything with Premium' })).toBeVisible();
  days = 0;
  await page.clock.fastForward('24:00:00');
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Basic' }).first()).toBeVisible();
});
