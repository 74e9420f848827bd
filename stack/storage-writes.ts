import { AsyncLocalStorage } from 'node:async_hooks';

import type { Log } from './log.ts';
import { type Problem, problemResponse } from './service-problems.ts';
import type { Sql } from './sql.ts';

interface Written {
  files: { bucket: string; key: string }[];
  failed: Error | undefined;
}

const underWay = new AsyncLocalStorage<Written>();

/** Writes a file for the request under way, and notes that it did, or that the disk did not take it. */
export async function noting<Result>(
  bucket: string,
  key: string,
  write: () => Promise<Result>,
): Promise<Result> {
  const written = underWay.getStore();
  written?.files.push({ bucket, key });
  try {
    return await write();
  } catch (error) {
    if (written && error instanceof Error && DISK.test(String(Reflect.get(error, 'code'))))
      written.failed = error;
    throw error;
  }
}

/** Full, read-only, broken, or no longer there. */
const DISK = /^E(NOSPC|DQUOT|ROFS|IO|ACCES|PERM|NOTDIR|NXIO|MFILE|NFILE)$/;

const NOT_STORED: Problem = {
  status: 503,
  message: 'The file cannot be stored at the moment. Please try again later.',
  code: { auth: '', rest: '', storage: 'unavailable', other: 'unavailable' },
};

export interface Storage {
  sql: Pick<Sql, 'rows'>;
  files: { deleteObject: (bucket: string, key: string) => Promise<void> };
  log: Log;
  /** Hears of what the disk did not take. */
  refused: (error: Error) => void;
}

/**
 * Answers a request and removes the files it stored in vain. The storage API writes the bytes first and their object
 * afterwards, which may be refused then: for a folder that is full meanwhile, or a database that is away. A disk that
 * takes none is told in plain words.
 */
export function withoutOrphans(
  { sql, files, log, refused }: Storage,
  work: () => Promise<Response>,
): Promise<Response> {
  const written: Written = { files: [], failed: undefined };
  return underWay.run(written, async () => {
    const response = await work();
    if (response.ok) return response;
    for (const { bucket, key } of written.files) {
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
    if (!written.failed) return response;
    refused(written.failed);
    return problemResponse('/storage/', NOT_STORED);
  });
}
