import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type ServiceFixture, startServiceFixture } from '../service-fixture.ts';
import { startTestStack } from '../testing.ts';

const follow = async (address: string): Promise<string> =>
  (await fetch(address, { redirect: 'manual' })).headers.get('location') ?? '';

/** Walks from "Continue with Google" to the page with the people; answers its links. */
async function choices(site: string, client: SupabaseClient): Promise<string[]> {
  const { data } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: {
      redirectTo: `${site}/auth/callback?redirect=/cart`,
      skipBrowserRedirect: true,
      queryParams: { access_type: 'offline', prompt: 'consent' },
    },
  });
  const chooser = await follow(data.url ?? '');
  expect(new URL(chooser).pathname).toBe('/o/oauth2/v2/auth');
  const page = await (await fetch(chooser)).text();
  return [...page.matchAll(/<a href="([^"]+)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), chooser).href,
  );
}

async function signInAs(stack: ServiceFixture, index: number) {
  const client = stack.browser();
  const callback = await follow((await choices(stack.url, client))[index] ?? '');
  const target = new URL(await follow(callback));
  expect([target.pathname, target.searchParams.get('redirect')]).toEqual(['/auth/callback', '/cart']);
  const { data, error } = await client.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '');
  expect(error).toBeNull();
  return data;
}

describe('Continue with Google in a demo', () => {
  let stack: ServiceFixture;
  beforeAll(async () => {
    stack = await startServiceFixture();
  });
  afterAll(() => stack.close());

  it('signs the chosen person in, the same account each time', async () => {
    const first = await signInAs(stack, 0);
    expect(first.user).toMatchObject({
      email: 'grace.wanjiru@example.com',
      app_metadata: { provider: 'google' },
      user_metadata: { full_name: 'Grace Wanjiru', email_verified: true },
    });
    expect((await signInAs(stack, 0)).user?.id).toBe(first.user?.id);
    const other = await signInAs(stack, 1);
    expect(other.user?.email).toBe('brian.otieno@example.com');
  });

  it('comes back with an error when the person cancels', async () => {
    const links = await choices(stack.url, stack.browser());
    const target = new URL(await follow(links.at(-1) ?? ''));
    expect(target.pathname).toBe('/auth/callback');
    expect(target.searchParams.get('error')).toBe('access_denied');
    expect(target.searchParams.has('code')).toBe(false);
  });

  it('answers only requests of our own callback', async () => {
    const chooser = new URL(await follow(`${stack.url}/auth/v1/authorize?provider=google`));
    chooser.searchParams.set('redirect_uri', 'https://evil.example/');
    expect((await fetch(chooser)).status).toBe(400);
    chooser.search = '';
    expect((await fetch(chooser)).status).toBe(400);
  });
});

async function offersGoogle(url: string, apikey: string): Promise<boolean | undefined> {
  const response = await fetch(`${url}/auth/v1/settings`, { headers: { apikey } });
  const settings = (await response.json()) as { external: { google?: boolean } };
  return settings.external.google;
}

describe('a server that knows no Google client', () => {
  it('says that there is no sign-in with Google, and refuses one', async () => {
    const stack = await startTestStack({ listen: true });
    expect(await offersGoogle(stack.url, stack.keys.anonKey)).toBe(false);
    const { data } = await stack.anon.auth.signInWithOAuth({
      provider: 'google',
      options: { skipBrowserRedirect: true },
    });
    const refused = await fetch(data.url ?? '', { redirect: 'manual' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error_code: 'validation_failed' });
    await stack.close();
  });
});

it('goes to Google itself once there is a client, in a demo too', async () => {
  const stack = await startTestStack({
    demo: true,
    listen: true,
    config: { google: { clientId: 'real-client', clientSecret: 'x' } },
  });
  expect(await offersGoogle(stack.url, stack.keys.anonKey)).toBe(true);
  const address = await follow(`${stack.url}/auth/v1/authorize?provider=google`);
  expect(new URL(address).hostname).toBe('accounts.google.com');
  expect(new URL(address).searchParams.get('client_id')).toBe('real-client');
  await stack.close();
});

it('leaves nothing behind when the stack closes', async () => {
  const before = globalThis.fetch;
  const stack = await startTestStack({ demo: true, listen: true });
  expect(await offersGoogle(stack.url, stack.keys.anonKey)).toBe(true);
  expect(globalThis.fetch).not.toBe(before);
  await stack.close();
  expect(globalThis.fetch).toBe(before);
});
