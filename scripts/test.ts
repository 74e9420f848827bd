/**
 * Every gate, in the order that fails fastest. Each stage is a program of its own; a stage that runs tests says how
 * many through `counts`, a plain check counts as one. All stages run even after a failure, so that one run tells
 * everything. `npm test -- lint unit` runs only the named stages.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

import { ensureBrowsers } from './chromium.ts';
import { memoryFolder } from './memory-folder.ts';

type Counts = { passed: number; failed: number };
/** `beside`: most of it is one process that waits now and then, so it runs next to neighbours that say so. */
type Stage = {
  name: string;
  commands: string[][];
  counts?: (output: string) => Counts;
  /** What a runner's own report says of each test that failed; without one, the end of the output is shown again. */
  errors?: () => string[];
  beside?: true;
  /** Begins when that one is done, where both run. */
  after?: string;
};

const node = process.execPath;
const bin = (name: string): string => `node_modules/.bin/${name}`;

/** Reads the last `<word>: N passed, N failed` line that our own runners print. */
function closingLine(output: string): Counts {
  const match = [...output.matchAll(/^\w+: (\d+) passed, (\d+) failed/gm)].at(-1);
  return match ? { passed: Number(match[1]), failed: Number(match[2]) } : { passed: 0, failed: 1 };
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { fullName: string; failureMessages?: string[] }[] }[];
};
const vitestReport = () => JSON.parse(readFileSync('test-results/unit.json', 'utf8')) as VitestReport;
function vitestCounts(): Counts {
  const report = vitestReport();
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}
const vitestErrors = (): string[] =>
  vitestReport()
    .testResults.flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ fullName, failureMessages = [] }) => failureMessages.map((said) => `${fullName}: ${said}`));

