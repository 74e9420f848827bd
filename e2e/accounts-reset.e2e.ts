import { type APIRequestContext, expect, test } from '@playwright/test';

import { emailField, freshEmail, signIn } from './auth-forms.ts';
import { expectAccessible } from './axe.ts';
import { anonKey, linkTo, mailsTo, mailTo, newPerson, PASSWORD, signedInAs } from './people.ts';

const CHANGED = 'Mpya-Kabisa-2026?';
const newPassword = 'New password';
const again = 'New password again';

async function resetLink(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.post('/functions/v1/send-password-reset', { data: { email } });
  expect(answer.status()).toBe(200);
  let link = '';
  await expect(async () => {
    link = linkTo(await mailTo(request, email), '/auth/reset-password');
  }).toPass();
  return link;
}

test('a forgotten password is replaced in another browser, and every other device is signed out', async ({
  page,
  context,
  browser,
  request,
}) => {
  const person = await newPerson(request);
  await page.goto('/auth?redirect=/orders');
  await emailField(page).fill(person.email);
  await page.getByRole('button', { name: /Forgot password/ }).click();
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  await expect(emailField(page)).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByText(/The link expires in 1 hour/)).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Sign In' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');

  const tablet = await browser.newContext();
  await signedInAs(tablet, person);

  const other = await (await browser.newContext()).newPage();
  await other.goto(linkTo(await mailTo(request, person.email), '/auth/reset-password'));
  const password = other.getByLabel(newPassword, { exact: true });
  const repeated = other.getByLabel(again, { exact: true });
  const save = other.getByRole('button', { name: 'Save new password' });
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await expect(other.locator('input[autocomplete="username"]')).toHaveValue(person.email);
  expect(new URL(other.url()).search).toBe('');
  await expectAccessible(other);
  // A reload keeps the place although the link is used up.
  await other.reload();
  for (const [first, second, message] of [
    ['', '', 'Password must be at least 8 characters long'],
    ['mpya-kabisa', '', 'Password must contain at least one uppercase letter'],
    ['MPYA-KABISA', '', 'Password must contain at least one lowercase letter'],
    ['Mpya-kabisa', '', 'Password must contain at least one number'],
    ['Mpyakabisa1', '', 'Password must contain at least one special character'],
    [`Mpya-1${'x'.repeat(123)}`, '', 'Password cannot exceed 128 characters'],
    [CHANGED, `${CHANGED}!`, 'The two passwords are not the same'],
    [PASSWORD, PASSWORD, 'Please choose a password that is not your old one.'],
  ] as const) {
    await password.fill(first);
    await repeated.fill(second);
    await save.click();
    await expect(other.getByRole('main').getByRole('alert')).toHaveText([message]);
  }
  await password.fill(CHANGED);
  await repeated.fill(CHANGED);
  await save.click();
  await other.waitForURL('/dashboard');
  await expect(other.getByText('Password changed')).toBeVisible();

  // The tablet's session is over at its next renewal, the old password is worth nothing, the new one works.
  const renewal = await request.post('/auth/v1/token?grant_type=refresh_token', {
    headers: { apikey: await anonKey(request) },
    data: { refresh_token: person.session.refresh_token },
  });
  expect(renewal.status()).toBe(400);
  await signIn(page, person.email, PASSWORD);
  await expect(page.getByText(/^Invalid email or password/)).toBeVisible();
  await signIn(page, person.email, CHANGED);
  await page.waitForURL('/orders');
  await context.clearCookies();
  await other.context().close();
  await tablet.close();
});

test('a used link says so and offers a new one', async ({ browser, request, page }) => {
  const person = await newPerson(request);
  const link = await resetLink(request, person.email);
  const first = await (await browser.newContext()).newPage();
  await first.goto(link);
  await expect(first.getByLabel(newPassword, { exact: true })).toBeVisible();
  await first.context().close();

  await page.goto(link);
  await expect(page.getByText('This link does not work any more')).toBeVisible();
  await expect(page.getByLabel(newPassword, { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
});

test('a session alone does not open the form for a new password', async ({ page, context, request }) => {
  await signedInAs(context, await newPerson(request));
  await page.goto('/auth/reset-password');
  await expect(page.getByText('This link does not work any more')).toBeVisible();
  await page.goto('/auth/reset-password?error=access_denied&error_description=expired');
  await expect(page.getByText('This link does not work any more')).toBeVisible();
});

test('a reset link that was led to the callback finds its form', async ({ page, request }) => {
  const person = await newPerson(request);
  const link = new URL(await resetLink(request, person.email));
  link.pathname = '/auth/callback';
  await page.goto(link.href);
  await expect(page.getByLabel(newPassword, { exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/auth/reset-password');
});

test('the answer is the same for an address without an account, and nothing is mailed', async ({
  page,
  request,
}) => {
  const email = freshEmail('nobody');
  await page.goto('/auth?view=forgot');
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  expect(await mailsTo(request, email)).toEqual([]);
});
