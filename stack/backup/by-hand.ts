/**
 * Tables and columns that somebody made by hand in a shop's database: no migration makes them again, so a backup says how
 * they are, and restoring makes them before the rows come. Their policies, grants, triggers and indexes stay behind.
 */
import type postgres from 'postgres';
import { z } from 'zod';

import { type RowSource, sessionSource } from '../row-copy.ts';

const column = z.object({
  /** Quoted where it must be. */
  name: z.string(),
  type: z.string(),
  required: z.boolean(),
  generated: z.boolean(),
  /** Its default, or what it is generated from. */
  expression: z.string().nullable(),
});

export const shapeSchema = z.object({ columns: z.array(column), constraints: z.array(z.string()) });

export type Shape = z.infer<typeof shapeSchema>;
type Column = z.infer<typeof column>;

interface ShapedTable {
  name: string;
  shape?: Shape | undefined;
}

const COLUMNS = `
  select format('%I.%I', nspname, relname) as table, format('%I', attname) as name,
    format_type(atttypid, atttypmod) as type, attnotnull as required, attgenerated <> '' as generated,
    case when attidentity = '' then pg_get_expr(adbin, adrelid)
      else format('nextval(%L::regclass)', pg_get_serial_sequence(format('%I.%I', nspname, relname), attname)) end as expression
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relkind = 'r' and nspname <> 'information_schema' and nspname not like 'pg\\_%' order by attrelid, attnum`;

const CONSTRAINTS = `
  select format('%I.%I', nspname, relname) as table, format('constraint %I %s', conname, pg_get_constraintdef(c.oid)) as words
  from pg_constraint c join pg_class on pg_class.oid = conrelid join pg_namespace on pg_namespace.oid = relnamespace
  where contype in ('p', 'u', 'c', 'f') and nspname <> 'information_schema' and nspname not like 'pg\\_%'
  order by array_position('{p,u,c,f}', contype::text), conname`;

/** How each table of a database is. */
export async function shapesOf(source: Pick<RowSource, 'rows'>): Promise<Map<string, Shape>> {
  const shapes = new Map<string, Shape>();
  const shapeOf = (table: string): Shape => {
    const shape = shapes.get(table) ?? { columns: [], constraints: [] };
    shapes.set(table, shape);
    return shape;
  };
  for (const { table, ...one } of await source.rows<Column & { table: string }>(COLUMNS))
    shapeOf(table).columns.push(one);
  for (const { table, words } of await source.rows<{ table: string; words: string }>(CONSTRAINTS))
    shapeOf(table).constraints.push(words);
  return shapes;
}

/** Makes what a backup has and the migrations did not make. Answers its names. */
export async function makeByHand(
  session: postgres.ReservedSql,
  tables: readonly ShapedTable[],
  sequences: readonly { name: string }[],
): Promise<string[]> {
  const present = await shapesOf(sessionSource(session));
  const made: string[] = [];
  const constraints: string[] = [];
  const missing = tables.filter(
    ({ name, shape }) => shape && missingColumns(shape, present.get(name)).length > 0,
  );
  if (missing.length === 0) return made;
  for (const { name } of [...missing, ...sequences])
    await session.unsafe(`create schema if not exists ${name.slice(0, schemaEnd(name))}`);
  for (const { name } of sequences) await session.unsafe(`create sequence if not exists ${name}`);
  for (const { name, shape = { columns: [], constraints: [] } } of missing) {
    const had = present.get(name);
    // Without a policy nobody but the owner of the database sees its rows.
    if (!had)
      await session.unsafe(`create table ${name} (); alter table ${name} enable row level security`).simple();
    for (const one of missingColumns(shape, had)) await addColumn(session, name, one);
    if (!had) constraints.push(...shape.constraints.map((words) => `alter table ${name} add ${words}`));
    made.push(...(had ? missingColumns(shape, had).map((one) => `${name}.${one.name}`) : [name]));
  }
  // A key may be of a table that comes later; one that needs what was left behind is left out too.
  for (const statement of constraints) await tried(session, statement);
  return made;
}

const missingColumns = (shape: Shape, had: Shape | undefined): Column[] =>
  shape.columns.filter(({ name }) => !had?.columns.some((one) => one.name === name));

/** The schema's name may hold a point itself, within quotes. */
const schemaEnd = (name: string): number =>
  (/^"(?:[^"]|"")*"/.exec(name)?.[0] ?? name.split('.')[0] ?? '').length;

/** As it was; where its type, its default or its expression needs what was left behind, as text that holds the same. */
async function addColumn(session: postgres.ReservedSql, table: string, column: Column): Promise<void> {
  const { name, type, required, generated, expression } = column;
  const add = `alter table ${table} add column ${name}`;
  const rest = generated
    ? ` generated always as (${expression}) stored`
    : expression === null
      ? ''
      : ` default ${expression}`;
  // Rows of a table that migrations made are there already, and have no value.
  if (await tried(session, `${add} ${type}${rest}${required ? ' not null' : ''}`)) return;
  if (await tried(session, `${add} ${type}`)) return;
  await session.unsafe(`${add} text`);
}

async function tried(session: postgres.ReservedSql, statement: string): Promise<boolean> {
  try {
    await session.unsafe(statement);
    return true;
  } catch (error) {
    // The database did not understand it, or misses what it names; anything else is a fault.
    if (error instanceof Error && /^(42|3F|22|23|0A)/.test(String(Reflect.get(error, 'code')))) return false;
    throw error;
  }
}
