import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { PASSWORD, type ServiceFixture, serviceFixture } from '../service-fixture.ts';
import { type SmtpMood, startTestSmtp, type TestSmtp } from '../testing-smtp.ts';
import { startTestStack } from '../testing.ts';

let smtp: TestSmtp;
let stack: ServiceFixture;

beforeAll(async () => {
  smtp = await startTestSmtp();
  stack = serviceFixture(await startTestStack({ listen: true, config: { smtpUrl: smtp.url } }));
});
afterAll(async () => {
  smtp.mood = 'well';
  await stack.close();
  smtp.close();
});

/** What GoTrue answers when the mail of a request could not be sent. */
const failed = (words: string) => ({ code: 500, error_code: 'unexpected_failure', msg: words });

async function post(path: string, body: object, key = stack.keys.anonKey, token = key, method = 'POST') {
  const response = await fetch(`${stack.url}/auth/v1/${path}`, {
    method,
    headers: { apikey: key, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    body: await response.text(),
  };
}

describe.each<SmtpMood>(['down', 'silent', 'refusing'])('with a mail server that is %s', (mood) => {
  const email = `${mood}@example.com`;

  it('a sign-up says that the mail failed, and goes through when it is tried again', async () => {
    smtp.mood = mood;
    const first = await post('signup', { email, password: PASSWORD });
    expect(first.status).toBe(500);
    expect(first.type).toContain('application/json');
    expect(JSON.parse(first.body)).toEqual(failed('Error sending confirmation email'));
    expect(await stack.sql.rows('select id from auth.users where email = $1', [email])).toEqual([]);

    smtp.mood = 'well';
    // Another password this time: nothing is left of the first try.
    const again = await stack.browser().auth.signUp({ email, password: `${PASSWORD}2` });
    expect(again.error).toBeNull();
    expect(smtp.delivered().filter((to) => to === email)).toHaveLength(1);
    await stack.sql.rows('update auth.users set email_confirmed_at = now() where email = $1', [email]);
    const signIn = await stack.browser().auth.signInWithPassword({ email, password: `${PASSWORD}2` });
    expect(signIn.error).toBeNull();
  });
});

it('a change of address says so, leaves the old one alone, and can be tried again', async () => {
  const { browser, userId } = await stack.signedIn('moving@example.com');
  smtp.mood = 'refusing';
  const token = (await browser.auth.getSession()).data.session?.access_token;
  const change = { email: 'moved@example.com', current_password: PASSWORD };
  const first = await post('user', change, stack.keys.anonKey, token, 'PUT');
  expect([first.status, JSON.parse(first.body)]).toEqual([500, failed('Error sending email change email')]);
  const [user] = await stack.sql.rows<{ email: string; email_change: string | null }>(
    'select email, email_change from auth.users where id = $1',
    [userId],
  );
  expect([user?.email, user?.email_change || null]).toEqual(['moving@example.com', null]);
  smtp.mood = 'well';
  expect((await browser.auth.updateUser(change)).error).toBeNull();
  expect(smtp.delivered()).toContain('moved@example.com');
});

it('an invitation says so and leaves nobody behind', async () => {
  smtp.mood = 'refusing';
  const invite = () => post('invite', { email: 'guest@example.com' }, stack.keys.secretKey);
  const first = await invite();
  expect([first.status, JSON.parse(first.body)]).toEqual([500, failed('Error sending invite email')]);
  smtp.mood = 'well';
  expect((await invite()).status).toBe(200);
  expect(smtp.delivered()).toContain('guest@example.com');
});

it('an account that waits for its confirmation keeps waiting when its second mail fails', async () => {
  const email = 'patient@example.com';
  smtp.mood = 'well';
  expect((await stack.browser().auth.signUp({ email, password: PASSWORD })).error).toBeNull();
  const [before] = await stack.sql.rows('select id, confirmation_token from auth.users where email = $1', [
    email,
  ]);
  await stack.sql.rows("update private.rate_windows set opened_at = opened_at - interval '2 minutes'");
  smtp.mood = 'refusing';
  const second = await post('signup', { email, password: PASSWORD });
  expect(second.status).toBe(500);
  // The link that did arrive still works.
  expect(
    await stack.sql.rows('select id, confirmation_token from auth.users where email = $1', [email]),
  ).toEqual([before]);
});

it('a reset that was asked for while the mail server was away arrives once it is back, and strangers learn nothing', async () => {
  const email = 'waiting-long@example.com';
  await stack.signedIn(email);
  smtp.mood = 'down';
  const ask = (whom: string) => post('recover', { email: whom });
  expect((await ask(email)).status).toBe(200);
  // From the first failure on everybody is told, whether or not they have an account.
  let strangers = 0;
  const stranger = async () => {
    const { status, body } = await ask(`stranger-${(strangers += 1)}@example.com`);
    return `${status} ${body}`;
  };
  await expect.poll(stranger, { timeout: 20_000, interval: 1_000 }).toMatch(/^503 .*mail_unavailable/);
  smtp.mood = 'well';
  const arrived = () => smtp.delivered().filter((to) => to === email).length;
  const before = arrived();
  await expect.poll(arrived, { timeout: 30_000 }).toBe(before + 1);
  expect(await stranger()).toMatch(/^200/);
}, 60_000);
