import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PASSWORD, type ServiceFixture, startServiceFixture } from '../service-fixture.ts';
import { begin, claims, codeOf, levels, signInOf, withFactor, wrongCode } from './factor-fixture.ts';

let stack: ServiceFixture;
beforeAll(async () => {
  stack = await startServiceFixture();
});
afterAll(() => stack.close());

describe('a second factor', () => {
  it('is switched on with a code of the app that scanned it', async () => {
    const { browser } = await stack.signedIn('ann@example.com');
    expect(await levels(browser)).toEqual(['aal1', 'aal1']);
    const { factorId, secret, qr_code: picture, uri } = await begin(browser);
    expect(picture).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^]*<\/svg>$/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(uri)).toContain('Mizizi:ann@example.com');
    expect((await browser.auth.mfa.listFactors()).data).toMatchObject({
      all: [{ id: factorId, status: 'unverified', factor_type: 'totp' }],
      totp: [],
    });

    const verified = await browser.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    expect(verified.error).toBeNull();
    expect((await browser.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
    expect(await claims(browser)).toEqual({ aal: 'aal2', methods: ['totp', 'password'] });
    expect(await levels(browser)).toEqual(['aal2', 'aal2']);
  });

  it('is asked for at the next sign-in, and what it showed outlives renewals', async () => {
    const { secret, factorId } = await withFactor(stack, 'ben@example.com');
    const browser = await signInOf(stack, 'ben@example.com');
    expect(await levels(browser)).toEqual(['aal1', 'aal2']);
    expect(await claims(browser)).toEqual({ aal: 'aal1', methods: ['password'] });
    await browser.auth.refreshSession();
    expect(await claims(browser)).toEqual({ aal: 'aal1', methods: ['password'] });
    expect(
      (await browser.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) })).error,
    ).toBeNull();
    for (let renewal = 0; renewal < 2; renewal += 1) {
      expect((await browser.auth.refreshSession()).error).toBeNull();
      expect(await claims(browser)).toEqual({ aal: 'aal2', methods: ['totp', 'password'] });
      expect(await levels(browser)).toEqual(['aal2', 'aal2']);
    }
  });

  it('ends the sessions that have not shown it, and keeps those that have', async () => {
    const email = 'cate@example.com';
    const { browser: first } = await stack.signedIn(email);
    const second = await signInOf(stack, email);
    const { factorId, secret } = await begin(second);
    await second.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
    expect((await first.auth.refreshSession()).error).not.toBeNull();
    const third = await signInOf(stack, email);
    await third.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) });
    expect((await second.auth.refreshSession()).error).toBeNull();
  });

  it('takes each code once, whoever has it', async () => {
    const email = 'dan@example.com';
    const { browser, factorId, secret } = await withFactor(stack, email);
    const code = codeOf(secret, 1);
    const thief = await signInOf(stack, email);
    const tries = await Promise.all(
      [browser, thief, browser].map((one) => one.auth.mfa.challengeAndVerify({ factorId, code })),
    );
    expect(tries.filter(({ error }) => error === null)).toHaveLength(1);
    const again = await (await signInOf(stack, email)).auth.mfa.challengeAndVerify({ factorId, code });
    expect([again.error?.status, again.error?.code]).toEqual([422, 'mfa_verification_failed']);
  });

  it('counts wrong codes, and is silent to the right one then', async () => {
    const email = 'eve@example.com';
    const { browser, factorId, secret } = await withFactor(stack, email);
    const thief = await signInOf(stack, email);
    const codes = [];
    for (let guess = 0; guess < 6; guess += 1) {
      const { error } = await thief.auth.mfa.challengeAndVerify({ factorId, code: wrongCode(secret) });
      codes.push(error?.code);
    }
    expect(codes.slice(0, 5)).toEqual(Array(5).fill('mfa_verification_failed'));
    expect(codes[5]).toBe('over_request_rate_limit');
    const right = await thief.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) });
    expect(right.error?.code).toBe('over_request_rate_limit');
    // A stranger's guesses do not lock somebody out where they have been before.
    const owner = await browser.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) });
    expect(owner.error).toBeNull();
  });

  it.each(['', '12345', 'abcdef', '１２３４５６', '1234567', ' 123456'])('refuses %j', async (code) => {
    const { browser } = await stack.signedIn(`odd-${crypto.randomUUID()}@example.com`);
    const { factorId } = await begin(browser);
    const { error } = await browser.auth.mfa.challengeAndVerify({ factorId, code });
    expect([error?.status, error?.code]).toEqual([422, 'mfa_verification_failed']);
  });
});

describe('a challenge', () => {
  it('is over after five minutes, and serves once', async () => {
    const { browser, factorId, secret } = await withFactor(stack, 'fay@example.com');
    const asked = await browser.auth.mfa.challenge({ factorId });
    const challengeId = asked.data?.id ?? '';
    expect((asked.data?.expires_at ?? 0) - Date.now() / 1000).toBeCloseTo(300, -1);
    await stack.sql.rows(
      `update auth.mfa_challenges set created_at = now() - interval '301 seconds' where id = $1`,
      [challengeId],
    );
    const late = await browser.auth.mfa.verify({ factorId, challengeId, code: codeOf(secret, 1) });
    expect([late.error?.status, late.error?.code]).toEqual([422, 'mfa_challenge_expired']);

    const fresh = (await browser.auth.mfa.challenge({ factorId })).data?.id ?? '';
    expect(
      (await browser.auth.mfa.verify({ factorId, challengeId: fresh, code: codeOf(secret, 1) })).error,
    ).toBeNull();
    const twice = await browser.auth.mfa.verify({ factorId, challengeId: fresh, code: codeOf(secret, 2) });
    expect(twice.error?.status).toBe(422);
  });

  it('is not answered with the code before the one that was used', async () => {
    const { browser, factorId, secret } = await withFactor(stack, 'ivy@example.com');
    const verified = await browser.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) });
    expect(verified.error).toBeNull();
    for (const later of [1, 0, -1]) {
      const { error } = await browser.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, later) });
      expect(error?.code).toBe('mfa_verification_failed');
    }
  });

  it('is not answered from another network', async () => {
    const { browser, factorId, secret } = await withFactor(stack, 'gus@example.com');
    const challengeId = (await browser.auth.mfa.challenge({ factorId })).data?.id ?? '';
    const elsewhere = stack.browser();
    const { data } = await browser.auth.getSession();
    if (data.session) await elsewhere.auth.setSession(data.session);
    const { error } = await elsewhere.auth.mfa.verify({ factorId, challengeId, code: codeOf(secret, 1) });
    expect(error?.code).toBe('mfa_ip_address_mismatch');
  });
});

