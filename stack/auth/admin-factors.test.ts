import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type ServiceFixture, startServiceFixture } from '../service-fixture.ts';
import { claims, codesOf, levels, signInOf, withFactor } from './factor-fixture.ts';

let stack: ServiceFixture;
beforeAll(async () => {
  stack = await startServiceFixture();
});
afterAll(() => stack.close());

const admin = () => stack.browser({ key: stack.keys.secretKey }).auth.admin;

describe('the secret key', () => {
  it('lists the factors of somebody, without their secrets', async () => {
    const { userId, factorId, secret, browser } = await withFactor(stack, 'ann@example.com');
    await codesOf(browser).generate();
    const { data } = await admin().mfa.listFactors({ userId });
    expect(data?.factors).toMatchObject([
      { id: factorId, status: 'verified', factor_type: 'totp' },
      { status: 'verified', factor_type: 'recovery_code' },
    ]);
    expect(JSON.stringify(data)).not.toContain(secret);
  });

  it('takes one away, and its codes and the strength of sessions with it', async () => {
    const email = 'ben@example.com';
    const { userId, factorId, browser } = await withFactor(stack, email);
    await codesOf(browser).generate();
    expect((await admin().mfa.deleteFactor({ userId, id: factorId })).error).toBeNull();
    expect((await admin().mfa.listFactors({ userId })).data?.factors).toEqual([]);
    await browser.auth.refreshSession();
    expect((await claims(browser)).aal).toBe('aal1');
    expect(await levels(await signInOf(stack, email))).toEqual(['aal1', 'aal1']);
  });

  it('finds no factor under the name of another, nor one that is none', async () => {
    const { factorId } = await withFactor(stack, 'cate@example.com');
    const { userId } = await stack.signedIn('dan@example.com');
    for (const { error } of [
      await admin().mfa.deleteFactor({ userId, id: factorId }),
      await admin().mfa.deleteFactor({ userId, id: crypto.randomUUID() }),
    ])
      expect([error?.status, error?.code]).toEqual([404, 'mfa_factor_not_found']);
    const nobody = await admin().mfa.listFactors({ userId: crypto.randomUUID() });
    expect([nobody.error?.status, nobody.error?.code]).toEqual([404, 'user_not_found']);
  });
});

it('nobody else asks for them', async () => {
  const { browser, userId, factorId } = await withFactor(stack, 'eve@example.com');
  const token = (await browser.auth.getSession()).data.session?.access_token ?? '';
  for (const bearer of [token, stack.keys.anonKey])
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', `/${factorId}`],
    ]) {
      const response = await fetch(`${stack.url}/auth/v1/admin/users/${userId}/factors${path}`, {
        method: method ?? 'GET',
        headers: { apikey: stack.keys.anonKey, authorization: `Bearer ${bearer}` },
      });
      expect([401, 403]).toContain(response.status);
    }
  expect((await browser.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
});
