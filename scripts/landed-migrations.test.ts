// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { checksumOf } from '../stack/migration-history.ts';
import { readMigrations } from '../stack/migrations.ts';

const SUPABASE = path.resolve(import.meta.dirname, '../supabase');
/** As `sha256sum` writes it: one line for each migration that has landed, in their order. */
const landed = readFileSync(path.join(SUPABASE, 'migrations.sha256'), 'utf8').trimEnd().split('\n');
const files = await readMigrations(path.join(SUPABASE, 'migrations'));

test('what has landed is as it was, and what lands is written down', () => {
  expect(
    files.map(({ version, name, text }) => `${checksumOf(text)}  migrations/${version}_${name}.sql`),
    'A migration in supabase/migrations.sha256 was changed or is missing, or a new one has no line there: see CONTRIBUTING.md.',
  ).toEqual(landed);
});
