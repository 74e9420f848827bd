import type { Database } from './database-shape.ts';
import { copyOf } from './rest-address.ts';

type Schema = Awaited<ReturnType<Database['connection']['introspect']>>;
type ForeignKey = Schema['foreign_keys'][number];

interface Relationship {
  cardinality: 'many-to-one' | 'one-to-many' | 'one-to-one' | 'many-to-many';
  /** As PostgREST describes it. */
  relationship: string;
  hint: string;
}

/** One constraint: several columns may belong to it. */
interface Constraint {
  name: string;
  from: string;
  columns: string[];
  to: string;
  toColumns: string[];
}

/** `alias:table!hint!inner(`, where neither a hint nor a function of an aggregate stands. */
const OPENING = /(?:\w+:)?("[^"]+"|\w+)((?:!\w+)*)\($/;
const NO_HINTS = new Set(['', '!inner', '!left']);

/**
 * How tables belong together, counted as PostgREST does: `@supabase/lite` overlooks a table in between beside a
 * constraint, and takes every table with two constraints for one in between, though its key is another.
 */
export class Embeds {
  readonly #constraints: Constraint[];
  readonly #keys: Map<string, string[]>;
  readonly #named: Set<string>;
  readonly #views: Set<string>;
  readonly #results: Map<string, string>;
  readonly #unique: Set<string>;

  constructor({ foreign_keys, primary_keys, unique_constraints, tables, views, functions = [] }: Schema) {
    this.#constraints = constraintsOf(foreign_keys.filter((key) => key.is_visible !== false));
    this.#keys = new Map(primary_keys.map(({ table, columns }) => [table, columns]));
    this.#views = new Set(views.map(({ name }) => name));
    this.#named = new Set([...tables.map(({ name }) => name), ...this.#views]);
    this.#results = new Map(functions.map(({ name, return_type }) => [name, typeName(return_type)]));
    const unique = [...primary_keys, ...(unique_constraints ?? [])];
    this.#unique = new Set(unique.map(({ table, columns }) => columnsOf(table, columns)));
  }

