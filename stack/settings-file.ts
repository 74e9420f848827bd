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
  // Some editors begin a file with a mark of its encoding, which would become a part of the first name.
  for (const [name, value] of Object.entries(parseEnv(text.replace(/^\uFEFF/, ''))))
    if (value !== undefined) process.env[name] ??= value;
}
