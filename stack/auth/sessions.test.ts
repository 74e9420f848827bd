import { randomUUID } from 'node:crypto';

import type { SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { PASSWORD, type ServiceFixture, startServiceFixture } from '../service-fixture.ts';

let stack: ServiceFixture;
beforeAll(async () => {
  stack = await startServiceFixture();
});
afterAll(() => stack.close());

const sessionIdOf = (accessToken: string): unknown => decodeJwt(accessToken)['session_id'];

describe('a session', () => {
  it('is a new one after each sign-in, whatever the browser brought along', async () => {
    const { browser } = await stack.signedIn('ann@example.com');
    const before = (await browser.auth.getSession()).data.session;
    // The browser of a victim into which somebody has put their own session.
    const { data } = await browser.auth.signInWithPassword({ email: 'ann@example.com', password: PASSWORD });
    const [old, fresh] = [before?.access_token ?? '', data.session?.access_token ?? ''];
    expect(sessionIdOf(fresh)).not.toBe(sessionIdOf(old));
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
  });

  it('is never taken from what the request says', async () => {
    const fixed = '11111111-1111-4111-8111-111111111111';
    await stack.signedIn('ben@example.com');
    const response = await fetch(`${stack.url}/auth/v1/token?grant_type=password&session_id=${fixed}`, {
      method: 'POST',
      headers: { apikey: stack.keys.anonKey, 'content-type': 'application/json', cookie: `sb=${fixed}` },
      body: JSON.stringify({
        email: 'ben@example.com',
        password: PASSWORD,
        session_id: fixed,
        refresh_token: fixed,
      }),
    });
    const session = (await response.json()) as { access_token: string; refresh_token: string };
    expect(sessionIdOf(session.access_token)).not.toBe(fixed);
    expect(session.refresh_token).not.toBe(fixed);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('ends for both when a stolen refresh token comes back', async () => {
    const { browser } = await stack.signedIn('cate@example.com');
    const stolen = (await browser.auth.getSession()).data.session?.refresh_token ?? '';
    expect((await browser.auth.refreshSession()).error).toBeNull();
    expect((await browser.auth.refreshSession()).error).toBeNull();
    const thief = await stack.browser().auth.refreshSession({ refresh_token: stolen });
    expect(thief.error?.code).toBe('refresh_token_already_used');
    expect((await browser.auth.refreshSession()).error).not.toBeNull();
  });

  it('survives an answer that got lost on the way', async () => {
    const { browser } = await stack.signedIn('dan@example.com');
    const sent = (await browser.auth.getSession()).data.session?.refresh_token ?? '';
    const first = await browser.auth.refreshSession({ refresh_token: sent });
    const again = await stack.browser().auth.refreshSession({ refresh_token: sent });
    expect(again.error).toBeNull();
    expect(again.data.session?.refresh_token).toBe(first.data.session?.refresh_token);
  });

  describe('when a clock is changed', () => {
    afterEach(() => vi.useRealTimers());
    const jump = (seconds: number): void => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
    };
    const canRead = async (browser: SupabaseClient): Promise<boolean> => {
      const { error } = await browser.from('notes').select('id');
      return error === null;
    };

    it('goes on where another clock is some seconds behind', async () => {
      const { browser } = await stack.signedIn('faith@example.com');
      jump(-20);
      expect(await canRead(browser)).toBe(true);
      expect((await browser.storage.from('pictures').list()).error).toBeNull();
    });

    it('is renewed hours later, and begins anew hours before', async () => {
      const { browser } = await stack.signedIn('grace@example.com');
      jump(5 * 3600);
      expect((await browser.auth.refreshSession()).error).toBeNull();
      expect(await canRead(browser)).toBe(true);
      jump(-5 * 3600);
      await browser.auth.signInWithPassword({ email: 'grace@example.com', password: PASSWORD });
      expect(await canRead(browser)).toBe(true);
      jump(-5 * 3600);
      await browser.auth.signInWithPassword({ email: 'grace@example.com', password: PASSWORD });
      expect(await canRead(browser)).toBe(true);
      expect((await browser.auth.refreshSession()).error).toBeNull();
    });
  });

  it('ends on this device or on all others, as it was asked', async () => {
    const { browser } = await stack.signedIn('eve@example.com');
    const other = stack.browser();
    await other.auth.signInWithPassword({ email: 'eve@example.com', password: PASSWORD });
    await browser.auth.signOut({ scope: 'others' });
    expect((await other.auth.refreshSession()).error).not.toBeNull();
    const { data } = await browser.auth.refreshSession();
    await browser.auth.signOut({ scope: 'local' });
    const late = await stack.browser().auth.refreshSession({
      refresh_token: data.session?.refresh_token ?? '',
    });
    expect(late.error).not.toBeNull();
  });
});

describe('a forged token', () => {
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

  it.each(['none', 'nOnE', 'HS256', 'RS256'])('is refused with the algorithm %s', async (alg) => {
    const { userId } = await stack.signedIn(`forged-${randomUUID()}@example.com`);
    const claims = { sub: userId, role: 'service_role', aud: 'authenticated', exp: 4_102_444_800 };
    const token = `${encode({ alg, typ: 'JWT', kid: 'local' })}.${encode(claims)}.${alg === 'none' ? '' : 'c2ln'}`;
    for (const path of ['/auth/v1/user', '/rest/v1/notes']) {
      const response = await fetch(stack.url + path, {
        headers: { apikey: stack.keys.anonKey, authorization: `Bearer ${token}` },
      });
      expect([401, 403]).toContain(response.status);
    }
  });
});
