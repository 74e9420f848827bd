import { expect, type Page, test } from '@playwright/test';

import { emailField, freshEmail, signInButton, signUp } from './auth-forms.ts';
import { expectAccessibleInBothThemes } from './axe.ts';
import { linkTo, mailTo, newPerson } from './people.ts';

/** Every view of the doors, with its messages open. */
const views: Record<string, (page: Page) => Promise<void>> = {
  'the sign-in with a wrong entry': async (page) => {
    await page.goto('/auth?error=Something%20went%20wrong');
    await signInButton(page).click();
    await expect(page.getByText('Email is required')).toBeVisible();
  },
  'the sign-up with a wrong entry': async (page) => {
    await page.goto('/auth?plan=gold');
    await signUp(page, { name: '1' });
    await expect(page.getByText(/^Please enter a valid name/)).toBeVisible();
  },
  'the forgotten password': async (page) => {
    await page.goto('/auth?view=forgot');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  },
  'the sent reset link': async (page) => {
    await page.goto('/auth?view=forgot');
    await emailField(page).fill(freshEmail('a-rather-long-address-that-has-to-wrap'));
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  },
  'the wait for the confirmation': async (page) => {
    await page.goto('/auth?plan=free');
    await signUp(page, { email: freshEmail('a-rather-long-address-that-has-to-wrap') });
    await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();
  },
  'the offer of a new link': async (page) => {
    await page.goto('/auth?error=Email+link+is+invalid+or+has+expired');
    await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible();
  },
  'a reset without a link': async (page) => {
    await page.goto('/auth/reset-password');
    await expect(page.getByText('This link does not work any more')).toBeVisible();
  },
};

test('every view of the doors is accessible', async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [name, open] of Object.entries(views))
    await test.step(name, async () => {
      await open(page);
      await expectAccessibleInBothThemes(page);
    });
});

test('a failed callback is accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/auth/callback?error=x&error_description=Email+link+is+invalid+or+has+expired');
  await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

/** Presses Tab until the named control has the focus. */
async function tabTo(page: Page, role: 'tab' | 'button' | 'textbox' | 'checkbox', name: string | RegExp) {
  const control = page.getByRole('main').getByRole(role, { name, exact: typeof name === 'string' });
  for (let presses = 0; presses < 40; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${String(name)}`);
}

test('both tabs, the forgotten password and the plans work by keyboard alone @desktop', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  const type = async (label: string, text: string): Promise<void> => {
    await tabTo(page, 'textbox', label);
    await page.keyboard.type(text);
  };
  await page.goto('/auth?redirect=/cart');
  await expect(signInButton(page)).toBeVisible();

  await tabTo(page, 'tab', 'Sign In');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
  await type('Full Name', 'Kamau wa Njoroge');
  const email = freshEmail('keyboard');
  await type('Email', email);
  await type('Password', 'Nyumbani-2026!');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /^Free Trial/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Basic/ })).toBeChecked();
  await tabTo(page, 'checkbox', /I agree/);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', 'Sign Up');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Verify Your Email' })).toBeVisible();

  await tabTo(page, 'button', 'Back to Sign In');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', /Forgot password/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  await tabTo(page, 'textbox', 'Email');
  await expect(emailField(page)).toHaveValue(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await tabTo(page, 'button', 'Back to Sign In');
  await page.keyboard.press('Enter');

  await tabTo(page, 'textbox', 'Email');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(person.email);
  await type('Password', 'Nyumbani-2026!');
  await page.keyboard.press('Enter');
  await page.waitForURL('/cart');
});

test('a rule that fails takes the focus to its field, a new view to its top', async ({ page }) => {
  await page.goto('/auth');
  await signInButton(page).click();
  await expect(emailField(page)).toBeFocused();
  await page.getByRole('button', { name: /Forgot password/ }).click();
  const focused = page.locator(':focus');
  await expect(focused).toContainText('Reset Password');
});

test('names, addresses and pictures that are code are shown as text', async ({ page, request }) => {
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  const name = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  const person = await newPerson(request, name);
  await page.goto('/auth');
  await page.evaluate(
    ([session, picture]) => {
      const stored = JSON.parse(session) as { user: { user_metadata: Record<string, string> } };
      stored.user.user_metadata['avatar_url'] = picture;
      localStorage.setItem('mizizi-auth', JSON.stringify(stored));
    },
    [JSON.stringify(person.session), 'javascript:alert(3)'] as const,
  );
  await page.goto('/orders');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByText(name)).toBeVisible();
  expect(await page.locator('img[src="x"]').count()).toBe(0);

  const mail = await mailTo(request, person.email);
  expect(mail.html).not.toContain('<script>alert(2)');
  expect(linkTo(mail, '/auth/callback')).toContain('token_hash=');
  expect(ran).toEqual([]);
});

test('the pages run no script that is not their own', async ({ page }) => {
  const response = await page.goto('/auth');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')*;/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(response?.headers()['x-content-type-options']).toBe('nosniff');
  await expect(signInButton(page)).toBeVisible();
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.attacked = true';
    document.body.append(script);
    const image = document.createElement('div');
    image.innerHTML = '<img src="/none.png" onerror="window.attacked = true">';
    document.body.append(image);
    await new Promise((resolve) => image.querySelector('img')?.addEventListener('error', resolve));
    return 'attacked' in window;
  });
  expect(ran).toBe(false);
});
