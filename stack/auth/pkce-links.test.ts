import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readConfig } from '../config.ts';
import { PASSWORD, scratchDirectory, type ServiceFixture, serviceFixture } from '../service-fixture.ts';
import { createStack } from '../stack.ts';
import { createTestDatabase } from '../testing.ts';

/** A project whose templates use Supabase's stock link, as a copy of this one may. */
function projectWithStockLinks(): string {
  const project = scratchDirectory();
  mkdirSync(path.join(project, 'templates'));
  cpSync('supabase/templates', path.join(project, 'templates'), { recursive: true });
  for (const name of ['confirmation', 'recovery']) {
    const page = `<html><head><title>Stock</title></head><body><a href="{{ .ConfirmationURL }}">Go</a></body></html>`;
    writeFileSync(path.join(project, 'templates', `${name}.html`), page);
  }
  return project;
}

describe('links with the stock address', () => {
  let stack: ServiceFixture;
  beforeAll(async () => {
    const started = createStack({
      config: { ...readConfig({ PORT: '0', DEMO: '1' }), databaseUrl: await createTestDatabase() },
      projectDirectory: projectWithStockLinks(),
      isThrowaway: true,
      isBehindProxy: true,
    });
    await started.listen();
    await started.start();
    stack = serviceFixture(started);
  });
  afterAll(() => stack.close());

  async function linkTo(address: string): Promise<string> {
    // Some mails leave only after the answer.
    await expect.poll(() => stack.mailsTo(address)).not.toHaveLength(0);
    return stack.mailsTo(address)[0]?.links[0] ?? '';
  }

  /** What a click on a link answers: the address the browser is sent to. */
  async function click(link: string): Promise<URL> {
    const response = await fetch(link, { redirect: 'manual' });
    expect(response.status).toBe(303);
    return new URL(response.headers.get('location') ?? '');
  }

  it('sends the browser that signed up back with a code for its verifier, once', async () => {
    const browser = stack.browser();
    await browser.auth.signUp({
      email: 'ann@example.com',
      password: PASSWORD,
      options: { emailRedirectTo: `${stack.url}/auth/callback?redirect=/cart` },
    });
    const link = await linkTo('ann@example.com');
    const target = await click(link);
    expect(target.origin + target.pathname).toBe(`${new URL(stack.url).origin}/auth/callback`);
    expect(target.searchParams.get('redirect')).toBe('/cart');
    const code = target.searchParams.get('code') ?? '';

    const thief = await stack.browser().auth.exchangeCodeForSession(code);
    expect(thief.error).not.toBeNull();
    const { data, error } = await browser.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe('ann@example.com');
    const again = await click(link);
    expect(again.searchParams.get('error_code')).toBe('otp_expired');
    expect(again.searchParams.has('code')).toBe(false);
  });

  it('recovers through the code', async () => {
    await stack.signedIn('ben@example.com');
    const browser = stack.browser();
    await browser.auth.resetPasswordForEmail('ben@example.com', {
      redirectTo: `${stack.url}/auth/reset-password`,
    });
    const target = await click(await linkTo('ben@example.com'));
    expect(target.pathname).toBe('/auth/reset-password');
    const { data } = await browser.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '');
    expect(data.session?.user.email).toBe('ben@example.com');
    expect((await browser.auth.updateUser({ password: 'Another-Horse-8!' })).error).toBeNull();
  });

  it('hands the session over in the fragment to a client without PKCE', async () => {
    const browser = stack.browser({ flowType: 'implicit' });
    await browser.auth.signUp({ email: 'cate@example.com', password: PASSWORD });
    const target = await click(await linkTo('cate@example.com'));
    const fragment = new URLSearchParams(target.hash.slice(1));
    const { data } = await browser.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect(data.user?.email).toBe('cate@example.com');
  });

  it('does not redirect to a stranger even when the link is changed', async () => {
    const browser = stack.browser();
    await browser.auth.signUp({ email: 'dan@example.com', password: PASSWORD });
    const link = new URL(await linkTo('dan@example.com'));
    link.searchParams.set('redirect_to', 'https://evil.example/');
    expect((await click(link.href)).origin).toBe(new URL(stack.url).origin);
  });
});
