/**
 * The key that a passphrase locks a backup with, as the tool `age` makes it. Making it is slow on purpose, so it is done by
 * Node's own scrypt, beside all else; and once for a file that is read twice.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from 'node:crypto';

import { type Identity, type Recipient, Stanza } from 'age-encryption';

/** Base-2 logarithm of the rounds, as `age` has it; a file may ask for more, but not for all of the memory. */
const WORK = 18;
const MOST_WORK = 20;
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const BLOCK = 8;
const CIPHER = 'chacha20-poly1305';
const OPTIONS = { authTagLength: TAG_BYTES };
/** Each file has a key of its own, which encrypts nothing else. */
const NONCE = Buffer.alloc(12);

let lastMade: { of: string; key: Promise<Buffer> } | undefined;

/** What it was made of is kept as a checksum alone. */
function keyOf(passphrase: string, salt: Buffer, work: number): Promise<Buffer> {
  const of = createHash('sha256')
    .update(JSON.stringify([passphrase, salt.toString('hex'), work]))
    .digest('hex');
  if (lastMade?.of !== of) lastMade = { of, key: makeKey(passphrase, salt, work) };
  return lastMade.key;
}

function makeKey(passphrase: string, salt: Buffer, work: number): Promise<Buffer> {
  const rounds = 2 ** work;
  const options = { N: rounds, r: BLOCK, p: 1, maxmem: 256 * BLOCK * rounds };
  return new Promise((resolve, reject) =>
    scrypt(
      passphrase,
      Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), salt]),
      32,
      options,
      (error, key) => (error ? reject(error) : resolve(key)),
    ),
  );
}

/** Locks a new file with a passphrase. */
export const locking = (passphrase: string): Recipient => ({
  wrapFileKey: async (fileKey) => {
    const salt = randomBytes(SALT_BYTES);
    const cipher = createCipheriv(CIPHER, await keyOf(passphrase, salt, WORK), NONCE, OPTIONS);
    const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
    const plain = salt.toString('base64').replace(/=+$/, '');
    return [new Stanza(['scrypt', plain, String(WORK)], new Uint8Array(body))];
  },
});

/** Opens a file that was locked with a passphrase; answers null for any other. */
export const unlocking = (passphrase: string): Identity => ({
  unwrapFileKey: async (stanzas) => {
    const stanza = stanzas.find(({ args }) => args[0] === 'scrypt');
    if (!stanza) return null;
    const [, plain = '', work = ''] = stanza.args;
    const salt = Buffer.from(plain, 'base64');
    const isWhole = stanzas.length === 1 && stanza.args.length === 3 && salt.length === SALT_BYTES;
    if (
      !isWhole ||
      !/^[1-9]\d?$/.test(work) ||
      Number(work) > MOST_WORK ||
      stanza.body.length !== 16 + TAG_BYTES
    )
      throw new Error('the head of the file is not as age writes it');
    return unlocked(stanza.body, await keyOf(passphrase, salt, Number(work)));
  },
});

function unlocked(body: Uint8Array, key: Buffer): Uint8Array | null {
  const decipher = createDecipheriv(CIPHER, key, NONCE, OPTIONS);
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  const fileKey = decipher.update(body.subarray(0, -TAG_BYTES));
  try {
    decipher.final();
  } catch {
    return null; // Another passphrase.
  }
  return new Uint8Array(fileKey);
}
