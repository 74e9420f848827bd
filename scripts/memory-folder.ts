/**
 * A folder in memory for what tests write: their databases are as durable as a shop's, so that each waits for the disk at
 * every commit, and the disk, not the processor, would set the pace of the whole run.
 */
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

const PLACE = '/dev/shm';
/** Of `statfs`: what is written there stays in memory. */
const TMPFS = 0x01021994;
const GIBIBYTE = 1024 ** 3;
/** The tests use half of it at most; a small machine, or a container with Docker's 64 MB, keeps its disk. */
const ROOM = 4 * GIBIBYTE;
/** Browsers and servers need theirs beside it. */
const FREE_MEMORY = 2 * ROOM;

/** Makes it, for this process and what it starts; it goes with this process. Answers undefined where there is no room. */
export function memoryFolder(): string | undefined {
  if (!existsSync(PLACE)) return undefined;
  const { type, bavail, bsize } = statfsSync(PLACE);
  if (type !== TMPFS || bavail * bsize < ROOM || process.availableMemory() < FREE_MEMORY) return undefined;
  const folder = mkdtempSync(path.join(PLACE, 'mizizi-test-'));
  // As the system's own temporary folder: servers and tests work there under other accounts too.
  chmodSync(folder, 0o1777);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}
