import { expect, test } from '@playwright/test';

import { signIn } from './auth-forms.ts';
import { newPerson, signedInAs } from './people.ts';

test('?error= is shown as text, whatever it holds', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const attack = '<img src=x onerror="alert(1)"><script>alert(2)</script> [x](javascript:alert(3))';
  await page.goto(`/auth?error=${encodeURIComponent(attack)}`);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText(attack);
  await expect(alert.locator('img, script, a')).toHaveCount(0);
  expect(dialogs).toEqual([]);

  await page.goto(`/auth?error=${'long '.repeat(500)}`);
  await expect(alert).toBeVisible();
  expect((await alert.textContent())?.length).toBeLessThanOrEqual(300);
});

test('?plan= chooses the plan that the sign-up starts with', async ({ page }) => {
  for (const [query, plan] of [
    ['?plan=gold', 'Gold'],
    ['?plan=premium', 'Premium'],
    ['?plan=free', 'Basic'],
    ['?plan=platinum', 'Free Trial'],
    ['', 'Free Trial'],
  ] as const)
    await test.step(`/auth${query} starts with ${plan}`, async () => {
      await page.goto(`/auth${query}`);
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await expect(page.getByRole('radio', { name: new RegExp(`^${plan}`) })).toBeChecked();
    });
});

test('?mode= changes nothing', async ({ page }) => {
  for (const mode of ['signup', 'forgot', 'verify']) {
    await page.goto(`/auth?mode=${mode}`);
    await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  }
});

const refused = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '%2F%2Fevil.example',
  '/%2Fevil.example',
  '/%252Fevil.example',
  '/%5Cevil.example',
  '/\tevil.example/../..//evil.example',
  '/.//evil.example',
  'evil.example',
];

test('?redirect= leads nowhere but within this site', async ({ page, context, request }) => {
  test.setTimeout(120_000);
  await signedInAs(context, await newPerson(request));
  const elsewhere: string[] = [];
  page.on('request', (call) => {
    if (new URL(call.url()).hostname.includes('evil')) elsewhere.push(call.url());
  });
  for (const redirect of refused) {
    await page.goto(`/auth?redirect=${encodeURIComponent(redirect)}`);
    await page.waitForURL((url) => url.pathname === '/dashboard');
  }
  // As somebody would type or paste it, without any encoding of ours.
  for (const redirect of [
    '//evil.example',
    '%2f%2fevil.example',
    '/%5Cevil.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/auth?redirect=${redirect}`);
    await page.waitForURL((url) => url.pathname === '/dashboard');
  }
  expect(elsewhere).toEqual([]);
});

test('somebody signed in goes on to where the address says, or to the dashboard', async ({
  page,
  context,
  request,
}) => {
  await signedInAs(context, await newPerson(request));
  await page.goto('/auth?redirect=/orders');
  await page.waitForURL('/orders');
  await page.goto('/auth');
  await page.waitForURL('/dashboard');
  // The door is not left in the history: Back must not lead into a loop.
  await page.goto('/cart');
  await page.goto('/auth?redirect=%2Forders');
  await page.waitForURL('/orders');
  await page.goBack();
  await page.waitForURL('/cart');
});

test('a sign-in leads to where the address says, or to the dashboard', async ({ page, context, request }) => {
  const person = await newPerson(request);
  for (const [address, goal] of [
    ['/auth?redirect=/shop?category=teas', '/shop?category=teas'],
    ['/auth?redirect=//evil.example', '/dashboard'],
    ['/auth', '/dashboard'],
  ] as const) {
    await page.goto(address);
    await signIn(page, person.email);
    await page.waitForURL(goal);
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
  }
});
