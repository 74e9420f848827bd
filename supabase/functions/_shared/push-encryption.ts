/** Encrypts a push message for one device: aes128gcm content coding (RFC 8188) with the keys of RFC 8291. */
import { fromBase64Url } from './base64url.ts';

/** The device's keys as its browser hands them out: base64url, 65 and 16 bytes. */
export type DeviceKeys = { p256dh: string; auth: string };

/** What is random in a message; given only by tests that check the examples of the RFC. */
type Chance = { salt: Uint8Array<ArrayBuffer>; sender: CryptoKeyPair };

const RECORD_SIZE = 4096;
/** What one record of that size holds beside its tag and the mark at its end. */
const MOST_BYTES = RECORD_SIZE - 17;
const P256 = { name: 'ECDH', namedCurve: 'P-256' } as const;

const utf8 = new TextEncoder();

/** @returns the body of the request to the push service. Throws when the text is too long or a key is damaged. */
export async function encryptPush(
  text: string,
  device: DeviceKeys,
  chance?: Chance,
): Promise<Uint8Array<ArrayBuffer>> {
  const plain = utf8.encode(text);
  if (plain.length > MOST_BYTES) throw new Error(`A push message holds at most ${MOST_BYTES} bytes.`);
  const salt = chance?.salt ?? crypto.getRandomValues(new Uint8Array(16));
  const sender = chance?.sender ?? (await crypto.subtle.generateKey(P256, true, ['deriveBits']));
  const theirs = fromBase64Url(device.p256dh);
  const ours = new Uint8Array(await crypto.subtle.exportKey('raw', sender.publicKey));

  const receiver = await crypto.subtle.importKey('raw', theirs, P256, false, []);
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: receiver }, sender.privateKey, 256);
  const secret = await derive(
    shared,
    fromBase64Url(device.auth),
    join(utf8.encode('WebPush: info\0'), theirs, ours),
    32,
  );
  const key = await derive(secret, salt, utf8.encode('Content-Encoding: aes128gcm\0'), 16);
  const nonce = await derive(secret, salt, utf8.encode('Content-Encoding: nonce\0'), 12);

  const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']);
  // 2 marks the last record, and there is only one.
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    aes,
    join(plain, Uint8Array.of(2)),
  );
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, RECORD_SIZE);
  return join(salt, size, Uint8Array.of(ours.length), ours, new Uint8Array(sealed));
}

/** HKDF with SHA-256. */
async function derive(
  secret: ArrayBuffer,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
): Promise<ArrayBuffer> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8);
}

function join(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
