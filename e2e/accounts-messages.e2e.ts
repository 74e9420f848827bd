import { expect, test } from '@playwright/test';

import { emailField, freshEmail, refuse, signIn, signInButton, signUp } from './auth-forms.ts';
import { newPerson } from './people.ts';

const UNEXPECTED = 'An unexpected error occurred. Please try again.';

// The two that share a sentence do not follow each other: the former one would be taken for the later.
const refusals = [
  [500, 'unexpected_failure', 'relation "secret_table" does not exist', UNEXPECTED],
  [
    400,
    'invalid_credentials',
    'Invalid login credentials',
    'Invalid email or password. Please check your credentials and try again.',
  ],
  [
    400,
    'email_not_confirmed',
    'Email not confirmed',
    'Please check your email and click the confirmation link before signing in.',
  ],
  [
    429,
    'over_request_rate_limit',
    'Too many requests',
    'Too many attempts. Please wait a few minutes before trying again.',
  ],
  [
    422,
    'user_already_exists',
    'User already registered',
    'An account with this email already exists. Please sign in instead.',
  ],
  [
    422,
    'weak_password',
    'Password should be at least 6 characters',
    'Password must be at least 6 characters long.',
  ],
  [422, 'signup_disabled', 'Signup is disabled', 'New account registration is currently disabled.'],
  [
    429,
    'over_email_send_rate_limit',
    'Email rate limit exceeded',
    'Too many emails sent. Please wait before requesting another.',
  ],
  [422, 'a_code_of_tomorrow', 'Some new refusal', UNEXPECTED],
] as const;

test('each refusal of the sign-in and of the sign-up is told as our own sentence', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (line) => logged.push(line.text()));
  await page.goto('/auth');
  const alert = page.getByRole('main').getByRole('alert');
  for (const [status, code, message, shown] of refusals)
    await test.step(`“${message}” is told as “${shown}”`, async () => {
      logged.length = 0;
      await page.unrouteAll();
      for (const path of ['token', 'signup']) await refuse(page, path, status, { code, message });
      await page.getByRole('tab', { name: 'Sign In' }).click();
      const signInAnswer = page.waitForResponse('**/auth/v1/token*');
      await signIn(page, freshEmail());
      await signInAnswer;
      await expect(alert).toContainText([shown]);
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      const signUpAnswer = page.waitForResponse('**/auth/v1/signup*');
      await signUp(page, {});
      await signUpAnswer;
      await expect(alert).toContainText([shown]);
      await expect(page.getByText(shown === UNEXPECTED ? message : 'nothing of this kind')).toHaveCount(0);
      if (shown === UNEXPECTED) expect(logged.join('\n')).toMatch(new RegExp(message, 'i'));
    });
});

test('a lost connection is an error like any other, and the next try works', async ({ page, request }) => {
  const person = await newPerson(request);
  await page.goto('/auth');
  await page.route('**/auth/v1/token*', (route) => route.abort('connectionfailed'), { times: 1 });
  await signIn(page, person.email);
  await expect(page.getByText(UNEXPECTED)).toBeVisible();
  await signInButton(page).click();
  await page.waitForURL('/dashboard');
});

test('the real server’s refusals: a wrong password, an address that waits, one that is taken', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  await page.goto('/auth');
  await signIn(page, person.email, 'Wrong-Pass-1!');
  await expect(
    page.getByText('Invalid email or password. Please check your credentials and try again.'),
  ).toBeVisible();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await signUp(page, { email: person.email.toUpperCase() });
  await expect(
    page.getByText('An account with this email already exists. Please sign in instead.'),
  ).toBeVisible();

  const email = freshEmail('waiting');
  await signUp(page, { email });
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Sign In' }).click();
  await expect(emailField(page)).toHaveValue(email);
  await signIn(page, email);
  await expect(
    page.getByText('Please check your email and click the confirmation link before signing in.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
});

test('buttons say what they are busy with', async ({ page }) => {
  const open: (() => void)[] = [];
  await page.route(/\/auth\/v1\/(token|signup)|\/functions\/v1\//, async (route) => {
    await new Promise<void>((resolve) => open.push(resolve));
    await route.abort();
  });
  const letGo = async (): Promise<void> => {
    await expect.poll(() => open.length, 'a request is under way').toBeGreaterThan(0);
    for (const resolve of open.splice(0)) resolve();
  };
  await page.goto('/auth');
  await signIn(page, freshEmail());
  const signingIn = page.getByRole('button', { name: 'Signing In...' });
  await expect(signingIn).toBeDisabled();
  await letGo();
  await expect(page.getByText(UNEXPECTED)).toBeVisible();
  await expect(signInButton(page)).toBeEnabled();

  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await signUp(page, {});
  await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
  await letGo();
  await expect(page.getByText(UNEXPECTED)).toBeVisible();

  await page.getByRole('tab', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: /Forgot password/ }).click();
  await emailField(page).fill(freshEmail());
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await letGo();
  await expect(page.getByText('Failed to send reset email. Please try again.')).toBeVisible();
});
