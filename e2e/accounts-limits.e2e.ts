import { type APIRequestContext, expect, test } from '@playwright/test';

import { freshEmail, refuse, signIn, signInButton, signUp, signUpButton } from './auth-forms.ts';
import { anonKey, mailsTo, newPerson, PASSWORD } from './people.ts';

const wait = (what: string, minutes: number): string =>
  `Too many ${what} attempts. Please wait ${minutes} minutes before trying again.`;

test('five sign-ins per address in fifteen minutes, whatever else is typed', async ({ page }) => {
  await page.clock.install();
  await refuse(page, 'token', 400, { code: 'invalid_credentials', message: 'Invalid login credentials' });
  const asked: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/auth/v1/token')) asked.push(call.url());
  });
  await page.goto('/auth');
  const alert = page.getByRole('main').getByRole('alert');
  const email = freshEmail();
  for (let turn = 0; turn < 5; turn += 1) {
    await signIn(page, turn % 2 === 0 ? email : email.toUpperCase(), `Guess-${turn}!`);
    await expect(alert).toContainText('Invalid email or password');
    await expect(signInButton(page)).toBeEnabled();
  }
  await signInButton(page).click();
  await expect(alert).toHaveText(wait('login', 15));
  expect(asked).toHaveLength(5);

  await page.clock.fastForward('10:30');
  await signInButton(page).click();
  await expect(alert).toHaveText(wait('login', 5));
  await signIn(page, freshEmail('another'), 'Guess-1!');
  await expect(alert).toContainText('Invalid email or password');
  await page.clock.fastForward('05:00');
  await signIn(page, email, 'Guess-9!');
  await expect(alert).toContainText('Invalid email or password');
});

test('a success starts the count anew', async ({ page, request }) => {
  const person = await newPerson(request);
  await page.goto('/auth');
  const alert = page.getByRole('main').getByRole('alert');
  for (let round = 0; round < 2; round += 1) {
    for (let turn = 0; turn < 4; turn += 1) {
      await signIn(page, person.email, 'Wrong-Pass-1!');
      await expect(alert).toContainText('Invalid email or password');
      await expect(signInButton(page)).toBeEnabled();
    }
    await signIn(page, person.email);
    await page.waitForURL('/dashboard');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    // Within the app, so that the memory of the page lives on.
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Sign In' }).click();
    await page.waitForURL((url) => url.pathname === '/auth');
  }
});

test('three sign-ups per address in fifteen minutes', async ({ page }) => {
  await page.clock.install();
  await refuse(page, 'signup', 500, { code: 'unexpected_failure', message: 'no' });
  await page.goto('/auth?plan=free');
  const alert = page.getByRole('main').getByRole('alert');
  const email = freshEmail();
  for (let turn = 0; turn < 3; turn += 1) {
    await signUp(page, { email });
    await expect(alert).toHaveText('An unexpected error occurred. Please try again.');
    await expect(signUpButton(page)).toBeEnabled();
  }
  await signUpButton(page).click();
  await expect(alert).toHaveText(wait('signup', 15));
  await page.clock.fastForward('14:01');
  await signUpButton(page).click();
  await expect(alert).toHaveText(wait('signup', 1));
});

test.describe('the server, when the form is bypassed', () => {
  /** Guesses a password from a network address; answers the status. */
  async function guess(request: APIRequestContext, email: string, from: string): Promise<number> {
    const answer = await request.post('/auth/v1/token?grant_type=password', {
      headers: { apikey: await anonKey(request), 'x-forwarded-for': from },
      data: { email, password: 'Wrong-Pass-1!' },
    });
    return answer.status();
  }

  test('refuses one address that guesses on, and not its owner', async ({ page, request }) => {
    const person = await newPerson(request);
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) statuses.push(await guess(request, person.email, '192.0.2.10'));
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
    await page.goto('/auth');
    await signIn(page, person.email);
    await page.waitForURL('/dashboard');
  });

  test('refuses guesses at one e-mail that come from everywhere, and says so in the form', async ({
    page,
    request,
  }) => {
    const email = freshEmail('victim');
    const statuses: number[] = [];
    for (let turn = 0; turn < 51; turn += 1) statuses.push(await guess(request, email, `198.51.100.${turn}`));
    expect(statuses.slice(0, 50)).toEqual(Array(50).fill(400));
    expect(statuses[50]).toBe(429);
    await page.goto('/auth');
    await signIn(page, email);
    await expect(
      page.getByText('Too many attempts. Please wait a few minutes before trying again.'),
    ).toBeVisible();
  });

  test('refuses one address that tries many e-mails', async ({ request }) => {
    test.slow();
    let last = 400;
    let tries = 0;
    for (; tries < 120 && last === 400; tries += 1)
      last = await guess(request, `person-${tries}@example.co.ke`, '203.0.113.77');
    expect([last, tries]).toEqual([429, 101]);
  });

  test('sends one mail a minute to an address, however often it is asked', async ({ request }) => {
    const email = freshEmail('flood');
    const headers = { apikey: await anonKey(request) };
    const ask = (path: string, data: object) => request.post(path, { headers, data: { email, ...data } });
    expect((await ask('/auth/v1/signup', { password: PASSWORD })).status()).toBe(200);
    expect((await ask('/auth/v1/signup', { password: PASSWORD })).status()).toBe(429);
    for (let turn = 0; turn < 3; turn += 1)
      expect((await ask('/functions/v1/send-verification-email', { type: 'resend' })).status()).toBe(200);
    expect(await mailsTo(request, email)).toHaveLength(1);
  });
});
