import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestStack, type TestStack } from '../../../stack/testing.ts';

const PASSWORD = 'Sukuma-Wiki-2026!';
const SENT = { status: 200, body: { message: 'Verification email sent! Please check your inbox.' } };

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({ project: true, demo: true, listen: true });
});
afterAll(() => stack.close());

it('adds no second mail to a sign-up', async () => {
  const email = `new-${Date.now()}@example.com`;
  const { error } = await stack.anon.auth.signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  expect(await ask({ email, type: 'signup', name: 'Wanjiku Kamau' })).toEqual(SENT);
  expect(await ask({ email, type: 'resend' })).toEqual(SENT);
  expect(await mailsTo(email)).toBe(1);
});

it('mails an unconfirmed address that had none lately', async () => {
  const email = `late-${Date.now()}@example.com`;
  await stack.createUser(email);
  await stack.sql.rows('update auth.users set email_confirmed_at = null where email = $1', [email]);
  expect(await ask({ email, type: 'resend' })).toEqual(SENT);
  expect(await mailsTo(email)).toBe(1);
});

it('answers the same for confirmed and unknown addresses, and mails neither', async () => {
  const email = `done-${Date.now()}@example.com`;
  await stack.createUser(email);
  expect(await ask({ email, type: 'resend' })).toEqual(SENT);
  expect(await ask({ email: 'nobody@example.com', type: 'resend' })).toEqual(SENT);
  expect((await mailsTo(email)) + (await mailsTo('nobody@example.com'))).toBe(0);
});

it('refuses what it does not understand', async () => {
  expect(await ask({ email: 'nothing', type: 'resend' })).toMatchObject({ status: 400 });
  expect(await ask({ email: 'a@example.com', type: 'invite' })).toMatchObject({ status: 400 });
});

async function ask(body: unknown): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${stack.url}/functions/v1/send-verification-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: stack.keys.anonKey },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

async function mailsTo(email: string): Promise<number> {
  const response = await fetch(`${stack.url}/dev/inbox.json`);
  const mails = (await response.json()) as { to: string }[];
  return mails.filter(({ to }) => to === email).length;
}
