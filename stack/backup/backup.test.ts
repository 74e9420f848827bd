import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

import { createClient } from '@supabase/supabase-js';
import { packTar } from 'modern-tar';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';

import { firstNumber, markOf } from '../after-restore.ts';
import { codeOf, withFactor } from '../auth/factor-fixture.ts';
import { readConfig } from '../config.ts';
import { SILENT_LOG } from '../log.ts';
import { readMigrations } from '../migrations.ts';
import { countOf, tablesOf } from '../row-copy.ts';
import { startScratchPostgres } from '../scratch-postgres.ts';
import { PASSWORD, serviceFixture } from '../service-fixture.ts';
import { createStack, type Stack, type StackOptions } from '../stack.ts';
import { createTestDatabase } from '../testing.ts';
import { backUp, type BackupReport } from './back-up.ts';
import { startNightly } from './nightly.ts';
import { checkBackup } from './read-backup.ts';
import { restore } from './restore.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const ROOT = path.resolve(import.meta.dirname, '../..');
const PASSPHRASE = 'mwarobaini na mlonge';
const EMAIL = 'keeper@example.com';
const PICTURE = Buffer.from('a picture of a root, as bytes');

/** A shop so small that its restoring may fail when all is copied: by a trigger that no setting for copying switches off. */
const SMALL = {
  version: '20260101000000',
  name: 'orders',
  text: `
    create schema private;
    create table public.orders (number text, placed_at timestamptz, town text);
    insert into public.orders values ('MZ-1', now(), 'Nairobi');`,
};
const CHANGES_ORDERS = `
create function private.elsewhere() returns trigger language plpgsql set search_path = ''
as $$ begin new.town = 'Elsewhere'; return new; end $$;
create trigger elsewhere before insert on public.orders for each row execute function private.elsewhere();
alter table public.orders enable always trigger elsewhere;`;

let root: string;
let source: string;
let open: Stack;
let shop: { factorSecret: string; refreshToken: string; avatar: string };
let small: string;
let made: { report: BackupReport | undefined; file: string };
const stacks: Stack[] = [];
const migrations = await readMigrations(path.join(ROOT, 'supabase/migrations'));
const place = (name: string): string => path.join(root, name);

async function start(
  dataDir: string,
  settings: Record<string, string> = {},
  more: Partial<StackOptions> = {},
): Promise<Stack> {
  const stack = createStack({
    config: readConfig({ PORT: '0', DEMO: '1', DATA_DIR: dataDir, ...settings }),
    projectDirectory: path.join(ROOT, 'supabase'),
    ...more,
  });
  stacks.push(stack);
  await stack.listen();
  await stack.start();
  return stack;
}

const toRestore = (dataDirectory: string, file = made.file, passphrase: string | undefined = PASSPHRASE) => ({
  file,
  passphrase,
  dataDirectory,
  databaseUrl: undefined,
  migrations,
  log: SILENT_LOG,
});

const contents = (directory: string): string[] =>
  readdirSync(directory).filter((name) => !name.startsWith('process.lock'));

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'mizizi-backup-'));
  source = await createTestDatabase({ project: true, demo: true });
  const stack = await start(place('shop'), { DATABASE_URL: source });
  open = stack;
  const people = serviceFixture(stack);
  const { browser, userId, secret } = await withFactor(people, EMAIL);
  const avatar = `${userId}/1f0c1f9e-2b43-4c2e-9a0e-9f2f0c1a7a01.webp`;
  const stored = await browser.storage.from('avatars').upload(avatar, PICTURE, { contentType: 'image/webp' });
  if (stored.error) throw stored.error;
  const { data } = await browser.auth.getSession();
  shop = { factorSecret: secret, refreshToken: data.session?.refresh_token ?? '', avatar };

  // Two rows at a time: a backup that has one of them was not made at one moment.
  let isOpen = true;
  const writing = (async () => {
    for (let turn = 0; isOpen; turn += 1)
      await stack.sql.rows(
        `insert into public.notifications (user_id, type, title, message)
         select $1, 'info', 'Twice', turn || '/' || half from generate_series(1, 2) as half, (select $2::int as turn) as one`,
        [userId, turn],
      );
  })();
  const file = place('shop.tar.gz.age');
  const report = await backUp({ url: source, dataDirectory: place('shop'), file, passphrase: PASSPHRASE });
  isOpen = false;
  await writing;
  made = { report, file };
  small = await smallBackup();
});
afterAll(async () => {
  for (const stack of stacks) await stack.close();
  rmSync(root, { recursive: true, force: true, maxRetries: 5 });
});

