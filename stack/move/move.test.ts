import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { compare } from '@node-rs/bcrypt';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';

import { codesOf, withFactor } from '../auth/factor-fixture.ts';
import { readConfig } from '../config.ts';
import { SILENT_LOG } from '../log.ts';
import type { Migration } from '../migration-history.ts';
import { readMigrations } from '../migrations.ts';
import { openDatabase } from '../open-database.ts';
import { applySeeds, CONTENT_SEEDS, DEMO_SEEDS, readSeeds } from '../seeds.ts';
import { PASSWORD, serviceFixture } from '../service-fixture.ts';
import { createStack, type Stack } from '../stack.ts';
import { createTestDatabase } from '../testing.ts';
import { look, type Look, move, type MoveOptions, type Moved, reopen } from './move.ts';
import { startSupabaseReplica, type SupabaseReplica } from './supabase-replica.ts';
import { startTestStorage, type TestStorage } from './testing-storage.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const SUPABASE = path.resolve(import.meta.dirname, '../../supabase');
const EMAIL = 'Wanjiku@Example.com';
const migrations = await readMigrations(path.join(SUPABASE, 'migrations'));
const seeds = (names: readonly string[]) => readSeeds(names.map((name) => path.join(SUPABASE, name)));
const picture = (size: number): Buffer => randomBytes(size);

let root: string;
let shop: Stack;
let shopUrl: string;
let project: SupabaseReplica;
let storage: TestStorage;
let person: { id: string; secret: string; files: Map<string, Buffer> };
const said: string[] = [];

const open = (): Stack =>
  createStack({
    config: { ...readConfig({ PORT: '0', DEMO: '0', DATA_DIR: root }), databaseUrl: shopUrl },
    projectDirectory: SUPABASE,
  });

const options = (over: Partial<MoveOptions['project']> = {}): MoveOptions => ({
  shopUrl,
  dataDirectory: root,
  project: { databaseUrl: project.url, apiUrl: storage.url, secretKey: storage.secretKey, ...over },
  migrations,
  say: (line) => said.push(line),
  patienceMs: 1500,
});

/** As `supabase db push --include-seed` does it. */
async function push(to: SupabaseReplica, all: readonly Migration[]): Promise<void> {
  await to.asPostgres(`create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);`);
  for (const { version, name, text } of all)
    await to.asPostgres(
      `${text};\ninsert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}')`,
    );
  for (const { text } of await seeds(CONTENT_SEEDS)) await to.asPostgres(text);
}

/** Customers with passwords, one with a second factor, codes and uploads; orders and receipts of a shop that has been open for long. */
async function fill(): Promise<void> {
  await applySeeds(shop.sql, await seeds(DEMO_SEEDS));
  await shop.sql.exec(`
    update auth.users set email = replace(email, 'demo.mizizi.app', 'duka.example');
    update public.products set price_kes = price_kes + 7 where id = (select min(id) from public.products);
    insert into auth.users (id, email) values (gen_random_uuid(), 'not.confirmed@example.com')`);
  const people = serviceFixture(shop);
  const { browser, userId, secret } = await withFactor(people, EMAIL);
  const codes = await codesOf(browser).generate();
  if (codes.error) throw codes.error;
  const files = new Map<string, Buffer>();
  for (let at = 0; at < 6; at += 1) {
    const name = `${userId}/1f0c1f9e-2b43-4c2e-9a0e-9f2f0c1a7a0${at}.webp`;
    const bytes = picture(1000 + at);
    files.set(`avatars/${name}`, bytes);
    const { error } = await browser.storage
      .from('avatars')
      .upload(name, bytes, { contentType: 'image/webp' });
    if (error) throw error;
  }
  person = { id: userId, secret, files };
}

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'mizizi-move-'));
  shopUrl = await createTestDatabase();
  shop = open();
  await Promise.all([
    (async () => {
      await shop.listen();
      await shop.start();
      await fill();
    })(),
    (async () => {
      project = await startSupabaseReplica();
      await push(project, migrations);
      storage = await startTestStorage(project.asPlatform);
    })(),
  ]);
});
afterAll(async () => {
  await shop.close();
  await storage.close();
  await project.stop();
  rmSync(root, { recursive: true, force: true });
});

const obstacles = async (over?: Partial<MoveOptions['project']>): Promise<string[]> =>
  (await look(options(over))).obstacles;
const rowsThere = async (): Promise<unknown> =>
  (
    await project.asPlatform(
      'select (select count(*)::int from auth.users) as users, (select count(*)::int from orders) as orders',
    )
  )[0];
const EMPTY = { users: 0, orders: 0 };

it('says beside an open shop what it would move, and changes nothing', async () => {
  const seen: Look = await look(options());
  expect(seen.obstacles).toEqual([]);
  expect(seen.facts).toMatchObject({ accounts: 19, 'authenticator apps': 1 });
  expect(seen.facts['M-Pesa received, KSh']).toBeGreaterThan(1000);
  expect(seen.uploads).toHaveLength(6);
  expect(seen.left.join('\n')).toMatch(
    /1 accounts have recovery codes.*\n1 accounts have not confirmed.*\n1 sessions end/,
  );
  expect(await rowsThere()).toEqual(EMPTY);
  expect(storage.written()).toBe(0);
});

