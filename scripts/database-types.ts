/**
 * Writes `src/lib/database.types.ts`, the `Database` type of Supabase's clients, from the schema that the migrations
 * make on a throwaway PostgreSQL. With `--check` it only says whether the file is still true.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { readSchema } from './database-types/read-schema.ts';
import { typesOf } from './database-types/types-of.ts';
import { freshPostgres } from './fresh-database.ts';

const FILE = path.resolve(import.meta.dirname, '../src/lib/database.types.ts');

const { database, close } = await freshPostgres();
try {
  const types = typesOf(await readSchema(database.sql));
  if (!process.argv.includes('--check')) {
    writeFileSync(FILE, types);
    console.log('Wrote src/lib/database.types.ts');
  } else if (readFileSync(FILE, 'utf8') === types) {
    console.log('src/lib/database.types.ts matches the migrations.');
  } else {
    console.error('src/lib/database.types.ts is out of date. Run "node scripts/database-types.ts".');
    process.exitCode = 1;
  }
} finally {
  await close();
}
