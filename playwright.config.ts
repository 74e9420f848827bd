import { defineConfig } from '@playwright/test';

import { ensureChromium } from './scripts/chromium.ts';

const port = Number(process.env['E2E_PORT'] ?? 3300);

/** Journeys run against the built site on a fresh embedded stack; `e2e/serve.ts` starts it with its own data. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording costs a quarter of the time; `TRACE=1` records, for a look at what failed.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    serviceWorkers: 'block',
    timezoneId: 'Africa/Nairobi',
    locale: 'en-KE',
    launchOptions: {
      executablePath: ensureChromium(),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, grep: /@desktop/ },
  ],
  webServer: {
    command: 'node e2e/serve.ts',
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
