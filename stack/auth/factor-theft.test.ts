import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PASSWORD, type ServiceFixture, startServiceFixture } from '../service-fixture.ts';
import { begin, type Browser, codeOf, codesOf, withFactor } from './factor-fixture.ts';

let stack: ServiceFixture;
beforeAll(async () => {
  stack = await startServiceFixture();
});
afterAll(() => stack.close());

/** As if this person had signed in, and shown everything, so many minutes ago. */
async function letPass(userId: string, minutes: number): Promise<void> {
  for (const statement of [
    `update auth.sessions set created_at = now() - $2 * interval '1 minute' where user_id = $1`,
    `update auth.mfa_amr_claims c set updated_at = now() - $2 * interval '1 minute'
     from auth.sessions s where s.id = c.session_id and s.user_id = $1`,
  ])
    await stack.sql.rows(statement, [userId, minutes]);
}

const confirm = (browser: Browser, current_password: string) =>
  browser.auth.updateUser({ current_password } as Parameters<Browser['auth']['updateUser']>[0]);

const REFUSED = [400, 'reauthentication_needed'];

describe('a token of a session that began a while ago', () => {
  it('begins no factor, until the password is given once more', async () => {
    const { browser, userId } = await stack.signedIn('ann@example.com');
    await letPass(userId, 11);
    const begun = await browser.auth.mfa.enroll({ factorType: 'totp' });
    expect([begun.error?.status, begun.error?.code]).toEqual(REFUSED);
    await browser.auth.refreshSession();
    expect((await browser.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe(REFUSED[1]);
    const wrong = await confirm(browser, 'Wrong-Horse-7!');
    expect([wrong.error?.status, wrong.error?.code]).toEqual([400, 'current_password_invalid']);
    expect((await browser.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe(REFUSED[1]);
    expect((await confirm(browser, PASSWORD)).error).toBeNull();
    expect((await begin(browser)).secret).not.toBe('');
  });

  it('neither removes a factor nor makes or removes recovery codes', async () => {
    const { browser, userId, factorId } = await withFactor(stack, 'ben@example.com');
    const codes = codesOf(browser);
    await letPass(userId, 11);
    expect((await codes.generate()).error?.code).toBe(REFUSED[1]);
    await confirm(browser, PASSWORD);
    expect((await codes.generate()).data?.codes).toHaveLength(10);

    await letPass(userId, 11);
    for (const { error } of [
      await browser.auth.mfa.unenroll({ factorId }),
      await browser.auth.mfa.enroll({ factorType: 'totp' }),
      await codes.regenerate(),
      await codes.unenroll(),
    ])
      expect([error?.status, error?.code]).toEqual(REFUSED);
    expect((await confirm(browser, PASSWORD)).error).toBeNull();
    expect((await codes.regenerate()).error).toBeNull();
    expect((await browser.auth.mfa.unenroll({ factorId })).error).toBeNull();
  });

  it('is not made recent by a code', async () => {
    const { browser, userId, factorId, secret } = await withFactor(stack, 'cate@example.com');
    await letPass(userId, 11);
    expect(
      (await browser.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) })).error,
    ).toBeNull();
    expect((await browser.auth.mfa.unenroll({ factorId })).error?.code).toBe(REFUSED[1]);
  });

  it('guesses the password no more often than a sign-in', async () => {
    const { browser, userId } = await stack.signedIn('dan@example.com');
    await letPass(userId, 11);
    const codes = [];
    for (let guess = 0; guess < 11; guess += 1) codes.push((await confirm(browser, 'Wrong-7!')).error?.code);
    expect(codes.at(-1)).toBe('over_request_rate_limit');
    expect((await confirm(browser, PASSWORD)).error?.code).toBe('over_request_rate_limit');
  });
});

describe('who has no password', () => {
  it('is asked to sign in again', async () => {
    const { browser, userId } = await stack.signedIn('eve@example.com');
    await stack.sql.rows('update auth.users set encrypted_password = null where id = $1', [userId]);
    await letPass(userId, 11);
    expect((await browser.auth.mfa.enroll({ factorType: 'totp' })).error?.code).toBe(REFUSED[1]);
    expect((await confirm(browser, PASSWORD)).error?.code).toBe('current_password_required');
    await letPass(userId, 9);
    expect((await browser.auth.mfa.enroll({ factorType: 'totp' })).error).toBeNull();
  });
});
