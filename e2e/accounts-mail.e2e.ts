import { expect, test } from '@playwright/test';

import { emailField, freshEmail, signIn, signUp } from './auth-forms.ts';
import { expectAccessible } from './axe.ts';
import { linkTo, mailsTo, mailTo, newPerson, PASSWORD, signedInAs } from './people.ts';

const SENT = 'Verification email sent! Please check your inbox.';

test('a sign-up waits for its mail, resends it after a minute and is confirmed on another device', async ({
  page,
  browser,
  request,
}) => {
  const email = freshEmail('newcomer');
  await page.clock.install();
  await page.goto('/auth?redirect=/shop');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await signUp(page, { email });
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(`A verification link was sent to ${email}`);
  await expect(main).toContainText('once your email is verified');
  await expect(main).toContainText('The link expires in 24 hours.');

  await expect(page.getByRole('button', { name: /^Wait (60|59|58)s to resend$/ })).toBeDisabled();
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('button', { name: /^Wait (30|29|28|27|26)s to resend$/ })).toBeDisabled();
  await page.clock.fastForward(31_000);
  const resend = page.getByRole('button', { name: 'Resend Verification Email' });
  await expect(resend).toBeEnabled();
  // The one mail of the sign-up, although both the sign-up and the page asked for one.
  expect(await mailsTo(request, email)).toHaveLength(1);

  await resend.click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Wait \d+s to resend$/ })).toBeDisabled();

  const phone = await browser.newContext();
  const other = await phone.newPage();
  await other.goto(linkTo(await mailTo(request, email), '/auth/callback'));
  await expect(other.getByRole('heading', { name: 'Welcome to Mizizi!' })).toBeVisible();
  await phone.close();

  await page.getByRole('button', { name: 'Back to Sign In' }).click();
  await signIn(page, email);
  await page.waitForURL('/shop');
});

test('a resend that fails says so', async ({ page }) => {
  await page.clock.install();
  await page.goto('/auth?plan=free');
  await signUp(page, {});
  await expect(page.getByRole('button', { name: /^Wait \d+s/ })).toBeVisible();
  await page.clock.fastForward(61_000);
  await page.route('**/functions/v1/send-verification-email', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('button', { name: 'Resend Verification Email' }).click();
  await expect(page.getByText('Failed to resend verification email. Please try again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend Verification Email' })).toBeEnabled();
});

test('the callback welcomes a newcomer once, then knows who comes back', async ({ page, request }) => {
  const email = freshEmail('newcomer');
  await page.goto('/auth?view=signup');
  await signUp(page, { email });
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  const link = linkTo(await mailTo(request, email), '/auth/callback');

  await page.route('**/auth/v1/verify', async (route) => {
    await expect(page.getByRole('heading', { name: 'Authenticating...' })).toBeVisible();
    await route.continue();
  });
  const trials: unknown[] = [];
  page.on('request', (call) => {
    if (/user_subscriptions/.test(call.url()) && call.method() === 'POST') trials.push(call.postDataJSON());
  });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Welcome to Mizizi!' })).toBeVisible();
  const shownAt = Date.now();
  await expect(
    page.getByText('Account created successfully! Redirecting to health assessment...'),
  ).toBeVisible();
  // The secret is out of the address bar as soon as it was used.
  expect(new URL(page.url()).search).toBe('');
  await page.waitForURL('/health-assessment');
  expect(Date.now() - shownAt).toBeGreaterThan(1500);
  expect(Date.now() - shownAt).toBeLessThan(5000);
  expect(trials).toHaveLength(1);
  expect(trials[0]).toMatchObject({ plan_type: 'free_trial', status: 'active' });

  await page.goto('/auth/callback');
  await expect(page.getByText('Welcome back! Redirecting to your dashboard...')).toBeVisible();
  await page.waitForURL('/dashboard');
  expect(trials).toHaveLength(1);
});

test('who chose a paid plan is asked for it once the address is confirmed', async ({ page, request }) => {
  const email = freshEmail('payer');
  await page.goto('/auth?plan=premium');
  await expect(page.getByText('You begin with 7 free days.')).toBeVisible();
  await signUp(page, { email });
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  await page.goto(linkTo(await mailTo(request, email), '/auth/callback'));
  await expect(page.getByText('Account created successfully! Your plan is next...')).toBeVisible();
  await page.waitForURL('/payment?plan=premium');
  await expect(page.getByRole('main').getByText('KSh 700').first()).toBeVisible();
});

test('the callback leads to ?redirect=, but only on this site', async ({ page, context, request }) => {
  await signedInAs(context, await newPerson(request));
  await page.goto('/auth/callback?redirect=/orders');
  await expect(page.getByRole('heading', { name: 'Welcome to Mizizi!' })).toBeVisible();
  await page.waitForURL('/orders');
  await page.goto('/auth/callback?redirect=//evil.example');
  await expect(page.getByText('Welcome back! Redirecting to your dashboard...')).toBeVisible();
  await page.waitForURL('/dashboard');
});

test('a callback that fails says why and returns to the form with the reason', async ({ page }) => {
  await page.goto('/auth/callback?error=access_denied&error_description=You+cancelled&redirect=/cart');
  await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
  const shownAt = Date.now();
  await expect(page.getByText('You cancelled')).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/auth');
  expect(Date.now() - shownAt).toBeGreaterThan(2500);
  expect(Date.now() - shownAt).toBeLessThan(6000);
  expect(new URL(page.url()).searchParams.get('error')).toBe('You cancelled');
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/cart');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('You cancelled');

  await page.goto('/auth/callback');
  await expect(page.getByText('Authentication failed. Please try again.')).toBeVisible();
});

test('a link that was used or is wrong says so and offers a new one', async ({ page, browser, request }) => {
  const email = freshEmail('twice');
  await page.goto('/auth?plan=free');
  await signUp(page, { email });
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  const link = linkTo(await mailTo(request, email), '/auth/callback');
  await page.goto(link.replace(/token_hash=[0-9a-f]{8}/, 'token_hash=00000000'));
  await expect(page.getByText('Email link is invalid or has expired')).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/auth');
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Send a New Link' })).toBeVisible();
  await expectAccessible(page);
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Resend Verification Email' }).click();
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  await expect(page.getByText(SENT)).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Welcome to Mizizi!' })).toBeVisible();

  const second = await (await browser.newContext()).newPage();
  await second.goto(link);
  await expect(second.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
  await expect(second.getByText('Email link is invalid or has expired')).toBeVisible();
  expect(await second.evaluate(() => localStorage.getItem('mizizi-auth'))).toBeNull();
  await second.context().close();
});

test('a link with somebody’s session in it signs nobody in', async ({ page, request }) => {
  const mallory = await newPerson(request, 'Mallory Trap');
  const { access_token, refresh_token } = mallory.session;
  const session = new URLSearchParams({ access_token, refresh_token, type: 'signup', expires_in: '3600' });
  for (const path of ['/auth/callback', '/auth/reset-password', '/auth', '/']) {
    await page.goto(`${path}#${session}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('mizizi-auth'))).toBeNull();
  }
});

test('the mail names its reader, its hours and nothing it should not', async ({ request }) => {
  const person = await newPerson(request);
  const mail = await mailTo(request, person.email);
  expect(mail.subject).toBe('Confirm your email for Mizizi');
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain('24 hours');
    expect(part).toContain(person.email);
    expect(part).not.toContain(PASSWORD);
    expect(part).not.toContain('{{');
  }
  expect(new Set(mail.links.map((link) => new URL(link).pathname))).toEqual(new Set(['/auth/callback']));
});
