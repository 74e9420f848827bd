/**
 * Keeps all rows of a shop's database, for the test that brings released versions to the present:
 * `node scripts/release-rows.ts <postgres url> supabase/releases/1.1-rows.br`. One table is a line `name (columns)`, its rows as
 * COPY writes them, and a line `\.`; sequences come last. Only of demo shops: every row is in it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

import postgres from 'postgres';

/** Released versions, the newest first, each with the first version of a migration that it did not have: see supabase/releases/README.md. */
export const RELEASES = [{ release: '1.0', before: '20261122000000' }] as const;

/** The books of the preparation are written by the migrations themselves. */
const TABLES = `
  select format('%I.%I (%s)', nspname, relname, string_agg(quote_ident(attname), ', ' order by attnum)) as words
  from pg_class join pg_namespace n on n.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
  where relkind = 'r' and nspname in ('public', 'private', 'auth', 'storage')
  group by pg_class.oid, nspname, relname order by nspname, relname`;
const SEQUENCES = `
  select format('select setval(%L, %s)', format('%I.%I', schemaname, sequencename), last_value) as words
  from pg_sequences where last_value is not null order by 1`;

/** All rows of a database. */
export async function readRows(url: string): Promise<string> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    let all = '';
    for (const { words } of await sql.unsafe<{ words: string }[]>(TABLES)) {
      const chunks: Buffer[] = [];
      const columns = words.replace(/^\S+ \((.*)\)$/s, '$1');
      const rows = await sql
        .unsafe(`copy (select ${columns} from ${words.split(' ')[0]}) to stdout`)
        .readable();
      for await (const chunk of rows) chunks.push(chunk as Buffer);
      if (chunks.length > 0) all += `${words}\n${Buffer.concat(chunks).toString()}\\.\n`;
    }
    const sequences = await sql.unsafe<{ words: string }[]>(SEQUENCES);
    return all + sequences.map(({ words }) => `${words}\n`).join('');
  } finally {
    await sql.end();
  }
}

/** Puts rows in the place of all that a database with the same schema has. */
export async function loadRows(url: string, text: string): Promise<void> {
  const lines = text.trimEnd().split('\n');
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  const session = await sql.reserve();
  try {
    // Neither triggers nor foreign keys: every row comes as it was.
    await session.unsafe('set session_replication_role = replica');
    const tables = await session.unsafe<{ words: string }[]>(TABLES);
    await session.unsafe(`truncate ${tables.map(({ words }) => words.split(' ')[0]).join(', ')}`);
    for (let line = 0; line < lines.length; line += 1) {
      const words = lines[line] ?? '';
      if (words.startsWith('select setval(')) {
        await session.unsafe(words);
        continue;
      }
      const end = lines.indexOf('\\.', line);
      const rows = lines.slice(line + 1, end).map((one) => `${one}\n`);
      await pipeline([rows.join('')], await session.unsafe(`copy ${words} from stdin`).writable());
      line = end;
    }
  } finally {
    session.release();
    await sql.end();
  }
}

/** Makes a database with the migrations of a release its demo shop, as that release kept it. */
export async function loadRelease(url: string, release: (typeof RELEASES)[number]['release']): Promise<void> {
  const file = path.resolve(import.meta.dirname, `../supabase/releases/${release}-rows.br`);
  await loadRows(url, brotliDecompressSync(readFileSync(file)).toString());
  const sql = postgres(url, { max: 1 });
  // It kept no checksums of its migrations.
  if (release === '1.0') await sql`alter table supabase_migrations.schema_migrations drop column checksum`;
  await sql.end();
}

if (import.meta.main) {
  const [url, file] = process.argv.slice(2);
  if (!url || !file) throw new Error('Say which database and which file: see the head of this script.');
  const text = await readRows(url);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(file, brotliCompressSync(text, { params: quality }));
  console.log(`${file}: ${text.split('\n').length} lines`);
}
