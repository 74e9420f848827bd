import { expect, test } from '@playwright/test';

import { emailField, freshEmail, passwordField, signInButton, signUp, signUpButton } from './auth-forms.ts';
import { PASSWORD } from './people.ts';

const INVALID_EMAIL = 'Please enter a valid email address';
const INVALID_NAME = 'Please enter a valid name (2-100 characters, letters only)';

test.beforeEach(async ({ page }) => {
  // Nothing that breaks a rule may reach the server.
  await page.route(/\/auth\/v1\/(token|signup)|\/functions\/v1\//, (route) => route.abort());
});

test('the sign-in tells its rules one at a time, in their order', async ({ page }) => {
  await page.goto('/auth');
  const main = page.getByRole('main');
  for (const [email, password, message] of [
    ['', '', 'Email is required'],
    ['<b></b>', 'secret', 'Email is required'],
    ['wanjiku', 'secret', INVALID_EMAIL],
    ['wanjiku@example', 'secret', INVALID_EMAIL],
    [`${'w'.repeat(247)}@x.co.ke`, 'secret', INVALID_EMAIL],
    ['wanjiku@example.co.ke', '', 'Password is required'],
    ['wanjiku@example.co.ke', '12345', 'Password must be at least 6 characters long'],
  ] as const) {
    // Set past the input's own limit, as a script or an old browser could.
    await emailField(page).evaluate((input: HTMLInputElement) => input.removeAttribute('maxlength'));
    await emailField(page).fill(email);
    await passwordField(page).fill(password);
    await signInButton(page).click();
    await expect(main.getByRole('alert')).toHaveText([message]);
  }
  await expect(passwordField(page)).toBeFocused();
  await expect(passwordField(page)).toHaveAttribute('aria-invalid', 'true');
});

test('the sign-up tells its rules one at a time, in their order', async ({ page }) => {
  await page.goto('/auth?plan=free-trial');
  const main = page.getByRole('main');
  await expect(signUpButton(page)).toBeDisabled();
  const agree = page.getByRole('checkbox', { name: /I agree/ });

  // The button waits for the terms; a form sent past it hears about them before anything else.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(main.getByRole('alert')).toHaveText([
    'You must agree to the Terms & Conditions and Privacy Policy',
  ]);
  await agree.check();
  await expect(signUpButton(page)).toBeEnabled();

  const name = 'Wanjiku Njeri';
  const email = 'wanjiku@example.co.ke';
  for (const [entry, message] of [
    [{ name: '', email: '', password: '' }, INVALID_NAME],
    [{ name: 'W', email, password: PASSWORD }, INVALID_NAME],
    [{ name: 'Wanjiku 2nd', email, password: PASSWORD }, INVALID_NAME],
    [{ name: '<i>W</i>', email, password: PASSWORD }, INVALID_NAME],
    [{ name, email: '', password: '' }, 'Email is required'],
    [{ name, email: 'wanjiku@', password: '' }, INVALID_EMAIL],
    [{ name, email, password: '' }, 'Password must be at least 8 characters long'],
    [{ name, email, password: 'Short1!' }, 'Password must be at least 8 characters long'],
    [{ name, email, password: 'nyumbani' }, 'Password must contain at least one uppercase letter'],
    [{ name, email, password: 'NYUMBANI' }, 'Password must contain at least one lowercase letter'],
    [{ name, email, password: 'Nyumbani' }, 'Password must contain at least one number'],
    [{ name, email, password: 'Nyumbani1' }, 'Password must contain at least one special character'],
    [{ name, email, password: `Nyumbani1!${'x'.repeat(119)}` }, 'Password cannot exceed 128 characters'],
  ] as const) {
    await signUp(page, entry);
    await expect(main.getByRole('alert')).toHaveText([message]);
  }
});

test('the forgotten password asks for a valid address', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: /Forgot password/ }).click();
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  for (const email of ['', 'wanjiku', '<script>x</script>']) {
    await emailField(page).fill(email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText([INVALID_EMAIL]);
  }
});

test('markup is taken out of the name and the address before they are sent', async ({ page }) => {
  const email = freshEmail();
  await page.unroute(/\/auth\/v1\/(token|signup)|\/functions\/v1\//);
  await page.goto('/auth?plan=premium');
  const sent = page.waitForRequest(/\/auth\/v1\/signup/);
  await signUp(page, { name: '<b>Wanjiku</b> <img src=x onerror=alert(1)>Njeri', email: `<i>${email}</i>` });
  const body = (await sent).postDataJSON() as { email: string; data: Record<string, string> };
  expect(body.email).toBe(email);
  expect(body.data).toMatchObject({ full_name: 'Wanjiku Njeri', subscription_plan: 'premium' });
  expect(Math.abs(Date.parse(body.data['subscription_start_date'] ?? '') - Date.now())).toBeLessThan(60_000);
  expect(new URL((await sent).url()).searchParams.get('redirect_to')).toBe(new URL('/', page.url()).href);
});

test('password managers and keyboards know what each field is', async ({ page }) => {
  await page.goto('/auth');
  await expect(emailField(page)).toHaveAttribute('autocomplete', 'username');
  await expect(emailField(page)).toHaveAttribute('type', 'email');
  await expect(emailField(page)).toHaveAttribute('maxlength', '254');
  await expect(passwordField(page)).toHaveAttribute('autocomplete', 'current-password');
  await expect(passwordField(page)).toHaveAttribute('maxlength', '128');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'password');

  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(page.getByLabel('Full Name')).toHaveAttribute('autocomplete', 'name');
  await expect(emailField(page)).toHaveAttribute('autocomplete', 'email');
  await expect(passwordField(page)).toHaveAttribute('autocomplete', 'new-password');
  for (const [name, path] of [
    ['Terms & Conditions', '/terms-conditions'],
    ['Privacy Policy', '/privacy-policy'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name });
    await expect(link).toHaveAttribute('href', path);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
});
