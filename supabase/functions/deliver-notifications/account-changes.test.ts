import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PASSWORD, type ServiceFixture, serviceFixture } from '../../../stack/service-fixture.ts';
import { startTestStack } from '../../../stack/testing.ts';

const NEW = 'Another-Horse-8!';

let stack: ServiceFixture;
beforeAll(async () => {
  const started = await startTestStack({ project: true, demo: true, listen: true });
  // The stack's own timer would now and then be faster than a test that delivers by hand.
  await started.services.stop();
  stack = serviceFixture(started);
});
afterAll(() => stack.close());

async function deliver(): Promise<unknown> {
  const response = await fetch(`${stack.url}/functions/v1/deliver-notifications`, {
    method: 'POST',
    headers: { apikey: stack.keys.secretKey },
  });
  return ((await response.json()) as { sent: unknown }).sent;
}

/** The key of the link that undoes the newest change told to an address. */
function keyTo(email: string): string {
  const link = new URL(stack.mailsTo(email)[0]?.links[0] ?? 'about:blank');
  expect(link.origin + link.pathname).toBe(`${stack.url}/auth/undo`);
  return link.searchParams.get('key') ?? '';
}

const signIn = async (email: string, password: string) =>
  (await stack.browser().auth.signInWithPassword({ email, password })).error?.code;
const undo = (token: string) => stack.browser().rpc('undo_account_change', { token });

/** Moves an account to another address, which confirms it. */
async function move(browser: ServiceFixture['browser'] extends () => infer B ? B : never, email: string) {
  const { error } = await browser.auth.updateUser({ email, current_password: PASSWORD });
  expect(error).toBeNull();
  const token_hash = new URL(stack.mailsTo(email)[0]?.links[0] ?? '').searchParams.get('token_hash') ?? '';
  expect((await stack.browser().auth.verifyOtp({ token_hash, type: 'email_change' })).error).toBeNull();
}

describe('a changed password', () => {
  it('is told to its owner, who may undo it', async () => {
    const email = 'ann@example.com';
    const { browser } = await stack.signedIn(email);
    await browser.auth.updateUser({ password: NEW, current_password: PASSWORD });
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    const [mail, ...more] = stack.mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your Mizizi password was changed');
    expect(mail?.text).toContain(email);
    const key = keyTo(email);
    expect((await undo(key)).data).toMatchObject({ email });
    expect([await signIn(email, PASSWORD), await signIn(email, NEW)]).toEqual([
      undefined,
      'invalid_credentials',
    ]);
    expect((await browser.auth.refreshSession()).error).not.toBeNull();
    expect(await deliver()).toBe(0);
    expect((await undo(key)).error?.details).toBe('link_over');
  });

  it('is told when a reset link changed it, too, in the language of the account', async () => {
    const email = 'ben@example.com';
    const { browser } = await stack.signedIn(email);
    await browser.auth.updateUser({ data: { language: 'sw' } });
    const phone = stack.browser();
    await phone.auth.resetPasswordForEmail(email);
    await expect.poll(() => stack.mailsTo(email)).toHaveLength(1);
    const token_hash = new URL(stack.mailsTo(email)[0]?.links[0] ?? '').searchParams.get('token_hash') ?? '';
    await phone.auth.verifyOtp({ token_hash, type: 'recovery' });
    expect((await phone.auth.updateUser({ password: NEW })).error).toBeNull();
    expect(await deliver()).toBe(1);
    expect(stack.mailsTo(email)[0]?.subject).toBe('Nenosiri lako la Mizizi limebadilishwa');
    expect(stack.mailsTo(email)[0]?.html).toContain('<html lang="sw">');
  });
});

describe('a changed address', () => {
  it('is told to the old one, which gets the account back, password included', async () => {
    const [email, thief] = ['cate@example.com', 'thief@example.com'];
    const { browser } = await stack.signedIn(email);
    await move(browser, thief);
    expect(await deliver()).toBe(1);
    expect(stack.mailsTo(email)[0]?.subject).toBe('Your Mizizi account has a new address');
    expect(stack.mailsTo(email)[0]?.text).toContain(thief);
    await browser.auth.updateUser({ password: NEW, current_password: PASSWORD });
    expect(await deliver()).toBe(1);
    expect(stack.mailsTo(email)).toHaveLength(1);
    const [own, owns] = [keyTo(thief), keyTo(email)];
    expect((await undo(owns)).error).toBeNull();
    expect((await undo(own)).error?.details).toBe('link_over');
    expect(await signIn(thief, NEW)).toBe('invalid_credentials');
    expect(await signIn(email, NEW)).toBe('invalid_credentials');
    expect(await signIn(email, PASSWORD)).toBeUndefined();
    expect(await deliver()).toBe(0);
  });

  it('is told to nobody as long as the new one has not confirmed it', async () => {
    const { browser } = await stack.signedIn('dan@example.com');
    await browser.auth.updateUser({ email: 'dan.new@example.com', current_password: PASSWORD });
    expect(await deliver()).toBe(0);
  });
});
