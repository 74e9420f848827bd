import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

import { emailField, passwordField, signIn } from './auth-forms.ts';
import { expectAccessibleInBothThemes } from './axe.ts';
import { newPerson, type Person, signedInAs } from './people.ts';

const HALF_MINUTE = 30_000;

/** What the telephone shows now, or so many half minutes later, which is taken too. */
const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * HALF_MINUTE });

/** Switches the second step on, and answers the key in the telephone and the recovery codes. */
async function switchOn(page: Page, person: Person): Promise<{ secret: string; codes: string[] }> {
  await signedInAs(page.context(), person);
  await page.goto('/profile?tab=security');
  await page.getByRole('button', { name: 'Switch on the second step' }).tap();
  await expect(page.getByRole('img', { name: 'Picture to scan with the app' })).toBeVisible();
  const secret = await page.getByLabel('Or copy this key into the app').inputValue();
  await page.getByLabel('Code of your app').fill('12345');
  await page.getByRole('button', { name: 'Switch on', exact: true }).tap();
  await expect(page.getByText('The code has 6 digits')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('Code of your app').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await expectAccessibleInBothThemes(page);
  const codes = await list.getByRole('listitem').allInnerTexts();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).tap();
  expect((await download).suggestedFilename()).toBe('mizizi-recovery-codes.txt');
  await page.getByRole('button', { name: 'I have kept them' }).tap();
  await expect(page.getByText('10 of 10 recovery codes are left.')).toBeVisible();
  return { secret, codes };
}

async function signOutAndIn(page: Page, person: Person): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/');
  await page.evaluate(() => localStorage.removeItem('mizizi-auth'));
  await page.goto('/auth?redirect=%2Fprofile%3Ftab%3Dsecurity');
  await expect(emailField(page)).toBeEnabled();
  await signIn(page, person.email);
}

test('a code of the telephone is asked for after the password, and a recovery code stands in for it', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  const { secret, codes } = await switchOn(page, person);

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
