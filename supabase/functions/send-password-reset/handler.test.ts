import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestStack, type TestStack } from '../../../stack/testing.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack({ project: true, demo: true, listen: true });
});
afterAll(() => stack.close());

it('mails a link to the reset page', async () => {
  const email = `reset-${Date.now()}@example.com`;
  await stack.createUser(email);
  expect((await ask({ email: ` ${email.toUpperCase()} ` })).status).toBe(200);
  // The answer waits for no mail, so that it tells nothing of the address.
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  const mails = await mailsTo(email);
  expect(mails[0]?.links.join(' ')).toContain('/auth/reset-password');
});

it('answers the same for known, unknown and just served addresses', async () => {
  const email = `known-${Date.now()}@example.com`;
  await stack.createUser(email);
  const answers = [await ask({ email }), await ask({ email }), await ask({ email: 'nobody@example.com' })];
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  expect(await mailsTo('nobody@example.com')).toHaveLength(0);
});

it.each([
  {},
  { email: 'no address' },
  { email: `${'a'.repeat(250)}@example.com` },
  { email: ['a@example.com'] },
])('refuses %j', async (body) => {
  expect(await ask(body)).toEqual({
    status: 400,
    body: { kind: 'invalid_email', message: 'Please enter a valid email address', hint: null },
  });
});

it('says so when the auth server is away', async () => {
  const { SUPABASE_URL } = process.env;
  process.env['SUPABASE_URL'] = 'http://127.0.0.1:9';
  const answer = await ask({ email: 'somebody@example.com' });
  process.env['SUPABASE_URL'] = SUPABASE_URL;
  expect(answer).toMatchObject({
    status: 503,
    body: { message: 'Failed to send reset email. Please try again.' },
  });
});

async function ask(body: unknown): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${stack.url}/functions/v1/send-password-reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: stack.keys.anonKey },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

async function mailsTo(email: string): Promise<{ links: string[] }[]> {
  const response = await fetch(`${stack.url}/dev/inbox.json`);
  const mails = (await response.json()) as { to: string; links: string[] }[];
  return mails.filter(({ to }) => to === email);
}
