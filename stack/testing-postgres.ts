import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { TestProject } from 'vitest/node';

import { startScratchPostgres } from './scratch-postgres.ts';

/**
 * Vitest's global setup: one throwaway PostgreSQL for the whole run, of which `startTestStack` takes databases, and a
 * folder for the shop that `copyShop` copies.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startScratchPostgres();
  project.provide('postgresUrl', url);
  const folder = mkdtempSync(path.join(tmpdir(), 'mizizi-shop-'));
  project.provide('shopFolder', folder);
  return async () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
    await stop();
  };
}
