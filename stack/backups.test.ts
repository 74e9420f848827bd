import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { backUpBefore, upgradeBackups } from './backups.ts';
import { readConfig } from './config.ts';
import type { Migration } from './migration-history.ts';
import { createStack, type Stack } from './stack.ts';

vi.setConfig({ testTimeout: 120_000 });

const HERBS: Migration = {
  version: '20260101000000',
  name: 'herbs',
  text: 'create table public.herbs (id int primary key);',
};
const named = (version: string, text: string): Migration => ({ version, name: 'next', text });

let directory: string;
const stacks: Stack[] = [];

beforeEach(() => {
  directory = path.join(mkdtempSync(path.join(tmpdir(), 'mizizi-backups-')), 'data of a shop');
});
afterEach(async () => {
  for (const stack of stacks.splice(0)) await stack.close();
  rmSync(path.dirname(directory), { recursive: true, force: true, maxRetries: 5 });
});

async function start(...migrations: Migration[]): Promise<Stack> {
  const stack = createStack({
    config: readConfig({ PORT: '0', DEMO: '0', DATA_DIR: directory }),
    projectDirectory: path.join(directory, 'no project'),
    seedFiles: [],
    migrations,
  });
  stacks.push(stack);
  await stack.start();
  return stack;
}

const end = (): Promise<void> | undefined => stacks.pop()?.close();

it('are made before an upgrade, named when it fails, and bring a shop back', async () => {
  const shop = await start(HERBS);
  await shop.sql.exec('insert into public.herbs values (1)');
  await end();
  await start(HERBS);
  await end();
  // Neither the first start nor one without news is an upgrade.
  expect(upgradeBackups(directory)).toEqual([]);

  const broken = named('20260102000000', 'drop table public.herbs; select nonsense;');
  const words = await start(HERBS, broken).catch((error: Error) => error.message);
  await end();
  const [backup = ''] = upgradeBackups(directory);
  const { ctimeMs: madeAt } = statSync(backup);
  expect(words).toBe(
    'Migration 20260102000000_next failed: column "nonsense" does not exist. The database is as it was: the former version can be ' +
      `started on it again. A backup from before is ${backup} (docs/deploy.md).`,
  );
  // Even without the backup the former version goes on.
  expect(await (await start(HERBS)).sql.rows('select id from public.herbs')).toEqual([{ id: 1 }]);
  await end();

  // An upgrade that seemed to go well.
  await start(HERBS, named('20260102000000', 'delete from public.herbs;'));
  await end();
  await expect(start(HERBS)).rejects.toThrow('newer than this version of the product');
  await end();
  const [latest = ''] = upgradeBackups(directory);
  // Both may have the same name, which says the second; the first one is gone by then.
  expect(statSync(latest).ctimeMs).toBeGreaterThan(madeAt);
  renameSync(path.join(directory, 'postgres'), path.join(directory, 'postgres.newer'));
  cpSync(path.join(latest, 'postgres'), path.join(directory, 'postgres'), { recursive: true });
  expect(await (await start(HERBS)).sql.rows('select id from public.herbs')).toEqual([{ id: 1 }]);
  expect(statSync(latest).mode & 0o777).toBe(0o700);
});

it('stay three, and one of each upgrade', async () => {
  mkdirSync(path.join(directory, 'postgres'), { recursive: true });
  cpSync(import.meta.filename, path.join(directory, 'postgres.password'));
  const cutOff = path.join(directory, 'backups/2026-11-24_08-00-00-before-1.unfinished');
  mkdirSync(cutOff, { recursive: true });
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const [minute, upgrade] of ['1', '2', '2', '3', '4', '4'].entries()) {
    vi.setSystemTime(new Date(Date.UTC(2026, 10, 24, 9, minute)));
    await backUpBefore(directory, upgrade);
  }
  vi.useRealTimers();
  expect(upgradeBackups(directory).map((one) => path.basename(one))).toEqual([
    '2026-11-24_09-02-00-before-2',
    '2026-11-24_09-03-00-before-3',
    '2026-11-24_09-05-00-before-4',
  ]);
  expect(existsSync(cutOff)).toBe(false);
});

it('that cannot be made stop the upgrade, and leave nothing half made', async () => {
  await start(HERBS);
  await end();
  rmSync(path.join(directory, 'postgres.password'));
  await expect(backUpBefore(directory, '1')).rejects.toThrow(
    'No backup could be made before the upgrade: ENOENT',
  );
  expect(existsSync(path.join(directory, 'postgres'))).toBe(true);
  expect(readdirSync(path.join(directory, 'backups'))).toEqual([]);
});

it('of a second try within the same second takes the place of the first', async () => {
  await start(HERBS);
  await end();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  try {
    const first = await backUpBefore(directory, '20260102000000');
    expect(await backUpBefore(directory, '20260102000000')).toBe(first);
    expect(upgradeBackups(directory)).toEqual([first]);
  } finally {
    vi.useRealTimers();
  }
});
