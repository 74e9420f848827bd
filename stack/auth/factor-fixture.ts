import { decodeJwt } from 'jose';
import { Secret, TOTP } from 'otpauth';

import { PASSWORD, type ServiceFixture } from '../service-fixture.ts';

export type Browser = ReturnType<ServiceFixture['browser']>;

const HALF_MINUTE = 30_000;

/**
 * What the telephone shows, so many half minutes from now. One of the next half minute is taken too, and is still right
 * when this one has passed.
 */
export const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * HALF_MINUTE });

/** A code that is none of those that are taken now. */
export function wrongCode(secret: string): string {
  const right = new Set([-1, 0, 1, 2].map((later) => codeOf(secret, later)));
  return ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !right.has(code)) ?? '';
}

export async function begin(browser: Browser, friendlyName?: string) {
  const { data, error } = await browser.auth.mfa.enroll({
    factorType: 'totp',
    issuer: 'Mizizi',
    ...(friendlyName ? { friendlyName } : {}),
  });
  if (error) throw error;
  return { factorId: data.id, ...data.totp };
}

/** The calls are behind a switch of auth-js, which tests turn like the site does. */
export function codesOf(browser: Browser) {
  Reflect.set(browser.auth, 'experimental', { recoveryCodes: true });
  return browser.auth.mfa.recoveryCodes;
}

/** A person with a second factor: signed in with it here, and `secret` in the telephone. */
export async function withFactor(stack: ServiceFixture, email: string) {
  const { browser, userId } = await stack.signedIn(email);
  const { factorId, secret } = await begin(browser);
  const { error } = await browser.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) });
  if (error) throw error;
  return { browser, userId, factorId, secret };
}

/** Another browser of theirs, signed in with the password alone. */
export async function signInOf(stack: ServiceFixture, email: string): Promise<Browser> {
  const browser = stack.browser();
  const { error } = await browser.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return browser;
}

/** What the access token says of the session. */
export async function claims(browser: Browser) {
  const { data } = await browser.auth.getSession();
  const { aal, amr } = decodeJwt<{ aal: string; amr: { method: string; timestamp: number }[] }>(
    data.session?.access_token ?? '',
  );
  return { aal, methods: amr.map(({ method }) => method) };
}

/** The level a session has, and the one it could have. */
export async function levels(browser: Browser) {
  const { data } = await browser.auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
}
