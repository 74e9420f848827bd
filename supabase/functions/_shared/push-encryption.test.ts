import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { fromBase64Url, toBase64Url } from './base64url.ts';
import { encryptPush } from './push-encryption.ts';

const P256 = { name: 'ECDH', namedCurve: 'P-256' } as const;

async function keyPair(publicKey: string, privateKey: string): Promise<CryptoKeyPair> {
  const point = fromBase64Url(publicKey);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: toBase64Url(point.slice(1, 33)),
    y: toBase64Url(point.slice(33)),
  };
  return {
    publicKey: await crypto.subtle.importKey('jwk', jwk, P256, true, []),
    privateKey: await crypto.subtle.importKey('jwk', { ...jwk, d: privateKey }, P256, true, ['deriveBits']),
  };
}

/** The example of RFC 8291, section 5 and appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  senderPublic: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  receiverPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

/** What a browser does with a message, written with other tools than the code under test. */
function decrypt(body: Uint8Array, receiverPrivate: string, auth: string): string {
  const message = Buffer.from(body);
  const sender = message.subarray(21, 21 + (message[20] ?? 0));
  const receiver = createECDH('prime256v1');
  receiver.setPrivateKey(Buffer.from(receiverPrivate, 'base64url'));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver.getPublicKey(), sender]);
  const secret = hkdfSync('sha256', receiver.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32);
  const derived = (name: string, bytes: number) =>
    Buffer.from(
      hkdfSync(
        'sha256',
        new Uint8Array(secret),
        message.subarray(0, 16),
        `Content-Encoding: ${name}\0`,
        bytes,
      ),
    );
  const sealed = message.subarray(21 + sender.length);
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

describe('a push message', () => {
  it('is encrypted as RFC 8291 shows', async () => {
    const body = await encryptPush(example.text, example, {
      salt: fromBase64Url(example.salt),
      sender: await keyPair(example.senderPublic, example.senderPrivate),
    });
    expect(toBase64Url(body)).toBe(example.body);
  });

  it('can be read by the device alone, and is never the same twice', async () => {
    const words = 'Habari! Malipo yako yamepokelewa ✓';
    const [one, two] = await Promise.all([encryptPush(words, example), encryptPush(words, example)]);
    expect(decrypt(one, example.receiverPrivate, example.auth)).toBe(words);
    expect(toBase64Url(one)).not.toBe(toBase64Url(two));
    expect(() => decrypt(one, example.senderPrivate, example.auth)).toThrow('authenticate');
  });

  it('fits into one record or is refused', async () => {
    await expect(encryptPush('x'.repeat(4079), example)).resolves.toHaveLength(4079 + 17 + 86);
    await expect(encryptPush('x'.repeat(4080), example)).rejects.toThrow('at most');
  });

  it('is refused for keys that are none', async () => {
    await expect(encryptPush('x', { p256dh: 'AAAA', auth: example.auth })).rejects.toThrow(/key/i);
  });
});
