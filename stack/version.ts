import { readFileSync } from 'node:fs';
import path from 'node:path';

const { version } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../package.json'), 'utf8'),
) as { version: string };

/** The product's version, as package.json has it. */
export const VERSION = version;