  /** The request to go on with, or why what it embeds is not clear. */
  check(request: Request): Request | Response {
    const url = new URL(request.url);
    const select = url.searchParams.get('select');
    const [, isCall, name] = /^\/rest\/v1\/(rpc\/)?(\w+)$/.exec(url.pathname) ?? [];
    if (!select?.includes('(') || name === undefined) return request;
    const origin = isCall ? this.#results.get(name) : name;
    if (origin === undefined || !this.#named.has(origin)) return request;
    let hinted = '';
    let from = 0;
    const parents: (string | undefined)[] = [origin];
    for (const [index, sign] of positions(select)) {
      if (sign === ')') {
        parents.pop();
        continue;
      }
      const before = select.slice(0, index + 1);
      const [, target = '', hints = ''] = OPENING.exec(before) ?? [];
      const table = target.replaceAll('"', '');
      const parent = parents.at(-1);
      parents.push(this.#named.has(table) ? table : undefined);
      if (!parent || !this.#named.has(table) || table === parent || !NO_HINTS.has(hints)) continue;
      const answer = this.#one(parent, table);
      if (answer instanceof Response) return answer;
      if (answer === undefined) continue;
      hinted += `${select.slice(from, index - hints.length)}!${answer}${hints}`;
      from = index;
    }
    if (from === 0) return request;
    url.searchParams.set('select', hinted + select.slice(from));
    return copyOf(request, { url });
  }

  /** The hint to give, if one is needed. */
  #one(parent: string, table: string): string | Response | undefined {
    const { counted, overcounted } = this.#between(parent, table);
    if (counted.length > 1) return ambiguous(parent, table, counted);
    if (!overcounted) return undefined;
    const [only] = counted;
    return (
      only?.hint ??
      (this.#views.has(parent) || this.#views.has(table) ? undefined : noneBetween(parent, table))
    );
  }

  /** What PostgREST counts, and whether there is a table that only `@supabase/lite` counts as one in between. */
  #between(parent: string, table: string): { counted: Relationship[]; overcounted: boolean } {
    const counted: Relationship[] = [];
    let overcounted = false;
    for (const one of this.#constraints) {
      if (one.from === table && one.to === parent) counted.push(this.#direct(one, parent, table, false));
    }
    for (const one of this.#constraints) {
      if (one.from === parent && one.to === table) counted.push(this.#direct(one, parent, table, true));
    }
    for (const one of this.#constraints) {
      if (one.to !== parent || one.from === parent || one.from === table || this.#views.has(one.from))
        continue;
      for (const other of this.#constraints) {
        if (other.from !== one.from || other.to !== table) continue;
        const key = this.#keys.get(one.from) ?? [];
        if ([...one.columns, ...other.columns].every((column) => key.includes(column)))
          counted.push(through(one, other));
        else overcounted = true;
      }
    }
    // A table in itself is one in between to the stock code, for a view of it.
    overcounted ||= this.#views.has(parent) || this.#views.has(table);
    return { counted, overcounted };
  }

  #direct(one: Constraint, parent: string, table: string, isToOne: boolean): Relationship {
    const isUnique = this.#unique.has(columnsOf(one.from, one.columns));
    const [own, others] = isToOne ? [one.columns, one.toColumns] : [one.toColumns, one.columns];
    return {
      cardinality: isUnique ? 'one-to-one' : isToOne ? 'many-to-one' : 'one-to-many',
      relationship: `${one.name} using ${parent}(${own.join(', ')}) and ${table}(${others.join(', ')})`,
      hint: one.name,
    };
  }
}

function through(one: Constraint, other: Constraint): Relationship {
  const [left, right] = [one, other].map(({ name, columns }) => `${name}(${columns.join(', ')})`);
  return {
    cardinality: 'many-to-many',
    relationship: `${one.from} using ${left} and ${right}`,
    hint: one.from,
  };
}

function ambiguous(parent: string, table: string, found: Relationship[]): Response {
  const sorted = found.toSorted((a, b) => a.hint.localeCompare(b.hint));
  const hints = sorted.map(({ hint }) => `'${table}!${hint}'`).join(', ');
  return Response.json(
    {
      code: 'PGRST201',
      message: `Could not embed because more than one relationship was found for '${parent}' and '${table}'`,
      details: sorted.map(({ cardinality, relationship }) => ({
        cardinality,
        embedding: `${parent} with ${table}`,
        relationship,
      })),
      hint: `Try changing '${table}' to one of the following: ${hints}. Find the desired relationship in the 'details' key.`,
    },
    { status: 300 },
  );
}

function noneBetween(parent: string, table: string): Response {
  const asked = `'${parent}' and '${table}' in the schema`;
  return Response.json(
    {
      code: 'PGRST200',
      message: `Could not find a relationship between ${asked} cache`,
      details: `Searched for a foreign key relationship between ${asked} 'public', but no matches were found.`,
      hint: null,
    },
    { status: 400 },
  );
}

/** Brackets outside of quotes. */
function* positions(select: string): Generator<[number, string]> {
  let isQuoted = false;
  for (let index = 0; index < select.length; index += 1) {
    const sign = select.charAt(index);
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === '(' || sign === ')')) yield [index, sign];
  }
}

function constraintsOf(keys: ForeignKey[]): Constraint[] {
  const groups = Map.groupBy(keys, (key) => `${key.table} ${key.foreign_key_group ?? key.foreign_key_name}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return {
      name: first.foreign_key_name,
      from: first.table,
      columns: group.map(({ column }) => column),
      to: first.ref_table,
      toColumns: group.map(({ ref_column }) => ref_column),
    };
  });
}

const columnsOf = (table: string, columns: string[]): string => `${table}(${columns.toSorted().join()})`;

/** `SETOF public."products"` → `products`. */
export function typeName(type: string): string {
  return type
    .replace(/^setof\s+/i, '')
    .replace(/^.*\./, '')
    .replaceAll('"', '');
}
