import type { Migration } from '../../stack/migration-history.ts';
/** The files of `supabase/schemas`, written from a database that the migrations built. */
import { applyMigrations } from '../../stack/migrations.ts';
import type { Sql } from '../../stack/sql.ts';
import { arrange, chapterOf } from './chapters.ts';
import { readProse } from './prose.ts';
import { readThings, type Thing } from './things.ts';

const FIRST_LINES = `-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;
`;

/**
 * File names and contents, in the order in which they can be loaded.
 * @param sql of a database with what Supabase brings along, but none of the migrations
 */
export async function schemaFiles(sql: Sql, migrations: readonly Migration[]): Promise<Map<string, string>> {
  const names = [...new Set(migrations.map(({ name }) => chapterOf(name)))];
  const prose = migrations.map(readProse);
  const { things, born } = await build(sql, migrations, names);
  const words = new Map(prose.flatMap(({ before }) => [...before]));
  const made = new Set<string>();
  const files = new Map<string, string>();
  for (const [number, own] of arrange(things, born, names.length).entries()) {
    const name = names[number] ?? '';
    const ofChapter = migrations.flatMap((one, index) =>
      chapterOf(one.name) === name ? (prose[index] ?? []) : [],
    );
    const parts = ofChapter.flatMap(({ groundwork }) => groundwork);
    for (const thing of own) parts.push(...partsOf(thing, things, made, words));
    if (parts.length === 0) continue;
    const head = ofChapter
      .map((one) => one.head)
      .filter((one) => one !== '')
      .join('\n--\n');
    const file = `${String(files.size + 1).padStart(2, '0')}_${name}.sql`;
    files.set(file, `${[FIRST_LINES.trimEnd(), head, ...parts].filter((one) => one !== '').join('\n\n')}\n`);
  }
  const left = things.filter(({ key }) => !made.has(key));
  if (left.length > 0) throw new Error(`No chapter has ${left.map(({ name }) => name).join(', ')}.`);
  return files;
}

/** Applies one migration after the other, and sees in which chapter each thing appears first; a function made anew keeps its place. */
async function build(
  sql: Sql,
  migrations: readonly Migration[],
  names: readonly string[],
): Promise<{ things: Thing[]; born: Map<string, number> }> {
  const born = new Map<string, number>();
  const functions = new Map<string, number>();
  for (const [index, { name }] of migrations.entries()) {
    await applyMigrations(sql, migrations.slice(0, index + 1));
    const chapter = names.indexOf(chapterOf(name));
    const rows = await sql.rows<{ key: string; name: string | null }>(NEW_SQL);
    for (const { key, name: ofFunction } of rows) {
      if (born.has(key)) continue;
      const first = ofFunction === null ? chapter : (functions.get(ofFunction) ?? chapter);
      if (ofFunction !== null) functions.set(ofFunction, first);
      born.set(key, first);
    }
  }
  return { things: await readThings(sql), born };
}

const NEW_SQL = `
  select 'pg_class:' || oid as key, null as name from pg_class where oid >= 16384
  union all select 'pg_type:' || oid, null from pg_type where oid >= 16384
  union all select 'pg_trigger:' || oid, null from pg_trigger where oid >= 16384
  union all select 'pg_policy:' || oid, null from pg_policy
  union all select 'pg_constraint:' || oid, null from pg_constraint where oid >= 16384
  union all select 'pg_proc:' || oid, oid::regproc::text from pg_proc where oid >= 16384`;

/** A thing's statements under the words that its migration has for it; a table takes in the foreign keys whose table is there. */
function partsOf(
  thing: Thing,
  things: readonly Thing[],
  made: Set<string>,
  words: ReadonlyMap<string, string>,
): string[] {
  if (made.has(thing.key)) return [];
  made.add(thing.key);
  const inside =
    thing.kind === 'table'
      ? things.filter(
          ({ kind, relation, needs }) =>
            kind === 'foreign key' &&
            relation === thing.name &&
            needs.every((key) => made.has(key) || !things.some((one) => one.key === key)),
        )
      : [];
  for (const { key } of inside) made.add(key);
  const name = thing.kind === 'index' ? (thing.name.split('.')[1] ?? '') : thing.name;
  const before = words.get(name);
  const statements = thing.statements(inside.map((one) => one.inside)).join('\n');
  return [before === undefined ? statements : `${before}\n${statements}`];
}
