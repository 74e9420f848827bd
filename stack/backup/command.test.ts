/** The commands as people and cron call them, on a shop that is open. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { readConfig } from '../config.ts';
import { ownPostgresUrl } from '../own-postgres.ts';
import { OF_EVERY_PROCESS } from '../process-fixture.ts';
import { createStack, type Stack } from '../stack.ts';
import { ArchiveProblem } from './file-kinds.ts';
import { checkBackup } from './read-backup.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let root: string;
let stack: Stack;
const place = (name: string): string => path.join(root, name);
const shop = (): string => place('shop');
const sumOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** Runs one of the commands from another folder, without a terminal, with nothing of our environment but PATH. */
function run(
  command: 'backup' | 'restore' | 'check',
  given: readonly string[],
  { settings = {}, before = '' }: { settings?: Record<string, string>; before?: string } = {},
): Promise<Ended> {
  const script = path.join(import.meta.dirname, `run-${command}.ts`);
  const child = spawn('sh', ['-c', `${before} exec "$@"`, 'sh', process.execPath, script, ...given], {
    cwd: root,
    env: {
      ...OF_EVERY_PROCESS,
      DATA_DIR: shop(),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Ended = { code: null, out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ ...said, code }));
  });
}

/** One clear line, nothing else, and the words in it. */
function expectRefused({ code, out, err }: Ended, ...words: string[]): void {
  expect({ code, out, lines: err.trimEnd().split('\n').length, err }).toMatchObject({
    code: 1,
    out: '',
    lines: 1,
  });
  for (const one of words) expect(err).toContain(one);
}

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'mizizi-commands-'));
  stack = createStack({
    config: readConfig({ PORT: '0', DEMO: '0', BACKUP_NIGHTLY: '0', DATA_DIR: shop() }),
    projectDirectory: root,
    migrations: [],
    seedFiles: [],
  });
  await stack.start();
  await stack.sql.exec(`
    create type public.mood as enum ('good', 'bad');
    create schema "my own";
    create table public.my_notes (
      id serial primary key, words text not null default 'none', mood public.mood, length int generated always as (length(words)) stored);
    create table "my own".marks (id bigint generated always as identity primary key, note int references public.my_notes);
    insert into public.my_notes (words, mood) values ('dawa', 'good'), ('mizizi', 'bad');
    insert into "my own".marks (note) values (2);
    alter table auth.users add column remark text not null default 'by hand';`);
  mkdirSync(place('shop/storage/x'), { recursive: true });
  writeFileSync(
    place('shop/storage/x/large'),
    Buffer.alloc(4_000_000, 7).map((_, at) => (at * 2654435761) >>> 13),
  );
});
afterAll(async () => {
  await stack.close();
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
});

