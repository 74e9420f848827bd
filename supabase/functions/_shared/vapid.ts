/** Voluntary application server identification (RFC 8292): who sends, proved to a push service. */
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { readEnv } from './env.ts';

/** The keys of this project, base64url: 65 and 32 bytes. `subject` is a mailto: or https: address. */
export type VapidKeys = { publicKey: string; privateKey: string; subject: string };

const TWELVE_HOURS_S = 43_200;

/** The keys of the settings; null when web push is not set up. */
export function vapidFromEnv(): VapidKeys | null {
  const publicKey = readEnv('VAPID_PUBLIC_KEY');
  const privateKey = readEnv('VAPID_PRIVATE_KEY');
  const subject = readEnv('VAPID_SUBJECT');
  return publicKey && privateKey && subject ? { publicKey, privateKey, subject } : null;
}

/** The `Authorization` header for a message to `endpoint`. Throws when a key is damaged. */
export async function vapidHeader(endpoint: URL, keys: VapidKeys, now = Date.now()): Promise<string> {
  const claims = {
    aud: endpoint.origin,
    exp: Math.floor(now / 1000) + TWELVE_HOURS_S,
    sub: keys.subject,
  };
  const unsigned = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    await signingKey(keys),
    new TextEncoder().encode(unsigned),
  );
  return `vapid t=${unsigned}.${toBase64Url(new Uint8Array(signature))}, k=${keys.publicKey}`;
}

const part = (value: object): string => toBase64Url(new TextEncoder().encode(JSON.stringify(value)));

async function signingKey({ publicKey, privateKey }: VapidKeys): Promise<CryptoKey> {
  const point = fromBase64Url(publicKey);
  const key = {
    kty: 'EC',
    crv: 'P-256',
    x: toBase64Url(point.slice(1, 33)),
    y: toBase64Url(point.slice(33, 65)),
    d: privateKey,
  };
  return crypto.subtle.importKey('jwk', key, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']);
}
