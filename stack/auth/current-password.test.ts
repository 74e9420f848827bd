import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PASSWORD, type ServiceFixture, startServiceFixture } from '../service-fixture.ts';

const NEW = 'Another-Horse-8!';
const WRONG = 'Wrong-Horse-7!';

let stack: ServiceFixture;
beforeAll(async () => {
  stack = await startServiceFixture();
});
afterAll(() => stack.close());

type Browser = ReturnType<ServiceFixture['browser']>;
type Changes = Record<string, unknown>;

/** Sends changes as they are, without what the client library would leave out or add. */
async function change(browser: Browser, changes: Changes): Promise<[number, string | undefined]> {
  const { data } = await browser.auth.getSession();
  const response = await fetch(`${stack.url}/auth/v1/user`, {
    method: 'PUT',
    headers: {
      apikey: stack.keys.anonKey,
      authorization: `Bearer ${data.session?.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(changes),
  });
  const answer = (await response.json()) as { error_code?: string };
  return [response.status, answer.error_code];
}

const signIn = async (email: string, password: string, browser = stack.browser()) =>
  (await browser.auth.signInWithPassword({ email, password })).error?.code;

/** A browser that has opened the link of a reset mail. */
async function recovered(email: string): Promise<Browser> {
  const browser = stack.browser();
  expect((await browser.auth.resetPasswordForEmail(email)).error).toBeNull();
  await expect.poll(() => stack.mailsTo(email)).not.toHaveLength(0);
  const link = new URL(stack.mailsTo(email)[0]?.links[0] ?? 'about:blank');
  const token_hash = link.searchParams.get('token_hash') ?? '';
  expect((await browser.auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull();
  return browser;
}

describe.each([
  ['password', { password: NEW }],
  ['address', { email: 'thief@example.com' }],
])('a new %s', (name, wanted) => {
  it('needs the present password, not just a session', async () => {
    const email = `ann.${name}@example.com`;
    const { browser } = await stack.signedIn(email);
    for (const nothing of [{}, { current_password: '' }, { current_password: null }])
      expect(await change(browser, { ...wanted, ...nothing })).toEqual([400, 'current_password_required']);
    expect(await change(browser, { ...wanted, current_password: WRONG })).toEqual([
      400,
      'current_password_invalid',
    ]);
    expect(await signIn(email, PASSWORD)).toBeUndefined();
    expect(stack.mailsTo('thief@example.com')).toEqual([]);
    expect(await change(browser, { ...wanted, current_password: PASSWORD })).toEqual([200, undefined]);
  });
});

it('guesses of the present password are counted with those of sign-ins', async () => {
  const email = 'ben@example.com';
  const { browser } = await stack.signedIn(email);
  for (let guess = 0; guess < 5; guess += 1) {
    expect((await browser.auth.updateUser({ password: NEW, current_password: WRONG })).error?.code).toBe(
      'current_password_invalid',
    );
    expect(await signIn(email, WRONG, browser)).toBe('invalid_credentials');
  }
  const owned = await browser.auth.updateUser({ password: NEW, current_password: PASSWORD });
  expect(owned.error?.code).toBe('over_request_rate_limit');
  expect(await signIn(email, PASSWORD, browser)).toBe('over_request_rate_limit');
});

it('what is neither password nor address needs no password', async () => {
  const email = 'cate@example.com';
  const { browser } = await stack.signedIn(email);
  expect(await change(browser, { data: { language: 'sw' } })).toEqual([200, undefined]);
  expect(await change(browser, { email: 'Cate@Example.com' })).toEqual([200, undefined]);
});

describe('a session that a reset link opened', () => {
  it('sets a password without the present one, once', async () => {
    const email = 'dan@example.com';
    await stack.signedIn(email);
    const browser = await recovered(email);
    await browser.auth.refreshSession();
    expect((await browser.auth.updateUser({ password: NEW })).error).toBeNull();
    expect(await signIn(email, NEW)).toBeUndefined();
    const again = await browser.auth.updateUser({ password: PASSWORD });
    expect(again.error?.code).toBe('current_password_required');
  });

  it('sets none an hour later', async () => {
    const email = 'eve@example.com';
    const { userId } = await stack.signedIn(email);
    const browser = await recovered(email);
    await stack.sql.rows(
      `update auth.sessions set created_at = created_at - interval '61 minutes' where user_id = $1`,
      [userId],
    );
    expect((await browser.auth.updateUser({ password: NEW })).error?.code).toBe('current_password_required');
  });
});

it('an account without a password is told to set one by a reset link', async () => {
  const email = 'gus@example.com';
  const { browser, userId } = await stack.signedIn(email);
  await stack.sql.rows('update auth.users set encrypted_password = null where id = $1', [userId]);
  for (const wanted of [{ password: NEW }, { email: 'thief@example.com' }]) {
    const { error } = await browser.auth.updateUser({ ...wanted, current_password: PASSWORD });
    expect([error?.status, error?.code]).toEqual([400, 'current_password_required']);
    expect(error?.message).toContain('no password yet');
  }
  const opened = await recovered(email);
  expect((await opened.auth.updateUser({ password: NEW })).error).toBeNull();
  expect(await signIn(email, NEW)).toBeUndefined();
});
