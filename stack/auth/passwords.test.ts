import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PASSWORD, type ServiceFixture, startServiceFixture } from '../service-fixture.ts';
import { bcryptInput } from './passwords.ts';

let stack: ServiceFixture;
beforeAll(async () => {
  stack = await startServiceFixture();
});
afterAll(() => stack.close());

describe('long passwords', () => {
  const base = `${PASSWORD}${'ü'.repeat(110)}`;

  it('count to their last character', async () => {
    const email = 'ann@example.com';
    const long = `${base}-a`;
    expect(long.length).toBe(128);
    const browser = stack.browser();
    expect((await browser.auth.signUp({ email, password: long })).error).toBeNull();
    await stack.sql.rows('update auth.users set email_confirmed_at = now() where email = $1', [email]);
    const signIn = async (password: string) =>
      (await stack.browser().auth.signInWithPassword({ email, password })).error?.code;
    expect(await signIn(long)).toBeUndefined();
    expect(await signIn(`${base}-b`)).toBe('invalid_credentials');
    expect(await signIn(bcryptInput(long))).toBe('invalid_credentials');
  });

  it('may be set later too, and not be longer than 128 characters', async () => {
    const { browser } = await stack.signedIn('ben@example.com');
    const first = await browser.auth.updateUser({ password: `${base}-a`, current_password: PASSWORD });
    expect(first.error).toBeNull();
    const again = await browser.auth.updateUser({ password: `${base}-a`, current_password: `${base}-a` });
    expect(again.error?.code).toBe('same_password');
    const longer = await browser.auth.updateUser({ password: `${base}-ab`, current_password: `${base}-a` });
    expect(longer.error?.message).toBe('Password cannot exceed 128 characters');
    const fresh = await stack
      .browser()
      .auth.signInWithPassword({ email: 'ben@example.com', password: `${base}-a` });
    expect(fresh.error).toBeNull();
  });
});

describe('a new password', () => {
  it.each('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'.split(''))('may have %s as its symbol', async (symbol) => {
    const email = `symbol-${symbol.charCodeAt(0)}@example.com`;
    const { error } = await stack.browser().auth.signUp({ email, password: `Nyumbani2026${symbol}` });
    expect(error).toBeNull();
  });

  it.each(['Short1!', 'nyumbani-1', 'NYUMBANI-1', 'Nyumbani-x', 'Nyumbani1', 'Nyumbani 1'])(
    'may not be %s',
    async (password) => {
      const { error } = await stack.browser().auth.signUp({ email: 'weak@example.com', password });
      expect(error?.code).toBe('weak_password');
    },
  );
});

it('are hashed off the main thread', async () => {
  await stack.signedIn('cate@example.com');
  const attempts = Array.from({ length: 16 }, (_, index) =>
    stack.browser().auth.signInWithPassword({
      email: `cate${index % 2 === 0 ? '' : index}@example.com`,
      password: 'Wrong-Horse-7!',
    }),
  );
  const [main, all] = [process.threadCpuUsage(), process.cpuUsage()];
  await Promise.all(attempts);
  const mainMs = process.threadCpuUsage(main).user / 1000;
  const allMs = process.cpuUsage(all).user / 1000;
  // Sixteen hashes take most of the time; had the main thread made them, the two would be about the same.
  expect(allMs - mainMs).toBeGreaterThan(16 * 25);
});
