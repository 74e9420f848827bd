/**
 * Backups of a shop's own database: the folder of its server, copied while that is stopped. One is made before each upgrade,
 * and the last three stay. Put back in the place of `DATA_DIR/postgres` it is the database as it was.
 */
import { constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { cp, open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

import { inMegabytes, measureDisk } from './disk-room.ts';

const KEPT = 3;
const UNFINISHED = '.unfinished';

const backupsFolder = (directory: string): string => path.join(directory, 'backups');

/** Those made before upgrades, the oldest first, as folders. */
export function upgradeBackups(directory: string): string[] {
  const folder = backupsFolder(directory);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.includes('-before-') && !name.endsWith(UNFINISHED))
    .toSorted()
    .map((name) => path.join(folder, name));
}

/**
 * Copies the stopped database of a data directory. Answers the backup's folder; throws with plain words, and leaves nothing
 * behind, when it cannot be made. @param upgrade the last migration of what comes: a backup of an earlier try gives way
 */
export async function backUpBefore(directory: string, upgrade: string): Promise<string> {
  const time = new Date().toISOString().slice(0, 19).replace('T', '_').replaceAll(':', '-');
  const whole = path.join(backupsFolder(directory), `${time}-before-${upgrade}`);
  const unfinished = `${whole}${UNFINISHED}`;
  try {
    removeUnfinished(directory);
    mkdirSync(unfinished, { recursive: true, mode: 0o700 });
    for (const name of ['postgres', 'postgres.password'])
      await cp(path.join(directory, name), path.join(unfinished, name), {
        recursive: true,
        preserveTimestamps: true,
        verbatimSymlinks: true,
        // Shares the blocks where the file system can.
        mode: constants.COPYFILE_FICLONE,
      });
    await flush(unfinished);
    // of an earlier try in the same second, which has the same in it
    rmSync(whole, { recursive: true, force: true, maxRetries: 3 });
    renameSync(unfinished, whole);
  } catch (error) {
    const isFull = error instanceof Error && Reflect.get(error, 'code') === 'ENOSPC';
    const words = error instanceof Error ? error.message : String(error);
    rmSync(unfinished, { recursive: true, force: true, maxRetries: 3 });
    const original = path.join(directory, 'postgres');
    const room = `${inMegabytes(await sizeOf(original))} MB, and ${inMegabytes(measureDisk(directory).free)} MB are free`;
    throw new Error(
      `No backup could be made before the upgrade: ${isFull ? 'the disk is full' : words}. Nothing was changed: the former ` +
        `version can be started on it. ${backupsFolder(directory)} needs room for one more copy of ` +
        `${original}${isFull ? `: ${room}` : ''}.`,
      { cause: error },
    );
  } finally {
    rmSync(unfinished, { recursive: true, force: true, maxRetries: 3 });
  }
  const ofThisUpgrade = upgradeBackups(directory).filter((one) => one.endsWith(`-before-${upgrade}`));
  for (const old of ofThisUpgrade.slice(0, -1)) rmSync(old, { recursive: true, force: true, maxRetries: 3 });
  for (const old of upgradeBackups(directory).slice(0, -KEPT))
    rmSync(old, { recursive: true, force: true, maxRetries: 3 });
  return whole;
}

/** Those of starts that were cut off, each as large as the database; a directory has one start at a time. */
function removeUnfinished(directory: string): void {
  const folder = backupsFolder(directory);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter(
    (one) => one.includes('-before-') && one.endsWith(UNFINISHED),
  ))
    rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 3 });
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(path.join(entry.parentPath, entry.name))).size;
  return bytes;
}

/** On the disk, not only in the memory of the system: the original is about to change. */
async function flush(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = await open(path.join(entry.parentPath, entry.name), 'r');
    await file.sync().finally(() => file.close());
  }
}
