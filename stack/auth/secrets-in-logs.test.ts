import { afterAll, beforeAll, expect, it } from 'vitest';

import { createLog } from '../log.ts';
import { PASSWORD, type ServiceFixture, serviceFixture } from '../service-fixture.ts';
import { startTestStack } from '../testing.ts';

const lines: string[] = [];
let stack: ServiceFixture;

beforeAll(async () => {
  const log = createLog({ level: 'debug', format: 'json', write: (line) => void lines.push(line) });
  stack = serviceFixture(await startTestStack({ project: true, demo: true, listen: true, log }));
});
afterAll(() => stack.close());

it('writes no password, token, code or link, however much is logged', async () => {
  const email = `logged-${Date.now()}@example.com`;
  const secrets: (string | null | undefined)[] = [PASSWORD, 'Another-Horse-8!', 'Wrong-Horse-7!'];
  const keepSession = (session: { access_token: string; refresh_token: string } | null) =>
    secrets.push(session?.access_token.split('.')[2], session?.refresh_token);

  const browser = stack.browser();
  await browser.auth.signUp({ email, password: PASSWORD });
  const confirm = new URL(stack.mailsTo(email)[0]?.links[0] ?? '').searchParams.get('token_hash');
  secrets.push(confirm);
  await browser.auth.verifyOtp({ token_hash: `${confirm}wrong`, type: 'signup' });
  keepSession((await browser.auth.verifyOtp({ token_hash: confirm ?? '', type: 'signup' })).data.session);
  await browser.auth.signInWithPassword({ email, password: 'Wrong-Horse-7!' });
  keepSession((await browser.auth.signInWithPassword({ email, password: PASSWORD })).data.session);
  keepSession((await browser.auth.refreshSession()).data.session);

  await browser.functions.invoke('send-password-reset', { body: { email } });
  const reset = new URL(stack.mailsTo(email)[0]?.links[0] ?? '').searchParams.get('token_hash');
  secrets.push(reset);
  // The stock way, where the secret stands in the address that the server is asked for.
  await fetch(`${stack.url}/auth/v1/verify?type=recovery&token=${reset}&redirect_to=${stack.url}/`, {
    redirect: 'manual',
  });
  await browser.auth.updateUser({ password: 'Another-Horse-8!', current_password: PASSWORD });
  await browser.auth.exchangeCodeForSession('0f0f0f0f-code-of-google').catch(() => undefined);
  secrets.push('0f0f0f0f-code-of-google', stack.keys.jwtSecret, stack.keys.secretKey);
  await browser.from('no_such_table').select('*');
  await browser.auth.signOut();

  const log = lines.join('\n');
  expect(lines.length).toBeGreaterThan(10);
  for (const secret of secrets) {
    expect(secret?.length).toBeGreaterThan(7);
    expect(log).not.toContain(secret);
  }
});
