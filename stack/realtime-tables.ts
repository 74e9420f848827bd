import type { Sql } from './sql.ts';

export interface TableShape {
  columns: { name: string; type: string }[];
  /** The names of the primary key's columns, in the key's order. */
  key: string[];
}

const REMEMBER_MS = 60_000;
const MOST_REMEMBERED = 1000;

/** Reads and remembers for a minute what the columns of published tables are. */
export class TableShapes {
  readonly #known = new Map<string, { shape: Promise<TableShape>; until: number }>();
  readonly #sql: Pick<Sql, 'rows'>;

  constructor(sql: Pick<Sql, 'rows'>) {
    this.#sql = sql;
  }

  of(schema: string, table: string): Promise<TableShape> {
    const name = quoteTable(schema, table);
    const known = this.#known.get(name);
    if (known && known.until > Date.now()) return known.shape;
    const shape = this.#read(name);
    this.#known.set(name, { shape, until: Date.now() + REMEMBER_MS });
    shape.catch(() => this.#known.delete(name));
    return shape;
  }

  async #read(name: string): Promise<TableShape> {
    const columns = await this.#sql.rows<{ name: string; type: string; place: number | null }>(
      `select attribute.attname as name, type.typname as type,
         array_position(index.indkey::int2[], attribute.attnum) as place
       from pg_attribute as attribute
       join pg_type as type on type.oid = attribute.atttypid
       left join pg_index as index on index.indrelid = attribute.attrelid and index.indisprimary
       where attribute.attrelid = $1::regclass and attribute.attnum > 0 and not attribute.attisdropped
       order by attribute.attnum`,
      [name],
    );
    const key = columns
      .filter(({ place }) => place !== null)
      .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
    return {
      columns: columns.map(({ name: column, type }) => ({ name: column, type })),
      key: key.map(nameOf),
    };
  }
}

/** Reads and remembers for a minute which columns of a table a role may read; none of a table that there is not. */
export class ReadableColumns {
  readonly #known = new Map<string, { names: Promise<Set<string>>; until: number }>();
  readonly #sql: Pick<Sql, 'rows'>;

  constructor(sql: Pick<Sql, 'rows'>) {
    this.#sql = sql;
  }

  of(schema: string, table: string, role: string): Promise<Set<string>> {
    const name = quoteTable(schema, table);
    const key = `${role} ${name}`;
    const known = this.#known.get(key);
    if (known && known.until > Date.now()) return known.names;
    // Whoever makes up names must not fill the memory.
    if (this.#known.size > MOST_REMEMBERED) this.#known.clear();
    const names = this.#read(name, role);
    this.#known.set(key, { names, until: Date.now() + REMEMBER_MS });
    names.catch(() => this.#known.delete(key));
    return names;
  }

  async #read(name: string, role: string): Promise<Set<string>> {
    const found = await this.#sql.rows<{ name: string }>(
      `select attname as name from pg_attribute
       where attrelid = to_regclass($1) and attnum > 0 and not attisdropped
         and has_column_privilege($2::name, attrelid, attnum, 'select')`,
      [name, role],
    );
    return new Set(found.map(nameOf));
  }
}

export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function quoteTable(schema: string, table: string): string {
  return `${quoteName(schema)}.${quoteName(table)}`;
}

function nameOf({ name }: { name: string }): string {
  return name;
}
