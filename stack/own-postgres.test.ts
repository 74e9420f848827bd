import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import postgres from 'postgres';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { createLog, SILENT_LOG } from './log.ts';
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let root: string;
let directory: string;
const running: OwnPostgres[] = [];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'mizizi-own-'));
  // As a shop in root's home, closed to everybody else, on a path with spaces and other letters.
  chmodSync(root, 0o700);
  directory = path.join(root, "Asha's shop, ndio");
  mkdirSync(directory, { mode: 0o700 });
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
});

async function start(): Promise<OwnPostgres> {
  const server = await startOwnPostgres(directory, SILENT_LOG);
  running.push(server);
  return server;
}

async function ask<Row>(url: string, query: string): Promise<Row[]> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    return [...(await sql.unsafe<Row[]>(query))];
  } finally {
    await sql.end();
  }
}

it('keeps what is written, flushes it, and lets nobody in without the password', async () => {
  const first = await start();
  expect(first.isNew).toBe(true);
  await ask(first.url, 'create table herbs as select 1 as id');
  expect(
    await ask(
      first.url,
      `select name, setting from pg_settings where setting <> 'on' and name in ('fsync', 'full_page_writes',
        'synchronous_commit', 'autovacuum', 'data_checksums')`,
    ),
  ).toEqual([]);
  const stranger = new URL(first.url);
  stranger.password = 'guess';
  await expect(ask(stranger.href, 'select 1')).rejects.toThrow('password authentication failed');
  expect(statSync(path.join(directory, 'postgres')).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(directory, 'postgres.password')).mode & 0o777).toBe(0o600);
  await first.stop();

  const second = await start();
  expect(second.isNew).toBe(false);
  expect(await ask(second.url, 'select id from herbs')).toEqual([{ id: 1 }]);
  // Nobody's rights were loosened for it.
  expect(statSync(root).mode & 0o777).toBe(0o700);
  expect(statSync(directory).mode & 0o777).toBe(0o700);
});

it('is back by itself, at the same address, when the server is killed', async () => {
  const server = await start();
  await ask(server.url, 'create table herbs as select 1 as id');
  const before = server.pid() ?? 0;
  process.kill(before, 'SIGKILL');
  await expect.poll(() => ask(server.url, 'select id from herbs').catch(() => [])).toEqual([{ id: 1 }]);
  expect(server.pid()).not.toBe(before);
});

/** A process that starts the database of the directory and then does nothing. */
async function otherProcess(): Promise<{ pid: number; kill: () => Promise<void> }> {
  const script = `import { startOwnPostgres } from ${JSON.stringify(path.join(import.meta.dirname, 'own-postgres.ts'))};
    import { SILENT_LOG } from ${JSON.stringify(path.join(import.meta.dirname, 'log.ts'))};
    const server = await startOwnPostgres(process.argv[1], SILENT_LOG);
    console.log(server.pid());
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    pid: Number(chunk.toString()),
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

it('ends by itself, and tidily, when the process that looks after it is killed', async () => {
  const other = await otherProcess();
  await other.kill();
  await expect.poll(() => isAlive(other.pid)).toBe(false);
  expect(existsSync(path.join(directory, 'postgres/postmaster.pid'))).toBe(false);
});

it('ends a server that was left behind, and starts its own', async () => {
  const other = await otherProcess();
  // It hears nothing, not even that the process that started it is gone.
  process.kill(other.pid, 'SIGSTOP');
  await other.kill();
  const starting = start();
  setTimeout(() => process.kill(other.pid, 'SIGCONT'), 500);
  expect(await ask((await starting).url, 'select 1 as id')).toEqual([{ id: 1 }]);
  await expect.poll(() => isAlive(other.pid)).toBe(false);
});

it.each(['nothing', 'the number of another program'])(
  'recovers after a power failure when the pid file holds %s, and says so',
  async (what) => {
    const first = await start();
    await ask(first.url, 'create table herbs as select 1 as id');
    const copy = path.join(root, 'as-it-lay');
    cpSync(directory, copy, { recursive: true });
    await first.stop();
    rmSync(directory, { recursive: true });
    renameSync(copy, directory);
    const other = spawn('sleep', ['600']);
    onTestFinished(() => void other.kill());
    const file = path.join(directory, 'postgres/postmaster.pid');
    const [, ...rest] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, what === 'nothing' ? '' : [other.pid, ...rest].join('\n'));
    const lines: string[] = [];
    const log = createLog({ format: 'text', write: (line) => lines.push(line) });
    const server = await startOwnPostgres(directory, log);
    running.push(server);
    expect(await ask(server.url, 'select id from herbs')).toEqual([{ id: 1 }]);
    expect(lines.filter((line) => line.includes('the last stop was not a clean one'))).toHaveLength(1);
    expect(other.exitCode ?? other.signalCode).toBe(null);
  },
);

it('says what it cannot start, and changes nothing', async () => {
  await (await start()).stop();
  const postgresFolder = path.join(directory, 'postgres');
  writeFileSync(path.join(postgresFolder, 'PG_VERSION'), '16\n');
  await expect(start()).rejects.toThrow(
    /was made by PostgreSQL 16, and this product brings 17\.\d+\. Go back to/,
  );
  writeFileSync(path.join(postgresFolder, 'PG_VERSION'), '17\n');
  cpSync(path.join(directory, 'postgres.password'), path.join(root, 'kept'));
  rmSync(path.join(directory, 'postgres.password'));
  await expect(start()).rejects.toThrow(
    'postgres.password is missing. Put it back from a backup of DATA_DIR.',
  );
  cpSync(path.join(root, 'kept'), path.join(directory, 'postgres.password'));
  expect((await start()).isNew).toBe(false);
});

it('starts on a plain copy of its folder, as root makes one from a backup', async () => {
  const first = await start();
  await ask(first.url, 'create table herbs as select 1 as id');
  await first.stop();
  const copy = path.join(root, 'copy');
  cpSync(directory, copy, { recursive: true });
  directory = copy;
  expect(await ask((await start()).url, 'select id from herbs')).toEqual([{ id: 1 }]);
});

it('begins anew after a first start that was cut off', async () => {
  mkdirSync(path.join(directory, 'postgres.new-abc/base'), { recursive: true });
  writeFileSync(path.join(directory, 'postgres.new-abc.password'), 'half');
  expect((await start()).isNew).toBe(true);
  expect(readdirSync(directory).toSorted()).toEqual(['postgres', 'postgres.password']);
});
