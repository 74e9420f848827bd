import fs from 'node:fs';

import type { PGlite } from '@electric-sql/pglite';

/** The log of what is written is flushed by the one of two calls that `flushToDisk` gives a meaning to. */
export const FLUSH_PARAMETERS = ['-c', 'wal_sync_method=fsync'];

/**
 * Makes PGlite's flushes real. Its file system hands writes to the operating system and takes a flush for done: an order
 * that was acknowledged would be lost, and files half written, when the power goes.
 */
export function flushToDisk(database: PGlite): void {
  const { NODEFS } = database.Module.FS.filesystems as { NODEFS: { stream_ops: Record<string, unknown> } };
  NODEFS.stream_ops['fsync'] = ({ nfd }: { nfd?: number }): number => {
    // Directories are opened without a descriptor. Of a file, its size is flushed as well, and no more than that.
    if (nfd !== undefined) fs.fdatasyncSync(nfd);
    return 0;
  };
}
