/**
 * A throwaway PostgreSQL prepared as a hosted Supabase project is before its first migration: its roles, `postgres`
 * without superuser's rights, the schemas of Auth and Storage, and stand-ins for pg_cron, pg_net and Vault.
 * Run as a script it prints the address of `postgres` and waits for Ctrl-C.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import postgres from 'postgres';

import { startScratchPostgres } from './scratch-postgres.ts';

export interface SupabaseReplica {
  /** As whom migrations and the SQL editor come. */
  url: string;
  /** The superuser's, for what the platform does behind a project's back. */
  adminUrl: string;
  stop: () => Promise<void>;
}

const PARTS = ['roles', 'auth', 'storage', 'extensions'] as const;

/** Starts one; without `extensions` it is a project on which pg_cron, pg_net and Vault were not switched on. */
export async function startSupabaseReplica({ extensions = true } = {}): Promise<SupabaseReplica> {
  const server = await startScratchPostgres();
  const as = (role: string): string => server.url.replace('//postgres@', `//${role}@`);
  const adminUrl = as('supabase_admin');
  try {
    await run(server.url, [
      'create role supabase_admin login superuser createdb createrole replication bypassrls',
    ]);
    await run(adminUrl, [
      // A server's first role stays a superuser for good, so it makes room for one that is none.
      'alter role postgres rename to first_role',
      ...PARTS.filter((part) => extensions || part !== 'extensions').map(textOf),
    ]);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { url: as('postgres'), adminUrl, stop: server.stop };
}

const textOf = (part: string): string =>
  readFileSync(path.join(import.meta.dirname, 'replica', `${part}.sql`), 'utf8');

async function run(url: string, scripts: readonly string[]): Promise<void> {
  const session = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    for (const script of scripts) await session.unsafe(script).simple();
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
