import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type ServiceFixture, startServiceFixture } from '../service-fixture.ts';
import { begin, claims, codeOf, codesOf, levels, signInOf, withFactor } from './factor-fixture.ts';

let stack: ServiceFixture;
beforeAll(async () => {
  stack = await startServiceFixture();
});
afterAll(() => stack.close());

async function withCodes(email: string) {
  const person = await withFactor(stack, email);
  const { data, error } = await codesOf(person.browser).generate();
  if (error) throw error;
  return { ...person, codes: data.codes };
}

describe('recovery codes', () => {
  it('are ten, shown once, and kept as hashes', async () => {
    const { browser, userId, codes } = await withCodes('ann@example.com');
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-7]{16}$/);
    expect((await codesOf(browser).getStatus()).data).toMatchObject({ total: 10, remaining: 10 });
    const rows = await stack.sql.rows<{ row: string }>(
      `select c::text as row from auth.mfa_recovery_codes c join auth.mfa_factors f on f.id = c.factor_id
       where f.user_id = $1`,
      [userId],
    );
    expect(rows).toHaveLength(10);
    for (const { row } of rows) for (const code of codes) expect(row).not.toContain(code);
    expect((await browser.auth.mfa.listFactors()).data?.recovery_code).toHaveLength(1);
  });

  it('each stand in for the telephone once, however they are typed', async () => {
    const email = 'ben@example.com';
    const { codes } = await withCodes(email);
    const [code = ''] = codes;
    const browser = await signInOf(stack, email);
    expect(await levels(browser)).toEqual(['aal1', 'aal2']);
    const typed = ` ${(code.match(/.{4}/g) ?? []).join('-').toUpperCase()} `;
    expect((await codesOf(browser).verify({ code: typed })).error).toBeNull();
    expect(await claims(browser)).toEqual({ aal: 'aal2', methods: ['mfa/recovery_code', 'password'] });
    await browser.auth.refreshSession();
    expect(await claims(browser)).toEqual({ aal: 'aal2', methods: ['mfa/recovery_code', 'password'] });
    expect((await codesOf(browser).getStatus()).data?.remaining).toBe(9);
    const again = await codesOf(await signInOf(stack, email)).verify({ code });
    expect([again.error?.status, again.error?.code]).toEqual([422, 'mfa_verification_failed']);
  });

  it('open one session when two ask with the same one', async () => {
    const email = 'cate@example.com';
    const { codes } = await withCodes(email);
    const browsers = [await signInOf(stack, email), await signInOf(stack, email)];
    const tries = await Promise.all(
      browsers.map((browser) => codesOf(browser).verify({ code: codes[0] ?? '' })),
    );
    expect(tries.filter(({ error }) => error === null)).toHaveLength(1);
  });

  it('are no use to a stranger, and guesses are counted', async () => {
    const { codes } = await withCodes('dan@example.com');
    const { browser: stranger } = await stack.signedIn('eve@example.com');
    const refused = [];
    for (let guess = 0; guess < 6; guess += 1)
      refused.push((await codesOf(stranger).verify({ code: codes[guess] ?? '' })).error?.code);
    expect(refused.slice(0, 5)).toEqual(Array(5).fill('mfa_verification_failed'));
    expect(refused[5]).toBe('mfa_recovery_codes_locked');
    expect((await codesOf(stranger).getStatus()).error?.code).toBe('mfa_factor_not_found');
    expect((await codesOf(stack.browser()).getStatus()).error).not.toBeNull();
  });

  it('are made, renewed and removed by a strong session only', async () => {
    const email = 'fay@example.com';
    const { browser, codes } = await withCodes(email);
    const weak = codesOf(await signInOf(stack, email));
    for (const { error } of [await weak.generate(), await weak.regenerate(), await weak.unenroll()])
      expect([error?.status, error?.code]).toEqual([403, 'insufficient_aal']);
    const own = codesOf(browser);
    expect((await own.generate()).error?.code).toBe('mfa_verified_factor_exists');
    const renewed = await own.regenerate();
    expect(renewed.data?.codes).toHaveLength(10);
    expect((await weak.verify({ code: codes[1] ?? '' })).error?.code).toBe('mfa_verification_failed');
    expect((await weak.verify({ code: renewed.data?.codes[1] ?? '' })).error).toBeNull();
    expect((await own.unenroll()).error).toBeNull();
    expect((await own.getStatus()).error?.code).toBe('mfa_factor_not_found');
  });

  it('go with the last factor, and need one to begin with', async () => {
    const email = 'gus@example.com';
    const { factorId, codes } = await withCodes(email);
    const browser = await signInOf(stack, email);
    await codesOf(browser).verify({ code: codes[0] ?? '' });
    expect((await browser.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await browser.auth.mfa.listFactors()).data?.all).toEqual([]);
    await browser.auth.refreshSession();
    expect(await claims(browser)).toEqual({ aal: 'aal1', methods: ['password'] });
    const { factorId: next, secret } = await begin(browser);
    await browser.auth.mfa.challengeAndVerify({ factorId: next, code: codeOf(secret) });
    expect((await codesOf(browser).generate()).error).toBeNull();
  });

  it('are no factor of the app: nothing is challenged or removed by their id', async () => {
    const { browser } = await withCodes('hal@example.com');
    const factorId = (await codesOf(browser).getStatus()).data?.id ?? '';
    expect((await browser.auth.mfa.challenge({ factorId })).error?.code).toBe('mfa_factor_not_found');
    expect((await browser.auth.mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found');
  });
});