it('refuses an open shop, and leaves it open', async () => {
  await expect(move(options())).rejects.toThrow(
    'The shop is open: an order that comes while it is moved would be lost.',
  );
  await expect(shop.fetch(new Request(`${shop.url}/readyz`))).resolves.toMatchObject({ status: 200 });
  await shop.close();
});

it('refuses a project that is in use, another one’s key, files of others, and accounts of the demo', async () => {
  await project.asPlatform(
    "insert into auth.users (id, email) values (gen_random_uuid(), 'own.try@example.com')",
  );
  expect(await obstacles()).toEqual([
    expect.stringContaining('The project is in use already: 1 rows in auth.users.') as string,
  ]);
  await project.asPlatform("update auth.users set email = 'admin@demo.mizizi.app'");
  expect(await obstacles()).toEqual([
    expect.stringContaining('The project holds 1 accounts of the demo') as string,
  ]);
  await project.asPlatform('delete from auth.users');

  expect(await obstacles({ secretKey: 'sb_secret_of-another' })).toEqual([
    expect.stringContaining('Storage does not answer to this address and key: Invalid API key') as string,
  ]);
  const other = await startTestStorage(async (sql) =>
    (await project.asPlatform(sql)).map((row) => ({ ...row, created_at: new Date(0) })),
  );
  expect(await obstacles({ apiUrl: other.url })).toEqual([
    'The address of the API and that of the database belong to two different projects.',
  ]);
  await other.close();
  await project.asPlatform(
    "insert into storage.objects (bucket_id, name) values ('avatars', 'of/another.webp')",
  );
  expect(await obstacles()).toEqual([
    expect.stringContaining('1 files that this shop does not have, avatars/of/another.webp') as string,
  ]);
  await project.asPlatform("set storage.allow_delete_query = 'true'; delete from storage.objects");

  const database = await openDatabase(shopUrl, SILENT_LOG);
  await database.sql.exec(
    "update auth.users set email = 'admin@demo.mizizi.app' where email = 'admin@duka.example'",
  );
  expect(await obstacles()).toEqual([
    expect.stringContaining('The shop holds 1 accounts of the demo') as string,
  ]);
  await database.sql.exec(
    "update auth.users set email = 'admin@duka.example' where email = 'admin@demo.mizizi.app'",
  );
  await database.close();
});

it('refuses a project of another version, one with other columns, and a role without rights', async () => {
  const [last] = migrations.toReversed();
  const row = (
    await project.asPostgres(
      `delete from supabase_migrations.schema_migrations where version = '${last?.version}' returning *`,
    )
  )[0];
  expect(await obstacles()).toEqual([
    expect.stringContaining(`The project lacks 1 migrations, ${last?.version}_${last?.name} first`) as string,
  ]);
  await project.asPostgres(`insert into supabase_migrations.schema_migrations values ('${String(row?.['version'])}', null, '${last?.name}'),
    ('29990101000000', null, 'newer')`);
  expect(await obstacles()).toEqual([
    expect.stringContaining('The project was made by another version than this one') as string,
  ]);
  await project.asPostgres(
    "delete from supabase_migrations.schema_migrations where version = '29990101000000'",
  );

  await project.asPostgres('alter table public.orders add column of_somebody text');
  expect(await obstacles()).toEqual([
    'The table public.orders of the project has other columns than the shop’s.',
  ]);
  await project.asPostgres('alter table public.orders drop column of_somebody');

  await project.asPlatform(`create role reader login bypassrls; grant usage on schema auth, private, storage, supabase_migrations to reader;
    grant pg_read_all_data to reader;`);
  const found = await obstacles({ databaseUrl: project.url.replace('//postgres@', '//reader@') });
  expect(found).toContain(
    'This role may not write the table auth.users. Take the address of the role postgres.',
  );
  expect(found.at(-1)).toContain('This role may not copy rows without their triggers');
  await expect(
    look(options({ databaseUrl: 'postgres://postgres:geheim@127.0.0.1:6543/postgres' })),
  ).rejects.toThrow(/Session pooler/);
});

it('lets nobody load the accounts of the demo into a project by mistake', async () => {
  const [demo] = await seeds(['seed.demo.sql']);
  await expect(project.asPostgres(demo?.text ?? '')).rejects.toThrow(
    'accounts whose password everybody knows',
  );
  expect(await rowsThere()).toEqual(EMPTY);
});

it('moves nothing when the files do not all arrive, and goes on with the rest', async () => {
  storage.cutAfter(2);
  await expect(move(options())).rejects.toThrow(/files could not be moved, and no row was\. Run this again/);
  expect(await rowsThere()).toEqual(EMPTY);
  expect(storage.written()).toBe(2);
  storage.cutAfter(undefined);
});

