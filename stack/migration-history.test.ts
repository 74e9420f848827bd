import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createLog, SILENT_LOG } from './log.ts';
import {
  checksumOf,
  type HistoryRow,
  missingMigrations,
  readHistory,
  type Migration,
} from './migration-history.ts';
import { applyMigrations } from './migrations.ts';
import { openDatabase } from './open-database.ts';
import { createTestDatabase } from './testing.ts';

const migration = (version: string, name: string, text: string): Migration => ({ version, name, text });
const HERBS = migration(
  '20260101000000',
  'herbs',
  '-- Herbs.\ncreate table public.herbs (id int primary key);\n',
);
const TEAS = migration('20260102000000', 'teas', 'create table public.teas (id int primary key);');
const OILS = migration('20260103000000', 'oils', 'create table public.oils (id int primary key);');
const ALL = [HERBS, TEAS, OILS];
const row = ({ version, name, text }: Migration): HistoryRow => ({
  version,
  name,
  checksum: checksumOf(text),
});

describe('a history', () => {
  it('may be the beginning of what is known', () => {
    expect(missingMigrations([], ALL)).toEqual(ALL);
    expect(missingMigrations([row(HERBS)], ALL)).toEqual([TEAS, OILS]);
    expect(missingMigrations(ALL.map(row), ALL)).toEqual([]);
  });

  it.each([
    [
      'newer than the code',
      [row(HERBS), row(TEAS)],
      [HERBS],
      'newer than this version of the product, which does not know its migration 20260102000000_teas. Nothing was changed. Start the newer version again',
    ],
    [
      'with a gap',
      [row(HERBS), row(OILS)],
      ALL,
      'lacks the migration 20260102000000_teas, though it has later ones: it was made by a version that was never released',
    ],
    [
      'with another text',
      [{ ...row(HERBS), checksum: checksumOf('else') }],
      ALL,
      'migration 20260101000000_herbs is another one than this database was brought up with. Nothing was changed. Put the file back',
    ],
    [
      'of the Supabase CLI, with another text',
      [{ ...row(HERBS), checksum: null, statements: ['create table public.herbs (id text)'] }],
      ALL,
      'migration 20260101000000_herbs is another one',
    ],
  ])('%s is a stop with words', (_, history, known, words) => {
    expect(() => missingMigrations(history, known)).toThrow(words);
  });

  it('from before release 1.0 is told so', () => {
    const last = migration('20261121006030', 'figures', 'create table public.figures (id int);');
    const { version, name } = HERBS;
    const edited = { version, name, statements: ['create table public.herbs (id text)'] };
    const words = 'made by a version from before release 1.0';
    expect(() => missingMigrations([edited], [HERBS, last])).toThrow(words);
    expect(() => missingMigrations([{ version: last.version }], [HERBS, last])).toThrow(words);
    expect(() =>
      missingMigrations([{ version: '20260105000000' }, { version: last.version }], [last]),
    ).toThrow(words);
  });

  it('reads the same wherever lines end in another way', () => {
    expect(checksumOf('a\r\nb\r\n')).toBe(checksumOf('a\nb\n'));
  });
});

describe('applying', () => {
  let database: Awaited<ReturnType<typeof openDatabase>>;
  beforeEach(async () => {
    database = await openDatabase(await createTestDatabase(), SILENT_LOG);
  });
  afterEach(() => database.close());

  it('gives a history of release 1.0 its checksums', async () => {
    const { sql } = database;
    await sql.exec(`create schema supabase_migrations;
      create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
      insert into supabase_migrations.schema_migrations values
        ('${HERBS.version}', '{"create table public.herbs (id int primary key)"}', 'herbs'), ('${TEAS.version}', null, 'teas')`);
    expect(await applyMigrations(sql, ALL)).toEqual(['20260103000000_oils']);
    expect((await readHistory(sql)).map(({ checksum }) => checksum)).toEqual(
      ALL.map(({ text }) => checksumOf(text)),
    );
  });

  it('does not let others wait behind it for long, and tries again', async () => {
    const { sql } = database;
    await applyMigrations(sql, [HERBS]);
    const said: string[] = [];
    const log = createLog({ format: 'json', write: (line) => said.push(line) });
    const busy = sql.transaction(async (inner) => {
      await inner.exec('insert into public.herbs values (1); select pg_sleep(2.5)');
    });
    await sleep(100);
    const upgrade = applyMigrations(
      sql,
      [HERBS, { ...TEAS, text: 'alter table public.herbs add name text' }],
      log,
    );
    await sleep(100);
    const before = performance.now();
    await sql.exec('insert into public.herbs values (2)');
    expect(performance.now() - before).toBeLessThan(2300);
    await busy;
    expect(await upgrade).toEqual(['20260102000000_teas']);
    expect(said).toEqual([expect.stringContaining('an upgrade waits until others have done with a table')]);
  });

  it('lets the server know of many rows before the next migration asks for them', async () => {
    const { sql } = database;
    const filled = {
      ...HERBS,
      text: `${HERBS.text}insert into public.herbs select generate_series(1, 6000);`,
    };
    const known = "select reltuples::int as rows from pg_class where oid = 'public.herbs'::regclass";
    await applyMigrations(sql, [filled, { ...TEAS, text: `create table public.teas as ${known}` }]);
    expect(await sql.rows('select rows from public.teas')).toEqual([{ rows: 6000 }]);
  });

  it('leaves a shop exactly as it was when one of several fails', async () => {
    const { sql } = database;
    await applyMigrations(sql, [HERBS]);
    const before = await readHistory(sql);
    const broken = { ...OILS, text: 'alter table public.herbs add column name text; select nonsense;' };
    await expect(applyMigrations(sql, [HERBS, TEAS, broken])).rejects.toThrow(
      'Migration 20260103000000_oils failed: column "nonsense" does not exist',
    );
    expect(await readHistory(sql)).toEqual(before);
    expect(await sql.rows("select to_regclass('public.teas')::text as name")).toEqual([{ name: null }]);
    expect(missingMigrations(await readHistory(sql), [HERBS])).toEqual([]);
  });
});
