import path from 'node:path';

import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';

import { ensureChromium } from '../scripts/chromium.ts';
import { type Measure, median } from './measure.ts';
import { startProduct, stepBack } from './running-stack.ts';

/**
 * Slow 4G as browsers' own tools really brake it, and as Lighthouse's `--throttling-method=devtools` does: each request
 * waits 562.5 ms, all of them share 1,440 kbit/s.
 */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const SLOWER_PROCESSOR = 4;
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
/** Two waits, for the page and for its picture, are 1,125 ms by themselves. */
const PAINTED: Record<string, number> = { '/': 1300, '/shop': 1600, '/product/1': 1600 };
const ANSWERED = 150;

/** What somebody does in the list of products, one after the other. */
const INTERACTIONS: Record<string, (page: Page) => Promise<void>> = {
  'a category is chosen': (page) => page.getByRole('link', { name: /^Teas/ }).first().tap(),
  'all categories again': (page) => page.getByRole('link', { name: /^All/ }).first().tap(),
  'the filters open': (page) => page.getByRole('button', { name: /^Filters/ }).tap(),
  'a filter is chosen': (page) => page.getByRole('checkbox', { name: 'In stock' }).first().tap(),
};

/** When pages show their largest part on a slow phone, and how long the list of products takes to answer a finger. */
export async function measureSlowPhone(scratch: string): Promise<Measure[]> {
  const stack = await startProduct({ DATA_DIR: path.join(scratch, 'slow-phone'), DEMO: '1' });
  stepBack(stack.pid);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  try {
    const measures: Measure[] = [];
    for (const [address, most] of Object.entries(PAINTED)) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) times.push(await largestPaint(browser, stack.url + address));
      measures.push({
        what: `${address}: largest contentful paint, really throttled`,
        value: median(times),
        unit: 'ms',
        budget: { most },
      });
    }
    for (const [what, value] of Object.entries(await answers(browser, `${stack.url}/shop`)))
      measures.push({
        what: `/shop: ${what}, on a processor four times slower`,
        value,
        unit: 'ms',
        budget: { most: ANSWERED },
      });
    return measures;
  } finally {
    await browser.close();
    await stack.stop();
  }
}

async function phone(browser: Browser): Promise<{ page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  return { page, devtools };
}

async function largestPaint(browser: Browser, url: string): Promise<number> {
  const { page, devtools } = await phone(browser);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(window, { paintTimes: times });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) times.push(startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url);
  await page.locator('html[data-rendered]').waitFor({ state: 'attached' });
  const times = await page.evaluate<number[]>('paintTimes');
  await page.context().close();
  return times.at(-1) ?? Number.NaN;
}

/** From the finger to the picture of the answer, the longest event of each. */
async function answers(browser: Browser, url: string): Promise<Record<string, number>> {
  const { page } = await phone(browser);
  await page.goto(url);
  await page.locator('html[data-rendered]').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { eventDurations: durations });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const longest: Record<string, number> = {};
  for (const [what, act] of Object.entries(INTERACTIONS)) {
    await page.waitForTimeout(1500);
    await page.evaluate('eventDurations.length = 0');
    await act(page);
    await page.waitForTimeout(1500);
    longest[what] = await page.evaluate<number>('Math.max(0, ...eventDurations)');
  }
  await page.context().close();
  return longest;
}
