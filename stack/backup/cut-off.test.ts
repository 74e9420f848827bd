/** A restore into a server of others whose session ends in the middle, or that is killed. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import postgres from 'postgres';
import { afterAll, expect, it, onTestFinished } from 'vitest';

import { readConfig } from '../config.ts';
import { SILENT_LOG } from '../log.ts';
import { startScratchPostgres } from '../scratch-postgres.ts';
import { createStack } from '../stack.ts';
import { backUp } from './back-up.ts';
import { takeEmptyDatabase } from './empty-database.ts';
import { restore } from './restore.ts';

const root = mkdtempSync(path.join(tmpdir(), 'mizizi-cut-off-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const SMALL = {
  version: '20260101000000',
  name: 'orders',
  text: `
    create schema private;
    create table public.orders (number text, placed_at timestamptz);
    insert into public.orders values ('MZ-1', now());`,
};
/** Ends its own session while the row is copied. */
const DEADLY = `
create function private.ends() returns trigger language plpgsql set search_path = ''
as $$ begin perform pg_catalog.pg_terminate_backend(pg_catalog.pg_backend_pid()); return new; end $$;
create trigger ends before insert on public.orders for each row execute function private.ends();
alter table public.orders enable always trigger ends;`;

const shopOn = (databaseUrl: string, dataDir: string) =>
  createStack({
    config: readConfig({
      PORT: '0',
      DEMO: '0',
      BACKUP_NIGHTLY: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
    }),
    projectDirectory: root,
    migrations: [SMALL],
    seedFiles: [],
  });

it('is done again after its session was lost or it was killed', { timeout: 180_000 }, async () => {
  const server = await startScratchPostgres();
  onTestFinished(server.stop);
  const admin = postgres(server.url, { max: 1, onnotice: () => undefined });
  await admin`create database target`;
  await admin.end();
  const before = shopOn(server.url, path.join(root, 'shop'));
  await before.start();
  await before.close();
  const file = path.join(root, 'shop.tar.gz');
  await backUp({ url: server.url, dataDirectory: path.join(root, 'shop'), file, passphrase: undefined });

  const url = new URL(server.url);
  url.pathname = '/target';
  const dataDirectory = path.join(root, 'target');
  const options = { file, passphrase: undefined, dataDirectory, databaseUrl: url.href, log: SILENT_LOG };
  const deadly = { ...SMALL, text: SMALL.text.replace(/insert.*/, '') + DEADLY };
  await expect(restore({ ...options, migrations: [deadly] })).rejects.toThrow(
    'The connection to the database broke',
  );
  expect(existsSync(dataDirectory)).toBe(false);

  // As if it had been killed: the note is there, and half a shop.
  const taken = await takeEmptyDatabase(url.href);
  await expect(takeEmptyDatabase(url.href)).rejects.toThrow(
    'Another restore into this database is under way',
  );
  await taken.mark();
  await taken.leave();
  const half = postgres(url.href, { max: 1 });
  await half`create schema supabase_migrations`;
  await half`create table supabase_migrations.prepared (key text)`;
  await half`create table public.orders (number text)`;
  await half.end();
  const tooEarly = shopOn(url.href, path.join(root, 'too early'));
  await expect(tooEarly.start()).rejects.toThrow('Do it again: npm run restore -- <file>');
  await tooEarly.close();

  await restore({ ...options, migrations: [SMALL] });
  const again = shopOn(url.href, dataDirectory);
  await again.start();
  expect(await again.sql.rows('select number from public.orders')).toEqual([{ number: 'MZ-1' }]);
  await again.close();
  await expect(takeEmptyDatabase(url.href)).rejects.toThrow('is not empty: it has');
  const there = { ...options, migrations: [SMALL], address: 'https://duka.example' };
  const words =
    /it has the shop https:\/\/duka\.example with 1 order, the newest of \d{4}-\d\d-\d\d\. Nothing was changed/;
  await expect(restore(there)).rejects.toThrow(words);
  await expect(restore({ ...there, dataDirectory: path.join(root, 'empty') })).rejects.toThrow(words);
});
