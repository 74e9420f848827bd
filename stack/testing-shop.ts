/** Shops for tests that do not ask how one is made: each is a copy of one that this test run has started once and closed. */
import { execFile } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { inject } from 'vitest';

import { readConfig } from './config.ts';
import { createStack } from './stack.ts';
import { byTurns } from './testing.ts';

const run = promisify(execFile);

/** Puts the data directory of a shop with the project's content and nobody in it at `directory`, which is not there yet. */
export async function copyShop(directory: string): Promise<void> {
  const made = path.join(inject('shopFolder'), 'data');
  await byTurns('the shop that is copied', async () => {
    if (existsSync(made)) return;
    const begun = `${made}-begun-${process.pid}`;
    const stack = createStack({
      config: readConfig({ PORT: '0', DEMO: '0', DATA_DIR: begun }),
      projectDirectory: path.join(import.meta.dirname, '../supabase'),
    });
    await stack.start();
    await stack.close();
    renameSync(begun, made);
  });
  // The files of PostgreSQL belong to its own account.
  await run('cp', ['-Rp', made, directory]);
}

declare module 'vitest' {
  interface ProvidedContext {
    shopFolder: string;
  }
}
