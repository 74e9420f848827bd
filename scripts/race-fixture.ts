import { readFileSync } from 'node:fs';
import path from 'node:path';

import postgres from 'postgres';

import { pgtapSql } from './pgtap/extension.ts';
import { freshCopy } from './testing-database.ts';

/** A real PostgreSQL with many connections and the small shop of the SQL tests. */
export interface RaceFixture {
  sql: postgres.Sql;
  /** Runs one statement as a signed-in user, or as a visitor (null), in a transaction of its own, as the API does. */
  as: <Row extends object>(user: string | null, query: string, ...parameters: string[]) => Promise<Row[]>;
  stop: () => Promise<void>;
}

/** Starts the database with these users; those called `boss …` are administrators. */
export async function startRaces(users: readonly string[], connections = 40): Promise<RaceFixture> {
  const fresh = await freshCopy();
  const sql = postgres(fresh.url, { max: connections, onnotice: () => undefined });
  const helpers = readFileSync(path.resolve(import.meta.dirname, '../supabase/tests/00-helpers.sql'), 'utf8');
  const setUp = postgres(fresh.url, { max: 1, onnotice: () => undefined });
  await setUp.unsafe(pgtapSql()).simple();
  await setUp.unsafe(helpers).simple();
  await setUp`select tests.make_shop()`;
  await setUp`select tests.make_user(name) from unnest(${[...users]}::text[]) name`;
  await setUp`
    insert into public.user_roles (user_id, role)
    select tests.user_id(name), 'admin' from unnest(${[...users]}::text[]) name where name like 'boss%'`;
  await setUp.end();
  return {
    sql,
    as: async <Row extends object>(user: string | null, query: string, ...parameters: string[]) => {
      const { rows } = await sql.begin(async (transaction) => {
        if (user === null) await transaction.unsafe('select tests.as_visitor()');
        else await transaction.unsafe('select tests.sign_in($1)', [user]);
        return { rows: [...(await transaction.unsafe<Row[]>(query, parameters))] };
      });
      return rows;
    },
    stop: async () => {
      await sql.end();
      await fresh.close();
    },
  };
}

/** The outcome of each call: what it answered, the kind of its refusal, or the code and words of an error. */
export async function outcomes<T>(calls: Promise<T>[]): Promise<(T | string)[]> {
  const settled = await Promise.allSettled(calls);
  return settled.map((one) => (one.status === 'fulfilled' ? one.value : refusalOf(one.reason)));
}

function refusalOf(error: unknown): string {
  if (!(error instanceof postgres.PostgresError)) return `not from the database: ${String(error)}`;
  return error.code === 'P0001' ? (error.detail ?? '') : `${error.code} ${error.message}`;
}
