import { randomUUID } from 'node:crypto';

import type { Locator, Page } from '@playwright/test';

import { PASSWORD } from './people.ts';

/** An address nobody else uses. */
export const freshEmail = (who = 'visitor'): string => `${who}-${randomUUID().slice(0, 8)}@example.co.ke`;

export const emailField = (page: Page): Locator => page.getByLabel('Email', { exact: true });
export const passwordField = (page: Page): Locator => page.getByLabel('Password', { exact: true });
export const signInButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true });
export const signUpButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true });

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await signInButton(page).click();
}

type SignUp = { name?: string; email?: string; password?: string };

/** Fills the sign-up, agrees to the terms and sends it. */
export async function signUp(page: Page, { name, email, password }: SignUp): Promise<void> {
  await page.getByLabel('Full Name').fill(name ?? 'Wanjiku Njeri');
  await emailField(page).fill(email ?? freshEmail());
  await passwordField(page).fill(password ?? PASSWORD);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await signUpButton(page).click();
}

/** Answers every call of the auth service to `path` as an error of GoTrue. */
export async function refuse(
  page: Page,
  path: string,
  status: number,
  error: { code: string; message: string },
): Promise<void> {
  await page.route(`**/auth/v1/${path}*`, (route) =>
    route.fulfill({ status, json: { code: status, error_code: error.code, msg: error.message } }),
  );
}
