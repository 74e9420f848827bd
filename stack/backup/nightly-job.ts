import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { BackupConfig } from '../config.ts';
import { backUp, type BackupReport, BackupUnderWay } from './back-up.ts';
import { backupName, outdated, timeOf } from './backup-names.ts';
import { sendToBucket } from './send.ts';

export interface NightlyJob {
  url: string;
  dataDirectory: string;
  backup: BackupConfig;
  /** A backup from this moment on is new enough. */
  due: Date;
  /** Left free, so that the shop can go on writing. */
  spareBytes?: number;
}

export interface NightlyReport {
  made?: BackupReport;
  sent?: string;
  /** Why it was not sent; it lies here all the same. */
  notSent?: string;
  removed: string[];
}

const SPARE_BYTES = 512 * 1024 * 1024;
/** Names the last one that was sent. */
const SENT = 'sent.json';

const folderOf = (dataDirectory: string): string => path.join(dataDirectory, 'backups');

/** The last backup in the folder; several processes share it. */
function newest(dataDirectory: string): { name: string; at: Date } | undefined {
  let names: string[];
  try {
    names = readdirSync(folderOf(dataDirectory));
  } catch {
    return undefined; // None was made yet.
  }
  return names
    .flatMap((name) => {
      const at = timeOf(name);
      return at ? [{ name, at }] : [];
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];
}

/** Whether the last backup is too old, or was not sent yet. */
export function isWanted({ dataDirectory, backup, due }: Omit<NightlyJob, 'url'>): boolean {
  const last = newest(dataDirectory);
  return !last || last.at < due || (backup.s3 !== undefined && lastSent(dataDirectory) !== last.name);
}

/** When the last backup was made that is where it should be: in the bucket, when there is one. */
export function lastGood({
  dataDirectory,
  backup,
}: Pick<NightlyJob, 'dataDirectory' | 'backup'>): Date | undefined {
  return backup.s3 ? timeOf(lastSent(dataDirectory) ?? '') : newest(dataDirectory)?.at;
}

/** Makes the backup that is due unless another process has, sends it, and removes those that no longer stay. */
export async function backUpNightly(job: NightlyJob): Promise<NightlyReport> {
  const { url, dataDirectory, backup, due } = job;
  const folder = folderOf(dataDirectory);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const isMissing = (): boolean => (newest(dataDirectory)?.at ?? 0) < due;
  const report: NightlyReport = { removed: [] };
  if (isMissing()) {
    refuseFullDisk(job);
    const file = path.join(folder, backupName(new Date(), backup.passphrase !== undefined));
    try {
      const { passphrase, settings } = backup;
      const made = await backUp({ url, dataDirectory, file, passphrase, settings }, isMissing);
      if (made) report.made = made;
    } catch (error) {
      // Another process is making it, and does the rest.
      if (error instanceof BackupUnderWay) return report;
      throw error;
    }
  }
  report.removed = outdated(readdirSync(folder), backup.keepDays, backup.keepWeeks);
  for (const name of report.removed) rmSync(path.join(folder, name), { force: true });
  const last = newest(dataDirectory);
  if (backup.s3 && last && lastSent(dataDirectory) !== last.name) {
    try {
      report.sent = await sendToBucket(path.join(folder, last.name), backup.s3);
      writeFileSync(path.join(folder, SENT), `${JSON.stringify({ name: last.name })}\n`, { mode: 0o600 });
    } catch (error) {
      report.notSent = error instanceof Error ? error.message : String(error);
    }
  }
  return report;
}

/** As large as the last one, and as much again. */
function refuseFullDisk({ dataDirectory, spareBytes = SPARE_BYTES }: NightlyJob): void {
  const folder = folderOf(dataDirectory);
  const last = newest(dataDirectory);
  const needed = spareBytes + (last ? statSync(path.join(folder, last.name)).size * 2 : 0);
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < needed)
    throw new Error(
      `The disk is too full for a backup: ${folder} has ${Math.floor((bavail * bsize) / 1024 / 1024)} MB free`,
    );
}

function lastSent(dataDirectory: string): string | undefined {
  try {
    const told: unknown = JSON.parse(readFileSync(path.join(folderOf(dataDirectory), SENT), 'utf8'));
    return typeof told === 'object' && told !== null ? String(Reflect.get(told, 'name')) : undefined;
  } catch {
    return undefined; // None was sent yet; sending one twice does no harm.
  }
}