/** What makes it the same shop: every row, the upload, the session, the password with the second factor. */
async function expectSameShop(stack: Stack): Promise<void> {
  const signedOut = { auth: { persistSession: false, autoRefreshToken: false } };
  const resumed = createClient(stack.url, stack.keys.anonKey, signedOut);
  const { data, error } = await resumed.auth.refreshSession({ refresh_token: shop.refreshToken });
  expect(error).toBeNull();
  expect(data.user?.email).toBe(EMAIL);
  const opened = await resumed.storage.from('avatars').download(shop.avatar);
  expect(await opened.data?.text()).toBe(PICTURE.toString());

  const anew = createClient(stack.url, stack.keys.anonKey, signedOut);
  expect((await anew.auth.signInWithPassword({ email: EMAIL, password: PASSWORD })).error).toBeNull();
  const factorId = (await anew.auth.mfa.listFactors()).data?.totp[0]?.id ?? '';
  const second = await anew.auth.mfa.challengeAndVerify({ factorId, code: codeOf(shop.factorSecret, 1) });
  expect(second.error).toBeNull();
  expect(
    await stack.sql.rows('select count(*)::int % 2 as odd from public.notifications where title = $1', [
      'Twice',
    ]),
  ).toEqual([{ odd: 0 }]);
}

async function smallBackup(): Promise<string> {
  const url = await createTestDatabase();
  const settings = { DATABASE_URL: url, DEMO: '0', BACKUP_NIGHTLY: '0' };
  await start(place('small'), settings, { migrations: [SMALL], seedFiles: [] });
  const file = place('small.tar.gz');
  await backUp({ url, dataDirectory: place('small'), file, passphrase: undefined });
  return file;
}

