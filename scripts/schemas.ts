/**
 * Writes `supabase/schemas`, the schema as it is, from the migrations. `--check` writes nothing, and fails when a file is not
 * as it would be written.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { readMigrations } from '../stack/migrations.ts';
import { startScratchPostgres } from '../stack/scratch-postgres.ts';
import { freshOn } from './fresh-database.ts';
import { schemaFiles } from './schemas/write.ts';

const SUPABASE = path.resolve(import.meta.dirname, '../supabase');
const FOLDER = path.join(SUPABASE, 'schemas');

const migrations = await readMigrations(path.join(SUPABASE, 'migrations'));
const server = await startScratchPostgres();
const { database, close } = await freshOn(server.url, migrations[0]?.version);
const files = await schemaFiles(database.sql, migrations);
await close();
await server.stop();

mkdirSync(FOLDER, { recursive: true });
const there = new Map(
  readdirSync(FOLDER).map((name) => [name, readFileSync(path.join(FOLDER, name), 'utf8')]),
);
const stale = [...new Set([...files.keys(), ...there.keys()])].filter(
  (name) => files.get(name) !== there.get(name),
);
if (process.argv.includes('--check')) {
  for (const name of stale)
    console.error(`supabase/schemas/${name} is not what the migrations make: run "npm run schemas".`);
  process.exit(stale.length > 0 ? 1 : 0);
}
for (const name of stale) {
  const text = files.get(name);
  if (text === undefined) rmSync(path.join(FOLDER, name));
  else writeFileSync(path.join(FOLDER, name), text);
}
console.log(`supabase/schemas: ${files.size} chapters, ${stale.length} written`);
