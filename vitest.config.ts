import { availableParallelism } from 'node:os';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** `web` runs in a simulated browser, `node` drives the real stack, scripts, content and functions. */
export default defineConfig({
  test: {
    silent: 'passed-only',
    // Some tests wait more than they work: for a process to end, a mail server that is silent, a clock.
    maxWorkers: availableParallelism() * 2,
    // A poll ends with its condition; only a busy machine uses the rest.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          // One simulated browser per worker and a fresh world per file: making the browser anew takes longer than the tests.
          pool: 'vmThreads',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['src/test-setup.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'node',
          environment: 'node',
          // What they share, the stack and the libraries below it, takes a worker most of a second to read: once, not per file.
          isolate: false,
          globalSetup: ['stack/testing-postgres.ts'],
          include: ['{stack,scripts,content,bench,supabase/functions}/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
