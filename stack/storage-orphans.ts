import { AsyncLocalStorage } from 'node:async_hooks';

import type { Log } from './log.ts';
import type { Sql } from './sql.ts';

interface Stored {
  bucket: string;
  key: string;
}

const written = new AsyncLocalStorage<Stored[]>();

/** Notes that the request under way has stored a file. */
export function noteStored(bucket: string, key: string): void {
  written.getStore()?.push({ bucket, key });
}

export interface Storage {
  sql: Pick<Sql, 'rows'>;
  files: { deleteObject: (bucket: string, key: string) => Promise<void> };
  log: Log;
}

/**
 * Answers a request and removes the files it stored in vain. The storage API writes the bytes first and their object
 * afterwards, which may be refused then: for a folder that is full meanwhile, or a database that is away.
 */
export function withoutOrphans(
  { sql, files, log }: Storage,
  work: () => Promise<Response>,
): Promise<Response> {
  const stored: Stored[] = [];
  return written.run(stored, async () => {
    const response = await work();
    if (response.ok) return response;
    for (const { bucket, key } of stored) {
      try {
        const named = await sql.rows('select from storage.objects where bucket_id = $1 and name = $2', [
          bucket,
          key,
        ]);
        if (named.length === 0) await files.deleteObject(bucket, key);
      } catch (error) {
        log.warn('a file that was stored in vain could not be removed', { bucket, error });
      }
    }
    return response;
  });
}
