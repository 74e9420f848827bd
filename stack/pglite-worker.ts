/** The thread that PGlite runs in: see `PgliteThread`. */
import { parentPort, workerData } from 'node:worker_threads';

import { PGlite, protocol } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';

import { FLUSH_PARAMETERS, flushToDisk } from './pglite-flush.ts';
import type { ThreadAnswer, ThreadQuestion, ThreadStart } from './pglite-thread.ts';

/** What hosted Supabase has as well. */
const EXTENSIONS = { btree_gist, citext, pg_trgm, pgcrypto, unaccent, uuid_ossp };

/**
 * PGlite's own parameters without `-F`, so that it flushes commits, and with the search path of hosted
 * Supabase. The small buffer pool saves 100 MB; the operating system caches the same pages anyway.
 */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...FLUSH_PARAMETERS,
  '-c',
  'search_path=public,extensions',
  '-c',
  'shared_buffers=16MB',
];

const ROLLBACK = protocol.serialize.query('rollback');

if (!parentPort) throw new Error('This file is started as a thread.');
const port = parentPort;
const { place, archive } = workerData as ThreadStart;
const database = await PGlite.create({
  dataDir: place,
  extensions: EXTENSIONS,
  startParams: START_PARAMETERS,
  ...(archive ? { loadDataDir: archive } : {}),
});
flushToDisk(database);

/** The answer is read on the other side: here it would keep the next question waiting. */
async function exchange(message: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  // PGlite keeps files in memory for browsers alone; ours are written by the database itself.
  const { data } = await database.execProtocol(message, { syncToFs: false, throwOnError: false });
  return data as Uint8Array<ArrayBuffer>;
}

async function answer(question: ThreadQuestion): Promise<Omit<ThreadAnswer, 'id'>> {
  switch (question.kind) {
    case 'dump':
      return { archive: await database.dumpDataDir('gzip') };
    case 'close':
      await database.close();
      return {};
    case 'exchange':
      return { bytes: await exchange(question.message) };
    case 'transaction': {
      const bytes = await exchange(question.message);
      // The next question may be on its way already; it must not find the remains of a transaction that failed.
      if (database.isInTransaction()) await exchange(ROLLBACK);
      return { bytes };
    }
  }
}

function send(reply: ThreadAnswer): void {
  port.postMessage(reply, reply.bytes ? [reply.bytes.buffer] : []);
}

port.on('message', (question: ThreadQuestion) => {
  const { id } = question;
  answer(question).then(
    (reply) => {
      send({ id, ...reply });
      if (question.kind === 'close') port.close();
    },
    (error: unknown) => send({ id, failure: error instanceof Error ? error.message : String(error) }),
  );
});
send({ id: 0 });
