import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';

import { type BackupConfig, readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { ownPostgresUrl } from '../own-postgres.ts';
import { type S3Simulator, startS3Simulator } from '../simulators/s3.ts';
import { createStack, type Stack } from '../stack.ts';
import { backupName, lastDue, outdated } from './backup-names.ts';
import { backUpNightly } from './nightly-job.ts';
import { startNightly } from './nightly.ts';
import { sendToBucket } from './send.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const ACCOUNT = { keyId: 'AKIAEXAMPLE', secret: 'a/secret+of/the+bucket', region: 'eu-west-1' };

let directory: string;
let stack: Stack;
let bucket: S3Simulator;
const backups = (): string[] =>
  readdirSync(path.join(directory, 'backups')).filter((name) => name.startsWith('mizizi-'));

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'mizizi-nightly-'));
  bucket = await startS3Simulator(ACCOUNT);
  stack = createStack({
    config: readConfig({ PORT: '0', DEMO: '0', DATA_DIR: directory }),
    projectDirectory: directory,
    migrations: [],
    seedFiles: [],
  });
  await stack.start();
});
afterAll(async () => {
  await stack.close();
  await bucket.close();
  rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
});

const settings = (changes: Partial<BackupConfig> = {}): BackupConfig => ({
  passphrase: 'mwarobaini na mlonge',
  nightly: true,
  keepDays: 7,
  keepWeeks: 4,
  settings: [],
  s3: { ...ACCOUNT, url: `${bucket.url}/shops/one` },
  ...changes,
});

function nightly(): { lines: string[] } {
  const lines: string[] = [];
  const log = createLog({ format: 'json', write: (line) => lines.push(line) });
  const config = { backup: settings(), databaseUrl: undefined };
  const rounds = startNightly({ config, dataDirectory: directory, log, sql: stack.sql, everyMs: 20 });
  onTestFinished(rounds.stop);
  return { lines };
}

describe('the nightly backup', () => {
  it('is made once by several processes, goes to the bucket, and is tried again when that fails', async () => {
    bucket.failNext(503);
    const processes = [nightly(), nightly()];
    const said = (words: string): number =>
      processes.flatMap(({ lines }) => lines).filter((line) => line.includes(words)).length;
    await expect.poll(() => said('the shop was backed up'), { timeout: 60_000 }).toBe(1);
    await expect.poll(() => said('did not take the backup: 503 InternalError')).toBe(1);
    expect(said('the nightly backup failed')).toBe(0);
    expect(backups()).toEqual([expect.stringMatching(/^mizizi-.*Z\.tar\.gz\.age$/)]);

    const url = ownPostgresUrl(directory) ?? '';
    await backUpNightly({ url, dataDirectory: directory, backup: settings(), due: lastDue(new Date()) });
    const [name = ''] = backups();
    expect(backups()).toHaveLength(1);
    expect(
      bucket.objects.get(`/shops/one/${name}`)?.equals(readFileSync(path.join(directory, 'backups', name))),
    ).toBe(true);
  });

  it('leaves the disk to the shop when there is little of it', async () => {
    const url = ownPostgresUrl(directory) ?? '';
    const job = {
      url,
      dataDirectory: directory,
      backup: settings(),
      due: new Date(Date.now() + 1000),
      spareBytes: 1e18,
    };
    const before = backups();
    await expect(backUpNightly(job)).rejects.toThrow('The disk is too full for a backup');
    expect(backups()).toEqual(before);
    expect(await stack.database.isReachable()).toBe(true);
  });
});

it('is refused by the bucket when it is signed with another secret, or for another place', async () => {
  const file = path.join(directory, 'a file.txt');
  writeFileSync(file, 'mzizi');
  const url = `${bucket.url}/shops`;
  await expect(sendToBucket(file, { ...ACCOUNT, url, secret: 'another' })).rejects.toThrow(
    '403 SignatureDoesNotMatch',
  );
  await expect(sendToBucket(file, { ...ACCOUNT, url, region: 'af-south-1' })).rejects.toThrow(
    '403 AuthorizationHeaderMalformed',
  );
  await expect(sendToBucket(file, { ...ACCOUNT, url, keyId: 'AKIAOTHER' })).rejects.toThrow(
    '403 InvalidAccessKeyId',
  );
});

describe('which backups stay', () => {
  it('counts nights from three in Nairobi', () => {
    expect(lastDue(new Date('2026-11-24T00:00:00Z')).toISOString()).toBe('2026-11-24T00:00:00.000Z');
    expect(lastDue(new Date('2026-11-24T23:59:59Z')).toISOString()).toBe('2026-11-24T00:00:00.000Z');
  });

  it('keeps the last of each of seven days and of four weeks, and nothing else of ours', () => {
    const day = (before: number, hour = 1): string =>
      backupName(new Date(Date.UTC(2026, 10, 24, hour) - before * 86_400_000), false);
    const names = Array.from({ length: 60 }, (_, before) => day(before));
    const goes = outdated([...names, day(0, 0), 'before-20261124', 'notes.txt'], 7, 4);
    expect(goes).toContain(day(0, 0));
    const stay = names.filter((name) => !goes.includes(name));
    expect(stay.slice(0, 7)).toEqual(names.slice(0, 7));
    // Four weeks end within these seven days or before them.
    expect(stay.length - 7).toBeGreaterThanOrEqual(2);
    expect(stay.length - 7).toBeLessThanOrEqual(3);
    expect(goes.every((name) => name.startsWith('mizizi-'))).toBe(true);
  });
});