describe('npm run backup', () => {
  it('leaves nothing of a backup that did not fit, and older ones as they were', async () => {
    mkdirSync(place('stick'));
    writeFileSync(place('stick/older.tar.gz'), 'an older one');
    const file = place('stick/shop.tar.gz');
    // A limit of the process stands for the end of a disk: it comes in the middle of writing too, on any machine.
    expectRefused(await run('backup', [file], { before: 'ulimit -f 500;' }), file, 'so large a file');
    expectRefused(
      await run('backup', [place('stick/older.tar.gz')]),
      'is there already, and is not replaced',
    );
    expectRefused(await run('backup', [place('no/such/file')]), place('no/such/file'), 'there is no folder');
    expect(readdirSync(place('stick'))).toEqual(['older.tar.gz']);
    expect(readFileSync(place('stick/older.tar.gz'), 'utf8')).toBe('an older one');
    expect(await stack.database.isReachable()).toBe(true);
  });

  it('takes away what one that was cut off has left, and nothing else', async () => {
    mkdirSync(place('cut off'));
    const name = 'mizizi-2026-11-24T00-00-05Z.tar.gz';
    const others = [name, `${name}.unfinished-${process.pid}`, 'notes.unfinished-999999999'];
    for (const one of [...others, `${name}.unfinished-999999999`, 'new.gz.unfinished-999999999'])
      writeFileSync(place(`cut off/${one}`), 'half');
    expect((await run('backup', [place('cut off/new.gz')])).code).toBe(0);
    expect(readdirSync(place('cut off'))).toEqual([...others, 'new.gz'].toSorted());
  });

  it('takes no option and no second name, so that no passphrase becomes the name of a file', async () => {
    for (const given of [
      ['--passphrase', 'mwarobaini'],
      ['--passphrase=mwarobaini'],
      ['-h'],
      ['one', 'two'],
      [''],
    ])
      expectRefused(await run('backup', given), 'npm run backup -- <file>');
    expectRefused(
      await run('backup', ['one'], { settings: { BACKUP_PASSPHRASE: '   ' } }),
      'BACKUP_PASSPHRASE is empty',
    );
    expect(readdirSync(root).filter((name) => /one|two|-/.test(name))).toEqual([]);
  });

  it('names uploads that have no file', async () => {
    await stack.sql.exec(`
      insert into storage.buckets (id, name) values ('pictures', 'pictures');
      insert into storage.objects (bucket_id, name) values ('pictures', 'root/mlonge.webp');`);
    const { code, out, err } = await run('backup', [place('without.tar.gz')]);
    expect({ code, err }).toEqual({
      code: 0,
      err: expect.stringContaining('pictures/root/mlonge.webp') as string,
    });
    expect(out.trimEnd().split('\n')).toEqual([expect.stringMatching(/without\.tar\.gz: .*not encrypted/)]);
    await stack.sql.exec("delete from storage.objects where name = 'root/mlonge.webp'");
  });

  it.skipIf(process.getuid?.() !== 0)('is for the user of the shop alone', async () => {
    chownSync(place('shop/keys.json'), 65_534, 65_534);
    try {
      expectRefused(await run('backup', []), 'belongs to nobody', 'sudo -u nobody');
    } finally {
      chownSync(place('shop/keys.json'), 0, 0);
    }
    expect(existsSync(place('shop/backups'))).toBe(false);
  });
});

describe('npm run check-backup', () => {
  it.each([
    ['plain', {}],
    ['encrypted', { BACKUP_PASSPHRASE: 'mwarobaini na mlonge' }],
  ])('finds every damage of one that is %s', async (kind, settings) => {
    const file = place(`${kind}.backup`);
    await run('backup', [file], { settings });
    const whole = readFileSync(file);
    const good = await run('check', [file], { settings });
    expect(good).toEqual({
      code: 0,
      err: '',
      out: expect.stringMatching(/is whole: the shop of 2\d.*Z, version \d/) as string,
    });
    const problemOf = (bytes: Uint8Array): Promise<unknown> => {
      writeFileSync(place('bent'), bytes);
      return checkBackup(place('bent'), Object.values(settings)[0], []).catch((error: unknown) => error);
    };
    for (const part of [0.1, 0.5, 0.99]) {
      const bent = Buffer.from(whole);
      const at = Math.floor(whole.length * part);
      bent[at] = (bent[at] ?? 0) ^ 1;
      expect(await problemOf(bent)).toMatchObject({
        name: 'ArchiveProblem',
        message: expect.stringContaining('it is damaged') as string,
      });
    }
    expect(await problemOf(whole.subarray(0, Math.floor(whole.length * 0.99)))).toBeInstanceOf(
      ArchiveProblem,
    );
    expectRefused(await run('check', [place('bent')], { settings }), 'bent is no good: it is damaged');
  });
});

