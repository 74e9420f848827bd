import { expect, test } from '@playwright/test';

import { passwordField } from './auth-forms.ts';
import { expectAccessibleInBothThemes } from './axe.ts';
import { anonKey, linkTo, mailsTo, mailTo, newPerson, PASSWORD } from './people.ts';
import { codeOf, giveCode, leave, setUp, signOutAndIn, switchOn } from './second-step.ts';

test('a code of the telephone is asked for after the password, and a recovery code stands in for it', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  const { secret, codes } = await switchOn(page, person);
  await expect(page.getByText('10 of 10 recovery codes are left.')).toBeVisible();

  await signOutAndIn(page, person);
  await expect(page.getByRole('heading', { name: 'Second step', level: 1 })).toBeVisible();
  const code = page.getByLabel('Code of your app');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessibleInBothThemes(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await code.fill(codeOf(secret, -20));
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is not right, or was used before. Try the next one.')).toBeVisible();
  // As some apps show it: in two groups.
  const next = codeOf(secret, 1);
  await code.fill(`${next.slice(0, 3)} ${next.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('10 of 10 recovery codes are left.')).toBeVisible();

  await signOutAndIn(page, person);
  await page.getByRole('button', { name: 'Use a recovery code' }).tap();
  await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  await page.getByLabel('Recovery code').fill(codes[0]?.toUpperCase() ?? '');
  await page.getByRole('button', { name: 'Continue' }).tap();
  await expect(page.getByText('9 of 10 recovery codes are left.')).toBeVisible();

  await page.getByRole('button', { name: 'Switch off' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).tap();
  await expect(page.getByRole('button', { name: 'Switch on the second step' })).toBeVisible();
  await signOutAndIn(page, person);
  await expect(page.getByRole('button', { name: 'Switch on the second step' })).toBeVisible();
});

test('a reload in the midst of signing in asks for the code again', async ({ page, request }) => {
  const person = await newPerson(request);
  await switchOn(page, person);
  await signOutAndIn(page, person);
  await expect(page.getByRole('heading', { name: 'Second step', level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Second step', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).tap();
  await expect(passwordField(page)).toBeVisible();
});

test('who skips the second step sees nothing of the account, and is asked for it', async ({
  page,
  request,
}) => {
  const person = await newPerson(request, 'Zawadi Njeri');
  const { secret } = await switchOn(page, person);
  const key = await anonKey(request);
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: key },
    data: { email: person.email, password: PASSWORD },
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const headers = { apikey: key, authorization: `Bearer ${token}` };
  const read = async (path: string): Promise<unknown> =>
    (await request.get(`/rest/v1/${path}`, { headers })).json();
  for (const table of ['profiles', 'user_roles', 'user_subscriptions', 'notifications', 'health_readings'])
    expect(await read(`${table}?select=user_id`), table).toEqual([]);
  expect(await read('products?select=id&limit=2')).toHaveLength(2);
  const exported = await request.post('/rest/v1/rpc/export_my_data', { headers, data: {} });
  expect(await exported.json()).toMatchObject({ code: 'P0001', details: 'not_signed_in' });

  await signOutAndIn(page, person);
  await expect(page.getByRole('heading', { name: 'Second step', level: 1 })).toBeVisible();
  await page.goto('/shop');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(menu.getByText('Zawadi')).toHaveCount(0);
  await page.goto('/orders');
  await page.waitForURL('/auth?redirect=%2Forders');
  await giveCode(page, secret);
  await page.waitForURL('/orders');
});

test('a link for a new password asks for the second step before it takes one', async ({ page, request }) => {
  const person = await newPerson(request);
  const { secret } = await switchOn(page, person);
  await leave(page);
  await request.post('/functions/v1/send-password-reset', { data: { email: person.email } });
  let link = '';
  await expect(async () => {
    const mail = (await mailsTo(request, person.email)).find(({ links }) =>
      links.some((address) => address.includes('/auth/reset-password')),
    );
    if (mail) link = linkTo(mail, '/auth/reset-password');
    expect(link).not.toBe('');
  }).toPass();
  await page.goto(link);
  await giveCode(page, secret);
  await page.getByLabel('New password', { exact: true }).fill('Mpya-Kabisa-2026?');
  await page.getByLabel('New password again').fill('Mpya-Kabisa-2026?');
  await page.getByRole('button', { name: 'Save new password' }).tap();
  await page.waitForURL('/dashboard');
});

test('Continue with Google asks for the second step too', async ({ page }) => {
  const signInWithGoogle = async (): Promise<void> => {
    await page.goto('/auth?redirect=%2Fprofile%3Ftab%3Dsecurity');
    await page.getByRole('button', { name: 'Continue with Google' }).first().tap();
    await page.getByRole('link', { name: 'Amina Hassan' }).tap();
  };
  await signInWithGoogle();
  await page.waitForURL('/profile?tab=security');
  const { secret } = await setUp(page);
  await expect(page.getByText('10 of 10 recovery codes are left.')).toBeVisible();
  await leave(page);
  await signInWithGoogle();
  await giveCode(page, secret);
  await page.waitForURL('/profile?tab=security');
  await page.getByRole('button', { name: 'Switch off' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).tap();
  await expect(page.getByRole('button', { name: 'Switch on the second step' })).toBeVisible();
});

test('what changes the second step is mailed, and asks an older session for the password', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  // As the server answers a session that began a while ago; it asks for the password until that was given.
  let given = false;
  await page.route('**/auth/v1/factors', async (route) => {
    if (given || route.request().method() !== 'POST') return route.fallback();
    return route.fulfill({
      status: 400,
      json: { code: 400, error_code: 'reauthentication_needed', msg: 'requires reauthentication' },
    });
  });
  page.on('request', (sent) => {
    if (sent.url().includes('grant_type=password')) given = true;
  });
  await page
    .context()
    .addInitScript(([key, session]) => localStorage.getItem(key) ?? localStorage.setItem(key, session), [
      'mizizi-auth',
      JSON.stringify(person.session),
    ] as const);
  await page.goto('/profile?tab=security');
  await page.getByRole('button', { name: 'Switch on the second step' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Continue' }).tap();
  await expect(dialog.getByText('Password is required')).toBeVisible();
  await dialog.getByLabel('Current password').fill('Not-Mine-2026!');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This is not your current password')).toBeVisible();
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page
    .getByLabel('Code of your app')
    .fill(codeOf(await page.getByLabel('Or copy this key into the app').inputValue()));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  await expect(async () => {
    const subjects = (await mailsTo(request, person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('A second step was switched on for your account');
    expect(subjects).toContain('New recovery codes were made for your account');
  }).toPass({ timeout: 30_000 });
  expect((await mailTo(request, person.email)).text).toContain('Choose a new password at once');
});
