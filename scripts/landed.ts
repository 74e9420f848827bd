/** Adds the lines of new migrations to `supabase/migrations.sha256`; lines that are there stay as they are. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { checksumOf } from '../stack/migration-history.ts';
import { readMigrations } from '../stack/migrations.ts';

const SUPABASE = path.resolve(import.meta.dirname, '../supabase');
const LIST = path.join(SUPABASE, 'migrations.sha256');

let list = readFileSync(LIST, 'utf8');
for (const { version, name, text } of await readMigrations(path.join(SUPABASE, 'migrations'))) {
  const file = `migrations/${version}_${name}.sql`;
  if (!list.includes(`  ${file}\n`)) list += `${checksumOf(text)}  ${file}\n`;
}
writeFileSync(LIST, list);