describe('others', () => {
  it('a stranger finds no factor of somebody else', async () => {
    const { factorId, secret } = await withFactor(stack, 'hal@example.com');
    const { browser: stranger } = await stack.signedIn('stranger@example.com');
    for (const { error } of [
      await stranger.auth.mfa.challenge({ factorId }),
      await stranger.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) }),
      await stranger.auth.mfa.unenroll({ factorId }),
      await stranger.auth.mfa.challenge({ factorId: 'none' }),
    ])
      expect([error?.status, error?.code]).toEqual([404, 'mfa_factor_not_found']);
    expect((await stranger.auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  it('a visitor has no factors, and no API key reads secrets', async () => {
    const visitor = stack.browser();
    expect((await visitor.auth.mfa.enroll({ factorType: 'totp' })).error).not.toBeNull();
    const paths: [string, string][] = [
      ['POST', 'factors'],
      ['POST', `factors/${crypto.randomUUID()}/challenge`],
      ['POST', `factors/${crypto.randomUUID()}/verify`],
      ['DELETE', `factors/${crypto.randomUUID()}`],
    ];
    for (const [method, path] of paths) {
      const headers = { apikey: stack.keys.anonKey };
      expect((await fetch(`${stack.url}/auth/v1/${path}`, { method, headers })).status).toBe(401);
    }
    const [granted] = await stack.sql.rows<{ any: boolean }>(`
      select bool_or(has_table_privilege(role, 'auth.' || name, 'select')) as any
      from unnest('{anon,authenticated,service_role}'::text[]) role,
        unnest('{mfa_factors,mfa_challenges,mfa_amr_claims}'::text[]) name`);
    expect(granted?.any).toBe(false);
  });
});

describe('a session of the password alone', () => {
  it('neither adds a factor, nor removes one, nor moves the account', async () => {
    const email = 'ida@example.com';
    const { factorId, secret } = await withFactor(stack, email);
    const thief = await signInOf(stack, email);
    const enrolled = await thief.auth.mfa.enroll({ factorType: 'totp' });
    expect([enrolled.error?.status, enrolled.error?.code]).toEqual([403, 'insufficient_aal']);
    const removed = await thief.auth.mfa.unenroll({ factorId });
    expect([removed.error?.status, removed.error?.code]).toEqual([422, 'insufficient_aal']);
    for (const wanted of [{ password: 'Another-Horse-8!' }, { email: 'thief@example.com' }]) {
      const { error } = await thief.auth.updateUser({ ...wanted, current_password: PASSWORD });
      expect([error?.status, error?.code]).toEqual([401, 'insufficient_aal']);
    }
    expect((await thief.auth.updateUser({ data: { language: 'sw' } })).error).toBeNull();

    await thief.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) });
    expect((await thief.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
    expect((await thief.auth.refreshSession()).error).toBeNull();
    expect(await claims(thief)).toEqual({ aal: 'aal1', methods: ['password'] });
    expect(await levels(thief)).toEqual(['aal1', 'aal1']);
  });
});

describe('enrolling', () => {
  it('knows each name once, no more than ten factors, and no kind but the app', async () => {
    const { browser, userId } = await stack.signedIn('jim@example.com');
    await begin(browser, 'Phone');
    const same = await browser.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect([same.error?.status, same.error?.code]).toEqual([422, 'mfa_factor_name_conflict']);
    const other = await browser.auth.mfa.enroll({ factorType: 'phone', phone: '+254712345678' });
    expect(other.error?.code).toBe('mfa_phone_enroll_not_enabled');
    for (let more = 1; more < 10; more += 1) await begin(browser);
    const eleventh = await browser.auth.mfa.enroll({ factorType: 'totp' });
    expect([eleventh.error?.status, eleventh.error?.code]).toEqual([422, 'too_many_enrolled_mfa_factors']);
    // What was begun and left makes room after five minutes.
    await stack.sql.rows(
      `update auth.mfa_factors set created_at = created_at - interval '301 seconds' where user_id = $1`,
      [userId],
    );
    await begin(browser, 'Phone');
    expect((await browser.auth.mfa.listFactors()).data?.all).toHaveLength(1);
  });

  it('refuses what is no factor', async () => {
    const { browser } = await stack.signedIn('kim@example.com');
    const token = (await browser.auth.getSession()).data.session?.access_token;
    for (const body of [
      {},
      { factor_type: 7 },
      { factor_type: 'totp', issuer: ['x'] },
      { factor_type: 'totp', friendly_name: 'x'.repeat(101) },
    ]) {
      const response = await fetch(`${stack.url}/auth/v1/factors`, {
        method: 'POST',
        headers: { apikey: stack.keys.anonKey, authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      expect([response.status, (await response.json()).error_code]).toEqual([400, 'validation_failed']);
    }
  });
});
