import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

/**
 * Puts what the file `.env` in `folder` says into the environment of this process, as if it had been set before the
 * start; what is set already stays. No file is no fault. Call it before anything reads a setting.
 */
export function loadSettings(folder: string): void {
  let text: string;
  try {
    text = readFileSync(path.join(folder, '.env'), 'utf8');
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return;
    throw error;
  }
  refuseCutSecrets(text);
  // Some editors begin a file with a mark of its encoding, which would become a part of the first name.
  for (const [name, value] of Object.entries(parseEnv(text.replace(/^\uFEFF/, ''))))
    if (value !== undefined) process.env[name] ??= value;
}

const SECRET =
  /^\s*(?:export\s+)?(\w*(?:PASSPHRASE|PASSWORD|SECRET|KEY|TOKEN|CREDENTIAL|_URL))\s*=\s*[^"'`#\s][^#]*#/;

/** What follows a `#` is a comment, unless the value is in quotes: a secret would lose its end without a word. */
function refuseCutSecrets(text: string): void {
  for (const [index, line] of text.split('\n').entries()) {
    const name = SECRET.exec(line)?.[1];
    if (name === undefined) continue;
    console.error(
      `.env, line ${index + 1}: ${name} has a # in it, and its value would end there. Put the value in quotes: ${name}="…"`,
    );
    process.exit(1);
  }
}