describe('npm run restore', () => {
  const target = (): string => place('target');
  const settings = (): Record<string, string> => ({ DATA_DIR: target() });

  it('says what a wrong file is, and touches nothing', async () => {
    const wrong: [string, string | Uint8Array, string][] = [
      ['photo.tar.gz', Buffer.of(0xff, 0xd8, 0xff, 0xe0, 1, 2), 'it is a picture'],
      ['photos.zip', 'PK\x03\x04and so on', 'it is a zip file'],
      ['wordpress.sql', 'CREATE TABLE wp_posts (id int);\n', 'it is a text'],
      ['empty', '', 'it is empty'],
    ];
    for (const [name, content, words] of wrong) {
      writeFileSync(place(name), content);
      expectRefused(await run('restore', [place(name)], { settings: settings() }), words);
    }
    expectRefused(
      await run('restore', [place('nowhere')], { settings: settings() }),
      'there is no such file',
    );
    expectRefused(await run('restore', [root], { settings: settings() }), 'it is a folder');
    expectRefused(await run('restore', ['one', 'two'], { settings: settings() }), 'One file at a time');
    expect(existsSync(target())).toBe(false);
  });

  it('brings tables and columns along that were made by hand', async () => {
    const mpesa = Object.fromEntries(
      ['CONSUMER_KEY', 'CONSUMER_SECRET', 'SHORTCODE', 'PASSKEY'].map((name) => [`MPESA_${name}`, 'siri']),
    );
    await run('backup', [place('-mama.zip.txt')], {
      settings: { ...mpesa, BACKUP_KEEP_DAYS: '9', PORT: '0' },
    });
    const { code, out, err } = await run('restore', ['-mama.zip.txt'], { settings: settings() });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/by hand.*auth\.users\.remark, public\.my_notes, "my own"\.marks/);
    expect(out).toContain(
      'in the file .env: BACKUP_KEEP_DAYS, MPESA_CONSUMER_KEY, MPESA_CONSUMER_SECRET, MPESA_SHORTCODE, MPESA_PASSKEY.\n',
    );
    expect(out).not.toContain('siri');
    expect(out).toContain('whoever has left since has theirs again');
    // As if it had been killed while it put things into their places.
    mkdirSync(place('target/restoring'));
    writeFileSync(place('target/restoring/moving'), '');
    rmSync(place('target/postgres'), { recursive: true });
    const half = createStack({
      config: readConfig({ PORT: '0', DEMO: '0', DATA_DIR: target() }),
      projectDirectory: root,
      migrations: [],
      seedFiles: [],
    });
    await expect(half.start()).rejects.toThrow('was cut off. Do it again: npm run restore -- <file>');
    await half.close();
    expect((await run('restore', ['-mama.zip.txt'], { settings: settings() })).err).toBe('');
    const again = createStack({
      config: readConfig({ PORT: '0', DEMO: '0', BACKUP_NIGHTLY: '0', DATA_DIR: target() }),
      projectDirectory: root,
      migrations: [],
      seedFiles: [],
    });
    try {
      await again.start();
      await again.sql.exec("insert into public.my_notes (words) values ('new')");
      expect(
        await again.sql.rows('select id, words, mood::text, length from public.my_notes order by id'),
      ).toEqual([
        { id: 1, words: 'dawa', mood: 'good', length: 4 },
        { id: 2, words: 'mizizi', mood: 'bad', length: 6 },
        { id: 3, words: 'new', mood: null, length: 3 },
      ]);
      await expect(again.sql.exec('insert into "my own".marks (note) values (77)')).rejects.toThrow(
        'foreign key',
      );
    } finally {
      await again.close();
    }
    expect(sumOf(place('target/storage/x/large'))).toBe(sumOf(place('shop/storage/x/large')));
  });
});

it('no backup is made of a database that cannot be read, and the table is named', async () => {
  await stack.sql.exec('create table public.worn as select generate_series(1, 5000) as at; checkpoint');
  const [found] = await stack.sql.rows<{ file: string }>(
    "select pg_relation_filepath('public.worn') as file",
  );
  await stack.close();
  expect(ownPostgresUrl(shop())).toBeUndefined();
  const descriptor = openSync(path.join(shop(), 'postgres', found?.file ?? ''), 'r+');
  writeSync(descriptor, Buffer.alloc(8192, 0xa5), 0, 8192, 8192);
  closeSync(descriptor);
  expectRefused(await run('backup', []), 'cannot be read at the table public.worn', 'Keep the older ones');
  expect(readdirSync(place('shop/backups'))).toEqual([]);
});
