import { afterAll, beforeAll, expect, it } from 'vitest';

import { type ServiceFixture, serviceFixture } from '../service-fixture.ts';
import { startTestStack } from '../testing.ts';
import { codeOf, codesOf, signInOf, withFactor, wrongCode } from './factor-fixture.ts';

let stack: ServiceFixture;
beforeAll(async () => {
  stack = serviceFixture(await startTestStack({ project: true, demo: true, listen: true }));
});
afterAll(() => stack.close());

const TITLE = 'Many wrong codes were entered for your account';
const toldOf = (userId: string) =>
  stack.sql.rows<{ title: string; is_owed: boolean }>(
    `select n.title, d.is_owed from public.notifications n join private.deliveries d on d.notification_id = n.id
     where n.user_id = $1 and n.title ~ 'code' order by n.created_at`,
    [userId],
  );

/** What an answer says over the network, where auth-js leaves out its headers. */
async function ask(path: string, token: string | undefined, body: object) {
  const response = await fetch(`${stack.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: {
      apikey: stack.keys.anonKey,
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.77',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const { msg } = (await response.json()) as { msg?: string };
  return { status: response.status, msg, after: Number(response.headers.get('retry-after')) };
}

it('tells the owner once by mail when wrong codes close the second step, and whoever entered them for how long', async () => {
  const { userId, secret, factorId } = await withFactor(stack, 'ann@example.com');
  const thief = await signInOf(stack, 'ann@example.com');
  const guess = () => thief.auth.mfa.challengeAndVerify({ factorId, code: wrongCode(secret) });
  for (let tries = 0; tries < 5; tries += 1)
    expect((await guess()).error?.message).toBe('Invalid TOTP code entered');
  expect(await toldOf(userId)).toEqual([]);
  for (let tries = 0; tries < 2; tries += 1) {
    const { error } = await guess();
    expect(error?.status).toBe(429);
    expect(error?.message).toMatch(/^Request rate limit reached, try again in 1[45] minutes$/);
  }
  expect(await toldOf(userId)).toEqual([{ title: TITLE, is_owed: true }]);

  const token = (await thief.auth.getSession()).data.session?.access_token;
  let last;
  for (let tries = 0; tries < 6; tries += 1)
    last = await ask('factors/recovery-codes/verify', token, { code: 'abcd' });
  expect(last).toMatchObject({
    status: 429,
    msg: expect.stringMatching(/^Too many failed attempts, try again in 1[45] minutes$/),
  });
  expect(last?.after).toBeGreaterThan(800);
  expect(last?.after).toBeLessThanOrEqual(900);
  expect(await toldOf(userId)).toHaveLength(1);
});

it('says after how long a refused sign-in may be tried again', async () => {
  let last;
  for (let tries = 0; tries < 11; tries += 1)
    last = await ask('token?grant_type=password', undefined, {
      email: 'ben@example.com',
      password: 'Wrong-1!',
    });
  expect(last).toMatchObject({
    status: 429,
    msg: expect.stringContaining('Request rate limit reached, try again in 15'),
  });
  expect(last?.after).toBeGreaterThan(800);
  await ask('recover', undefined, { email: 'ben@example.com' });
  const again = await ask('recover', undefined, { email: 'ben@example.com' });
  expect(again.status).toBe(429);
  expect(again.after).toBeGreaterThan(30);
  expect(again.after).toBeLessThanOrEqual(60);
});

it('says of a code that was used already that it was, and counts it as no guess', async () => {
  const email = 'cat@example.com';
  const { browser, factorId, secret, userId } = await withFactor(stack, email);
  const code = codeOf(secret, 1);
  const first = await signInOf(stack, email);
  expect((await first.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
  // The first one's step has ended sign-ins that were not finished.
  const second = await signInOf(stack, email);
  for (let tries = 0; tries < 8; tries += 1) {
    const { error } = await second.auth.mfa.challengeAndVerify({ factorId, code });
    expect([error?.code, error?.message]).toEqual([
      'mfa_verification_failed',
      'This TOTP code was used already, wait for the next one',
    ]);
  }
  expect((await second.auth.getSession()).data.session).not.toBeNull();

  const { data } = await codesOf(browser).generate();
  const [spent = ''] = data?.codes ?? [];
  expect((await codesOf(second).verify({ code: spent })).error).toBeNull();
  const third = await signInOf(stack, email);
  expect((await codesOf(third).verify({ code: spent })).error?.message).toBe(
    'This recovery code was used already, take another one',
  );
  expect((await codesOf(third).verify({ code: 'abcdefgh' })).error?.message).toBe(
    'Invalid recovery code entered',
  );
  expect((await toldOf(userId)).map(({ title }) => title)).toEqual([
    'New recovery codes were made for your account',
    'A recovery code of yours was used',
  ]);
});
