import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readConfig } from './config.ts';
import { readMigrations } from './migrations.ts';
import { createStack, type Stack } from './stack.ts';
import { createTestDatabase } from './testing.ts';

let root: string;
const stacks: Stack[] = [];

function put(name: string, text: string): void {
  const file = path.join(root, 'project', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'mizizi-prepare-'));
  put('migrations/20260101000000_herbs.sql', 'create table public.herbs (id int primary key, name text);');
  put(
    'seed.sql',
    "insert into public.herbs values (1, 'neem') on conflict (id) do update set name = excluded.name;",
  );
  put('seed.demo.sql', "insert into public.herbs values (9, 'demo') on conflict do nothing;");
});
afterEach(async () => {
  for (const stack of stacks.splice(0)) await stack.close();
  rmSync(root, { recursive: true, force: true });
});

async function start(databaseUrl?: string, demo = false, siteBuilt?: Promise<void>): Promise<Stack> {
  const stack = createStack({
    config: {
      ...readConfig({ PORT: '0', DEMO: demo ? '1' : '0', DATA_DIR: path.join(root, 'data') }),
      databaseUrl,
    },
    projectDirectory: path.join(root, 'project'),
    ...(siteBuilt ? { siteBuilt } : {}),
  });
  stacks.push(stack);
  await stack.start();
  return stack;
}

const herbs = (stack: Stack) =>
  stack.sql.rows<{ id: number; name: string }>('select id, name from public.herbs order by id');

describe('preparing a database', () => {
  it('applies what is new, keeps what people did, and says what failed', async () => {
    const first = await start();
    expect(await herbs(first)).toEqual([{ id: 1, name: 'neem' }]);
    expect(
      await first.sql.rows('select version, name, statements from supabase_migrations.schema_migrations'),
    ).toEqual([
      {
        version: '20260101000000',
        name: 'herbs',
        statements: [expect.stringContaining('create table public.herbs')],
      },
    ]);
    await first.sql.exec("insert into public.herbs values (2, 'from a person')");
    await first.close();

    put('migrations/20260102000000_broken.sql', 'create table public.half (id int); select nonsense;');
    await expect(start()).rejects.toThrow(
      'Migration 20260102000000_broken failed: column "nonsense" does not exist',
    );

    put('migrations/20260102000000_broken.sql', 'create table public.half (id int);');
    put(
      'seed.sql',
      "insert into public.herbs values (1, 'mwarobaini') on conflict (id) do update set name = excluded.name;",
    );
    const second = await start(undefined, true);
    expect(await second.sql.rows('select * from public.half')).toEqual([]);
    expect(await herbs(second)).toEqual([
      { id: 1, name: 'mwarobaini' },
      { id: 2, name: 'from a person' },
      { id: 9, name: 'demo' },
    ]);
  });
});

it.each([false, true])(
  'changes no database for a version whose site cannot be built, on a server of others %s',
  async (isOthers) => {
    const url = isOthers ? await createTestDatabase() : undefined;
    await (await start(url)).close();
    put('migrations/20260102000000_foods.sql', 'create table public.foods (id int primary key);');
    const failing = new Promise<void>((_resolve, reject) => {
      setTimeout(() => reject(new Error('The site could not be built; see above.')), 1_500);
    });
    // On a busy machine it fails before the start asks for it.
    failing.catch(() => undefined);
    await expect(start(url, false, failing)).rejects.toThrow('The site could not be built');
    rmSync(path.join(root, 'project/migrations/20260102000000_foods.sql'));
    expect(await herbs(await start(url))).toEqual([{ id: 1, name: 'neem' }]);
  },
);

it('leaves a database of somebody else as it is', async () => {
  const url = await createTestDatabase();
  const theirs = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await theirs.unsafe(
      'create table products (id int); create table accounts (id int); create table zebras (id int)',
    );
    const inside = () =>
      theirs`select nspname::text as name from pg_namespace union all select extname from pg_extension order by 1`;
    const before = await inside();
    await expect(start(url)).rejects.toThrow(
      /DATABASE_URL .* 3 tables .* accounts and products.*Create an empty database for the shop/,
    );
    expect([...(await inside())]).toEqual([...before]);
  } finally {
    await theirs.end();
  }
});

it('brings no database up to date while another shop works on it', async () => {
  const url = await createTestDatabase();
  const running = await start(url);
  // What every shop that is open has: a connection that listens.
  const end = await running.database.listen('news', () => undefined);
  const again = await start(url);
  await again.close();
  put('migrations/20260102000000_foods.sql', 'create table public.foods (id int primary key);');
  await expect(start(url)).rejects.toThrow('Stop the shop that runs on this database first');
  expect(await running.sql.rows("select to_regclass('public.foods')::text as name")).toEqual([
    { name: null },
  ]);
  await end();
  await running.close();
  await start(url);
});

it('lets those that start together upgrade by turns', async () => {
  const url = await createTestDatabase();
  await (await start(url)).close();
  put(
    'migrations/20260102000000_foods.sql',
    'create table public.foods (id int primary key); select pg_sleep(5);',
  );
  const all = await Promise.all([start(url), start(url), start(url)]);
  for (const stack of all) expect(await stack.sql.rows('select * from public.foods')).toEqual([]);
});

it('refuses a shop with other keys, until somebody says that they changed', async () => {
  const url = await createTestDatabase();
  const first = await start(url);
  await first.sql.exec('drop table supabase_migrations.keys');
  await first.close();
  // A database from before there was a fingerprint, then the same keys again.
  await (await start(url)).close();
  const again = await start(url);
  rmSync(path.join(root, 'data'), { recursive: true });
  await expect(start(url)).rejects.toThrow(
    /DATA_DIR\/keys\.json .* Copy keys\.json from the DATA_DIR of the first machine/,
  );
  await again.sql.exec('delete from supabase_migrations.keys');
  await again.close();
  await (await start(url)).close();
  await start(url);
});

it('lets several instances prepare one database at the same time', async () => {
  const url = await createTestDatabase();
  const both = await Promise.all([start(url), start(url)]);
  for (const stack of both) expect(await herbs(stack)).toEqual([{ id: 1, name: 'neem' }]);
});

describe('readMigrations', () => {
  it('wants every file to be named like one', async () => {
    put('migrations/herbs.sql', '');
    await expect(readMigrations(path.join(root, 'project/migrations'))).rejects.toThrow(
      'is not named <14 digits>_<name>.sql',
    );
  });

  it('refuses two with one version', async () => {
    put('migrations/20260101000000_other.sql', '');
    await expect(readMigrations(path.join(root, 'project/migrations'))).rejects.toThrow(
      'Two migrations have the version 20260101000000',
    );
  });

  it('finds none where there is no directory', async () => {
    expect(await readMigrations(path.join(root, 'nowhere'))).toEqual([]);
  });
});
