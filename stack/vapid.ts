import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What web push is signed with, base64url: 65 and 32 bytes (RFC 8292). */
export interface VapidKeyPair {
  publicKey: string;
  privateKey: string;
}

/**
 * The keys in `directory/vapid.json`, made there on first use and readable by the owner alone. A damaged file is made
 * anew: devices then ask for notifications once more, which their next visit does by itself.
 */
export function loadVapidKeys(directory: string): VapidKeyPair {
  const file = path.join(directory, 'vapid.json');
  try {
    const keys = JSON.parse(readFileSync(file, 'utf8')) as Partial<VapidKeyPair>;
    if (isKey(keys.publicKey, 65) && isKey(keys.privateKey, 32))
      return { publicKey: keys.publicKey, privateKey: keys.privateKey };
  } catch {
    // not there yet, or cut off while it was written
  }
  const keys = makeVapidKeys();
  mkdirSync(directory, { recursive: true });
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}

function makeVapidKeys(): VapidKeyPair {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}

function isKey(text: unknown, bytes: number): text is string {
  return typeof text === 'string' && Buffer.from(text, 'base64url').length === bytes;
}
