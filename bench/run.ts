/**
 * Measures what is promised about speed and prints it beside its budgets; ends with 1 when one is missed. On a calm
 * machine: whatever else runs is measured as well. `npm run bench`, or `npm run bench -- rest`, `search`, `huge-search`,
 * `shop`, `sign-ins`, `upgrade`, `reminders`, `dashboard`, `pages` or `slow-phone` for a part;
 * `faults` plants mistakes and counts those that the tests see, which takes minutes and is done only when it is asked for.
 * `BENCH_SECONDS` is the length of a load run, `BENCH_RUNS` how often Lighthouse looks at a page.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';

import { buildSite } from '../scripts/build.ts';
import { measureDashboard } from './dashboard.ts';
import { measureFaults } from './faults.ts';
import { measurePages } from './lighthouse.ts';
import { type Measure, meets, table } from './measure.ts';
import { measureReminders } from './reminders.ts';
import { measureRest } from './rest.ts';
import { HUGE, LARGE, measureSearch } from './search.ts';
import { measureShop } from './shop.ts';
import { measureSignIns } from './sign-ins.ts';
import { measureSlowPhone } from './slow-phone.ts';
import { measureUpgrade } from './upgrade.ts';

const PARTS: Record<string, { title: string; measure: (scratch: string) => Promise<Measure[]> }[]> = {
  rest: [{ title: 'Starting, memory and reading', measure: measureRest }],
  search: [{ title: 'Search', measure: () => measureSearch(LARGE) }],
  'huge-search': [{ title: 'Search in a huge shop', measure: () => measureSearch(HUGE) }],
  shop: [{ title: 'The shop', measure: measureShop }],
  'sign-ins': [{ title: 'Sign-ins', measure: measureSignIns }],
  upgrade: [{ title: 'An upgrade of a large shop', measure: measureUpgrade }],
  reminders: [{ title: 'Reminders', measure: measureReminders }],
  dashboard: [{ title: 'The dashboard', measure: measureDashboard }],
  pages: [{ title: 'Lighthouse, a phone on slow 4G', measure: measurePages }],
  'slow-phone': [{ title: 'A slow phone', measure: measureSlowPhone }],
  faults: [{ title: 'Planted faults', measure: measureFaults }],
};
/** They measure no speed, need no built site, and run when they are named. */
const ON_DEMAND: readonly string[] = ['faults'];

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in PARTS));
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}"; the parts are ${Object.keys(PARTS).join(' and ')}.`);
  process.exit(1);
}

const scratch = mkdtempSync(path.join(tmpdir(), 'mizizi-bench-'));
let kept = true;
const wanted = asked.length > 0 ? asked : Object.keys(PARTS).filter((name) => !ON_DEMAND.includes(name));
try {
  if (!wanted.every((name) => ON_DEMAND.includes(name))) await buildSite({ ifStale: true });
  for (const name of wanted) {
    for (const { title, measure } of PARTS[name] ?? []) {
      const load = loadavg()[0]?.toFixed(1);
      const measures = await measure(scratch);
      console.log(`\n${table(`${title} (load average before: ${load})`, measures)}`);
      kept &&= measures.every(meets);
    }
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exitCode = kept ? 0 : 1;
