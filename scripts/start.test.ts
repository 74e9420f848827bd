import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  existsSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { processesOf } from '../stack/process-fixture.ts';

vi.setConfig({ testTimeout: 120_000 });

const ROOT = path.resolve(import.meta.dirname, '..');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mizizi-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));

interface Run {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

/** `npm start`, as npm runs it. */
function start(
  environment: Record<string, string>,
  { root = ROOT, uid }: { root?: string; uid?: number } = {},
): Run {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    ...(uid === undefined ? {} : { uid, gid: uid }),
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', DATA_DIR: path.join(folder, 'data'), ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output, ended: new Promise((resolve) => child.once('close', resolve)) };
}

const buildFolders = (): string[] =>
  readdirSync(path.join(ROOT, '.cache')).filter((name) => name.startsWith('build-'));

it.each(['SIGTERM', 'SIGINT'] as const)('ends at %s while it builds, within ten seconds', async (signal) => {
  // Another city on the pages: the site that is there will not do.
  const running = start({ DEMO: '0', VITE_CONTACT_CITY: `Kisumu ${path.basename(folder)}` });
  await expect.poll(() => running.output(), { timeout: 60_000 }).toContain('site: building the pages');
  const asked = performance.now();
  running.child.kill(signal);
  expect(await running.ended).toBe(0);
  expect(performance.now() - asked).toBeLessThan(10_000);
  await expect.poll(() => processesOf(folder), { timeout: 2_000 }).toEqual([]);
  expect(running.output()).not.toContain('"ready"');
  // For machines: every line is JSON, those of the build's tools too.
  for (const line of running.output().trimEnd().split('\n'))
    expect(JSON.parse(line)).toHaveProperty('message');
});

it.each([
  ['itself', [process.execPath, 'scripts/start.ts']],
  ['through a shell', ['sh', '-c', `'${process.execPath}' scripts/start.ts; true`]],
])('ends when npm, which ran it %s, has gone', async (_how, command) => {
  const npm = `
    const { spawn } = require('node:child_process');
    const [program, ...more] = ${JSON.stringify(command)};
    spawn(program, more, { stdio: 'inherit' });`;
  const child = spawn(process.execPath, ['-e', npm], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      DATA_DIR: path.join(folder, 'data'),
      DEMO: '0',
      npm_lifecycle_event: 'start',
      VITE_CONTACT_CITY: `Thika ${path.basename(folder)}`,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output, { timeout: 60_000 }).toContain('site: building the pages');
  child.kill('SIGKILL');
  await expect.poll(() => processesOf(folder), { timeout: 12_000 }).toEqual([]);
  expect(output).toContain('shutting down');
});

it('ends at once when npm had gone before it could look', async () => {
  // Ends as soon as its child is there, as npm does when it is told to stop while it starts.
  const npm = `
    const { spawn } = require('node:child_process');
    spawn(process.execPath, ['scripts/start.ts'], { stdio: 'ignore', detached: true }).once('spawn', () => process.exit());`;
  spawn(process.execPath, ['-e', npm], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      DATA_DIR: path.join(folder, 'data'),
      DEMO: '0',
      npm_lifecycle_event: 'start',
    },
  });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await expect.poll(() => processesOf(folder), { timeout: 12_000 }).toEqual([]);
  expect(existsSync(path.join(folder, 'data', 'postgres'))).toBe(false);
});

it('says what is wrong with a setting in lines of JSON, for a shop that is open', async () => {
  const running = start({ DEMO: '0', PORT: 'many', LOG_LEVEL: 'loud' });
  expect(await running.ended).toBe(1);
  const lines = running
    .output()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { message: string });
  expect(lines.map(({ message }) => message)).toEqual([
    'Wrong setting: PORT must be a whole number from 0 to 65535, not "many".',
    'Wrong setting: LOG_LEVEL must be one of debug, info, warn, error, not "loud".',
  ]);
});

it.runIf(process.getuid?.() === 0)('says in one line that its own folder cannot be written', async () => {
  chmodSync(folder, 0o755);
  for (const name of readdirSync(ROOT).filter((one) => !['dist', '.cache', '.data'].includes(one)))
    if (name !== 'scripts') symlinkSync(path.join(ROOT, name), path.join(folder, name));
  // A copy of the scripts, so that their own folder is the checkout.
  cpSync(path.join(ROOT, 'scripts'), path.join(folder, 'scripts'), { recursive: true });
  const data = mkdtempSync(path.join(tmpdir(), 'mizizi-data-'));
  chmodSync(data, 0o777);
  const running = start(
    { DEMO: '0', DATA_DIR: path.join(data, 'of-the-shop') },
    { root: folder, uid: 65_534 },
  );
  expect(await running.ended).toBe(1);
  expect(running.output()).toContain('cannot be written, and its site must be built');
  rmSync(data, { recursive: true, force: true });
});

it.each([
  ['a file', () => path.join(folder, 'file'), 'it is no folder'],
  ['within a file', () => path.join(folder, 'file/data'), 'is no folder'],
  ['in /proc', () => '/proc/mizizi/data', 'no folder can be made there'],
])('says in one line that DATA_DIR is %s', async (_what, place, words) => {
  writeFileSync(path.join(folder, 'file'), '');
  const running = start({ DEMO: '0', DATA_DIR: place() });
  expect(await running.ended).toBe(1);
  const last = running.output().trimEnd().split('\n').at(-1) ?? '';
  expect((JSON.parse(last) as { message: string }).message).toContain(words);
  await expect.poll(() => processesOf(folder), { timeout: 5_000 }).toEqual([]);
});

it('leaves a hosted project out of the site it serves, and says so first', async () => {
  writeFileSync(path.join(folder, 'file'), '');
  const running = start({
    DEMO: '0',
    DATA_DIR: path.join(folder, 'file'),
    VITE_SUPABASE_URL: 'https://abc.supabase.co',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc',
  });
  expect(await running.ended).toBe(1);
  const [first = ''] = running.output().split('\n');
  expect(JSON.parse(first)).toMatchObject({
    level: 'warn',
    message: expect.stringContaining('count for `npm run build` alone'),
  });
  expect(running.output()).not.toContain('supabase.co');
});

it('takes away what builds that were cut off have left', async () => {
  const abandoned = path.join(ROOT, '.cache', 'build-999999999-1');
  mkdirSync(abandoned, { recursive: true });
  const running = start({ DEMO: '0', VITE_CONTACT_CITY: `Nakuru ${path.basename(folder)}` });
  await expect.poll(() => running.output(), { timeout: 60_000 }).toContain('site: building the pages');
  expect(buildFolders()).not.toContain(path.basename(abandoned));
  running.child.kill('SIGTERM');
  await running.ended;
});
