import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PASSWORD, type ServiceFixture, startServiceFixture } from '../service-fixture.ts';

describe('mail flows', () => {
  let stack: ServiceFixture;
  beforeAll(async () => {
    stack = await startServiceFixture();
  });
  afterAll(() => stack.close());

  /** The link of the newest mail to an address. */
  async function linkTo(address: string): Promise<URL> {
    // Some mails leave only after the answer.
    await expect.poll(() => stack.mailsTo(address)).not.toHaveLength(0);
    return new URL(stack.mailsTo(address)[0]?.links[0] ?? 'about:blank');
  }
  const tokenOf = (link: URL): string => link.searchParams.get('token_hash') ?? '';

  async function signUp(email: string, redirectTo = `${stack.url}/`) {
    const browser = stack.browser();
    const answer = await browser.auth.signUp({
      email,
      password: PASSWORD,
      options: { data: { full_name: 'Wanjiru' }, emailRedirectTo: redirectTo },
    });
    return { browser, ...answer };
  }

  it('confirms an address and signs in the browser that opens the link, once', async () => {
    const { browser, data, error } = await signUp('ann@example.com', `${stack.url}/?redirect=/checkout`);
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.identities).toHaveLength(1);
    const [mail] = stack.mailsTo('ann@example.com');
    expect(mail?.subject).toBe('Confirm your email for Mizizi');
    const link = await linkTo('ann@example.com');
    expect(link.origin + link.pathname).toBe(`${stack.url}/auth/callback`);
    expect(link.searchParams.get('type')).toBe('signup');
    expect(link.searchParams.get('redirect')).toBe('/checkout');
    expect(mail?.text).toContain(link.href);

    const { data: opened } = await browser.auth.verifyOtp({ token_hash: tokenOf(link), type: 'signup' });
    expect(opened.user?.user_metadata['full_name']).toBe('Wanjiru');
    expect(opened.session?.access_token).toBeTruthy();
    const again = await stack.browser().auth.verifyOtp({ token_hash: tokenOf(link), type: 'signup' });
    expect(again.error?.code).toBe('otp_expired');
  });

  it('writes in the language the account was made in', async () => {
    await stack.browser().auth.signUp({
      email: 'zuhura@example.com',
      password: PASSWORD,
      options: { data: { language: 'sw' }, emailRedirectTo: `${stack.url}/` },
    });
    await linkTo('zuhura@example.com');
    expect(stack.mailsTo('zuhura@example.com')[0]?.subject).toBe('Thibitisha barua pepe yako ya Mizizi');
  });

  it('works on another device, and with the type "email"', async () => {
    await signUp('ben@example.com');
    const phone = stack.browser();
    const { data } = await phone.auth.verifyOtp({
      token_hash: tokenOf(await linkTo('ben@example.com')),
      type: 'email',
    });
    expect(data.session?.user.email).toBe('ben@example.com');
    expect(data.user?.user_metadata['email_verified']).toBe(true);
  });

  it('answers a repeated sign-up of a confirmed address without telling whose it is', async () => {
    const { userId } = await stack.signedIn('cate@example.com');
    const { data, error } = await signUp('Cate@example.com');
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.identities).toEqual([]);
    expect(data.user?.id).not.toBe(userId);
    expect(stack.mailsTo('cate@example.com')).toEqual([]);
  });

  it('resends not before a minute has passed', async () => {
    await signUp('dan@example.com');
    const { error } = await stack.browser().auth.resend({ type: 'signup', email: 'dan@example.com' });
    expect(error?.code).toBe('over_email_send_rate_limit');
    expect(error?.message).toMatch(/after \d+ seconds/);
    expect(stack.mailsTo('dan@example.com')).toHaveLength(1);
  });

  it('resends, and then only the newest link counts', async () => {
    await signUp('eve@example.com');
    const old = tokenOf(await linkTo('eve@example.com'));
    // Another address, so that the minute between two mails does not count.
    await stack.sql.rows("update auth.users set email = 'eve2@example.com' where email = 'eve@example.com'");
    const redirectTo = `${stack.url}/auth/callback?redirect=/orders`;
    const { error } = await stack
      .browser()
      .auth.resend({ type: 'signup', email: 'eve2@example.com', options: { emailRedirectTo: redirectTo } });
    expect(error).toBeNull();
    const link = await linkTo('eve2@example.com');
    expect(link.searchParams.get('redirect')).toBe('/orders');
    expect(tokenOf(link)).not.toBe(old);
    expect((await stack.browser().auth.verifyOtp({ token_hash: old, type: 'signup' })).error).not.toBeNull();
    const { data } = await stack.browser().auth.verifyOtp({ token_hash: tokenOf(link), type: 'signup' });
    expect(data.session).not.toBeNull();
  });

  it('recovers a password and ends the other sessions', async () => {
    const { browser: elsewhere } = await stack.signedIn('fay@example.com');
    const browser = stack.browser();
    await browser.auth.resetPasswordForEmail('fay@example.com', {
      redirectTo: `${stack.url}/auth/reset-password`,
    });
    const link = await linkTo('fay@example.com');
    expect(link.pathname).toBe('/auth/reset-password');
    expect(link.searchParams.get('type')).toBe('recovery');
    const { data } = await browser.auth.verifyOtp({ token_hash: tokenOf(link), type: 'recovery' });
    expect(data.session).not.toBeNull();
    expect((await browser.auth.updateUser({ password: 'Another-Horse-8!' })).error).toBeNull();
    expect((await browser.auth.getUser()).data.user?.email).toBe('fay@example.com');
    expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
    const fresh = stack.browser();
    const signIn = (password: string) =>
      fresh.auth.signInWithPassword({ email: 'fay@example.com', password });
    expect((await signIn(PASSWORD)).error?.code).toBe('invalid_credentials');
    expect((await signIn('Another-Horse-8!')).error).toBeNull();
  });

  it('lets a recovery link expire after an hour and a confirmation after a day', async () => {
    await stack.signedIn('gus@example.com');
    await stack.browser().auth.resetPasswordForEmail('gus@example.com');
    await signUp('hal@example.com');
    const verify = async (email: string, type: 'recovery' | 'signup') =>
      stack.browser().auth.verifyOtp({ token_hash: tokenOf(await linkTo(email)), type });
    const age = (column: string, email: string, by: string) =>
      stack.sql.rows(`update auth.users set ${column} = now() - $1::interval where email = $2`, [by, email]);

    await age('recovery_sent_at', 'gus@example.com', '61 minutes');
    expect((await verify('gus@example.com', 'recovery')).error?.code).toBe('otp_expired');
    await age('recovery_sent_at', 'gus@example.com', '59 minutes');
    expect((await verify('gus@example.com', 'recovery')).error).toBeNull();
    await age('confirmation_sent_at', 'hal@example.com', '25 hours');
    expect((await verify('hal@example.com', 'signup')).error?.code).toBe('otp_expired');
    await age('confirmation_sent_at', 'hal@example.com', '23 hours');
    expect((await verify('hal@example.com', 'signup')).error).toBeNull();
  });

  it('moves an account to a new address only when the new mailbox confirms it', async () => {
    const { browser } = await stack.signedIn('ida@example.com');
    const { error } = await browser.auth.updateUser({
      email: 'ida.new@example.com',
      current_password: PASSWORD,
    });
    expect(error).toBeNull();
    expect(stack.mailsTo('ida@example.com')).toEqual([]);
    expect((await browser.auth.getUser()).data.user?.email).toBe('ida@example.com');
    const token_hash = tokenOf(await linkTo('ida.new@example.com'));
    const verified = await stack.browser().auth.verifyOtp({ token_hash, type: 'email_change' });
    expect(verified.error).toBeNull();
    expect((await browser.auth.getUser()).data.user?.email).toBe('ida.new@example.com');
  });

  it('sends links only to the site itself', async () => {
    for (const [index, evil] of [
      'https://evil.example/x',
      'http://127.0.0.1:9/x',
      `${stack.url}@evil.example/`,
      `${stack.url}.evil.example/`,
      'javascript:alert(1)',
    ].entries()) {
      const email = `jo${index}@example.com`;
      await signUp(email, evil);
      const link = await linkTo(email);
      expect(link.origin).toBe(new URL(stack.url).origin);
      expect(link.href).not.toContain('evil');
    }
  });

  it('signs in with a magic link but makes no account for a stranger', async () => {
    await stack.signedIn('kim@example.com');
    expect((await stack.browser().auth.signInWithOtp({ email: 'kim@example.com' })).error).toBeNull();
    const token_hash = tokenOf(await linkTo('kim@example.com'));
    expect(
      (await stack.browser().auth.verifyOtp({ token_hash, type: 'magiclink' })).data.session,
    ).not.toBeNull();

    expect((await stack.browser().auth.signInWithOtp({ email: 'nobody@example.com' })).error).toBeNull();
    expect(stack.mailsTo('nobody@example.com')).toEqual([]);
    expect(await stack.sql.rows("select from auth.users where email = 'nobody@example.com'")).toEqual([]);
  });

  it('keeps no usable link in the database', async () => {
    await signUp('lea@example.com');
    const [row] = await stack.sql.rows<{ confirmation_token: string }>(
      "select confirmation_token from auth.users where email = 'lea@example.com'",
    );
    expect(row?.confirmation_token).toMatch(/^[0-9a-f]{64}$/);
    const { error } = await stack
      .browser()
      .auth.verifyOtp({ token_hash: row?.confirmation_token ?? '', type: 'signup' });
    expect(error).not.toBeNull();
  });
});
