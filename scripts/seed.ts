/**
 * Writes what is made from the content files: the seeds of the database and the files that work without a connection.
 * `--check` only says whether they are up to date.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { articlesSeedSql } from './articles-seed-sql.ts';
import { demoSeedSql } from './demo-seed-sql.ts';
import { foodsSeedSql } from './foods-seed-sql.ts';
import { herbsSeedSql } from './herbs-seed-sql.ts';
import { knowledgeFiles } from './knowledge-files.ts';
import { mealPlansSeedSql } from './meal-plans-seed-sql.ts';
import { redFlagsFile } from './red-flags-file.ts';
import { seedSql } from './seed-sql.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
const root = new URL('..', import.meta.url);

function current(file: URL): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

const made: Readonly<Record<string, string>> = {
  'supabase/seed.sql': seedSql(),
  'supabase/seed.herbs.sql': herbsSeedSql(),
  'supabase/seed.foods.sql': foodsSeedSql(),
  'supabase/seed.articles.sql': articlesSeedSql(),
  'supabase/seed.meal-plans.sql': mealPlansSeedSql(),
  'supabase/seed.demo-shop.sql': demoSeedSql(),
  'src/entities/urgent/red-flags.json': redFlagsFile(),
  ...Object.fromEntries(
    Object.entries(knowledgeFiles()).map(([name, text]) => [`public/knowledge/${name}`, text]),
  ),
};
for (const [name, text] of Object.entries(made)) {
  const file = new URL(name, root);
  if (current(file) === text) {
    console.log(`seed: ${name} is up to date`);
  } else if (values.check) {
    console.error(`seed: ${name} does not match content/; run node scripts/seed.ts`);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(fileURLToPath(file)), { recursive: true });
    writeFileSync(file, text);
    console.log(`seed: wrote ${name}`);
  }
}
