import { afterAll, beforeAll, expect, it } from 'vitest';

import { createLog } from '../log.ts';
import { type ServiceFixture, serviceFixture } from '../service-fixture.ts';
import { startTestStack } from '../testing.ts';
import { begin, codeOf, signInOf, withFactor, wrongCode } from './factor-fixture.ts';

const lines: string[] = [];
let stack: ServiceFixture;
beforeAll(async () => {
  const log = createLog({ level: 'warn', format: 'json', write: (line) => void lines.push(line) });
  stack = serviceFixture(await startTestStack({ listen: true, log }));
});
afterAll(() => stack.close());

const told = () => lines.filter((line) => line.includes('fits another time'));

it('takes no code of a clock that is five minutes off, neither at the sign-in nor for a new telephone', async () => {
  const { factorId, secret } = await withFactor(stack, 'ann@example.com');
  const again = await signInOf(stack, 'ann@example.com');
  for (const later of [10, -10]) {
    const shown = await again.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, later) });
    expect(shown.error?.code).toBe('mfa_verification_failed');
  }
  expect((await again.auth.getSession()).data.session).not.toBeNull();
  expect((await again.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, 1) })).error).toBeNull();

  const { browser } = await stack.signedIn('ben@example.com');
  const begun = await begin(browser);
  const code = codeOf(begun.secret, 10);
  const shown = await browser.auth.mfa.challengeAndVerify({ factorId: begun.factorId, code });
  expect(shown.error?.code).toBe('mfa_verification_failed');
  expect((await browser.auth.mfa.listFactors()).data?.totp).toEqual([]);
});

it('tells whoever reads the log how far off the clock is, and of codes that are merely wrong nothing', async () => {
  const seconds = told().map((line) => (JSON.parse(line) as { secondsAhead: number }).secondsAhead);
  // Half a minute may have ended between the code and its refusal.
  expect(seconds.map((ahead) => Math.round(ahead / 100))).toEqual([3, -3, 3]);
  const { factorId, secret } = await withFactor(stack, 'cat@example.com');
  const again = await signInOf(stack, 'cat@example.com');
  await again.auth.mfa.challengeAndVerify({ factorId, code: wrongCode(secret) });
  expect(told()).toHaveLength(3);
});