type Suite = {
  suites?: Suite[];
  specs: { title: string; tests: { results: { errors: { message?: string }[] }[] }[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
};
const playwrightReport = () => JSON.parse(readFileSync('test-results/e2e.json', 'utf8')) as PlaywrightReport;
function playwrightCounts(): Counts {
  const { stats } = playwrightReport();
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
function playwrightErrors(suites = playwrightReport().suites): string[] {
  return suites.flatMap((suite) => [
    ...playwrightErrors(suite.suites ?? []),
    ...suite.specs.flatMap(({ title, tests }) =>
      tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
        .map(({ message = 'no message' }) => `${title}: ${message}`),
    ),
  ]);
}

const stages: Stage[] = [
  { name: 'format', commands: [[bin('oxfmt'), '--check', '.']] },
  { name: 'lint', commands: [[bin('oxlint'), '--type-aware', '--deny-warnings']] },
  // It plants a file to see the rules fail, which the check of unused files must not find.
  { name: 'layers', commands: [[node, 'scripts/check-layers.ts']] },
  // The longest of those beside each other waits for it.
  { name: 'build', commands: [[node, 'scripts/build.ts']], beside: true },
  {
    name: 'types',
    // With several threads each reads and checks most of the program again.
    commands: ['tsconfig.json', 'tsconfig.node.json'].map((of) => [bin('tsc'), '-p', of, '--singleThreaded']),
    beside: true,
  },
  { name: 'words', commands: [[node, 'scripts/check-words.ts']], beside: true },
  { name: 'dead-code', commands: [[bin('knip')]], beside: true },
  { name: 'seed', commands: [[node, 'scripts/seed.ts', '--check']], beside: true },
  { name: 'pictures', commands: [[node, 'plates/draw.ts', '--check']], beside: true },
  { name: 'schemas', commands: [[node, 'scripts/schemas.ts', '--check']], beside: true },
  { name: 'database-types', commands: [[node, 'scripts/database-types.ts', '--check']], beside: true },
  {
    name: 'unit',
    commands: [
      [bin('vitest'), 'run', '--reporter=default', '--reporter=json', '--outputFile=test-results/unit.json'],
    ],
    counts: vitestCounts,
    errors: vitestErrors,
    beside: true,
    // Some of its tests build as well, and look that nothing of it is left.
    after: 'build',
  },
  { name: 'pgtap', commands: [[node, 'scripts/pgtap.ts']], counts: closingLine, beside: true },
  { name: 'functions', commands: [[node, 'scripts/deno-functions.ts']], counts: closingLine, beside: true },
  { name: 'supabase', commands: [[node, 'scripts/supabase-gate.ts']], counts: closingLine, beside: true },
  {
    name: 'deploy',
    commands: [[node, 'scripts/check-deploy.ts']],
    counts: closingLine,
    beside: true,
    after: 'build',
  },
  { name: 'budgets', commands: [[node, 'scripts/check-budgets.ts']] },
  {
    name: 'journeys',
    commands: [[bin('playwright'), 'test']],
    counts: playwrightCounts,
    errors: playwrightErrors,
  },
];

function run(command: string[], isHeard: boolean): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
      if (isHeard) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A stage that broke counts at least one failure, even when its runner could not say how many. */
async function runStage(stage: Stage, isHeard: boolean): Promise<{ counts: Counts; output: string }> {
  let output = '';
  let code = 0;
  for (const command of stage.commands) {
    const result = await run(command, isHeard);
    output += result.output;
    code = code === 0 ? result.code : code;
  }
  let counts: Counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (stage.counts) {
    try {
      counts = stage.counts(output);
    } catch (error) {
      console.error(
        `${stage.name}: no readable result (${error instanceof Error ? error.message : String(error)})`,
      );
      counts = { passed: 0, failed: 1 };
    }
  }
  if (code !== 0 && counts.failed === 0) counts = { ...counts, failed: 1 };
  return { counts, output };
}

const ERROR_CHARACTERS = 1200;

/** What failed, short: the stages after it would leave it far above the end of a long log, of which little may be kept. */
function inShort({ errors }: Stage, output: string): string {
  try {
    const told = errors?.() ?? [];
    if (told.length > 0)
      return told.map((each) => stripVTControlCharacters(each).slice(0, ERROR_CHARACTERS)).join('\n\n');
  } catch (error) {
    console.error(`No report to read: ${error instanceof Error ? error.message : String(error)}`);
  }
  return output.trimEnd().split('\n').slice(-40).join('\n');
}

/** The lines in which a runner names what failed: Vitest's FAIL, the crosses of Playwright and of our own checks. */
const named = (output: string): string[] => {
  const lines = stripVTControlCharacters(output).split('\n');
  return [...new Set(lines.map((line) => line.trim()).filter((line) => /^(FAIL|not ok|[✘✗×]) /.test(line)))];
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(
    `No stage named ${unknown.join(', ')}. Stages: ${stages.map((stage) => stage.name).join(', ')}`,
  );
  process.exit(1);
}
rmSync('test-results', { recursive: true, force: true });
const chosen = stages.filter((stage) => wanted.length === 0 || wanted.includes(stage.name));
if (chosen.some((stage) => stage.name === 'journeys')) ensureBrowsers();

const folder = memoryFolder();
if (folder !== undefined) {
  process.env['TMPDIR'] = folder;
  // Hundreds of processes read the same modules: what Node made of them is kept.
  process.env['NODE_COMPILE_CACHE'] = `${folder}/compiled`;
}

const total: Counts = { passed: 0, failed: 0 };
const summary: string[] = [];
const failures: { stage: Stage; output: string }[] = [];

/** Two that run beside each other are told of one after the other, each when it is done. */
async function take(stage: Stage, isAlone: boolean): Promise<void> {
  if (isAlone) console.log(`\n── ${stage.name}`);
  const startedAt = performance.now();
  const { counts, output } = await runStage(stage, isAlone);
  if (!isAlone) console.log(`\n── ${stage.name}\n${output.trimEnd()}`);
  if (counts.failed > 0) failures.push({ stage, output });
  total.passed += counts.passed;
  total.failed += counts.failed;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  summary[chosen.indexOf(stage)] =
    `${counts.failed > 0 ? '✗' : '✓'} ${stage.name.padEnd(16)} ${counts.passed} passed, ${counts.failed} failed  (${seconds} s)`;
}

/** A third keeps two processors busy while the others wait for a server or a disk. */
const LANES = 3;

const waiting = [...chosen];
while (waiting.length > 0) {
  const alone = waiting.findIndex((stage) => !stage.beside);
  const group = waiting.splice(0, alone === 0 ? 1 : alone === -1 ? waiting.length : alone);
  const isAlone = group.length === 1;
  const taken = new Map<string, Promise<void>>();
  const lane = async (): Promise<void> => {
    for (let stage = group.shift(); stage; stage = group.shift()) {
      const one = stage;
      const work = Promise.resolve(taken.get(one.after ?? '')).then(() => take(one, isAlone));
      taken.set(one.name, work);
      await work;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
for (const { stage, output } of failures)
  console.log(`\n── ${stage.name} failed\n${named(output).join('\n')}\n\n${inShort(stage, output)}`);
console.log(`\n${summary.join('\n')}\n\ntotal: ${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
