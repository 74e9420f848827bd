/**
 * The things a schema is made of, read from a database's catalogue with the statements that make them: types, tables, views,
 * sequences, functions, indexes, foreign keys, triggers and policies. PostgreSQL itself writes all definitions.
 */
import type { Sql } from '../../stack/sql.ts';
import { type Grant, grantStatements } from './grants.ts';
import { THINGS_SQL } from './things-sql.ts';

export type Kind =
  | 'type'
  | 'sequence'
  | 'table'
  | 'view'
  | 'function'
  | 'index'
  | 'foreign key'
  | 'trigger'
  | 'policy';

/** As the catalogue is asked for it. */
interface Row {
  kind: Kind;
  key: string;
  oid: number;
  name: string;
  /** The relation it belongs to, for indexes, foreign keys, triggers and policies. */
  relation: string | null;
  /** The statement; of tables what stands between the parentheses, of foreign keys the constraint. */
  definition: string;
  /** What follows it: row level security, publications, comments. */
  after: string[];
  grants: Grant[];
  /** The keys of what must be there before. */
  needs: string[];
}

export interface Thing {
  kind: Kind;
  key: string;
  /** Grows with the order in which things were made. */
  oid: number;
  /** With its schema, functions without their arguments. */
  name: string;
  relation: string | undefined;
  /** @param inside foreign keys that are part of a table's statement */
  statements: (inside: readonly string[]) => string[];
  /** Of a foreign key: the constraint, as it stands inside of its table. */
  inside: string;
  needs: readonly string[];
}

/** The things of `public` and `private`, and what hangs on tables of Auth and Storage, in the order in which they were made. */
export async function readThings(sql: Sql): Promise<Thing[]> {
  const rows = await sql.transaction(async (inner) => {
    await inner.exec(`set local search_path = ''`);
    return inner.rows<{ row: Row }>(THINGS_SQL);
  });
  return rows.map(({ row }) => thingOf(row));
}

function thingOf({ definition, after, grants, relation, ...row }: Row): Thing {
  return {
    ...row,
    relation: relation ?? undefined,
    inside: definition,
    statements: (inside) => [
      statementOf(row.kind, row.name, relation, definition, inside),
      ...after,
      ...grantStatements(grants),
    ],
  };
}

function statementOf(
  kind: Kind,
  name: string,
  relation: string | null,
  definition: string,
  inside: readonly string[],
): string {
  if (kind === 'table') return `create table ${name} (\n  ${[definition, ...inside].join(',\n  ')}\n);`;
  if (kind === 'foreign key') return `alter table ${relation} add ${definition};`;
  if (kind === 'function') return `${plainHeader(definition.trimEnd())};`;
  return `${plainCase(definition)};`;
}

/** Only the words before the body: PostgreSQL writes them large. */
function plainHeader(definition: string): string {
  const body = definition.search(/^AS \$/m);
  if (body === -1) throw new Error(`No body in ${definition.slice(0, 100)}.`);
  const header = definition
    .slice(0, body)
    .replace('CREATE OR REPLACE FUNCTION', 'create function')
    .replace('CREATE OR REPLACE PROCEDURE', 'create procedure')
    .replaceAll(' DEFAULT ', ' default ')
    .split('\n')
    .map((line, index) => (index === 0 ? line : plainLine(line.trim())))
    .join('\n');
  return `${header}as${definition.slice(body + 2)}`;
}

const plainLine = (line: string): string =>
  line.startsWith('SET ')
    ? line.replace(/^SET (\S+) TO /, 'set $1 = ')
    : line.replace(
        /^(RETURNS( TABLE| SETOF)?|(LANGUAGE|IMMUTABLE|STABLE|VOLATILE|STRICT|SECURITY|DEFINER|LEAKPROOF|PARALLEL|SAFE|COST|ROWS)\b.*)/,
        (words) => words.toLowerCase(),
      );

const plainCase = (definition: string): string =>
  definition.replace(/^CREATE (UNIQUE INDEX|INDEX|CONSTRAINT TRIGGER|TRIGGER)/, (words) =>
    words.toLowerCase(),
  );
