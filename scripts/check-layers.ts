/**
 * The import rules of docs/architecture.md, checked with dependency-cruiser.
 * Two guards keep the check itself honest: a floor on the number of modules it saw (a parser that
 * silently reads nothing would pass everything), and a planted forbidden import that must be caught.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';

const MODULE_FLOOR = 60;
const CANARY = 'src/features/layer-canary/canary.ts';
/** What the fields of texts are and hold: data without a schema, which pages may read. */
const PLAIN_CONTENT = String.raw`^content/(vocabulary|\w+-fields)\.ts$`;
const TOUCHES_SUPABASE = String.raw`(\.queries\.ts|\.test\.tsx?)$|^src/lib/`;

const forbidden: IForbiddenRuleType[] = [
  {
    name: 'no-circular',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'features-never-meet',
    severity: 'error',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
  },
  {
    name: 'features-below-app',
    severity: 'error',
    from: { path: '^src/(features|entities|ui|lib|pwa|native)/' },
    to: { path: '^src/app/' },
  },
  {
    name: 'entities-below-features',
    severity: 'error',
    from: { path: '^src/(entities|ui|lib|pwa|native)/' },
    to: { path: '^src/features/' },
  },
  {
    name: 'native-in-the-app-alone',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/native/' },
    to: { path: '^src/native/|@capacitor/', dynamic: false },
  },
  {
    name: 'native-knows-lib',
    severity: 'error',
    from: { path: '^src/native/' },
    to: { path: '^src/(features|entities|ui|pwa)/' },
  },
  {
    name: 'ui-is-plain',
    severity: 'error',
    from: { path: '^src/ui/' },
    to: { path: '^src/(features|entities|pwa|start)/' },
  },
  {
    name: 'ui-has-no-data',
    severity: 'error',
    from: { path: '^src/ui/' },
    to: { path: '@supabase|@tanstack|^src/lib/(supabase|session|realtime|database)' },
  },
  {
    name: 'words-below-all',
    severity: 'error',
    from: { path: '^src/words/', pathNot: '\\.test\\.ts$' },
    to: { path: '^src/', pathNot: '^src/words/' },
  },
  {
    // The words a chunk waits for must not wait for that chunk.
    name: 'kiswahili-stands-alone',
    severity: 'error',
    from: { path: '^src/words/sw/' },
    to: { path: '^src/', pathNot: '^src/words/sw/' },
  },
  {
    name: 'lib-is-the-floor',
    severity: 'error',
    from: { path: '^src/lib/' },
    to: { path: '^src/(features|entities|ui|pwa|start)/' },
  },
  {
    // Its ends put the whole app together; the rest is for features and pages to use.
    name: 'start-below-features',
    severity: 'error',
    from: { path: '^src/start/', pathNot: String.raw`^src/start/(main|entry-server|prerender-\w+)\.tsx?$` },
    to: { path: '^src/(app|features|entities|pwa|native)/' },
  },
  {
    name: 'supabase-through-queries',
    severity: 'error',
    from: { path: '^src/', pathNot: TOUCHES_SUPABASE },
    to: { path: '@supabase/|^src/lib/supabase\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'browser-without-stack',
    severity: 'error',
    from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^(stack|scripts|plates|e2e|bench)/' },
  },
  {
    // Types weigh nothing, and the plain lists of PLAIN_CONTENT little: pages, desk and schemas share them.
    name: 'browser-without-content',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/start/entry-server|\\.test\\.tsx?$' },
    to: { path: '^content/', pathNot: PLAIN_CONTENT, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'plain-content-is-plain',
    severity: 'error',
    from: { path: PLAIN_CONTENT },
    to: { path: '.', pathNot: PLAIN_CONTENT, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'stack-stands-alone',
    severity: 'error',
    from: { path: '^stack/' },
    to: { path: '^(src|scripts|plates|e2e|bench)/' },
  },
  {
    name: 'plates-are-drawn-from-content',
    severity: 'error',
    from: { path: '^plates/' },
    to: { path: '^(src|stack|scripts|supabase)/' },
  },
  {
    // A shop that is open for business does not even load what plays Safaricom or Google in a demonstration.
    name: 'business-without-simulators',
    severity: 'error',
    from: {
      path: '^stack/',
      pathNot: String.raw`^stack/(simulators/|demo\.ts$)|\.test\.ts$|-fixture\.ts$|/testing`,
    },
    to: {
      path: String.raw`^stack/(simulators/|demo\.ts$)`,
      dynamic: false,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'content-alone',
    severity: 'error',
    from: { path: '^content/' },
    to: { path: '^(src|stack|scripts|supabase)/' },
  },
  {
    name: 'functions-share-only-shared',
    severity: 'error',
    from: { path: '^supabase/functions/([^/]+)/', pathNot: '\\.test\\.ts$' },
    to: {
      path: '^(src|stack|scripts|content)/|^supabase/functions/([^/_][^/]*)/',
      pathNot: '^supabase/functions/$1/',
    },
  },
];

async function violations(): Promise<{ lines: string[]; modules: number }> {
  const result = await cruise(
    ['src', 'stack', 'content', 'plates', 'supabase/functions'],
    {
      validate: true,
      ruleSet: { forbidden },
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
    },
    { extensions: ['.ts', '.tsx'] },
  );
  const output = result.output as ICruiseResult;
  return {
    modules: output.summary.totalCruised,
    lines: output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  };
}

function plantCanary(): void {
  mkdirSync('src/features/layer-canary', { recursive: true });
  writeFileSync(CANARY, "import '../cart/cart-view.tsx';\nimport '../../lib/supabase.ts';\n");
}

plantCanary();
const planted = await violations().finally(() =>
  rmSync('src/features/layer-canary', { recursive: true, force: true }),
);
const caught = planted.lines.filter((line) => line.includes(CANARY));
const real = planted.lines.filter((line) => !line.includes(CANARY));
const expected = ['features-never-meet', 'supabase-through-queries'];
const missed = expected.filter((rule) => !caught.some((line) => line.startsWith(rule)));

for (const line of real) console.error(line);
if (missed.length > 0) console.error(`the planted import was not caught by: ${missed.join(', ')}`);
if (planted.modules < MODULE_FLOOR)
  console.error(`only ${planted.modules} modules were read, expected at least ${MODULE_FLOOR}`);
const failed = real.length + missed.length + (planted.modules < MODULE_FLOOR ? 1 : 0);
console.log(
  `layers: ${forbidden.length - failed < 0 ? 0 : forbidden.length - Math.min(failed, forbidden.length)} rules hold over ${planted.modules} modules`,
);
process.exit(failed > 0 ? 1 : 0);
