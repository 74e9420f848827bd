import type { TestProject } from 'vitest/node';

import { startScratchPostgres } from './scratch-postgres.ts';

/** Vitest's global setup: one throwaway PostgreSQL for the whole run; `startTestStack` takes databases of it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startScratchPostgres();
  project.provide('postgresUrl', url);
  return stop;
}
