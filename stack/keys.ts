import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What proves who calls: made on the first start and kept from then on. */
export interface Keys {
  /** Public: names the project, has the rights of a visitor. */
  anonKey: string;
  /** Secret: passes every policy; for functions, jobs and scripts. */
  secretKey: string;
  /** Secret: signs access tokens (HS256). */
  jwtSecret: string;
}

const SHAPES: Record<keyof Keys, RegExp> = {
  anonKey: /^sb_publishable_[\w-]{20,}$/,
  secretKey: /^sb_secret_[\w-]{20,}$/,
  jwtSecret: /^[\w-]{32,}$/,
};

/** Keys for one run only. */
export function makeKeys(): Keys {
  return {
    anonKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(32).toString('base64url')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
  };
}

/**
 * The keys in `directory/keys.json`, made there on first use and readable by the owner alone. Throws when the file
 * is damaged: new keys would silently end every session.
 */
export function loadKeys(directory: string): Keys {
  const file = path.join(directory, 'keys.json');
  const text = readOrCreate(file);
  const keys = parse(text);
  if (!keys) {
    throw new Error(
      `${file} is damaged. Put back a copy of it, or delete it to make new keys; everybody has to sign in again then.`,
    );
  }
  return keys;
}

function readOrCreate(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}`;
  writeFileSync(temporary, `${JSON.stringify(makeKeys(), null, 2)}\n`, { mode: 0o600 });
  try {
    linkSync(temporary, file); // Unlike a rename it never replaces keys another process made meanwhile.
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  return readFileSync(file, 'utf8');
}

function parse(text: string): Keys | undefined {
  let value: Partial<Record<keyof Keys, unknown>>;
  try {
    value = JSON.parse(text) as Partial<Record<keyof Keys, unknown>>;
  } catch {
    return undefined; // Reported by the caller, together with what to do.
  }
  const { anonKey, secretKey, jwtSecret } = value;
  const fits = (name: keyof Keys, key: unknown): key is string =>
    typeof key === 'string' && SHAPES[name].test(key);
  if (!fits('anonKey', anonKey) || !fits('secretKey', secretKey) || !fits('jwtSecret', jwtSecret))
    return undefined;
  return { anonKey, secretKey, jwtSecret };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error ? Reflect.get(error, 'code') : undefined;
}
