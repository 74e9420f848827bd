/**
 * A throwaway PostgreSQL prepared as a hosted Supabase project is before its first migration: its roles, `postgres`
 * without superuser's rights, the schemas of Auth and Storage, and stand-ins for pg_cron, pg_net and Vault.
 * Run as a script it prints the address of `postgres` and waits for Ctrl-C.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import postgres from 'postgres';

import { startScratchPostgres } from '../scratch-postgres.ts';

export interface SupabaseReplica {
  /** As whom migrations and the SQL editor come. */
  url: string;
  /** Statements with the rights of the platform, or of `postgres`; answers the rows of the last one. */
  asPlatform: (sql: string) => Promise<Row[]>;
  asPostgres: (sql: string) => Promise<Row[]>;
  /** Switches pg_cron, pg_net and Vault on, or off with all they hold. */
  setExtensions: (areOn: boolean) => Promise<void>;
  stop: () => Promise<void>;
}

type Row = Record<string, unknown>;

export async function startSupabaseReplica(): Promise<SupabaseReplica> {
  const server = await startScratchPostgres();
  const as = (role: string): string => server.url.replace('//postgres@', `//${role}@`);
  const adminUrl = as('supabase_admin');
  try {
    await run(
      server.url,
      'create role supabase_admin login superuser createdb createrole replication bypassrls',
    );
    // A server's first role stays a superuser for good, so it makes room for one that is none.
    await run(adminUrl, 'alter role postgres rename to first_role');
    for (const part of ['roles', 'auth', 'storage', 'extensions']) await run(adminUrl, textOf(part));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    url: as('postgres'),
    asPlatform: (sql) => run(adminUrl, sql),
    asPostgres: (sql) => run(as('postgres'), sql),
    setExtensions: async (areOn) => {
      await run(adminUrl, 'drop schema if exists cron, net, vault cascade');
      if (areOn) await run(adminUrl, textOf('extensions'));
    },
    stop: server.stop,
  };
}

const textOf = (part: string): string =>
  readFileSync(path.join(import.meta.dirname, 'replica', `${part}.sql`), 'utf8');

async function run(url: string, sql: string): Promise<Row[]> {
  const session = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    const answer: unknown = await session.unsafe(sql).simple();
    const last: unknown = Array.isArray(answer) && answer.some(Array.isArray) ? answer.at(-1) : answer;
    return Array.isArray(last) ? [...(last as Row[])] : [];
  } finally {
    await session.end();
  }
}

if (import.meta.main) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  const { url } = await startSupabaseReplica();
  console.log(url);
  setInterval(() => undefined, 60_000);
}
