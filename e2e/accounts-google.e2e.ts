import { expect, test } from '@playwright/test';

import { freshEmail, signUp } from './auth-forms.ts';

test('Continue with Google asks as it must, welcomes a newcomer and knows who comes back', async ({
  page,
}) => {
  await page.goto('/auth?redirect=/orders');
  // The page may be Google's by the time its request is looked at.
  const callback = new URL('/auth/callback', page.url()).href;
  const asked = page.waitForRequest(/\/auth\/v1\/authorize/);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const query = new URL((await asked).url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    provider: 'google',
    access_type: 'offline',
    prompt: 'consent',
    code_challenge_method: 's256',
    redirect_to: callback,
  });
  await page.waitForURL(/\/o\/oauth2\/v2\/auth/);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    access_type: 'offline',
    prompt: 'consent',
    response_type: 'code',
  });
  await page.getByRole('link', { name: /Grace Wanjiru/ }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Mizizi!' })).toBeVisible();
  expect(new URL(page.url()).searchParams.has('code')).toBe(false);
  await page.waitForURL('/orders');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByText('Grace Wanjiru')).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: /Grace Wanjiru/ }).click();
  await expect(page.getByText('Welcome back! Redirecting to your dashboard...')).toBeVisible();
  await page.waitForURL('/dashboard');
});

test('somebody who cancels at Google is told so and may try again', async ({ page }) => {
  await page.goto('/auth?redirect=/cart');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/auth' && url.searchParams.get('redirect') === '/cart');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
});

test('a code of Google is worth nothing in another browser', async ({ page, browser }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL(/\/o\/oauth2\/v2\/auth/);
  const caught = page.waitForRequest(/\/auth\/callback\?.*code=/);
  await page.route(/\/auth\/callback\?.*code=/, (route) => route.abort());
  await page
    .getByRole('link', { name: /Brian Otieno/ })
    .click()
    .catch(() => undefined);
  const thief = await (await browser.newContext()).newPage();
  await thief.goto((await caught).url());
  await expect(thief.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
  expect(await thief.evaluate(() => localStorage.getItem('mizizi-auth'))).toBeNull();
  await thief.context().close();
});

test('without a Google client the button explains itself, and stops after three tries', async ({ page }) => {
  await page.route('**/auth/v1/settings', (route) =>
    route.fulfill({ json: { external: { google: false } } }),
  );
  await page.goto('/auth');
  const main = page.getByRole('main');
  await expect(main.getByText('Or continue with email')).toBeVisible();
  const google = page.getByRole('button', { name: 'Continue with Google' });
  for (let turn = 0; turn < 3; turn += 1) {
    await google.click();
    await expect(main.getByRole('alert')).toHaveText(
      'Google sign-in is not set up here yet. Please continue with your email and password.',
    );
  }
  await google.click();
  await expect(main.getByRole('alert')).toHaveText(
    'Too many OAuth attempts. Please wait 15 minutes before trying again.',
  );
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(main.getByText('Or continue with email')).toBeVisible();
  await signUp(page, { email: freshEmail('no-google') });
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
});
