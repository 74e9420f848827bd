/** Adds the lines of new migrations to `supabase/migrations.sha256`; lines that are there stay as they are. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { checksumOf } from '../stack/migration-history.ts';
import { readMigrations } from '../stack/migrations.ts';

const SUPABASE = path.resolve(import.meta.dirname, '../supabase');
const LIST = path.join(SUPABASE, 'migrations.sha256');

const lines = readFileSync(LIST, 'utf8').trimEnd().split('\n');
for (const { version, name, text } of await readMigrations(path.join(SUPABASE, 'migrations'))) {
  const file = `migrations/${version}_${name}.sql`;
  if (!lines.some((line) => line.endsWith(`  ${file}`))) lines.push(`${checksumOf(text)}  ${file}`);
}
const fileOf = (line: string): string => line.split('  ')[1] ?? '';
writeFileSync(
  LIST,
  lines
    .toSorted((one, other) => fileOf(one).localeCompare(fileOf(other)))
    .map((line) => `${line}\n`)
    .join(''),
);
