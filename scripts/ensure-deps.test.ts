import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { processesOf } from '../stack/process-fixture.ts';

vi.setConfig({ testTimeout: 60_000 });

const ROOT = path.resolve(import.meta.dirname, '..');

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'mizizi-checkout-'));
  mkdirSync(path.join(checkout, 'scripts'));
  for (const name of ['package.json', 'package-lock.json', 'scripts/ensure-deps.mjs', 'scripts/checkout.mjs'])
    cpSync(path.join(ROOT, name), path.join(checkout, name));
});

type Manifest = {
  name: string;
  version: string;
  type: string;
  engines: object;
  dependencies: NodeJS.Dict<string>;
};
type Lock = { packages: NodeJS.Dict<object> };

/** npm reads the thousand packages of the product for seconds; where it does not matter which are wanted, three do. */
function wantFew(): void {
  const few = ['hono', 'uqr', 'zod'];
  const read = (name: string) =>
    JSON.parse(readFileSync(path.join(checkout, name), 'utf8')) as Manifest & Lock;
  const write = (name: string, content: object): void =>
    writeFileSync(path.join(checkout, name), JSON.stringify(content));
  const { name, version, type, engines, dependencies } = read('package.json');
  const manifest = {
    name,
    version,
    type,
    engines,
    dependencies: Object.fromEntries(few.map((one) => [one, dependencies[one]])),
  };
  const { packages, ...lock } = read('package-lock.json');
  const kept = few.map((one) => [`node_modules/${one}`, packages[`node_modules/${one}`]]);
  write('package.json', manifest);
  write('package-lock.json', { ...lock, packages: { '': manifest, ...Object.fromEntries(kept) } });
}
afterEach(() => rmSync(checkout, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));

interface Run {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

function run(registry: string, options: { environment?: Record<string, string>; uid?: number } = {}): Run {
  const child = spawn(process.execPath, ['scripts/ensure-deps.mjs'], {
    cwd: checkout,
    ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }),
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: checkout,
      npm_config_cache: path.join(checkout, 'cache'),
      npm_config_registry: registry,
      ...options.environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output, ended: new Promise((resolve) => child.once('close', resolve)) };
}

/** A registry that greets and then never answers; with `greets` off it is silent from the start. */
async function silentRegistry(greets: boolean): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    if (greets && request.url?.startsWith('/-/ping')) response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

describe('installing', () => {
  it('says within 15 seconds that there is no network, when the registry refuses', async () => {
    const startedAt = performance.now();
    const running = run('http://127.0.0.1:1');
    expect(await running.ended).toBe(1);
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    expect(running.output()).toContain(
      'there is no way to the registry of npm. Connect this machine to the network',
    );
  });

  it('says so too when nothing answers at all', async () => {
    wantFew();
    const { url, server } = await silentRegistry(false);
    const startedAt = performance.now();
    const running = run(url);
    await expect.poll(() => running.output(), { timeout: 15_000 }).toContain('does not answer');
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    expect(await running.ended).toBe(1);
    await close(server);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('ends at %s and leaves no npm behind', async (signal) => {
    wantFew();
    const { url, server } = await silentRegistry(true);
    const running = run(url);
    await expect.poll(() => running.output(), { timeout: 30_000 }).toMatch(/\d of \d+ folders, \d+ s/);
    expect(processesOf(checkout).length).toBeGreaterThan(1);
    const asked = performance.now();
    running.child.kill(signal);
    expect(await running.ended).toBe(signal === 'SIGTERM' ? 143 : 130);
    expect(performance.now() - asked).toBeLessThan(10_000);
    expect(processesOf(checkout)).toEqual([]);
    await close(server);
  });

  it.each([
    ['the environment', '', { DEMO: '0' }],
    ['a file of Windows', '\uFEFFDEMO="0"\r\nPORT=3000\r\n', {}],
    ['the last line of a file', 'DEMO=1\nexport DEMO=0 # open\n', {}],
  ])('writes lines of JSON alone for a shop that is open by %s', async (_what, file, environment) => {
    wantFew();
    writeFileSync(path.join(checkout, '.env'), file);
    const running = run('http://127.0.0.1:1', { environment });
    await running.ended;
    const lines = running.output().trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('message');
  });

  it('writes for people where the environment says that it is a demo', async () => {
    wantFew();
    writeFileSync(path.join(checkout, '.env'), 'DEMO=0\n');
    const running = run('http://127.0.0.1:1', { environment: { DEMO: '1' } });
    await running.ended;
    expect(running.output()).toMatch(/^Installing dependencies/);
  });

  /** A package of an installation, and that it was whole. */
  function install(folder: string, wanted: string): void {
    mkdirSync(path.join(checkout, folder, 'tea'), { recursive: true });
    writeFileSync(path.join(checkout, folder, '.installed'), wanted);
  }
  const hash = (): string =>
    createHash('sha256')
      .update(readFileSync(path.join(checkout, 'package-lock.json')))
      .update(readFileSync(path.join(checkout, 'package.json')))
      .digest('hex');

  it('leaves the packages of the former version where they are when there are no others', async () => {
    wantFew();
    install('node_modules', 'of another version');
    expect(await run('http://127.0.0.1:1').ended).toBe(1);
    expect(readFileSync(path.join(checkout, 'node_modules/.installed'), 'utf8')).toBe('of another version');
    expect(readdirSync(checkout)).not.toContain('node_modules.before');
  });

  it('takes packages back that an installation left aside which was cut off', async () => {
    wantFew();
    install('node_modules.before', hash());
    install('node_modules', 'half');
    await run('http://127.0.0.1:1').ended;
    expect(readFileSync(path.join(checkout, 'node_modules/.installed'), 'utf8')).toBe(hash());
  });

  it('sees that packages are gone', async () => {
    wantFew();
    install('node_modules', hash());
    const running = run('http://127.0.0.1:1');
    expect(await running.ended).toBe(1);
    expect(running.output()).toMatch(/^\d+ packages are gone from node_modules, node_modules\/.+ among them/);
  });

  it('names the files in which a merge left conflicts', async () => {
    const git = (...args: string[]) =>
      spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: checkout });
    const write = (words: string): void => writeFileSync(path.join(checkout, 'about.txt'), `${words}\n`);
    write('roots');
    for (const args of [
      ['init', '-q'],
      ['add', 'about.txt'],
      ['commit', '-qm', 'a'],
      ['checkout', '-qb', 'other'],
    ])
      git(...args);
    write('leaves');
    git('commit', '-qam', 'b');
    git('checkout', '-q', '-');
    write('bark');
    git('commit', '-qam', 'c');
    expect(git('merge', 'other').status).toBe(1);
    const running = run('http://127.0.0.1:1');
    expect(await running.ended).toBe(1);
    expect(running.output()).toMatch(/^A merge left conflicts in about\.txt\. Nothing was started/);
  });

  it.runIf(process.getuid?.() === 0)('says in one line that this folder cannot be written', async () => {
    chmodSync(checkout, 0o755);
    const running = run('http://127.0.0.1:1', { uid: 65_534 });
    expect(await running.ended).toBe(1);
    expect(running.output().trimEnd()).toMatch(
      /^This user may not write to .+: run "npm ci" as a user who may/,
    );
    expect(running.output().trimEnd()).not.toContain('\n');
  });
});
