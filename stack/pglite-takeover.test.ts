import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { PGlite } from '@electric-sql/pglite';
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { readConfig } from './config.ts';
import { readMigrations } from './migrations.ts';
import { createStack, type Stack, type StackOptions } from './stack.ts';

vi.setConfig({ testTimeout: 120_000 });

const ROOT = path.resolve(import.meta.dirname, '..');
/** The data directory of a shop that release 1.0 made and served for a day: see supabase/releases/README.md. */
const RELEASE = readFileSync(path.join(ROOT, 'supabase/releases/1.0-pglite.tar.br'));
const withoutSession = { auth: { persistSession: false, autoRefreshToken: false } };

const CHANGES_ORDERS = `
create function private.elsewhere() returns trigger language plpgsql set search_path = ''
as $$ begin new.town = 'Elsewhere'; return new; end $$;
create trigger elsewhere before insert on public.orders for each row execute function private.elsewhere();
alter table public.orders enable always trigger elsewhere;`;

let directory: string;
const stacks: Stack[] = [];

beforeEach(() => {
  const root = mkdtempSync(path.join(tmpdir(), 'mizizi-takeover-'));
  directory = path.join(root, 'data of a shop');
  mkdirSync(directory, { mode: 0o700 });
  const unpacked = spawnSync('tar', ['x', '-C', directory], { input: brotliDecompressSync(RELEASE) });
  if (unpacked.status !== 0) throw new Error(`tar: ${unpacked.stderr.toString()}`);
});
afterEach(async () => {
  for (const stack of stacks.splice(0)) await stack.close();
  rmSync(path.dirname(directory), { recursive: true, force: true, maxRetries: 5 });
});

async function start(options: Partial<StackOptions> = {}): Promise<Stack> {
  const stack = createStack({
    config: readConfig({ PORT: '0', DEMO: '0', DATA_DIR: directory }),
    projectDirectory: path.join(ROOT, 'supabase'),
    seedFiles: [],
    ...options,
  });
  stacks.push(stack);
  await stack.listen();
  await stack.start();
  return stack;
}

/** Each file with a checksum of what is in it. */
const filesOf = (folder: string): string[] =>
  readdirSync(path.join(directory, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => `${file} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`)
    .toSorted();

type Before = {
  email: string;
  password: string;
  refreshToken: string;
  order: string;
  avatar: string;
  avatarBytes: number;
  fasts: number;
};
const before = (): Before =>
  JSON.parse(readFileSync(path.join(directory, 'what-was-there.json'), 'utf8')) as Before;

it('leaves the former database as it was when it cannot be taken over, and keeps everything later', async () => {
  const files = filesOf('database');
  await expect(start({ migrations: [] })).rejects.toThrow(
    'The database is newer than this version of the product, which does not know its migration 20261121000100_baseline. ' +
      'Nothing was changed.',
  );
  await stacks.pop()?.close();
  expect(filesOf('database')).toEqual(files);
  expect(existsSync(path.join(directory, 'database.copy'))).toBe(false);

  // All of it is copied, and then the copy cannot be brought up to date.
  const migrations = await readMigrations(path.join(ROOT, 'supabase/migrations'));
  const broken = { version: '20991231000000', name: 'broken', text: 'select nonsense;' };
  await expect(start({ migrations: [...migrations, broken] })).rejects.toThrow(
    'Migration 20991231000000_broken failed: column "nonsense" does not exist. The database of the former release was not ' +
      'changed: that release can be started on it again.',
  );
  await stacks.pop()?.close();
  expect(filesOf('database')).toEqual(files);

  // As if the power had gone in the middle of copying.
  mkdirSync(path.join(directory, 'postgres/base'), { recursive: true });
  writeFileSync(path.join(directory, 'postgres.unfinished'), '');
  await keepsEverything();
});

/** Accounts, sessions, orders, fasts and files of a shop that ran on release 1.0. */
async function keepsEverything(): Promise<void> {
  const was = before();
  const stack = await start();
  const client = createClient(stack.url, stack.keys.anonKey, withoutSession);

  const resumed = await client.auth.refreshSession({ refresh_token: was.refreshToken });
  expect(resumed.data.user?.email).toBe(was.email);
  const { data: orders } = await client.from('orders').select('number, total_kes');
  expect(orders).toEqual([{ number: was.order, total_kes: expect.any(Number) }]);
  expect((await client.from('fasts').select('id')).data).toHaveLength(was.fasts);
  expect((await client.storage.from('avatars').download(was.avatar)).data?.size).toBe(was.avatarBytes);
  // Everything newer is there.
  expect(await stack.sql.rows("select to_regclass('public.health_readings')::text as name")).toEqual([
    { name: 'health_readings' },
  ]);
  const signedIn = await createClient(stack.url, stack.keys.anonKey, withoutSession).auth.signInWithPassword({
    email: was.email,
    password: was.password,
  });
  expect(signedIn.error).toBeNull();
  await stack.close();

  expect(existsSync(path.join(directory, 'database.pglite-backup/PG_VERSION'))).toBe(true);
  // Release 1.0 would make an empty shop where it finds nothing.
  expect(readFileSync(path.join(directory, 'database/READ-ME.txt'), 'utf8')).toContain(
    'To go back to release 1.0',
  );
  // The second start is like any other.
  const again = await start();
  expect(await again.sql.rows('select number from public.orders')).toEqual([{ number: was.order }]);
}

it('never takes the place of a database that is whole', async () => {
  // As if release 1.0 had been started again after the change.
  mkdirSync(path.join(directory, 'postgres/base'), { recursive: true });
  await expect(start()).rejects.toThrow('Move the one of the two folders away that is not wanted');
  expect(existsSync(path.join(directory, 'postgres/base'))).toBe(true);
});

it('notices a row that did not arrive as it was', async () => {
  const migrations = await readMigrations(path.join(ROOT, 'supabase/migrations'));
  // Else the history would tell that the migration is another one.
  const former = await PGlite.create({ dataDir: path.join(directory, 'database') });
  await former.exec('update supabase_migrations.schema_migrations set statements = null');
  await former.close();
  // The last one of that release, with a trigger that no setting for copying switches off.
  const changed = migrations.map((one) =>
    one.version === '20261121006030' ? { ...one, text: one.text + CHANGES_ORDERS } : one,
  );
  await expect(start({ migrations: changed })).rejects.toThrow(
    'the rows of public.orders did not arrive as they were. The database of the former release was not changed',
  );
  await stacks.pop()?.close();
  expect(existsSync(path.join(directory, 'database.pglite-backup'))).toBe(false);
});
