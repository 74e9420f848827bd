/** Writes `supabase/seed.sql` from the content files; `--check` only says whether it is up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { seedSql } from './seed-sql.ts';

const target = new URL('../supabase/seed.sql', import.meta.url);
const { values } = parseArgs({ options: { check: { type: 'boolean' } } });

function current(): string | null {
  try {
    return readFileSync(target, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

const sql = seedSql();
if (current() === sql) {
  console.log('seed: supabase/seed.sql is up to date');
} else if (values.check) {
  console.error('seed: supabase/seed.sql does not match content/; run node scripts/seed.ts');
  process.exitCode = 1;
} else {
  writeFileSync(target, sql);
  console.log('seed: wrote supabase/seed.sql');
}
