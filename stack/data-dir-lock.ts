import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Another process works on the data directory. */
export class DataDirectoryInUse extends Error {
  override readonly name = 'DataDirectoryInUse';
}

/**
 * Takes `directory` for this process: one database server works in it, and one process looks after that. Throws
 * `DataDirectoryInUse` when a living process holds it; the lock of a dead one is taken over. The answer gives it back.
 */
export function lockDataDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const file = path.join(directory, 'process.lock');
  const here = placeOf(directory);
  const own = JSON.stringify({ pid: process.pid, started: startOf(process.pid), ...here });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (createWhole(file, own)) {
      return () => {
        if (read(file) === own) rmSync(file, { force: true });
      };
    }
    const held = read(file);
    if (held === undefined) continue;
    const holder = livingHolder(held);
    if (holder !== undefined) {
      const place = placeIn(held);
      throw new DataDirectoryInUse(
        place && !isSamePlace(place, here)
          ? `The data directory ${directory} seems to be a copy of ${place.folder}, made while process ${holder} was at work ` +
              'there: its process.lock names that folder. The database in such a copy may be damaged. Make one from a ' +
              'backup instead: npm run backup, then npm run restore into an empty DATA_DIR; or stop that shop and copy it ' +
              `again. Should this be the shop's own folder under another name, stop process ${holder}.`
          : `The data directory ${directory} is in use by process ${holder}. ` +
              'Stop that process, or set DATA_DIR to another directory.',
      );
    }
    removeStale(file, held);
  }
  throw new DataDirectoryInUse(
    `The data directory ${directory} is being taken by other processes again and again.`,
  );
}

/** Where a folder lies: by name, and by its number on its disk, which a copy does not share and a new name does not change. */
export interface Place {
  folder: string;
  disk: string;
}

export function placeOf(directory: string): Place {
  const { dev, ino } = statSync(directory);
  return { folder: realpathSync(directory), disk: `${dev}:${ino}` };
}

/** Of a disk that was mounted anew the number differs, of a folder that was moved the name. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  one.folder === other.folder || one.disk === other.disk;

/** What a file notes of a place; undefined in one of a former version. */
export function placeIn(content: string): Place | undefined {
  try {
    const { folder, disk } = JSON.parse(content) as Partial<Record<keyof Place, unknown>>;
    return typeof folder === 'string' && typeof disk === 'string' ? { folder, disk } : undefined;
  } catch {
    return undefined; // Cut off.
  }
}

/** The process at work in a directory, from outside of it. */
export function workerIn(directory: string): number | undefined {
  const held = read(path.join(directory, 'process.lock'));
  return held === undefined ? undefined : livingHolder(held);
}

/** Creates the file with its whole content in one step; false when it exists. */
function createWhole(file: string, content: string): boolean {
  const temporary = `${file}.${randomUUID()}`;
  writeFileSync(temporary, content);
  try {
    linkSync(temporary, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Removes a dead process's lock, but not one that a third process has just put in its place. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const moved = read(aside);
  if (moved !== undefined && moved !== stale) createWhole(file, moved);
  rmSync(aside, { force: true });
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The process id when that very process still runs. */
function livingHolder(content: string): number | undefined {
  let holder: { pid?: unknown; started?: unknown };
  try {
    holder = JSON.parse(content) as { pid?: unknown; started?: unknown };
  } catch {
    return undefined; // Cut off or no lock of ours: nobody can be holding it.
  }
  const { pid, started } = holder;
  if (typeof pid !== 'number') return undefined;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return undefined;
  }
  const now = startOf(pid);
  return now !== null && started !== null && now !== started ? undefined : pid;
}

/** When a process began, in clock ticks since the start of the machine; null where /proc does not tell. */
function startOf(pid: number): string | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null; // Not Linux, or the process has just ended; its id alone decides then.
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error ? Reflect.get(error, 'code') : undefined;
}