/** Lets so much through to a database, cuts that connection, and takes others after it or not. */
async function cuttingProxy(bytes: number, takesOthers: boolean): Promise<string> {
  const to = new URL(project.url);
  const port = Number(to.port);
  let left = bytes;
  const server: Server = createServer((client) => {
    if (left < 0 && !takesOthers) return void client.destroy();
    const upstream = connect(port, to.hostname);
    for (const [one, next] of [
      [client, upstream],
      [upstream, client],
    ] as [Socket, Socket][]) {
      one.on('error', () => next.destroy()).on('close', () => next.destroy());
      one.on('data', (chunk: Buffer) => {
        next.write(chunk);
        if (one !== client || left < 0) return;
        left -= chunk.byteLength;
        if (left < 0) client.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  to.port = String((server.address() as AddressInfo).port);
  return to.href;
}

it('moves no row when the connection breaks among them, and the shop may open again', async () => {
  const cut = await cuttingProxy(100_000, true);
  await expect(move(options({ databaseUrl: cut }))).rejects.toThrow(
    'The connection to the database of the project broke.',
  );
  expect(await rowsThere()).toEqual(EMPTY);
  expect(storage.written()).toBe(6);
  expect(said).toContain('files: 4 sent, 2 were there already, 0 failed');
  const again = open();
  await again.start();
  await again.close();

  // Nobody knows then what is there, so nobody may order here until that is seen.
  const gone = await cuttingProxy(100_000, false);
  await expect(move(options({ databaseUrl: gone }))).rejects.toThrow('The shop stays closed.');
  await expect(open().start()).rejects.toThrow('takes no orders here');
  expect(await rowsThere()).toEqual(EMPTY);
});

it('moves every row and file, and closes the shop', async () => {
  storage.inParts(true);
  const lost = [...person.files.keys()][0] ?? '';
  storage.objects.delete(lost);
  await project.asPlatform(
    `set storage.allow_delete_query = 'true'; delete from storage.objects where bucket_id || '/' || name = '${lost}'`,
  );
  const moved: Moved = await move(options());
  expect(moved.there).toEqual(moved.here);
  expect(moved.jobs).toEqual([expect.stringMatching(/^\d+ jobs are scheduled/) as string]);
  const rows = Object.fromEntries(moved.tables.map((table) => [table.name, table.rows]));
  expect(rows).toMatchObject({ 'auth.users': 19, 'auth.mfa_factors': 1, 'public.payments': 28 });
  for (const [name, bytes] of person.files) expect(storage.objects.get(name)?.equals(bytes)).toBe(true);
  await expect(open().start()).rejects.toThrow(/This shop was closed on .* to be moved to .*--reopen/);
  expect(await obstacles()).toEqual([expect.stringContaining('The project is in use already') as string]);
  await expect(move(options())).rejects.toThrow('The project is in use already');
  await expect(open().start()).rejects.toThrow('takes no orders here');
});

it('leaves people whom the Auth service finds, with their password and their second step', async () => {
  // As GoTrue asks for somebody who signs in; what it reads into texts must not be null.
  const [user] = await project.asPlatform(`
    select * from auth.users where instance_id = '00000000-0000-0000-0000-000000000000'
      and lower(email) = lower('${EMAIL}') and aud = 'authenticated' and is_sso_user = false`);
  expect(user).toMatchObject({ id: person.id, role: 'authenticated', email_change_confirm_status: 0 });
  const texts = Object.entries(user ?? {}).filter(([name]) =>
    /(token|change|token_new|token_current)$/.test(name),
  );
  expect(texts.map(([, value]) => value)).toEqual(texts.map(() => ''));
  expect(await compare(PASSWORD, String(user?.['encrypted_password']))).toBe(true);
  const factors = await project.asPlatform(
    'select user_id, factor_type, status, secret, friendly_name from auth.mfa_factors',
  );
  expect(factors).toEqual([
    { user_id: person.id, factor_type: 'totp', status: 'verified', secret: person.secret, friendly_name: '' },
  ]);
  const identities = await project.asPlatform(
    `select provider, provider_id from auth.identities where user_id = '${person.id}'`,
  );
  expect(identities).toEqual([{ provider: 'email', provider_id: person.id }]);
});

it('leaves a project that goes on where the shop was: rules, numbers, jobs, prices', async () => {
  const [next] = await project.asPostgres(
    "select nextval('public.order_events_id_seq')::int > max(id) as fits from public.order_events",
  );
  expect(next).toEqual({ fits: true });
  const asVisitor = (sql: string) => project.asPostgres(`begin; set local role anon; ${sql}`);
  expect(await asVisitor('select count(*)::int > 50 as shown from public.products')).toEqual([
    { shown: true },
  ]);
  expect(await asVisitor('select count(*)::int as orders from public.orders where true')).toEqual([
    { orders: 0 },
  ]);
  expect(
    await project.asPostgres(
      "select count(*)::int > 20 as scheduled from cron.job where jobname like 'mizizi %'",
    ),
  ).toEqual([{ scheduled: true }]);
});

it('opens a shop here again when its owner says so', async () => {
  await reopen(shopUrl);
  const again = open();
  await expect(again.start()).resolves.toBeUndefined();
  await again.close();
});
