import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';

/** A device as its push service and its browser know it together. */
export interface PushDevice {
  id: string;
  /** The key of the only sender it takes messages from. */
  applicationServerKey: string;
  /** base64url, as a browser hands them out. */
  keys: { p256dh: string; auth: string };
  /** What it took, oldest first. */
  messages: PushedMessage[];
  isGone: boolean;
  /** Opens what was encrypted for it (RFC 8291). Throws for anything else. */
  decrypt: (body: Buffer) => string;
}

export interface PushedMessage {
  text: string;
  ttl: number;
  urgency: string;
  topic: string | null;
  at: string;
}

const HEADER_BYTES = 21;
const TAG_BYTES = 16;

export function createPushDevice(applicationServerKey: string): PushDevice {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const auth = randomBytes(16);

  function decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(HEADER_BYTES, HEADER_BYTES + (body[HEADER_BYTES - 1] ?? 0));
    const sealed = body.subarray(HEADER_BYTES + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
    const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
    const derive = (name: string, bytes: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
    const end = plain.lastIndexOf(2);
    if (end < 0) throw new Error('The record has no end.');
    return plain.subarray(0, end).toString('utf8');
  }

  return {
    id: randomUUID(),
    applicationServerKey,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    messages: [],
    isGone: false,
    decrypt,
  };
}
