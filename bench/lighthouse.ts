import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { ensureChromium } from '../scripts/chromium.ts';
import { SETTLED_MS } from '../src/start/later.tsx';
import { type Measure, median } from './measure.ts';
import { blockingByProcessor, type TraceEvent } from './processor-time.ts';
import { startProduct, stepBack } from './running-stack.ts';
import { startTlsProxy } from './tls-proxy.ts';
import { installTools, makeCertificate } from './tools.ts';

/** What a page may take at most: kilobytes of JavaScript it asks for by itself, and milliseconds. */
interface Budget {
  kilobytes: number;
  largestPaint: number;
  firstPaint: number;
  blocking: number;
}
const BUYING: Budget = { kilobytes: 120, largestPaint: 1500, firstPaint: 900, blocking: 100 };
const READING: Budget = { kilobytes: 150, largestPaint: 1500, firstPaint: 1100, blocking: 200 };
/** The pages that are looked at. */
const PAGES: Record<string, Budget> = {
  '/': { ...BUYING, firstPaint: 1100 },
  '/shop': BUYING,
  '/product/1': BUYING,
  '/herbs/neem': READING,
  '/nutrition-knowledge/iron-from-food': READING,
  '/nutrition-knowledge/foods/githeri': READING,
  '/auth': READING,
};
/** The least score of each category, of 100. Performance is the one that a busy machine spoils. */
const CATEGORIES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);

/** A request or a mark of the page's own; times in milliseconds since the page was asked for. */
interface Item {
  resourceType?: string;
  transferSize?: number;
  networkRequestTime?: number;
  name?: string;
  startTime?: number;
}

/** What is read of Lighthouse's report. */
interface Report {
  runtimeError?: { message: string };
  audits: Record<
    string,
    {
      numericValue?: number;
      details?: { items?: Item[] };
    }
  >;
  categories: Record<string, { score: number | null }>;
}

/** What a phone on slow 4G sees: Lighthouse's own mobile profile, the median of several runs of each page. */
export async function measurePages(scratch: string): Promise<Measure[]> {
  const resolve = installTools();
  const { launch } = (await import(pathToFileURL(resolve('chrome-launcher')).href)) as { launch: Launch };
  const tools: Tools = { cli: resolve('lighthouse/cli/index.js'), launch, chromium: ensureChromium() };
  let target = '';
  const proxy = await startTlsProxy(await makeCertificate(resolve), () => target);
  const stack = await startProduct({
    DATA_DIR: path.join(scratch, 'pages'),
    SITE_URL: proxy.url,
    DEMO: '1',
  });
  target = stack.url;
  stepBack(stack.pid);
  try {
    const measures: Measure[] = [];
    for (const [page, budget] of Object.entries(PAGES)) {
      const reports: Report[] = [];
      const ownWork: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const name = path.join(scratch, `lighthouse-${run}`);
        await lighthouseAgain(tools, proxy.url + page, `${name}.json`);
        reports.push(readReport(`${name}.json`));
        ownWork.push(blockingByProcessor(readTrace(`${name}-0.trace.json`), proxy.url + page));
      }
      measures.push(...numbersOf(page, budget, reports), {
        what: `${page}: blocking time by processor time`,
        value: median(ownWork),
        unit: 'ms',
        budget: { most: budget.blocking },
      });
    }
    return measures;
  } finally {
    await stack.stop();
    await proxy.close();
  }
}

interface Tools {
  /** Lighthouse's program. */
  cli: string;
  launch: Launch;
  chromium: string;
}

interface Browser {
  port: number;
  kill: () => void;
}
type Launch = (options: { chromePath: string; chromeFlags: string[] }) => Promise<Browser>;

/**
 * One look with a new browser. Lighthouse and the server step back for it: on a phone they would not share its processor,
 * and Lighthouse counts the time a task had to wait for them as the page's own.
 */
async function lighthouse({ cli, launch, chromium }: Tools, url: string, file: string): Promise<void> {
  const browser = await launch({
    chromePath: chromium,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--ignore-certificate-errors',
      // The browser's own address bar is a page too, and would be measured beside ours.
      '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
    ],
  });
  try {
    const child = spawn(
      process.execPath,
      [
        cli,
        url,
        '--quiet',
        `--port=${browser.port}`,
        '--save-assets',
        '--output=json',
        `--output-path=${file}`,
        `--only-categories=${Object.keys(CATEGORIES).join(',')}`,
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    stepBack(child.pid);
    await ended(child);
  } finally {
    browser.kill();
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Lighthouse ended with ${code}.`)),
    );
  });
}

/** Now and then Chromium loses the trace of a load, at times twice in a row, which says nothing about the page. */
async function lighthouseAgain(...look: Parameters<typeof lighthouse>): Promise<void> {
  const again = () => lighthouse(...look);
  await again().catch(again).catch(again).catch(again);
}

function readReport(file: string): Report {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  if (report.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.message}`);
  return report;
}

function readTrace(file: string): TraceEvent[] {
  return (JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] }).traceEvents;
}

function numbersOf(page: string, budget: Budget, reports: readonly Report[]): Measure[] {
  const audit = (name: string): number =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  const score = (name: string): number =>
    median(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100));
  const scripts = median(reports.map(scriptKilobytes));
  const at = (what: string, unit: string, value: number, most: number): Measure => ({
    what: `${page}: ${what}`,
    value,
    unit,
    budget: { most },
  });
  return [
    at('largest contentful paint', 'ms', audit('largest-contentful-paint'), budget.largestPaint),
    at('JavaScript transferred', 'kB', scripts, budget.kilobytes),
    at('layout shift', '', audit('cumulative-layout-shift'), 0.05),
    at('first contentful paint', 'ms', audit('first-contentful-paint'), budget.firstPaint),
    at('total blocking time', 'ms', audit('total-blocking-time'), budget.blocking),
    ...Object.entries(CATEGORIES).map(([name, least]) => ({
      what: `${page}: ${name}`,
      value: score(name),
      unit: '',
      budget: { least },
    })),
  ];
}

/**
 * The scripts of a first view, as Lighthouse and the bundle budgets count: of 1,024 bytes. On a busy machine a page may
 * take longer than usual to wake up: all it needs for that counts.
 */
function scriptKilobytes({ audits }: Report): number {
  const items = (audit: string): Item[] => audits[audit]?.details?.items ?? [];
  const hydratedAt = items('user-timings').find(({ name }) => name === 'hydrated')?.startTime;
  if (hydratedAt === undefined) throw new Error('The page was not hydrated.');
  const until = Math.max(hydratedAt, SETTLED_MS);
  const bytes = items('network-requests')
    .filter(
      ({ resourceType, networkRequestTime = 0 }) => resourceType === 'Script' && networkRequestTime < until,
    )
    .map(({ transferSize = 0 }) => transferSize);
  return bytes.reduce((sum, one) => sum + one, 0) / 1024;
}
