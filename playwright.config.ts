import { defineConfig } from '@playwright/test';

import { demoPort, port } from './e2e/ports.ts';
import { ensureChromium, pageBrowser } from './scripts/chromium.ts';

/**
 * What Playwright switches off (this list takes the place of its own), and three more: a window's address bar is a page of
 * its own by now, drawn anew for each window though nobody sees it, at a third of the whole work; and for each context a
 * process waits for a second site to come, which none of ours opens.
 */
const notNeeded = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
].join(',');

const launched = (executablePath: string) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    `--disable-features=${notNeeded}`,
  ],
});

/** `e2e/serve.ts` starts a shop with data of its own. */
const serving = (way: 'owner' | 'demo', at: number) => ({
  command: `node e2e/serve.ts ${way}`,
  url: `http://localhost:${at}/healthz`,
  reuseExistingServer: false,
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
});
const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const demoJourneys = '**/demo.e2e.ts';
/** Installing, messages while the app is closed, and waking without a network need the parts of a whole browser. */
const appJourneys = ['**/pwa.e2e.ts', '**/notifications.e2e.ts', '**/*-offline.e2e.ts'];

/**
 * Journeys run against the built site as an owner runs it, with DEMO=0, the parties outside behind real sockets and the
 * content of the demo as its rows; what belongs to the demonstration alone has journeys of its own.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  // A third keeps two processors busy while the others wait for an answer, a message or a clock.
  workers: 3,
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
    // Without windows a browser has a fifth less to do; the engine is the same.
    launchOptions: launched(pageBrowser()),
  },
  projects: [
    { name: 'phone', use: phone, testIgnore: [demoJourneys, ...appJourneys] },
    {
      name: 'app',
      use: { ...phone, launchOptions: launched(ensureChromium()) },
      testMatch: appJourneys,
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } }, grep: /@desktop/ },
    { name: 'demo', use: { ...phone, baseURL: `http://localhost:${demoPort}` }, testMatch: demoJourneys },
  ],
  webServer: [serving('owner', port), serving('demo', demoPort)],
});