describe('a backup of a shop that is open', () => {
  it('is one encrypted file that its owner alone may read', () => {
    expect(statSync(made.file).mode & 0o777).toBe(0o600);
    expect(readFileSync(made.file).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(contents(root).toSorted()).toEqual(['shop', 'shop.tar.gz.age', 'small', 'small.tar.gz']);
  });

  it('of a night that fails is told to the owner, until there is a good one', async () => {
    const stack = open;
    const health = () =>
      stack.sql.rows<{ failures_in_a_row: number; last_problem: string | null; done: boolean }>(
        "select failures_in_a_row, last_problem, last_done_at is not null as done from public.job_health() where name = 'nightly_backup'",
      );
    const figures = async (): Promise<string> => (await fetch(`${stack.url}/metrics`)).text();
    const night = () =>
      startNightly({
        config: { databaseUrl: source, backup: readConfig({ DEMO: '0' }).backup },
        dataDirectory: place('shop'),
        log: SILENT_LOG,
        sql: stack.sql,
        everyMs: 20,
      });
    writeFileSync(place('shop/backups'), 'no folder');
    const failing = night();
    const failed = [
      { failures_in_a_row: 1, last_problem: expect.stringContaining('EEXIST') as string, done: false },
    ];
    await expect.poll(health, { timeout: 30_000 }).toEqual(failed);
    expect(await figures()).toContain('mizizi_backup_failures_in_a_row 1\n');
    await failing.stop();
    rmSync(place('shop/backups'));
    // A backup's name tells its second alone, and one of the same second was not made after the failure.
    await sleep(1000);
    const good = night();
    await expect.poll(health, { timeout: 30_000 }).toMatchObject([{ failures_in_a_row: 0, done: true }]);
    await good.stop();
    rmSync(place('shop/backups'), { recursive: true });
  });

  it('gives no number again that may have been given since, and nothing else does so', async () => {
    const year = new Date(Date.now() + 3 * 3_600_000).getUTCFullYear();
    const given = await open.sql.rows<{ number: string }>('select number from public.invoices');
    const marks = await checkBackup(made.file, PASSPHRASE, migrations).then(() =>
      open.sql.rows('select from private.restorations'),
    );
    expect(marks).toEqual([]);
    const { restoredAt, manifest } = await restore(toRestore(place('numbers')));
    const stack = await start(place('numbers'));
    const [begun, ...others] = await stack.sql.rows<{ mark: string; made_at: string; restored_at: string }>(
      'select mark, made_at, restored_at from private.restorations',
    );
    expect(others).toEqual([]);
    expect(begun?.mark).toBe(markOf(restoredAt));
    expect(new Date(begun?.made_at ?? '').toISOString()).toBe(new Date(manifest.madeAt).toISOString());
    expect(new Date(begun?.restored_at ?? '')).toEqual(restoredAt);
    const issue = async (): Promise<string[]> => {
      // What nobody looks at but the ledger: an order of the demo is paid once more, by hand.
      const rows = await stack.sql.rows<{ number: string }>(
        `select (private.issue_invoice(b, 100, now(), false)).number from public.bills b where b.kind = 'order' limit 2`,
      );
      return rows.map(({ number }) => number);
    };
    const first = `INV-${year}-${markOf(restoredAt)}`;
    const numbers = await issue();
    expect(numbers).toEqual([`${first}-00001`, `${first}-00002`]);
    expect(firstNumber(restoredAt)).toBe(numbers[0]);
    expect(given.map(({ number }) => number)).not.toEqual(expect.arrayContaining(numbers));
    await stack.close();
    const again = await start(place('numbers'));
    expect(await again.sql.rows('select from private.restorations')).toHaveLength(1);
    await again.close();
  });

  it('is the same shop in an empty data directory', async () => {
    const { manifest } = await restore(toRestore(place('elsewhere')));
    expect(manifest.tables.find(({ name }) => name === 'public.orders')?.rows).toBeGreaterThan(0);
    const stack = await start(place('elsewhere'));
    // What numbers go on from is not as it was; see above.
    const own = ['private.restorations', 'private.invoice_counters'];
    const ofShop = manifest.tables.filter(
      ({ name }) => /^(public|private)\./.test(name) && !own.includes(name),
    );
    const counted = await Promise.all(ofShop.map((table) => countOf(stack.sql, table)));
    expect(counted.map(({ name, rows }) => [name, rows])).toEqual(
      ofShop.map(({ name, rows }) => [name, rows]),
    );
    expect(await tablesOf(stack.sql)).toHaveLength(manifest.tables.length);
    await expectSameShop(stack);
    const over = /it has the shop with \d+ orders, the newest of .*stop that shop/;
    await expect(restore(toRestore(place('elsewhere')))).rejects.toThrow(over);
    await stack.close();
    await expect(restore(toRestore(place('elsewhere')))).rejects.toThrow(/it has the shop with \d+ orders/);
  });

  it('is the same shop on a server that has none of our roles', async () => {
    const server = await startScratchPostgres();
    onTestFinished(server.stop);
    const databaseUrl = server.url;
    const migration = { ...SMALL, text: SMALL.text + CHANGES_ORDERS };
    const failing = { ...toRestore(place('on a server'), small), databaseUrl };
    await expect(restore({ ...failing, migrations: [migration] })).rejects.toThrow(
      'the rows of public.orders did not arrive as they were',
    );
    expect(existsSync(place('on a server'))).toBe(false);
    await restore({ ...toRestore(place('on a server')), databaseUrl });
    const stack = await start(place('on a server'), { DATABASE_URL: databaseUrl, DEMO: '0' });
    await expectSameShop(stack);
    await stack.close();
    await expect(restore({ ...toRestore(place('again')), databaseUrl })).rejects.toThrow(
      'is not empty: it has',
    );
    expect(existsSync(place('again'))).toBe(false);
  });
});

describe('what cannot be restored is refused before anything is changed', () => {
  /** Why it was refused; nothing may be left where it was to go. */
  const refusal = async (file: string, passphrase = PASSPHRASE): Promise<string> => {
    const target = path.join(mkdtempSync(path.join(root, 'target-')), 'data');
    const words = await restore({ ...toRestore(target, file, passphrase), migrations: [SMALL] }).then(
      () => 'it was restored',
      (error: unknown) => String(error),
    );
    expect(readdirSync(path.dirname(target))).toEqual([]);
    return words;
  };
  const written = (name: string, content: Uint8Array | string): string => {
    writeFileSync(place(name), content);
    return place(name);
  };
  const packed = (name: string, entries: [string, unknown][]): Promise<string> =>
    packTar(
      entries.map(([entry, value]) => {
        const body = JSON.stringify(value);
        return { header: { name: entry, size: Buffer.byteLength(body) }, body };
      }),
    ).then((tar) => written(name, gzipSync(tar)));

  it('a wrong passphrase, and none', async () => {
    expect(await refusal(made.file, 'another long passphrase')).toContain('BACKUP_PASSPHRASE is not the one');
    await expect(checkBackup(made.file, undefined, migrations)).rejects.toThrow('set BACKUP_PASSPHRASE');
  });

  it('a file that was not written to its end, or changed on its way', async () => {
    const whole = readFileSync(small);
    expect(await refusal(written('half', whole.subarray(0, whole.length / 2)))).toContain(
      'it is damaged, or was not written to its end',
    );
    expect(await refusal(written('short', whole.subarray(0, -1)))).toContain(
      'it is damaged, or was not written to its end',
    );
    const bent = Buffer.from(whole);
    bent[bent.length >> 1] = (bent[bent.length >> 1] ?? 0) ^ 1;
    expect(await refusal(written('bent', bent))).toContain('it is damaged');
  });

  it('anything else', async () => {
    expect(await refusal(written('dump', 'PGDMP\x01\x0f\x00 and so on'))).toContain(
      'it is a dump of pg_dump',
    );
    expect(await refusal(written('text', 'select 1;'))).toContain(
      'it is a text, not a backup of "npm run backup"',
    );
    expect(await refusal(written('empty', ''))).toContain('it is empty, not a backup');
    expect(await refusal(written('zip', gzipSync('no tar')))).toContain('it is damaged');
    expect(await refusal(await packed('other.gz', [['../../etc/cron.d/x', 'of another product']]))).toContain(
      'it is an archive of something else, which begins with "../../etc/cron.d/x"',
    );
    expect(
      await refusal(await packed('product.gz', [['manifest.json', { product: 'other', format: 1 }]])),
    ).toContain('it is an archive of something else');
    expect(await refusal(place('nowhere'))).toContain('there is no such file');
  });

  it('one that is larger than what is free', async () => {
    const manifest = {
      product: 'mizizi',
      format: 1,
      version: '1.1.0',
      madeAt: '2026-11-24T00:00:00.000Z',
      postgres: '18',
      migrations: [],
      tables: [],
      sequences: [],
      databaseBytes: 2 ** 60,
    };
    const file = await packed('vast.gz', [
      ['manifest.json', manifest],
      ['end.json', { files: {}, bytes: 0 }],
    ]);
    expect(await refusal(file)).toMatch(
      /There are \d+ MB free in .*, and the shop needs \d{12,} MB\. Nothing was changed\./,
    );
  });

  it('one of a newer version', async () => {
    expect(
      await refusal(await packed('newer.gz', [['manifest.json', { product: 'mizizi', format: 2 }]])),
    ).toContain('made by a newer version');
    await expect(checkBackup(small, undefined, migrations)).rejects.toThrow(
      'which has the change 20260101000000_orders that this one does not know',
    );
  });

  it('into a folder that has something', async () => {
    mkdirSync(place('full'));
    writeFileSync(place('full/keys.json'), '{}');
    await expect(restore({ ...toRestore(place('full'), small), migrations: [SMALL] })).rejects.toThrow(
      'is not empty: it has keys.json. Nothing was changed.',
    );
    expect(contents(place('full'))).toEqual(['keys.json']);
  });
});
