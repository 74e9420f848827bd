import { generateKeyPairSync, verify } from 'node:crypto';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { fromBase64Url } from './base64url.ts';
import { vapidFromEnv, vapidHeader } from './vapid.ts';
import { isPushService } from './web-push.ts';

afterEach(() => vi.unstubAllEnvs());

function newKeys() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return {
    publicKey,
    keys: { publicKey: point.toString('base64url'), privateKey: d, subject: 'mailto:hello@mizizi.example' },
  };
}

describe('the proof of who sends', () => {
  it('is a signed token for the push service alone', async () => {
    const { publicKey, keys } = newKeys();
    const now = Date.parse('2026-11-21T10:00:00Z');
    const header = await vapidHeader(new URL('https://fcm.googleapis.com/fcm/send/abc'), keys, now);
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
    expect(key).toBe(keys.publicKey);
    const [head = '', claims = '', signature = ''] = token.split('.');
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      aud: 'https://fcm.googleapis.com',
      exp: now / 1000 + 12 * 3600,
      sub: 'mailto:hello@mizizi.example',
    });
    const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', Buffer.from(`${head}.${claims}`), signed, fromBase64Url(signature))).toBe(true);
  });

  it('needs all three settings', () => {
    // The stack of another file has set them in this process.
    for (const name of ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT']) delete process.env[name];
    expect(vapidFromEnv()).toBeNull();
    vi.stubEnv('VAPID_PUBLIC_KEY', 'a');
    vi.stubEnv('VAPID_PRIVATE_KEY', 'b');
    expect(vapidFromEnv()).toBeNull();
    vi.stubEnv('VAPID_SUBJECT', 'mailto:c@example.com');
    expect(vapidFromEnv()).toEqual({ publicKey: 'a', privateKey: 'b', subject: 'mailto:c@example.com' });
  });
});

describe('messages go to push services only', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
    ['https://web.push.apple.com/abc', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/abc', false],
    ['https://fcm.googleapis.com.evil.example/abc', false],
    ['https://evil.example/push.apple.com', false],
    ['http://169.254.169.254/latest/meta-data', false],
    ['http://localhost:5432/', false],
    ['nonsense', false],
  ])('%s: %s', (endpoint, allowed) => expect(isPushService(endpoint)).toBe(allowed));

  it('and to the one of the settings', () => {
    vi.stubEnv('PUSH_SERVICE', 'http://127.0.0.1:3999');
    expect(isPushService('http://127.0.0.1:3999/push/abc')).toBe(true);
    expect(isPushService('http://127.0.0.1:3998/push/abc')).toBe(false);
  });
});
