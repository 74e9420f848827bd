/**
 * Writes `docs/database.md` from the comments in the schema that the migrations make on a throwaway PostgreSQL. With
 * `--check` it only says whether the file is still true. A test keeps both (scripts/database-docs.test.ts).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { readChapters } from './database-docs/chapters.ts';
import { readDatabase } from './database-docs/read-database.ts';
import { docsOf } from './database-docs/write-docs.ts';
import { freshPostgres } from './fresh-database.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FILE = path.join(ROOT, 'docs/database.md');

const { database, close } = await freshPostgres();
try {
  const docs = docsOf(await readDatabase(database.sql), readChapters(path.join(ROOT, 'supabase/schemas')));
  if (!process.argv.includes('--check')) {
    writeFileSync(FILE, docs);
    console.log('Wrote docs/database.md');
  } else if (readFileSync(FILE, 'utf8') === docs) {
    console.log('docs/database.md matches the database.');
  } else {
    console.error('docs/database.md is out of date. Run "npm run database-docs".');
    process.exitCode = 1;
  }
} finally {
  await close();
}
