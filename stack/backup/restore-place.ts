/** The folder that a shop is restored into: empty before, and whole in one last step. */
import { existsSync, readdirSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { DataDirectoryInUse, lockDataDirectory } from '../data-dir-lock.ts';
import { NotRestored } from './not-restored.ts';
import type { CheckedBackup } from './read-backup.ts';

/** What PostgreSQL wants beside the rows: its log of changes, and room to work. */
const SPARE_BYTES = 700 * 1024 * 1024;

/** Tells of the shop that is there already. */
type ShopThere = () => Promise<string | undefined>;

/** In `restoring`: what else the directory has was moved out of it. */
const MOVING = 'moving';

/** Backups may lie there already, and what a file system puts there itself. */
const MAY_BE_THERE = /^(backups|restoring|process\.lock.*|lost\+found)$/;

export async function refuseContents(directory: string, there: ShopThere): Promise<void> {
  // The directory was empty before that restore; it was cut off, and is done again from the beginning.
  if (existsSync(path.join(directory, 'restoring', MOVING)))
    for (const name of readdirSync(directory).filter((one) => !MAY_BE_THERE.test(one)))
      rmSync(path.join(directory, name), { recursive: true, force: true, maxRetries: 3 });
  const found = readdirSync(directory).find((name) => !MAY_BE_THERE.test(name));
  if (found !== undefined)
    throw new NotRestored(
      `${directory} is not empty: it has ${(await there()) ?? found}. Nothing was changed. To restore here, move it away first ` +
        `(mv ${directory} ${directory}.before); or set DATA_DIR to an empty folder.`,
    );
}

export async function lockedFor(directory: string, there: ShopThere): Promise<() => void> {
  try {
    return lockDataDirectory(directory);
  } catch (error) {
    const shop = error instanceof DataDirectoryInUse ? await there() : undefined;
    if (shop === undefined) throw error;
    throw new NotRestored(
      `${directory} is not empty: it has ${shop}, and is in use. Nothing was changed. To restore here, stop that shop and ` +
        `move it away first (mv ${directory} ${directory}.before); or set DATA_DIR to an empty folder.`,
      { cause: error },
    );
  }
}

export function refuseFullDisk(
  { manifest, bytes }: CheckedBackup,
  directory: string,
  withDatabase: boolean,
): void {
  const needed = Math.ceil(bytes * 1.05) + (withDatabase ? manifest.databaseBytes * 1.5 + SPARE_BYTES : 0);
  const { bavail, bsize } = statfsSync(directory);
  const megabytes = (count: number): string => `${Math.ceil(count / 1024 / 1024)} MB`;
  if (bavail * bsize < needed)
    throw new NotRestored(
      `There are ${megabytes(bavail * bsize)} free in ${directory}, and the shop needs ${megabytes(needed)}. Nothing was changed.`,
    );
}

/** The database last: a shop is there as soon as it is. */
export function moveInto(directory: string, unfinished: string): void {
  writeFileSync(path.join(unfinished, MOVING), '', { flush: true });
  const names = readdirSync(unfinished).toSorted(
    (one, other) => Number(one === 'postgres') - Number(other === 'postgres'),
  );
  for (const name of names.filter((one) => one !== MOVING))
    if (!existsSync(path.join(directory, name)))
      renameSync(path.join(unfinished, name), path.join(directory, name));
}
