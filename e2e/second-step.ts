import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

import { emailField, signIn } from './auth-forms.ts';
import { expectAccessibleInBothThemes } from './axe.ts';
import { type Person, signedInAs } from './people.ts';

const HALF_MINUTE = 30_000;

/** What the telephone shows now, or so many half minutes later, which is taken too. */
export const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * HALF_MINUTE });

/** Switches the second step on, and answers the key in the telephone and the recovery codes. */
export async function switchOn(page: Page, person: Person): Promise<{ secret: string; codes: string[] }> {
  await signedInAs(page.context(), person);
  await page.goto('/profile?tab=security');
  return setUp(page);
}

/** Sets the second step up where the page offers it. */
export async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
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
  return { secret, codes };
}

/** As if the browser had never been signed in. */
export async function leave(page: Page): Promise<void> {
  await page.context().clearCookies();
  // Where the app does not run: it would keep a session that it renews at this moment.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.removeItem('mizizi-auth'));
}

export async function signOutAndIn(page: Page, person: Person, to = '/profile?tab=security'): Promise<void> {
  await leave(page);
  await page.goto(`/auth?redirect=${encodeURIComponent(to)}`);
  await expect(emailField(page)).toBeEnabled();
  await signIn(page, person.email);
}

/** Gives the code of the second step that the sign-in asks for; `later`: each code is taken once. */
export async function giveCode(page: Page, secret: string, later = 1): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Second step', level: 1 })).toBeVisible();
  await page.getByLabel('Code of your app').fill(codeOf(secret, later));
  await page.keyboard.press('Enter');
}
